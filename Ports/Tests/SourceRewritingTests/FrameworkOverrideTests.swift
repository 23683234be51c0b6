import SourceRewriting
import Testing

/// Overrides in extensions of UIKit's own classes, which in Objective-C replace the members of the classes.
@Suite struct FrameworkOverrideTests {
  @Test func aPropertyReplacesThatOfTheClass() {
    let source = """
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle {
          topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
        }
      }
      """
    let expected = """
      extension UINavigationController {
        @_dynamicReplacement(for: preferredStatusBarStyle) public  \
      var _replaced_UINavigationController_preferredStatusBarStyle: UIStatusBarStyle {
          topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
        }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func superOfAMethodWithoutResultIsTheReplacedMethod() {
    let source = """
      extension UIScrollView {
        @objc override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
          later { super.touchesBegan(touches, with: event) }
          super.touchesEnded(touches, with: event)
        }
      }
      """
    let expected = """
      extension UIScrollView {
        @_dynamicReplacement(for: touchesBegan(_:with:))   public \
      func _replaced_UIScrollView_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          self.touchesBegan(touches, with: event)
          later { super.touchesBegan(touches, with: event) }
          super.touchesEnded(touches, with: event)
        }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func superOfAMethodWithAResultIsThatOfTheSuperclass() {
    let source = """
      extension UITabBar {
        override open func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
      }
      """
    let expected = """
      extension UITabBar {
        @_dynamicReplacement(for: sizeThatFits(_:))  public \
      func _replaced_UITabBar_sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func observersAreCalledByAProperty() {
    let source = """
      extension UIButton {
        override var isHighlighted: Bool {
          didSet { alpha = isHighlighted ? 0.5 : 1 }
        }
      }
      """
    let expected = """
      extension UIButton {
        @_dynamicReplacement(for: isHighlighted) var _replaced_UIButton_isHighlighted: Bool \
      { get { super.isHighlighted } set { let _old = super.isHighlighted; super.isHighlighted = newValue; \
      _moved_UIButton_isHighlighted(false, newValue, _old) } };  \
      func _moved_UIButton_isHighlighted(_ _isBefore: Bool, _ newValue: Bool, _ oldValue: Bool) {
          if !_isBefore { alpha = isHighlighted ? 0.5 : 1 }
        }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "extension UISlider { override func remoteControlReceived(with event: UIEvent?) {} }",
    "extension UILabel { override class var layerClass: AnyClass { CATiledLayer.self } }",
    "extension UITextField { private override var isFocused: Bool { get { true } } }",
  ])
  func whatAClassDoesNotHaveIsLeftOut(source: String) throws {
    let result = rewriting(source)
    let start = try #require(source.firstIndex(of: "{"))
    #expect(result.text.hasSuffix(source[...start] + "  }"))
    #expect(result.limitations.count == 1)
  }

  @Test func aClassOfThePackageWithTheNameOfUIKitsIsItsOwn() {
    #expect(
      rewritten(
        "extension UITabBar { override func layoutSubviews() {} }",
        with: "class UITabBar: UIView {}")
        == "extension UITabBar {  func _moved_UITabBar_layoutSubviews() {} }")
  }

  // MARK: Classes between the extended one and its subclass

  @Test func aSubclassOfALabelOverridesAMethodOfAnExtensionOfViews() {
    let source = """
      extension UIView { @objc func setUp() {} }
      class Badge: UILabel { override func setUp() { super.setUp() } }
      """
    let expected = """
      extension UIView { func setUp() { if let _self = self as? Badge { return _self._Badge_setUp() }; \
      return _moved_UIView_setUp() };  func _moved_UIView_setUp() {} }
      class Badge: UILabel {  func _Badge_setUp() { self._moved_UIView_setUp() } }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func superIsTheOverrideOfTheNearestExtendedClass() {
    let source = """
      extension UIView { @objc func setUp() {} }
      extension UIControl { override func setUp() { super.setUp() } }
      class Star: UIButton { override func setUp() { super.setUp() } }
      """
    let expected = """
      extension UIView { func setUp() { if let _self = self as? Star { return _self._Star_setUp() }; \
      if let _self = self as? UIControl { return _self._UIControl_setUp() }; \
      return _moved_UIView_setUp() };  func _moved_UIView_setUp() {} }
      extension UIControl {  func _UIControl_setUp() { self._moved_UIView_setUp() } }
      class Star: UIButton {  func _Star_setUp() { self._UIControl_setUp() } }
      """
    #expect(rewritten(source) == expected)
  }
}
