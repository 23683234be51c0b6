import SourceRewriting
import Testing

/// Which optional requirements an object implements.
@Suite struct ImplementedMethodTests {
  private let delegate = """
    @objc protocol P {
      @objc optional func tap(_ sender: UIView)
      @objc optional func size(of a: A, at index: Int) -> CGSize
      @objc(givenName) optional func name() -> String?
    }
    """

  // MARK: Classes

  @Test func aClassSaysWhichMethodsItImplements() {
    let source = """
      class B: UIView { func tap(_ sender: UIView) {} }
      open class C: B, P {
        func name() -> String? { nil }
        func other() {}
      }
      class D: P { private func tap(_ sender: UIView) {} }
      class E: UIView { func tap(_ sender: UIView) {} }
      """
    let expected = """
      class B: UIView { func tap(_ sender: UIView) {} }
      open class C: B, P, ImplementationReporting {\(implements("givenName", "tap:", access: "open"))
        func name() -> String? { nil }
        func other() {}
      }
      class D: P, ImplementationReporting {\(implements()) private func tap(_ sender: UIView) {} }
      class E: UIView { func tap(_ sender: UIView) {} }
      """
    #expect(rewritten(source, with: delegate) == expected)
  }

  @Test func aSubclassAddsItsMethodsToThoseOfItsSuperclass() {
    let source = """
      class C: P { func tap(_ sender: UIView) {} }
      class D: C { override func tap(_ sender: UIView) {} }
      class E: D, Q { func log() {} }
      class F: D, Q {}
      """
    let expected = """
      class C: P, ImplementationReporting {\(implements("tap:")) func tap(_ sender: UIView) {} }
      class D: C { override func tap(_ sender: UIView) {} }
      class E: D, Q {\(overriding("log")) func log() {} }
      class F: D, Q {}
      """
    #expect(
      rewritten(source, with: delegate, "@objc protocol Q { @objc optional func log() }")
        == expected)
  }

  @Test func aClassOfAnotherModuleSaysSoInTheExtensionThatMakesItConform() {
    let source = "extension UIView: P {}\nextension UIView { func tap(_ sender: UIView) {} }"
    let expected =
      "extension UIView: P, ImplementationReporting {\(implements("tap:"))}\nextension UIView { func tap(_ sender: UIView) {} }"
    #expect(rewritten(source, with: delegate) == expected)
  }

  @Test func methodsOfUIKitsProtocolsCountWhereCodeAsksForThem() {
    let source = """
      class A: NSObject, UITextFieldDelegate {
        func textFieldDidEndEditing(_ textField: UITextField) {}
      }
      class B: UITableViewController {
        override func tableView(_ a: UITableView, didSelectRowAt b: IndexPath) {}
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      class C: UITableViewController, UITextFieldDelegate {
        func textFieldDidEndEditing(_ textField: UITextField) {}
      }
      """
    let expected = """
      class A: NSObject, UITextFieldDelegate, ImplementationReporting {\(implements("textFieldDidEndEditing:"))
        func textFieldDidEndEditing(_ textField: UITextField) {}
      }
      class B: UITableViewController {
        override func tableView(_ a: UITableView, didSelectRowAt b: IndexPath) {}
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      class C: UITableViewController, UITextFieldDelegate {\(overriding("textFieldDidEndEditing:"))
        func textFieldDidEndEditing(_ textField: UITextField) {}
      }
      """
    #expect(rewriting(source).isUnchanged)
    #expect(rewritten(source, with: "let a = b.responds(to: c)") == expected)
  }

  @Test(arguments: [
    ("import Foundation", "import Foundation; import FoundationForPackages"),
    ("import Core", "import FoundationForPackages; import Core"), ("import UIKit", "import UIKit"),
  ])
  func theFileSeesTheProtocolOfTheAnswer(source: String, expected: String) {
    #expect(
      rewritten(source + "\nclass C: P {}", with: delegate)
        == expected + "\nclass C: P, ImplementationReporting {\(implements())}")
  }

  @Test func aClassWithoutSuperclassGetsTheProtocolToo() {
    #expect(
      rewritten("class C<T> {}\nextension C: P {}", with: delegate)
        == "class C<T>: ImplementationReporting {\(implements())}\nextension C: P {}")
  }

  @Test func aClassWithinAFunctionSaysSoToo() {
    let source = "func f() { class C: P { func tap(_ sender: UIView) {} } }"
    let expected =
      "func f() { class C: P, ImplementationReporting {\(implements("tap:")) func tap(_ sender: UIView) {} } }"
    #expect(rewritten(source, with: delegate) == expected)
  }

  // MARK: Values

  /// `name` alone can be the property, `size(of:at:)` cannot.
  @Test func aMethodWithLabelsIsNotTheProperty() {
    let other = delegate + "\nclass Other { var size = 0 }"
    #expect(
      rewritten("let a = delegate?.size(of:at:)", with: other)
        == "let a = delegate?._ifImplemented(\"sizeOf:at:\", "
        + "{ _self in { (_self.size(of: $0, at: $1) as CGSize?)! } })")
    #expect(rewriting("let a = delegate?.size", with: [other]).isUnchanged)
  }

  private let owner = """
    class Owner { weak var listener: P?
    weak var other: UIView? }
    """

  @Test(arguments: [
    (
      "_ = delegate?.tap != nil", "_ = delegate?._ifImplemented(\"tap:\", { $0.tap(_:) }) != nil"
    ),
    (
      "if let a = owner.listener?.name { a() }",
      "if let a = owner.listener?._ifImplemented(\"givenName\", { $0.name }) { a() }"
    ),
    (
      "let a = listener!.tap(_:)!", "let a = listener!._ifImplemented(\"tap:\", { $0.tap(_:) })!"
    ),
    (
      "let a = (b as? P)?.tap", "let a = (b as? P)?._ifImplemented(\"tap:\", { $0.tap(_:) })"
    ),
    (
      "let a = delegate?.size",
      "let a = delegate?._ifImplemented(\"sizeOf:at:\", "
        + "{ _self in { (_self.size(of: $0, at: $1) as CGSize?)! } })"
    ),
    (
      "func f(_ a: P) -> Bool { nil == a.tap }",
      "func f(_ a: P) -> Bool { nil == a._ifImplemented(\"tap:\", { $0.tap(_:) }) }"
    ),
    (
      "func f() { guard let a = listener, a.tap != nil else { return } }",
      "func f() { guard let a = listener, a._ifImplemented(\"tap:\", { $0.tap(_:) }) != nil "
        + "else { return } }"
    ),
    (
      "func f() { let a = self.listener\nlet b = a?.tap }",
      "func f() { let a = self.listener\nlet b = a?._ifImplemented(\"tap:\", { $0.tap(_:) }) }"
    ),
  ])
  func anOptionalMethodAsAValueIsNilWhereItIsNotImplemented(source: String, expected: String) {
    let result = rewriting("import UIKit; " + source, with: [delegate, owner])
    #expect(result.text == "import UIKit; " + expected)
    #expect(result.limitations.isEmpty)
  }

  @Test(arguments: [
    // What the object is, is not known, or it is a view; or the method is of the class itself.
    "_ = a?.tap != nil", "_ = other?.tap", "let a = self.tap",
  ])
  func otherValuesAreReported(source: String) {
    let result = rewriting(source, with: [delegate, owner])
    #expect(result.isUnchanged)
    #expect(result.limitations.count == 1)
  }

  @Test(arguments: [
    "a?.tap?(b)", "a!.tap!(b)", "_ = #selector(P.tap(_:))", "_ = a.other", "_ = tap",
  ])
  func callsAndSelectorsOfOptionalMethodsAreNotReported(source: String) {
    #expect(rewriting(source, with: [delegate]).limitations.isEmpty)
  }

  @Test func aPropertyWithTheNameOfAnOptionalMethodStays() {
    let own = "class B { var tap = 1 }"
    let result = rewriting("_ = delegate?.tap", with: [delegate, own])
    #expect(result.isUnchanged && result.limitations.isEmpty)
  }

  @Test(arguments: ["a.tap?.delegate = b", "_ = a?.tap!.count", "a.tap = b", "a.tap.count += 1"])
  func aMemberWithSuchANameWhoseMembersAreUsedIsNoMethod(source: String) {
    let result = rewriting(source, with: [delegate, "let a: P?"])
    #expect(result.isUnchanged && result.limitations.isEmpty)
  }

  // MARK: Selectors

  @Test(arguments: [
    (
      "#selector(P.tap)",
      #"Selector("tap:", { (_target: P) in _target.tap(_:) }).ofOptionalRequirement"#
    ),
    (
      "#selector(P.name)",
      #"Selector("givenName", { (_target: P) in _target.name }).ofOptionalRequirement"#
    ),
    (
      "#selector(UIScrollViewDelegate.scrollViewDidScroll)",
      #"Selector("scrollViewDidScroll:", { (_target: UIScrollViewDelegate) in "#
        + "_target.scrollViewDidScroll(_:) }).ofOptionalRequirement"
    ),
    (
      "#selector(UITableViewDelegate.scrollViewDidScroll(_:))",
      #"Selector("scrollViewDidScroll:", { (_target: UITableViewDelegate) in "#
        + "_target.scrollViewDidScroll(_:) }).ofOptionalRequirement"
    ),
  ])
  func theSelectorOfAnOptionalRequirementSaysSo(source: String, expected: String) {
    #expect(rewritten("let a = \(source)", with: delegate) == "let a = \(expected)")
  }
}
