import HeadlessUIKit

/// A plain view that keeps a layout and arranges its children by it: no scrolling, no dragging.
open class SimpleLayoutView: UIView {
  public var layouter: BaseLayout? {
    didSet { layouter?.parentView = self }
  }

  /// The size of the children with the layout's margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { layouter?.getSize() ?? size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layouter?.updateLayout()
  }
}
