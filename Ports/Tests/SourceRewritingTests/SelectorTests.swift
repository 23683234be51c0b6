import SourceRewriting
import Testing

/// The expected names of methods follow SE-0005 and the Swift book's "Import Process".
@Suite struct SelectorTests {
  /// A selector within a class with methods of several forms.
  private func selector(_ expression: String, in member: String = "func run()") -> String {
    let source = """
      class A: UIView {
        @objc func tap() {}
        @objc func press(_ sender: UIButton) {}
        @objc func swipe(_ sender: UIButton, event: UIEvent) {}
        @objc func drag(with sender: UIButton) {}
        @objc func drop(sender: UIButton) {}
        @objc(other:) func renamed(_ sender: UIButton) {}
        @objc func both() {}
        @objc func both(_ sender: UIButton) {}
        @objc func one(_ sender: UIButton) {}
        func one(_ count: Int, in view: Other) {}
        @objc class func shared() {}
        @objc var text = ""
        \(member) { use(\(expression)) }
      }
      """
    let text = rewritten(source)
    let line = text.split(separator: "\n").last { $0.contains("use(") } ?? ""
    return String(line.drop { $0 != "(" }.dropFirst(run(member)).dropLast(3))
  }

  /// The length of what precedes the expression on its line, from its first parenthesis.
  private func run(_ member: String) -> Int {
    member.drop { $0 != "(" }.count + " { use(".count
  }

  @Test func aSelectorInAPatternIsItsName() {
    let source = """
      func f(_ a: Selector) {
        switch a {
        case #selector(UIView.layoutSubviews), #selector(Card.tap(_:)): break
        default: use(#selector(Card.tap(_:)))
        }
      }
      """
    let text = rewriting(source, with: ["class Card: NSObject { @objc func tap(_ a: Int) {} }"])
      .text
    #expect(text.contains(#"case Selector("layoutSubviews"), Selector("tap:"): break"#))
    #expect(text.contains(#"use(Selector("tap:", { (_target: Card)"#))
  }

  @Test(arguments: [
    ("tap", #"Selector("tap", { (_target: A) in _target.tap })"#),
    ("press", #"Selector("press:", { (_target: A) in _target.press(_:) })"#),
    ("press(_:)", #"Selector("press:", { (_target: A) in _target.press(_:) })"#),
    ("self.press", #"Selector("press:", { (_target: A) in _target.press(_:) })"#),
    ("A.press", #"Selector("press:", { (_target: A) in _target.press(_:) })"#),
    ("Self.press", #"Selector("press:", { (_target: A) in _target.press(_:) })"#),
    ("super.press", #"Selector("press:", { (_target: A) in _target.press(_:) })"#),
    ("(press)", #"Selector("press:", { (_target: A) in _target.press(_:) })"#),
    ("swipe", #"Selector("swipe:event:", { (_target: A) in _target.swipe(_:event:) })"#),
    ("drag", #"Selector("dragWith:", { (_target: A) in _target.drag(with:) })"#),
    ("drop", #"Selector("dropWithSender:", { (_target: A) in _target.drop(sender:) })"#),
    ("renamed", #"Selector("other:", { (_target: A) in _target.renamed(_:) })"#),
    ("one", #"Selector("one:", { (_target: A) in _target.one(_:) })"#),
    ("shared", #"Selector(static: "shared", A.shared)"#),
  ])
  func aSelectorCarriesItsMethod(expression: String, expected: String) {
    #expect(selector("#selector(\(expression))") == expected)
  }

  @Test(arguments: [
    ("both as () -> Void", #"Selector("both", { (_target: A) in _target.both as () -> Void })"#),
    (
      "both as (UIButton) -> Void",
      #"Selector("both:", { (_target: A) in _target.both(_:) as (UIButton) -> Void })"#
    ),
    (
      "both as (A) -> () -> Void",
      #"Selector("both", { (_target: A) in (A.both as (A) -> () -> Void)(_target) })"#
    ),
    (
      "A.both as ((UIButton) -> Void)?",
      #"Selector("both:", { (_target: A) in _target.both(_:) as (UIButton) -> Void })"#
    ),
    ("both(_:)", #"Selector("both:", { (_target: A) in _target.both(_:) })"#),
  ])
  func anOverloadIsChosenByItsTypeOrLabels(expression: String, expected: String) {
    #expect(selector("#selector(\(expression))") == expected)
  }

  @Test func accessorsAreKeyPaths() {
    #expect(selector("#selector(getter: text)") == #"Selector("text", getter: \A.text)"#)
    #expect(selector("#selector(setter: A.text)") == #"Selector("setText:", setter: \A.text)"#)
  }

  @Test func aMethodOfAnotherObjectIsFoundByItsType() {
    #expect(
      selector("#selector(model.refresh)")
        == #"Selector("refresh", of: model, { $0.refresh })"#)
    #expect(
      selector("#selector(model?.refresh)")
        == #"Selector("refresh", of: model, { $0.refresh })"#)
    #expect(
      selector("#selector(model.items.refresh(_:))")
        == #"Selector("refresh:", of: model.items, { $0.refresh(_:) })"#)
  }

  @Test func aTypesNameMayBeginWithALine() {
    #expect(
      selector("#selector(_Field.refresh)")
        == #"Selector("refresh", { (_target: _Field) in _target.refresh })"#)
  }

  @Test func aMethodOfAnotherTypeKeepsTheName() {
    #expect(
      selector("#selector(UIView.layoutSubviews)")
        == #"Selector("layoutSubviews", { (_target: UIView) in _target.layoutSubviews })"#)
    #expect(
      selector("#selector(Model.load(animated:))")
        == #"Selector("loadWithAnimated:", { (_target: Model) in _target.load(animated:) })"#)
  }

  /// The names in UIKit's headers.
  @Test(arguments: [
    ("UIViewController.dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:"),
    ("UIView.convert(_:to:) as (UIView) -> (CGPoint, UIView?) -> CGPoint", "convertPoint:toView:"),
    ("convert(_:from:) as (CGRect, UIView?) -> CGRect", "convertRect:fromView:"),
    ("UIView.hitTest(_:with:)", "hitTest:withEvent:"), ("draw(_:)", "drawRect:"),
    (
      "UITableViewDataSource.tableView(_:cellForRowAt:)", "tableView:cellForRowAtIndexPath:"
    ),
    ("setter: UIView.isHidden", "setHidden:"), ("getter: UIView.isHidden", "isHidden"),
    ("UIScrollView.setContentOffset(_:animated:)", "setContentOffset:animated:"),
  ])
  func aMethodOfUIKitHasItsNameInObjectiveC(expression: String, name: String) {
    #expect(selector("#selector(\(expression))").hasPrefix("Selector(\"\(name)\", "))
  }

  @Test func aMethodThatThrowsHasAnArgumentMore() {
    let text = rewritten(
      """
      class A { @objc func a() throws {}
      @objc func b(_ c: Int) throws {}
      @objc func `switch`(_ d: Any) {}
      let e = [#selector(a), #selector(b), #selector(`switch`(_:))] }
      """)
    #expect(text.contains(#"Selector("aAndReturnError:", { (_target: A) in _target.a })"#))
    #expect(text.contains(#"Selector("b:error:", { (_target: A) in _target.b(_:) })"#))
    #expect(text.contains(#"Selector("switch:", { (_target: A) in _target.`switch`(_:) })"#))
  }

  @Test func theMethodOfThePackageHasNoNameOfUIKit() {
    let text = rewritten("class A { @objc func draw(_ a: Int) {}; let b = #selector(draw(_:)) }")
    #expect(text.contains(#"Selector("draw:", "#))
  }

  @Test func staticContextsReferToMethodsOfObjects() {
    #expect(
      selector("#selector(tap)", in: "static func make()")
        == #"Selector("tap", { (_target: A) in _target.tap })"#)
  }

  @Test func methodsOfOtherFilesAreFound() {
    let extensionFile = "extension A { @objc func tap(_ sender: Any) {} }"
    #expect(
      rewritten("class A { let a = #selector(tap) }", with: extensionFile)
        == #"class A { let a = Selector("tap:", { (_target: A) in _target.tap(_:) }) }"#)
  }

  @Test func methodsOfASuperclassAreFound() {
    let other = "class B { @objc func tap(_ sender: Any) {} }"
    #expect(
      rewritten("class A: B { let a = #selector(tap) }", with: other)
        == #"class A: B { let a = Selector("tap:", { (_target: A) in _target.tap(_:) }) }"#)
  }

  @Test func extensionsReferToTheTypeThatTheyExtend() {
    let expected =
      #"extension A.B { func c() { d(Selector("e", { (_target: A.B) in _target.e })) } }"#
    #expect(rewritten("extension A.B { func c() { d(#selector(e)) } }") == expected)
    let generic =
      #"extension A where T: B { func c() { d(Selector("e", { (_target: A) in _target.e })) } }"#
    #expect(rewritten("extension A where T: B { func c() { d(#selector(e)) } }") == generic)
  }

  @Test func nestedTypesReferToThemselvesOrToTheTypesAroundThem() {
    let source =
      "class A { class B { @objc func c() {}\nlet d = [#selector(c), #selector(e)] }\n@objc func e() {} }"
    let text = rewritten(source)
    #expect(text.contains(#"Selector("c", { (_target: B) in _target.c })"#))
    #expect(text.contains(#"Selector("e", { (_target: A) in _target.e })"#))
  }

  @Test func aSelectorOnSeveralLinesKeepsThem() {
    let source = "class A { let a = #selector(\n  tap(_:)\n)\nlet b = 1 }"
    let text = rewritten(source)
    #expect(text.lineCount == source.lineCount)
    #expect(text.hasSuffix("\nlet b = 1 }"))
  }

  @Test func aSelectorOutsideOfTypesNeedsTheNameOfOne() {
    let result = rewriting("let a = #selector(tap)")
    #expect(result.isUnchanged)
    #expect(result.limitations.map(\.message) == ["it is unknown what this selector refers to"])
    #expect(
      rewritten("let a = #selector(A.tap)")
        == #"let a = Selector("tap", { (_target: A) in _target.tap })"#)
  }

  @Test func methodsOfAClassWithinAFunctionAreFound() {
    let source = """
      class Tests {
        func first() { class A { @objc func tap(_ sender: Any) {}
          let a = #selector(tap) } }
        func second() { class A { @objc func tap() {}
          let a = #selector(tap) } }
      }
      """
    let text = rewritten(source)
    #expect(text.contains(#"Selector("tap:", { (_target: A) in _target.tap(_:) })"#))
    #expect(text.contains(#"Selector("tap", { (_target: A) in _target.tap })"#))
  }

  @Test func theProtocolOfAnExistentialIsNamed() {
    let expected = #"let a = Selector("b:", { (_target: P) in _target.b(_:) })"#
    for name in ["P.b(_:)", "(any P).b(_:)", "((any P)).b"] {
      #expect(
        rewritten("let a = #selector(\(name))", with: "@objc protocol P { @objc func b(_ c: Int) }")
          == expected, "\(name)")
    }
  }

  @Test func aTypeOfThePackageMayBeNamedAlike() {
    #expect(
      rewritten("let a = #selector(A.b)", with: "enum Selector {}\nclass A { @objc func b() {} }")
        == #"let a = _Selector("b", { (_target: A) in _target.b })"#)
  }
}
