import SourceRewriting
import Testing

@Suite struct ExtensionOverrideTests {
  @Test func anOverrideMovesIntoItsClass() {
    let source = """
      class A: UIView {
        let b = 1
      }
      extension A {
        override func layoutSubviews() {
          super.layoutSubviews()
        }
      }
      """
    let expected = """
      class A: UIView { override func layoutSubviews() { _moved_A_layoutSubviews() };
        let b = 1
      }
      extension A {
         func _moved_A_layoutSubviews() {
          super.layoutSubviews()
        }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func theClassCanBeInAnotherFile() {
    let source = "public class A: UIView {}"
    let other = """
      extension A {
        @objc public override func touchesBegan(_ touches: Set<UITouch>,
          with event: UIEvent?) { }
      }
      """
    #expect(
      rewritten(source, with: other)
        == "public class A: UIView { public override func touchesBegan(_ touches: Set<UITouch>, "
        + "with event: UIEvent?) { _moved_A_touchesBegan(touches, with: event) };}")
    #expect(
      rewritten(other, with: source)
        == "extension A {\n   public  func _moved_A_touchesBegan(_ touches: Set<UITouch>,\n"
        + "    with event: UIEvent?) { }\n}")
  }

  @Test func effectsResultsAndInoutParametersArePassedOn() {
    let source =
      "class A: B {}\nextension A { override func c(d: inout Int) async throws -> Int { 1 } }"
    #expect(
      rewritten(source).hasPrefix(
        "class A: B { override func c(d: inout Int) async throws -> Int "
          + "{ try await _moved_A_c(d: &d) };}"))
  }

  @Test func propertiesMove() {
    let source = """
      class A: UIView {}
      extension A {
        override var intrinsicContentSize: CGSize { .zero }
        override class var layerClass: AnyClass { CALayer.self }
        override var bounds: CGRect { get { .zero } set { } }
      }
      """
    let expected = """
      class A: UIView { override var bounds: CGRect { get { _moved_A_bounds } set { _moved_A_bounds = newValue } }; \
      override var intrinsicContentSize: CGSize { _moved_A_intrinsicContentSize }; \
      override class var layerClass: AnyClass { _moved_A_layerClass };}
      extension A {
         var _moved_A_intrinsicContentSize: CGSize { .zero }
         class var _moved_A_layerClass: AnyClass { CALayer.self }
         var _moved_A_bounds: CGRect { get { .zero } set { } }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func observersBecomeAFunction() {
    let source = """
      class A: UIView {}
      extension A {
        override var bounds: CGRect {
          willSet { a(newValue) }
          didSet(old) { b(old) }
        }
      }
      """
    let expected = """
      class A: UIView { override var bounds: CGRect { willSet { _moved_A_bounds(true, newValue, bounds) } \
      didSet { _moved_A_bounds(false, bounds, oldValue) } };}
      extension A {
         func _moved_A_bounds(_ _isBefore: Bool, _ newValue: CGRect, _ old: CGRect) {
          if _isBefore { a(newValue) }
          if !_isBefore { b(old) }
        }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func aMethodOfAnExtensionThatASubclassOverridesMoves() {
    let source = """
      class A: UIView {}
      extension A { @objc func setUp() {} }
      class B: A { override func setUp() {} }
      """
    let expected = """
      class A: UIView { func setUp() { _moved_A_setUp() };}
      extension A {  func _moved_A_setUp() {} }
      class B: A { override func setUp() {} }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func aClassAndItsSuperclassOverrideInExtensions() {
    let source = """
      class A: NSObject {}
      class B: A {}
      extension A { override func isEqual(_ object: Any?) -> Bool { true } }
      extension B { override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) } }
      """
    let expected = """
      class A: NSObject { override func isEqual(_ object: Any?) -> Bool { _moved_A_isEqual(object) };}
      class B: A { override func isEqual(_ object: Any?) -> Bool { _moved_B_isEqual(object) };}
      extension A {  func _moved_A_isEqual(_ object: Any?) -> Bool { true } }
      extension B {  func _moved_B_isEqual(_ object: Any?) -> Bool { super.isEqual(object) } }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func aMethodOfAnExtensionOfAForeignClassCallsItsOverrides() {
    let source = """
      extension UIView { @objc public func setUp(_ a: Int) -> Int { a } }
      class B: UIView {
        override func setUp(_ a: Int) -> Int { super.setUp(a) + 1 }
      }
      """
    let expected = """
      extension UIView { public func setUp(_ a: Int) -> Int { \
      if let _self = self as? B { return _self._B_setUp(a) }; return _moved_UIView_setUp(a) };  \
      public func _moved_UIView_setUp(_ a: Int) -> Int { a } }
      class B: UIView {
         func _B_setUp(_ a: Int) -> Int { self._moved_UIView_setUp(a) + 1 }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func superOfARedirectedOverrideIsThatOfTheNearestClass() {
    let source = """
      extension UIView { func make() -> Int { 1 } }
      class B: UIView { override func make() -> Int { super.make() + 1 } }
      class C: B { override func make() -> Int { super.make() + 2 } }
      class D: C {}
      class E: D { override func make() -> Int { 3 } }
      """
    let expected = """
      extension UIView { func make() -> Int { \
      if let _self = self as? B { return _self._B_make() }; \
      return _moved_UIView_make() }; func _moved_UIView_make() -> Int { 1 } }
      class B: UIView {  func _B_make() -> Int { self._moved_UIView_make() + 1 } }
      class C: B { override func _B_make() -> Int { super._B_make() + 2 } }
      class D: C {}
      class E: D { override func _B_make() -> Int { 3 } }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func extensionsOfForeignClassesOverrideEachOther() {
    let source = """
      extension UIView { func add(_ views: UIView...) {}
      func add(_ views: [UIView]) {} }
      extension UITableViewCell { override func add(_ views: [UIView]) {} }
      """
    let expected = """
      extension UIView { func add(_ views: UIView...) {}
      func add(_ views: [UIView]) { if let _self = self as? UITableViewCell \
      { return _self._UITableViewCell_add(views) }; return _moved_UIView_add(views) }; \
      func _moved_UIView_add(_ views: [UIView]) {} }
      extension UITableViewCell {  func _UITableViewCell_add(_ views: [UIView]) {} }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func theLevelOfAnExtensionIsNotRepeated() {
    let source = """
      public extension UIView { func setUp() {} }
      class B: UIView { override func setUp() {} }
      """
    #expect(rewritten(source).hasPrefix("public extension UIView { func setUp() { if let _self"))
  }

  @Test func aPropertyOfAnExtensionOfAForeignClassFindsItsOverrides() {
    let source = """
      extension UIView { var mark: Int { 1 } }
      class B: UIView { override var mark: Int { super.mark + 1 } }
      class C: B { override var mark: Int { super.mark + 2 } }
      """
    let expected = """
      extension UIView { var mark: Int { \
      if let _self = self as? B { return _self._B_mark }; \
      return _moved_UIView_mark }; var _moved_UIView_mark: Int { 1 } }
      class B: UIView {  var _B_mark: Int { self._moved_UIView_mark + 1 } }
      class C: B { override var _B_mark: Int { super._B_mark + 2 } }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func aPropertyThatCanBeSetFindsItsOverrides() {
    let source = """
      public extension UIView { var mark: Int { get { tag } set { tag = newValue } } }
      class B: UIView {
        override var mark: Int { get { super.mark } set { super.mark = newValue } }
      }
      """
    let expected = """
      public extension UIView { var mark: Int { \
      get { if let _self = self as? B { return _self._B_mark }; return _moved_UIView_mark } \
      set { if let _self = self as? B { _self._B_mark = newValue; return }; \
      _moved_UIView_mark = newValue } }; \
      var _moved_UIView_mark: Int { get { tag } set { tag = newValue } } }
      class B: UIView {
         var _B_mark: Int { get { self._moved_UIView_mark } set { self._moved_UIView_mark = newValue } }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: ["var mark: Int { didSet {} }", "class var mark: Int { 2 }"])
  func otherPropertiesOfAnExtensionOfAForeignClassCannotBeOverridden(override: String) {
    let source = """
      extension UIView { @objc var mark: Int { get { 1 } set {} }
      @objc class var mark: Int { 1 } }
      class B: UIView { override \(override) }
      """
    let result = rewriting(source)
    #expect(result.limitations.map(\.place) == [SourcePlace(line: 3, column: 19)])
  }

  @Test func overridesInClassesAndOtherMembersOfExtensionsStay() {
    let source =
      "class A: UIView { override func layoutSubviews() {} }\nextension A { func b() {} }"
    #expect(rewriting(source).isUnchanged)
  }

  @Test func privateMembersOfExtensionsBecomeVisibleToTheClass() {
    let source = "class A: UIView {}\nprivate extension A { override func layoutSubviews() {} }"
    #expect(rewritten(source).hasPrefix("class A: UIView { override func layoutSubviews() {"))
  }

  @Test func anotherModuleOverridesAMethodOfAnExtension() {
    let base = """
      open class A: UIView, UITextFieldDelegate {}
      extension A { @objc open func setUp() {} }
      """
    let dependent = """
      class B: A {
        override func setUp() {}
        func textFieldDidEndEditing(_ textField: UITextField) {}
      }
      """
    let expected = """
      open class A: UIView, UITextFieldDelegate { open func textFieldDidEndEditing\
      (_ textField: UITextField) { return _DelegateDefaults().textFieldDidEndEditing(textField) }; \
      open func setUp() { _moved_A_setUp() };}
      extension A {  public func _moved_A_setUp() {} }
      """
    #expect(rewriting(base, dependents: [dependent]).text == expected)
    #expect(rewritten(base) == base.replacing("@objc open", with: " public"))
  }

  // MARK: Extensions of UIKit's classes in other modules

  private static let base = "extension UIView { @objc open func setUp(_ a: Int) -> Int { a } }"

  @Test func aMethodOfAnExtensionThatAnotherModuleOverridesIsDynamic() {
    let dependent = "class B: UILabel { override func setUp(_ a: Int) -> Int { 1 } }"
    let expected = """
      extension UIView { dynamic public func setUp(_ a: Int) -> Int { return _moved_UIView_setUp(a) };  \
      public func _moved_UIView_setUp(_ a: Int) -> Int { a } }
      """
    #expect(rewriting(Self.base, dependents: [dependent]).text == expected)
  }

  @Test func theOtherModuleReplacesTheMethodOnce() {
    let source = """
      class B: UILabel { override func setUp(_ a: Int) -> Int { super.setUp(a) + 1 } }
      #if os(iOS)
      enum E { class C: UIButton { override func setUp(_ a: Int) -> Int { 2 } } }
      #endif
      """
    let expected = """
      extension UIView { @_dynamicReplacement(for: setUp(_:)) func _replaced_UIView_setUp(_ a: Int) -> Int { \
      if let _self = self as? B { return _self._B_setUp(a) }; \
      if let _self = self as? E.C { return _self._E_C_setUp(a) }; return setUp(a) } }; \
      class B: UILabel {  func _B_setUp(_ a: Int) -> Int { self._moved_UIView_setUp(a) + 1 } }
      #if true
      enum E { class C: UIButton {  func _E_C_setUp(_ a: Int) -> Int { 2 } } }
      #endif
      """
    #expect(
      rewriting(source, imported: [Self.base]).text.replacing(
        "import FoundationForPackages; ", with: "")
        == expected)
  }

  @Test func aPropertyOfAnotherModuleIsReplaced() {
    let base =
      "public extension UIView { @objc var mark: Int { get { tag } set { tag = newValue } } }"
    let source = """
      class B: UIView { override var mark: Int { get { 1 } set { super.mark = newValue } } }
      """
    let expected = """
      extension UIView { @_dynamicReplacement(for: mark) var _replaced_UIView_mark: Int { \
      get { if let _self = self as? B { return _self._B_mark }; return mark } \
      set { if let _self = self as? B { _self._B_mark = newValue; return }; mark = newValue } } }; \
      class B: UIView {  var _B_mark: Int { get { 1 } set { self._moved_UIView_mark = newValue } } }
      """
    #expect(rewriting(source, imported: [base]).text == expected)
  }

  @Test func aSubclassOverridesWhatItsSuperclassInAnotherModuleHas() {
    let source = "class C: B { override func setUp(_ a: Int) -> Int { super.setUp(a) } }"
    let other = "open class B: UIView { open override func setUp(_ a: Int) -> Int { 2 } }"
    let expected = "class C: B { override func _B_setUp(_ a: Int) -> Int { super._B_setUp(a) } }"
    #expect(
      rewriting(source, imported: [Self.base, other]).text == expected)
    #expect(
      rewriting(other, imported: [Self.base]).text.hasSuffix(
        "open class B: UIView { open  func _B_setUp(_ a: Int) -> Int { 2 } }"))
  }

  @Test func anOverrideInAnExtensionOfTheSubclassIsFound() {
    let source = """
      extension UIView { @objc func setUp() {} }
      class B: UIView {}
      extension B { override func setUp() { super.setUp() } }
      """
    let expected = """
      extension UIView { func setUp() { if let _self = self as? B { return _self._B_setUp() }; \
      return _moved_UIView_setUp() };  func _moved_UIView_setUp() {} }
      class B: UIView {}
      extension B {  func _B_setUp() { self._moved_UIView_setUp() } }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func aMemberOfAnExtensionOfAnAliasHasTheNameThatTheClassCalls() {
    let source = """
      typealias Picture = UIImageView
      extension Picture { @objc func preloads() -> Bool { true } }
      class Animated: UIImageView { override func preloads() -> Bool { false } }
      """
    let text = rewritten(source)
    #expect(text.contains("func _moved_UIImageView_preloads() -> Bool { true }"))
    #expect(!text.contains("_moved_Picture"))
  }
}
