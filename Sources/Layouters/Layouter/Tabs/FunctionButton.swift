import HeadlessUIKit

/// A function button of a tab bar that can be disabled, as the bar does with scroll buttons at the
/// ends.
public protocol FunctionButton: UIView {
  var enabled: Bool { get set }
}
