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
       public protocol P: AnyObject {
          func tap(_ sender: UIView, at point: CGPoint)
        func other()
      }; public extension P { func tap(_ sender: UIView, at point: CGPoint) {} }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func aResultIsOptionalAndNilByDefault() {
    let source = "@objc protocol P { @objc optional func size(of a: A) -> CGSize }"
    let expected =
      " protocol P: AnyObject {   func size(of a: A) -> CGSize? }; "
      + "extension P { @_disfavoredOverload func size(of a: A) -> CGSize? { nil } }"
    #expect(rewritten(source) == expected)
  }

  @Test func aPropertyIsOptional() {
    let source = "@objc protocol P { @objc optional var size: CGSize { get } }"
    let expected =
      " protocol P: AnyObject {   var size: CGSize? { get } }; "
      + "extension P { @_disfavoredOverload var size: CGSize? { nil } }"
    #expect(rewritten(source) == expected)
  }

  @Test func aPropertyThatCanBeSetIsReported() {
    let source = "@objc protocol P { @objc optional var size: CGSize { get set } }"
    #expect(rewriting(source).limitations.count == 1)
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
      class C: UIView, P {
        func size(of a: A) -> CGSize { .zero }; @_disfavoredOverload @_implements(P, size(of:)) \
      func _optional_size(of a: A) -> CGSize? { size(of: a) }
        func name() -> String? { nil }
        func tap(_ sender: UIView) {}
      }
      class D { func size(of a: A) -> CGSize { .zero } }
      class E: C { override func size(of a: A) -> CGSize { .zero } }
      """
    #expect(rewritten(source, with: delegate) == expected)
  }

  @Test func aConformanceInAnExtensionCounts() {
    #expect(
      rewritten(
        "class C {}\nextension C: P { func size(of a: A) -> CGSize { .zero } }", with: delegate)
        == "class C {}\nextension C: P { func size(of a: A) -> CGSize { .zero }; "
        + "@_disfavoredOverload @_implements(P, size(of:)) "
        + "func _optional_size(of a: A) -> CGSize? { size(of: a) } }")
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
}
