import HeadlessUIKit

/// A button that a tap selects, and the next tap deselects.
open class DsToggleButton: DsSvgIconButton {
  private var selectedListener: ((DsToggleButton) -> Void)?

  /// Sets what is called when a tap changed `selected`; nil for nothing. Changes by the program are
  /// not told.
  public func setSelectedListener(_ action: ((DsToggleButton) -> Void)?) {
    selectedListener = action
  }

  /// Sets a method that is called when a tap changed `selected`, as long as its object lives.
  public func setSelectedListener<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (DsToggleButton) -> Void
  ) {
    selectedListener = { [weak target] button in
      if let target { action(target)(button) }
    }
  }

  /// Toggles, tells the listener, and then whom every button tells.
  open override func tapped() {
    selected.toggle()
    selectedListener?(self)
    super.tapped()
  }
}
