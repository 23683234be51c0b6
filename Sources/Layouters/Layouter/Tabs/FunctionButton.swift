import HeadlessUIKit

/// A function button of a tab bar.
public protocol FunctionButton: UIView {
  /// Whether it can be tapped; the bar disables scroll buttons at the ends.
  var enabled: Bool { get set }

  /// Sets what a tap does, unless the button has a target already. One that is set later replaces it.
  func setDefaultAction(_ action: @escaping () -> Void)
}
