import HeadlessUIKit

/// A plain view whose subviews, as they are added, form a row or column over the whole view.
///
/// A view that is fitted to its stack (`stackLayout.fittedView = view`) keeps to what the subviews
/// need, until it is given another size across the stack.
open class SimpleStackLayoutView: UIView {
  public let stackLayout: StackLayout

  public init(
    frame: CGRect = .zero, orientation: Orientation = .vertical, alignment: AlignEx = .left
  ) {
    stackLayout = StackLayout(orientation: orientation, alignment: alignment)
    super.init(frame: frame)
    stackLayout.host = self
  }

  public required init?(coder: NSCoder) { return nil }

  /// Gives a new subview its place in the stack: before the subview that is in front of it.
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
    didSet { layOut(takingUpSize: true) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // What a fitted view was made with is nobody's wish.
    layOut(takingUpSize: stackLayout.fittedView !== self)
  }

  private func layOut(takingUpSize: Bool) {
    if takingUpSize {
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
