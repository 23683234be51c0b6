import SourceRewriting
import Testing

/// Overrides in extensions of UIKit's own classes, which in Objective-C replace the members of the classes.
@Suite struct FrameworkOverrideTests {
  /// The rewritten text of a file that imports UIKit.
  private func rewrittenUIKit(_ source: String) -> String {
    let start = "import UIKit\n"
    let result = rewritten(start + source)
    return result.hasPrefix(start) ? String(result.dropFirst(start.count)) : result
  }

  // MARK: Members that the class declares

  @Test func superOfAMethodWithoutResultIsTheReplacedMethod() {
    let source = """
      extension UIScrollView {
        @objc override public func layoutSubviews() {
          super.layoutSubviews()
          later { super.layoutSubviews() }
          super.touchesEnded(touches, with: event)
        }
      }
      """
    let expected = """
      extension UIScrollView {
        @_dynamicReplacement(for: layoutSubviews())   public \
      func _replaced_UIScrollView_layoutSubviews() {
          self.layoutSubviews()
          later { super.layoutSubviews() }
          super.touchesEnded(touches, with: event)
        }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func superOfAMethodWithAResultIsThatOfTheSuperclass() {
    let source = """
      extension UILabel {
        override open func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
      }
      """
    let expected = """
      extension UILabel {
        @_dynamicReplacement(for: sizeThatFits(_:))  public \
      func _replaced_UILabel_sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func observersAreCalledByAProperty() {
    let source =
      "extension UILabel { override var intrinsicContentSize: CGSize { didSet { alpha = 2 } } }"
    let expected = """
      extension UILabel { @_dynamicReplacement(for: intrinsicContentSize) \
      var _replaced_UILabel_intrinsicContentSize: CGSize \
      { get { return super.intrinsicContentSize } set { let _old = super.intrinsicContentSize; \
      super.intrinsicContentSize = newValue; \
      _moved_UILabel_intrinsicContentSize(false, newValue, _old) } };  \
      func _moved_UILabel_intrinsicContentSize(_ _isBefore: Bool, _ newValue: CGSize, _ oldValue: CGSize) \
      { if !_isBefore { alpha = 2 } } }
      """
    #expect(rewritten(source) == expected)
  }

  // MARK: Members that the class inherits

  private let style = "UIViewController.preferredStatusBarStyle"

  @Test func aPropertyIsFoundByTheReplacementOfTheInheritedOne() {
    let source = """
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle {
          topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
        }
      }
      """
    let expected = """
      extension UIViewController { @_dynamicReplacement(for: preferredStatusBarStyle) \
      var _redirected_UIViewController_preferredStatusBarStyle: UIStatusBarStyle { \
      if !_isCallOfSuper("\(style)", of: self) { if let _self = self as? UINavigationController \
      { return _self._UINavigationController_preferredStatusBarStyle } }; \
      return self.preferredStatusBarStyle } }; extension UINavigationController {
        public  var _UINavigationController_preferredStatusBarStyle: UIStatusBarStyle {
          topViewController?.preferredStatusBarStyle ?? \
      (_willCallSuper("\(style)", of: self), super.preferredStatusBarStyle).1
        }
      }
      """
    #expect(rewrittenUIKit(source) == expected)
  }

  @Test func callsOfSuperAreMarked() {
    let source = """
      extension UIPickerView {
        override func hitTest(_ point: CGPoint, with _: UIEvent?) -> UIView? {
          super.hitTest(point, with: nil)
          later { super.hitTest(point, with: nil) }
          return try? super.hitTest(point, with: nil) ?? super.hitTest(point)
        }
      }
      """
    let mark = #"_willCallSuper("UIView.hitTest(_:with:)", of: self)"#
    let expected = """
      extension UIView { @_dynamicReplacement(for: hitTest(_:with:)) \
      func _redirected_UIView_hitTest(_ point: CGPoint, with _1: UIEvent?) -> UIView? { \
      if !_isCallOfSuper("UIView.hitTest(_:with:)", of: self) { if let _self = self as? UIPickerView \
      { return _self._UIPickerView_hitTest(point, with: _1) } }; \
      return self.hitTest(point, with: _1) } }; extension UIPickerView {
         func _UIPickerView_hitTest(_ point: CGPoint, with _: UIEvent?) -> UIView? {
          \(mark); super.hitTest(point, with: nil)
          later { (\(mark), super.hitTest(point, with: nil)).1 }
          return try? (\(mark), super.hitTest(point, with: nil)).1 ?? super.hitTest(point)
        }
      }
      """
    #expect(rewrittenUIKit(source) == expected)
  }

  @Test func settersOfSuperAreMarked() {
    let source = """
      extension UISwitch {
        override var isSelected: Bool {
          get { super.isSelected }
          set {
            super.isSelected = newValue != super.isSelected
          }
        }
      }
      """
    let (get, set) = ("UIControl.isSelected", "UIControl.isSelected =")
    let expected = """
      extension UIControl { @_dynamicReplacement(for: isSelected) \
      var _redirected_UIControl_isSelected: Bool { \
      get { if !_isCallOfSuper("\(get)", of: self) { if let _self = self as? UISwitch \
      { return _self._UISwitch_isSelected } }; return self.isSelected } \
      set { if !_isCallOfSuper("\(set)", of: self) { if let _self = self as? UISwitch \
      { _self._UISwitch_isSelected = newValue; return } }; self.isSelected = newValue } } }; \
      extension UISwitch {
         var _UISwitch_isSelected: Bool {
          get { (_willCallSuper("\(get)", of: self), super.isSelected).1 }
          set {
            _willCallSuper("\(set)", of: self); \
      super.isSelected = newValue != (_willCallSuper("\(get)", of: self), super.isSelected).1
          }
        }
      }
      """
    #expect(rewrittenUIKit(source) == expected)
  }

  @Test func observersOfAnInheritedPropertyAreCalledByAProperty() {
    let source = """
      extension UIButton {
        override var isHighlighted: Bool {
          didSet { alpha = isHighlighted ? 0.5 : 1 }
        }
      }
      """
    let (get, set) = ("UIControl.isHighlighted", "UIControl.isHighlighted =")
    let value = #"(_willCallSuper("\#(get)", of: self), super.isHighlighted).1"#
    let expected = """
      extension UIButton {
        var _UIButton_isHighlighted: Bool { get { return \(value) } set { let _old = \(value); \
      _willCallSuper("\(set)", of: self); super.isHighlighted = newValue; \
      _moved_UIButton_isHighlighted(false, newValue, _old) } };  \
      func _moved_UIButton_isHighlighted(_ _isBefore: Bool, _ newValue: Bool, _ oldValue: Bool) {
          if !_isBefore { alpha = isHighlighted ? 0.5 : 1 }
        }
      }
      """
    #expect(rewrittenUIKit(source).hasSuffix(expected))
  }

  @Test func oneReplacementAsksForAllClasses() {
    let source = """
      extension UIScrollView { override func tintColorDidChange() { super.tintColorDidChange() } }
      extension UITableView { override func tintColorDidChange() { super.tintColorDidChange() } }
      """
    let key = #""UIView.tintColorDidChange()""#
    let expected = """
      extension UIScrollView {  func _UIScrollView_tintColorDidChange() \
      { _willCallSuper(\(key), of: self); super.tintColorDidChange() } }
      extension UIView { @_dynamicReplacement(for: tintColorDidChange()) \
      func _redirected_UIView_tintColorDidChange() { if !_isCallOfSuper(\(key), of: self) { \
      if let _self = self as? UITableView { return _self._UITableView_tintColorDidChange() }; \
      if let _self = self as? UIScrollView { return _self._UIScrollView_tintColorDidChange() } }; \
      return self.tintColorDidChange() } }; extension UITableView {  func _UITableView_tintColorDidChange() \
      { self._UIScrollView_tintColorDidChange() } }
      """
    #expect(rewrittenUIKit(source) == expected)
  }

  @Test func theReplacementOfTheClassItselfAsksForItsSubclasses() {
    let source = """
      extension UIControl { override func touchesMoved(_ a: Set<UITouch>, with b: UIEvent?) { c() } }
      extension UIDatePicker {
        override func touchesMoved(_ a: Set<UITouch>, with b: UIEvent?) { super.touchesMoved(a, with: b) }
      }
      """
    let key = #""UIControl.touchesMoved(_:with:)""#
    let expected = """
      extension UIControl { @_dynamicReplacement(for: touchesMoved(_:with:))  \
      func _replaced_UIControl_touchesMoved(_ a: Set<UITouch>, with b: UIEvent?) { \
      if !_isCallOfSuper(\(key), of: self) { \
      if let _self = self as? UIDatePicker { return _self._UIDatePicker_touchesMoved(a, with: b) } };  c() } }
      extension UIDatePicker {
         func _UIDatePicker_touchesMoved(_ a: Set<UITouch>, with b: UIEvent?) \
      { _willCallSuper(\(key), of: self); super.touchesMoved(a, with: b) }
      }
      """
    #expect(rewrittenUIKit(source) == expected)
  }

  @Test func aPartOfAPropertyOfSuperIsMarkedForBoth() {
    let source = """
      extension UITableView {
        override var bounds: CGRect {
          get { super.bounds }
          set { super.bounds.size.width = newValue.width }
        }
      }
      """
    let (get, set) = ("UIScrollView.bounds", "UIScrollView.bounds =")
    #expect(
      rewrittenUIKit(source).contains(
        #"_willCallSuper("\#(get)", of: self); _willCallSuper("\#(set)", of: self); super.bounds.size.width"#
      ))
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
