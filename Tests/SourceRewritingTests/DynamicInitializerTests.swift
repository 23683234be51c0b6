import SourceRewriting
import Testing

/// Initializers of classes that are known when code runs only.
@Suite struct DynamicInitializerTests {
  @Test func aGenericParameterMakesItsInstance() {
    #expect(
      rewritten("func make<T: UIView>() -> T { T() }")
        == "func make<T: UIView>() -> T { T._instance() }")
    #expect(
      rewritten("func make<T: UIView & Styled>(in r: CGRect) -> T { return T(frame: r) }")
        == "func make<T: UIView & Styled>(in r: CGRect) -> T { return T._instance(frame: r) }")
    #expect(
      rewritten(
        "func make<T>() -> T where T: UIViewController { T.init(nibName: nil, bundle: nil) }")
        == "func make<T>() -> T where T: UIViewController { T._instance(nibName: nil, bundle: nil) }"
    )
  }

  @Test func aGenericParameterOfATypeMakesTheInstancesOfItsMembers() {
    #expect(
      rewritten("class Box<Content: UIView>: UIView { let content = Content() }")
        == "class Box<Content: UIView>: UIView { let content = Content._instance() }")
    #expect(
      rewritten(
        "extension Box { func reset() { content = Content() } }",
        with: "struct Box<Content: UIView> { var content: Content }")
        == "extension Box { func reset() { content = Content._instance() } }")
    #expect(
      rewritten("struct A<V: UIView> { let view: V = .init() }")
        == "struct A<V: UIView> { let view: V = ._instance() }")
  }

  @Test func anAssociatedTypeMakesItsInstance() {
    #expect(
      rewritten(
        "extension HasView { func load() { view = RootView() } }",
        with: "protocol HasView { associatedtype RootView: UIView }")
        == "extension HasView { func load() { view = RootView._instance() } }")
  }

  @Test func aClassMakesInstancesOfItself() {
    #expect(
      rewritten("extension UIView { static func build() -> Self { Self() } }")
        == "extension UIView { static func build() -> Self { Self._instance() } }")
    #expect(
      rewritten(
        "extension Styled where Self: UIView { static func build() -> Self { Self(frame: .zero) } }"
      )
        == "extension Styled where Self: UIView { static func build() -> Self { Self._instance(frame: .zero) } }"
    )
    #expect(
      rewritten("class A: UIView { func copy() -> UIView { type(of: self).init(frame: frame) } }")
        == "class A: UIView { func copy() -> UIView { type(of: self)._instance(frame: frame) } }")
  }

  @Test func theValueOfAClassMakesAnInstance() {
    #expect(
      rewritten("func make(_ type: UIView.Type) -> UIView { type.init(frame: .zero) }")
        == "func make(_ type: UIView.Type) -> UIView { type._instance(frame: .zero) }")
    #expect(
      rewritten("func make<T: UIView>(of type: T.Type) -> T { type.init() }")
        == "func make<T: UIView>(of type: T.Type) -> T { type._instance() }")
    #expect(
      rewritten("class A { var kind: UIView.Type = UIView.self; func make() { kind.init() } }")
        == "class A { var kind: UIView.Type = UIView.self; func make() { kind._instance() } }")
  }

  @Test func requiredInitializersAreCalledAsTheyAre() {
    let base = "class Base: UIView { required init() { super.init(frame: .zero) } }"
    #expect(rewriting("func make<T: Base>() -> T { T() }", with: [base]).isUnchanged)
    #expect(
      rewritten("func make<T: Base>() -> T { T(frame: .zero) }", with: base)
        == "func make<T: Base>() -> T { T._instance(frame: .zero) }")
  }

  @Test func otherTypesStay() {
    #expect(rewriting("func make<T: Makeable>() -> T { T() }").isUnchanged)
    #expect(
      rewriting("func make<T>() -> T where T: RangeReplaceableCollection { T() }").isUnchanged)
    #expect(
      rewriting("let a = Card(); let b = UIView(); let c = UILabel(frame: .zero)").isUnchanged)
    #expect(rewriting("struct A { static func make() -> Self { Self() } }").isUnchanged)
    #expect(rewriting("func make<T: UIView>() -> T { T(title: \"\") }").isUnchanged)
  }

  @Test func aClassWithAnInitializerOfItsOwnMakesInstancesByIt() {
    #expect(
      rewritten("class A: UIView { init() { super.init(frame: .zero) } }")
        == "class A: UIView { override class func _make() -> ObjectiveCObject { A() }; "
        + "init() { super.init(frame: .zero) } }")
    #expect(
      rewritten("class A: UIView { convenience private init() { self.init(frame: .zero) } }")
        == "class A: UIView { override class func _make() -> ObjectiveCObject { A() }; "
        + "convenience private init() { self.init(frame: .zero) } }")
    #expect(
      rewriting("class A: UIView { @available(*, unavailable) init() { fatalError() } }")
        .isUnchanged)
    #expect(
      rewriting(
        "class A: UIView {}; extension A { private convenience init() { self.init(frame: .zero) } }"
      )
      .isUnchanged)
  }

  @Test(arguments: [
    "class A: NSObject, UITextFieldDelegate { override init() { super.init() } }",
    "class A: UITimingCurveProvider { init() {} }",
    "class A: UIBezierPath { override init() { super.init() } }",
    "class A: UILayoutGuide { override init() { super.init() } }",
  ])
  func aClassThatOnlyAdoptsProtocolsOfUIKitStays(type: String) {
    #expect(rewriting(type).isUnchanged)
  }
}
