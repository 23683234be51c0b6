import SourceRewriting
import Testing

/// Initializers of classes that are known only at run time.
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

  @Test func aRequirementOfTheProtocolIsCalledAsItIs() {
    let styled = "protocol Styled: UIView { associatedtype Style; init(style: Style) }"
    #expect(
      rewriting(
        "extension Styled { static func f(_ s: Style) -> Self { Self(style: s) } }", with: [styled]
      )
      .isUnchanged)
    #expect(
      rewriting(
        "extension Special { static func f(_ s: Style) -> Self { Self(style: s) } }",
        with: [styled, "protocol Special: Styled {}"]
      ).isUnchanged)
  }

  @Test func anAssociatedTypeOfARequiredProtocolMakesItsInstance() {
    #expect(
      rewritten(
        "extension Making where Self: Building { func f() { a = Self.ViewType() } }",
        with: "protocol Building { associatedtype ViewType: UIView }",
        "protocol Other { associatedtype ViewType: UIView }", "protocol Making: AnyObject {}")
        == "extension Making where Self: Building { func f() { a = Self.ViewType._instance() } }")
  }

  @Test func anAssociatedTypeMakesItsInstance() {
    #expect(
      rewritten(
        "extension HasView { func load() { view = RootView() } }",
        with: "protocol HasView { associatedtype RootView: UIView }")
        == "extension HasView { func load() { view = RootView._instance() } }")
  }

  @Test(arguments: ["[String: UIView.Type]()", "[UIView.Type]()"])
  func aCollectionOfClassesIsKnownByTheCallThatMakesIt(collection: String) {
    let make = "func a() { for (_, c) in Array(b.enumerated()) { c.init() } }"
    let known = "func a() { if let c = b[d] { c.init() } }"
    #expect(
      rewritten("class A { var b = \(collection); \(known) }")
        == "class A { var b = \(collection); \(known.replacing("c.init", with: "c._instance")) }")
    // What a sequence is made of is not followed.
    #expect(rewritten("class A { var b = \(collection); \(make) }").hasSuffix(make + " }"))
    let instances = collection.replacing(".Type", with: "")
    #expect(
      rewritten("class A { var b = \(instances); \(known) }").hasSuffix(known + " }"))
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

  /// Each call is of an initializer, and becomes the same one of `_instance`.
  @Test(arguments: [
    "func f(_ type: UIView.Type?) { let a = type?.init(); let b = type!.init(frame: .zero) }",
    "func f<T: UIView>(_ type: T.Type) -> UIView { (T.self as UIView.Type).init() }",
    "func f(_ object: Any) { let a = (object as? UIViewController.Type)?.init(nibName: nil, bundle: nil) }",
    "func f(_ types: [UIView.Type]) -> [UIView] { types.map { $0.init() } }",
    "func f(_ types: UIView.Type...) { types.forEach { type in add(type.init(frame: .zero)) } }",
    "func f(_ types: [UIView.Type]) { for type in types { add(type.init()) } }",
    "let types = [UILabel.self, UIButton.self]; let views = types.map { type in type.init() }",
    "func f(_ types: [String: UIViewController.Type]) { add(types[\"a\"]?.init()) }",
    "func f(_ types: [String: UIView.Type]) { for (_, type) in types { add(type.init()) } }",
    "func f(_ types: [Int: UIView.Type]) { let views = types.sorted { $0.key < $1.key }.map { $0.value.init() } }",
    "func f(_ types: [Int: UIView.Type]) { for entry in types { add(entry.value.init()) } }",
    "func f(_ types: [Int: UIView.Type]) { let views = types.mapValues { $0.init() } }",
    "func f(_ types: [UIView.Type]) { let a = types.first!.init(); let b = types[0].init() }",
    "func f(_ name: String) { guard let type = NSClassFromString(name) as? UIView.Type else { return }; add(type.init()) }",
    "func f(_ name: String) { if let type = NSClassFromString(name) as? UIView.Type { add(type.init()) } }",
    "func f(_ type: UITableViewCell.Type) { let cell = type.init(style: .default, reuseIdentifier: nil) }",
    "func f(_ type: UIView.Type?) { if let type { add(type.init()) } }",
    "func f() { let type = isRound ? Round.self : UIView.self; add(type.init()) }",
    "func f(_ view: UIView) -> UIView { type(of: view).init(frame: view.frame) }",
    "extension UIView { class func make() -> Self { self.init(frame: .zero) } }",
    "extension UIView { static func make() -> Self { Self.init(frame: .zero) } }",
    "extension UIView { static func make() -> Self { .init(frame: .zero) } }",
    "protocol Reusable: UIView {}; extension Reusable { static func make() -> Self { Self.init() } }",
    "struct Row { var type: UITableViewCell.Type }; func f(_ row: Row) { add(row.type.init(style: .default, reuseIdentifier: nil)) }",
    "enum Kind { var type: UIView.Type { UIView.self } }; func f(_ kind: Kind) { add(kind.type.init()) }",
    "class A: UIView { class var content: UIView.Type { UIView.self }; func f() { add(Self.content.init()) } }",
    "class A { func type(for a: Int) -> UIView.Type { UIView.self }; func f() { add(type(for: 1).init()) } }",
    "class A { let bar: Bar; func f() { add(type(of: bar).init()) } }; class Bar: UIView {}",
    "class A<T: UIView> { var content: T; init() { content = .init() }; func f() { self.content = .init(frame: .zero) } }",
    "func f(_ type: UIStoryboardSegue.Type) { add(type.init(identifier: nil, source: a, destination: b)) }",
    "func f<P: UIPresentationController>(_: P.Type) { add(P.init(presentedViewController: a, presenting: nil)) }",
    "class L: UICollectionViewLayout { func f() { let a = type(of: self).layoutAttributesClass as! UICollectionViewLayoutAttributes.Type; add(a.init(forCellWith: p)) } }",
    "func f<N: UINavigationController>(_ type: N.Type) -> N { type.init(rootViewController: self) }",
    "protocol P { associatedtype Content: UIView }; func f<T: P>(_: T.Type) { add(T.Content.init()) }",
    "protocol P { associatedtype Content: UIView }; protocol Q { associatedtype Content }; func f<T: P>(_: T.Type) { add(T.Content.init()) }",
    "protocol P { associatedtype Content: UIView }; extension P { func f() { add(Self.Content.init()) } }",
    "protocol P { associatedtype Content }; extension P where Self.Content: UIView { func f() { add(Content.init()) } }",
    "typealias View = UIView; protocol P { associatedtype Content: View }; extension P { func f() { add(Content.init()) } }",
    "typealias View = UIView; func f<T: View>(_: T.Type) { add(T.init(frame: .zero)) }",
    "typealias View = UIKit.UIView; func f(_ type: View.Type) { add(type.init(frame: .zero)) }",
    "typealias View = UIView; class Card: View {}; func f(_ type: Card.Type) { add(type.init()) }",
    "typealias View = UIView; extension View { class func make() -> Self { self.init(frame: .zero) } }",
    "class Host<V: UIView> { typealias Content = V; func f() { add(Content.init()) } }",
    "protocol P { associatedtype V: UIView; typealias Content = V }; extension P { func f() { add(Content.init()) } }",
    "typealias Base = UIView & Styled; struct Box<T: Base> { func f() { add(T.init()) } }",
  ])
  func aValueThatIsAClassMakesAnInstance(source: String) {
    let expected = source.replacing(".init(", with: "._instance(")
      .replacing("NSClassFromString", with: "_classNamed")
    #expect(rewritten(source) == expected)
  }

  @Test func anAssociatedTypeOfAParameterMakesItsInstance() {
    #expect(
      rewritten("protocol P { associatedtype C: UIView }; func f<T: P>(_: T.Type) { add(T.C()) }")
        == "protocol P { associatedtype C: UIView }; func f<T: P>(_: T.Type) { add(T.C._instance()) }"
    )
  }

  @Test(arguments: [
    "func f(_ types: [Codable.Type]) { types.map { $0.init() } }",
    "class A: UIView { convenience init() { self.init(frame: .zero) } }",
    "func f(_ value: Any) { (value as? Makeable.Type)?.init() }",
    "func f(_ view: UIView.Type) { let view = 1; view.init() }",
    "func f() { Module.Card.init(); Card.Style.init() }",
    "typealias View = UIView; func f() { add(View.init(frame: .zero)) }",
    "typealias Text = String; func f<T: Text>(_: T.Type) { add(T.init()) }",
    "typealias View = UIView; class A { class View {}; func f<T: View>(_: T.Type) { T.init() } }",
    "typealias A = B; typealias B = A; func f<T: A>(_: T.Type) { T.init() }",
  ])
  func otherValuesStay(source: String) {
    #expect(!rewritten(source).contains("._instance"))
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

  @Test func aCaseOfAnEnumerationHasAClass() {
    let cells = "enum Registered { case nib(UINib), type(Cell.Type) }\nclass Cell: UIView {}"
    for pattern in [".type(let type)?", ".type(let type)", "let .type(type)"] {
      #expect(
        rewritten(
          "func f() { switch a { case \(pattern): b = type.init()\ndefault: break } }", with: cells)
          == "func f() { switch a { case \(pattern): b = type._instance()\ndefault: break } }")
    }
    #expect(
      rewritten("func f() { if case .type(let type) = a { b = type.init() } }", with: cells)
        == "func f() { if case .type(let type) = a { b = type._instance() } }")
    // A property of another class has the name of the case.
    let property = cells + "\nclass Other { var type: Other.Type? }"
    #expect(
      rewritten("func f() { if case .type(let type) = a { b = type.init() } }", with: property)
        == "func f() { if case .type(let type) = a { b = type._instance() } }")
    let other = "func f() { if case .nib(let type) = a { b = type.init() } }"
    #expect(rewriting(other, with: [cells]).isUnchanged)
  }

  @Test(arguments: [
    (
      "extension UIBezierPath { static func line() -> Self { Self() } }",
      "extension UIBezierPath { static func line() -> Self { Self._instance() } }"
    ),
    ("func make<T: NSObject>() -> T { T() }", "func make<T: NSObject>() -> T { T._instance() }"),
    (
      "class Store: NSObject { class func make() -> Self { self.init() } }",
      "class Store: NSObject { class func make() -> Self { self._instance() } }"
    ),
    ("func make<T: Store>() -> T { T() }", nil),
    ("func make<T: NSObject>(_ a: CGRect) -> T { T(frame: a) }", nil),
  ])
  func anyObjectHasAnInitializerWithoutArguments(source: String, expected: String?) {
    #expect(rewritten(source) == expected ?? source)
  }

  // MARK: Protocols that require init()

  private let initializable = """
    protocol Initializable: class { init() }
    extension NSObject: Initializable {}
    class A: Initializable {}
    class B: A {}
    class C: UIView, Initializable {}
    struct D: Other {}
    protocol Other { init() }
    """

  @Test func aProtocolThatClassesOfTheSystemAdoptRequiresAnInstance() {
    #expect(
      rewritten(initializable).replacing("AnyObject", with: "class") == """
        protocol Initializable: class, _DynamicInstance {  }
        extension NSObject: Initializable {}
        class A: Initializable { static func _instance() -> Self { Self() };}
        class B: A {}
        class C: UIView, Initializable {}
        struct D: Other {}
        protocol Other { init() }
        """)
  }

  @Test(arguments: [
    (
      "extension Initializable { init(_ a: Int) { self.init() } }",
      "extension Initializable { init(_ a: Int) { self.init(_instance: ()) } }"
    ),
    ("extension Other { init(_ a: Int) { self.init() } }", nil),
    (
      "extension Initializable { static func make() -> Self { Self() } }",
      "extension Initializable { static func make() -> Self { Self._instance() } }"
    ),
    (
      "func make<T: Initializable>() -> T { T() }",
      "func make<T: Initializable>() -> T { T._instance() }"
    ),
    ("func make<T: Other>() -> T { T() }", nil),
  ])
  func anInstanceIsMadeWhereTheProtocolIsKnown(source: String, expected: String?) {
    #expect(rewritten(source, with: initializable) == expected ?? source)
  }
}
