import HeadlessUIKit

/// A button that toggles its selection on each tap.
open class DsToggleButton: DsSvgIconButton {
  private var selectedListener: ((DsToggleButton) -> Void)?

  /// Sets a closure that is called after a tap changed `selected`; nil removes it. Programmatic
  /// changes are not reported.
  public func setSelectedListener(_ action: ((DsToggleButton) -> Void)?) {
    selectedListener = action
  }

  /// Sets a method that is called after a tap changed `selected`, while its object exists.
  public func setSelectedListener<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (DsToggleButton) -> Void
  ) {
    selectedListener = { [weak target] button in
      if let target { action(target)(button) }
    }
  }

  /// Toggles, informs the listener, and then the delegate and the target as every button does.
  open override func tapped() {
    selected.toggle()
    selectedListener?(self)
    super.tapped()
  }
}
