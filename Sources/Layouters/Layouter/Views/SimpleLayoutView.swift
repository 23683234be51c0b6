import HeadlessUIKit

/// A plain view that owns a layout, which arranges its children, without scrolling or dragging.
open class SimpleLayoutView: UIView {
  /// The layout of the subviews; nil leaves them where they are.
  public var layouter: BaseLayout? {
    didSet {
      guard layouter !== oldValue else { return }
      oldValue?.host = nil
      layouter?.host = self
      layouter?.parentView = self
      knownSize = nil
      setNeedsLayout()
    }
  }

  /// The size at the last layout.
  private var knownSize: CGSize?

  open override class var propertyTable: PropertyTable { simpleLayoutProperties }

  /// The size of the children with the layout's margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let layouter else { return size }
    takeUpSize()
    return layouter.getSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeUpSize()
    layouter?.updateLayout()
  }

  private func takeUpSize() {
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    layouter?.adapt { $0.containerSizeDidChange(bounds.size) }
  }
}
