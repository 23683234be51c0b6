import SourceRewriting
import Testing

@Suite struct OptionalRequirementTests {
  @Test func aMethodWithoutResultDoesNothingByDefault() {
    let source = """
      @objc public protocol P {
        @objc optional func tap(_ sender: UIView, at point: CGPoint)
        func other()
      }
      """
    let expected = """
       public protocol P: ObjectiveCDelegate {
          func tap(_ sender: UIView, at point: CGPoint)
        func other()
      }; public extension P { func tap(_ sender: UIView, at point: CGPoint) {} }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func aResultIsOptionalAndNilByDefault() {
    let source = "@objc protocol P { @objc optional func size(of a: A) -> CGSize }"
    let expected =
      " protocol P: ObjectiveCDelegate {   func size(of a: A) -> CGSize? }; "
      + "extension P { @_disfavoredOverload func size(of a: A) -> CGSize? { nil } }"
    #expect(rewritten(source) == expected)
  }

  @Test func aPropertyIsOptional() {
    let source = "@objc protocol P { @objc optional var size: CGSize { get } }"
    let expected =
      " protocol P: ObjectiveCDelegate {   var size: CGSize? { get } }; "
      + "extension P { @_disfavoredOverload var size: CGSize? { nil } }"
    #expect(rewritten(source) == expected)
  }

  @Test func aPropertyThatCanBeSetIsReadOnly() {
    let source = "@objc protocol P { @objc optional var size: CGSize { get set } }"
    let expected =
      " protocol P: ObjectiveCDelegate {   var size: CGSize? { get } }; "
      + "extension P { @_disfavoredOverload var size: CGSize? { nil } }"
    #expect(rewritten(source) == expected)
  }

  private let delegate = """
    @objc protocol P {
      @objc optional func tap(_ sender: UIView)
      @objc optional func size(of a: A) -> CGSize
      @objc optional func name() -> String?
    }
    """

  @Test func implementationsAreFollowedByAWitnessThatGivesAnOptional() {
    let source = """
      class C: UIView, P {
        func size(of a: A) -> CGSize { .zero }
        func name() -> String? { nil }
        func tap(_ sender: UIView) {}
      }
      class D { func size(of a: A) -> CGSize { .zero } }
      class E: C { override func size(of a: A) -> CGSize { .zero } }
      """
    let expected = """
      class C: UIView, P, ImplementationReporting {\(implements("name", "sizeOf:", "tap:"))
        func size(of a: A) -> CGSize { .zero }; @_disfavoredOverload @_implements(P, size(of:)) \
      func _optional_size(of a: A) -> CGSize? { self.size(of: a) }
        func name() -> String? { nil }
        func tap(_ sender: UIView) {}
      }
      class D { func size(of a: A) -> CGSize { .zero } }
      class E: C { override func size(of a: A) -> CGSize { .zero } }
      """
    #expect(rewritten(source, with: delegate) == expected)
  }

  @Test func aParameterMayHaveTheNameOfItsMethod() {
    let picker =
      "@objc protocol Q { @objc optional func picker(_ picker: A, canPick index: Int) -> Bool }"
    let text = rewritten(
      "class C: Q { func picker(_ picker: A, canPick index: Int) -> Bool { true } }", with: picker)
    #expect(
      text.hasSuffix(
        "func _optional_picker(_ picker: A, canPick index: Int) -> Bool? "
          + "{ self.picker(picker, canPick: index) } }"))
  }

  @Test func aConformanceInAnExtensionCounts() {
    #expect(
      rewritten(
        "class C {}\nextension C: P { func size(of a: A) -> CGSize { .zero } }", with: delegate)
        == "class C: ImplementationReporting {\(implements("sizeOf:"))}\nextension C: P { func size(of a: A) -> CGSize { .zero }; "
        + "@_disfavoredOverload @_implements(P, size(of:)) "
        + "func _optional_size(of a: A) -> CGSize? { self.size(of: a) } }")
  }

  @Test func aPropertyIsFollowedByItsWitness() {
    let source = "class C: P { public var rate: CGFloat = 1 }"
    #expect(
      rewritten(source, with: "@objc protocol P { @objc optional var rate: CGFloat { get } }")
        == "class C: P { public var rate: CGFloat = 1; @_disfavoredOverload @_implements(P, rate) "
        + "public var _optional_rate: CGFloat? { rate } }")
  }

  @Test func callsLoseTheirQuestionMark() {
    let source =
      "a.delegate?.tap?(b)\nlet c = delegate.size?(of: d) ?? .zero\nonTap?(b)\nx?.tap?(e: b)"
    let expected =
      "a.delegate?.tap(b)\nlet c = delegate.size(of: d) ?? .zero\nonTap?(b)\nx?.tap?(e: b)"
    #expect(rewritten(source, with: delegate) == expected)
  }

  @Test(arguments: [
    (
      "let a = delegate?.size?(of: b).width ?? 0",
      "let a = delegate?.size(of: b)?.width ?? 0"
    ),
    (
      "if let a = delegate!.size?(of: b).width.rounded() {}",
      "if let a = delegate!.size(of: b)?.width.rounded() {}"
    ),
    (
      "if let a = c[0].delegate?.size?(of: b)\n  .width.description[0] {}",
      "if let a = c[0].delegate?.size(of: b)?\n  .width.description[0] {}"
    ),
    ("let a = delegate.size?(of: b)[0]", "let a = delegate.size(of: b)?[0]"),
    ("let a = delegate?.size?(of: b)(1)", "let a = delegate?.size(of: b)?(1)"),
    ("let a = delegate?.name?()?.count ?? 0", "let a = delegate?.name()?.count ?? 0"),
    ("let a = delegate!.size!(of: b).width", "let a = delegate!.size(of: b)!.width"),
    ("let a = make(delegate?.size?(of: b)).width", "let a = make(delegate?.size(of: b)).width"),
  ])
  func whatFollowsAResultThatIsMadeOptionalIsChained(source: String, expected: String) {
    #expect(rewritten(source, with: delegate) == expected)
  }

  @Test(arguments: [
    (
      "let a = delegate?.textFieldShouldReturn?(field) ?? true",
      "let a = delegate?.textFieldShouldReturn(field) ?? true"
    ),
    ("_ = delegate!.textFieldShouldReturn!(field)", "_ = delegate!.textFieldShouldReturn(field)"),
    ("owner?.scrollViewDidScroll?(view)", "owner?.scrollViewDidScroll(view)"),
  ])
  func callsOfUIKitsOptionalMethodsLoseTheirMarks(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test func aClosureThatIsOptionalIsCalledAsItIs() {
    #expect(rewriting("self.onTap?(view); textView?(view)").isUnchanged)
  }

  @Test(arguments: [
    ("_ = app.delegate?.window??.frame", "_ = app.delegate?.window?.frame"),
    ("_ = app.delegate!.window!!.frame", "_ = app.delegate!.window!.frame"),
  ])
  func theWindowOfADelegateIsOptionalOnce(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test func theWindowOfAViewIsUnwrappedOnce() {
    #expect(rewriting("_ = view.window?.frame").isUnchanged)
  }

  @Test func callsOfUIKitsDelegatesLoseTheirQuestionMark() {
    let source =
      "field.delegate?.textFieldShouldReturn?(field)\nscrollViewDidScroll?(view)\n"
      + "a.delegate?.scrollViewDidScroll?(b)\na.delegate?.scrollViewDidScroll?(from: b)"
    let expected =
      "field.delegate?.textFieldShouldReturn(field)\nscrollViewDidScroll?(view)\n"
      + "a.delegate?.scrollViewDidScroll(b)\na.delegate?.scrollViewDidScroll?(from: b)"
    #expect(rewritten(source) == expected)
  }

  @Test func forcedCallsAreForcedAfterTheCall() {
    #expect(
      rewritten("a!.tap!(b)\nlet c = a!.size!(of: d)\ne = a.name!()", with: delegate)
        == "a!.tap(b)\nlet c = a!.size(of: d)!\ne = a.name()")
  }

  // MARK: Methods of subclasses

  @Test func aClassHasTheMethodOfUIKitsProtocolThatItsSubclassesHave() {
    let source = """
      public class A: UIViewController, UITextFieldDelegate {}
      class B: A {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
      }
      public class C: B {
        override func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      public class D: A { func textFieldShouldReturn(_ textField: UITextField) -> Bool { true } }
      """
    let expected = """
      public class A: UIViewController, UITextFieldDelegate { public func textFieldShouldReturn\
      (_ textField: UITextField) -> Bool { return _DelegateDefaults().textFieldShouldReturn(textField) };}
      class B: A {
        override func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
      }
      public class C: B {
        override func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      public class D: A { public override func textFieldShouldReturn(_ textField: UITextField) -> Bool { true } }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func protocolsOfThePackageAndExtensionsCount() {
    let source = """
      protocol Q: UITableViewDelegate {}
      class A: NSObject {}
      extension A: Q {}
      class B: A {}
      extension B { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      """
    let expected = """
      protocol Q: UITableViewDelegate {}
      class A: NSObject { func scrollViewDidScroll(_ scrollView: UIScrollView) \
      { return _DelegateDefaults().scrollViewDidScroll(scrollView) };}
      extension A: Q {}
      class B: A { override func scrollViewDidScroll(_ scrollView: UIScrollView) \
      { _moved_B_scrollViewDidScroll(scrollView) };}
      extension B { func _moved_B_scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func aClassHasTheMethodsOfThePackagesProtocolThatItsSubclassesHave() {
    let source = """
      class A: P {}
      class B: A {
        func tap(_ sender: UIView) {}
        func size(of a: A) -> CGSize { .zero }
        func name() -> String? { "" }
      }
      """
    let expected = """
      class A: P, ImplementationReporting { func name() -> String? { return nil }; \
      @_disfavoredOverload @_implements(P, size(of:)) \
      func _optional_size(of a: A) -> CGSize? { return nil }; func tap(_ sender: UIView) {  };\
      \(implements())}
      class B: A {\(overriding("name", "sizeOf:", "tap:"))
        override func tap(_ sender: UIView) {}
        func size(of a: A) -> CGSize { .zero }; @_disfavoredOverload override \
      func _optional_size(of a: A) -> CGSize? { self.size(of: a) }
        override func name() -> String? { "" }
      }
      """
    // In the order of their names.
    let result = rewritten(source, with: delegate)
    #expect(result.replacing("{  }", with: "{}") == expected.replacing("{  }", with: "{}"))
  }

  @Test(arguments: [
    // B adopts it itself, the method is private, or A has it.
    "class A: UIView {}\nclass B: A, UITextFieldDelegate { func textFieldDidEndEditing(_ a: UITextField) {} }",
    "class A: P {}\nclass B: A { private func tap(_ sender: UIView) {} }",
    "class A: P { func tap(_ sender: UIView) {} }\nclass B: A { override func tap(_ sender: UIView) {} }",
  ])
  func otherMethodsOfSubclassesStay(source: String) {
    let rules = rewriting(source, with: [delegate]).rewritings.map(\.rule)
    #expect(!rules.contains("@objc optional"))
  }

  /// Calls of optional methods of UIKit's delegates, by an object of a protocol of the package that inherits them.
  @Test(arguments: [
    ("UISearchBarDelegate", "searchBarCancelButtonClicked", "bar"),
    ("UISearchControllerDelegate", "didPresentSearchController", "self"),
    ("UISearchControllerDelegate", "presentSearchController", "self"),
    ("UIColorPickerViewControllerDelegate", "colorPickerViewControllerDidFinish", "picker"),
    ("UIPickerViewDelegate", "pickerView", "picker, didSelectRow: 1, inComponent: 0"),
    ("UIPageViewControllerDataSource", "presentationCount", "for: pages"),
    ("UIPageViewControllerDelegate", "pageViewController", "pages, willTransitionTo: next"),
    ("UIPopoverPresentationControllerDelegate", "presentationControllerDidDismiss", "popover"),
    ("UISheetPresentationControllerDelegate", "presentationControllerShouldDismiss", "sheet"),
    ("UIDynamicAnimatorDelegate", "dynamicAnimatorDidPause", "animator"),
    ("UIToolbarDelegate", "position", "for: bar"),
    ("UIWindowSceneDelegate", "sceneDidBecomeActive", "scene"),
    ("UIApplicationDelegate", "applicationDidBecomeActive", "application"),
    ("UIPointerInteractionDelegate", "pointerInteraction", "pointer, styleFor: region"),
  ])
  func aProtocolThatInheritsFromUIKitsHasItsOptionalMethods(
    inherited: String, method: String, arguments: String
  ) {
    let declaration = "protocol PageDelegate: \(inherited) {}"
    #expect(
      rewritten(
        "class A { weak var d: PageDelegate?; func f() { d?.\(method)?(\(arguments)) } }",
        with: declaration)
        == "class A { weak var d: PageDelegate?; func f() { d?.\(method)(\(arguments)) } }")
  }

  /// Optional methods of UIKit's that are called with a closure behind the other arguments.
  @Test(arguments: [
    ("a.animator?.addCompletion? { _ in }", "a.animator?.addCompletion { _ in }"),
    ("a.addAnimations?({ b() })", "a.addAnimations({ b() })"),
    ("a.addCompletions? { _ in }", "a.addCompletions? { _ in }"),
  ])
  func aCallOfUIKitsMayHaveATrailingClosure(call: String, expected: String) {
    #expect(rewritten("import UIKit\n" + call) == "import UIKit\n" + expected)
  }

  @Test func aRequirementThatIsLeftOutHasNoDefault() {
    #expect(
      rewritten("import SpriteKit\n@objc protocol A { @objc optional func b(_ c: SKScene) }")
        == "import UIKit\n protocol A: ObjectiveCDelegate {  }")
  }

  @Test func theWindowOfTheApplicationsDelegateIsOptionalAfterItsDelegate() {
    #expect(
      rewritten(
        "import UIKit\nfunc a() { guard let b = UIApplication.shared.delegate?.window else { return } }"
      )
        == "import UIKit\nfunc a() { guard let b = Optional(UIApplication.shared.delegate?.window) else { return } }"
    )
  }

  // MARK: Closures

  private static let closures = """
    class Events {
      var scrollViewDidScroll: ((UIScrollView) -> Void)?
      typealias Handler = @Sendable (UIView) -> Void
      var tap: Handler!
      var motion: Events!
    }
    @objc protocol MotionDelegate { @objc optional func motion(_ view: UIView) }
    """

  @Test(arguments: [
    "events.scrollViewDidScroll?(view)", "self.scrollViewDidScroll?(view)", "tap?(view)",
    "owner?.events.tap?(view)", "events!.tap!(view)", "make().scrollViewDidScroll?(view)",
  ])
  func anOptionalClosureWithTheNameOfAnOptionalMethodStays(call: String) {
    #expect(rewriting(call, with: [delegate, Self.closures]).isUnchanged)
  }

  @Test(arguments: [
    ("delegate?.scrollViewDidScroll?(view)", "delegate?.scrollViewDidScroll(view)"),
    ("self.listDelegate!.tap?(view)", "self.listDelegate!.tap(view)"),
    ("owner.dataSource?.tap?(view)", "owner.dataSource?.tap(view)"),
    ("send { $0.motion?(view) }", "send { $0.motion(view) }"),
  ])
  func aDelegatesMethodIsCalledWhereAClosureHasItsName(call: String, expected: String) {
    #expect(rewritten(call, with: delegate, Self.closures) == expected)
  }
}
