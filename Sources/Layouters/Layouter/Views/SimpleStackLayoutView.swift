import HeadlessUIKit

/// A plain view that arranges its subviews, in their order, in a row or column over its whole
/// bounds.
///
/// A view that is fitted to its stack (`stackLayout.fittedView = view`) keeps the size that the
/// subviews need, until it is given another size across the stack.
open class SimpleStackLayoutView: UIView {
  /// The layout of the subviews.
  public let stackLayout: StackLayout

  /// A view with a stack of all its subviews.
  ///
  /// - Parameter alignment: across the stack; `left` is the top edge of a horizontal one.
  public init(
    frame: CGRect = .zero, orientation: Orientation = .vertical, alignment: AlignEx = .left
  ) {
    stackLayout = StackLayout(orientation: orientation, alignment: alignment)
    super.init(frame: frame)
    stackLayout.host = self
    stackLayout.hasContainersLength = true
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Inserts a new subview into the stack, before the subview in front of it.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview is DragOverlay { return }
    guard subviews.last !== subview, let index = subviews.firstIndex(of: subview) else {
      stackLayout.addChild(subview)
      return
    }
    stackLayout.insertChild(subview, before: subviews[index + 1])
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stackLayout.removeChild(subview)
  }

  /// Adds a gap of a length behind all subviews.
  public func addSpacer(_ length: CGFloat) { stackLayout.addSpacer(length) }

  open override var frame: CGRect {
    didSet { layOut(adoptingSize: true) }
  }

  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { layOut(adoptingSize: true) } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The initial size of a fitted view is not a request of the client.
    layOut(adoptingSize: stackLayout.fittedView !== self)
  }

  private func layOut(adoptingSize: Bool) {
    if adoptingSize {
      stackLayout.adapt { _ in
        stackLayout.adoptCrossSize(of: self)
        if stackLayout.fitGrowingSideSize > 0 {
          stackLayout.fitGrowingSideSize = stackLayout.growingSize(in: bounds.size)
        }
      }
    }
    stackLayout.updateLayout()
  }

  /// The size of the subviews with the layout's margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { stackLayout.getSize() }

  open override class var propertyTable: PropertyTable { simpleStackProperties }
}
