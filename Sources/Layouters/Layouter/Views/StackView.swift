import HeadlessUIKit

/// A scroll view with a row or column of children.
///
/// The stack has the view's size across the orientation, so that `.fill` and the alignments refer
/// to the view. A `fixedSideSize` that the client sets is kept until the view's size changes. A
/// view that is fitted to its stack keeps the size its children need, until it is given another
/// size across the orientation.
open class StackView: LayoutView {
  /// The layout of the subviews.
  public let stackLayout: StackLayout
  /// The size across the stack that was last adopted from the view.
  private var adoptedCrossSize: CGFloat?

  /// A view with a stack, which it retains.
  public init(frame: CGRect = .zero, stackLayout: StackLayout = StackLayout()) {
    self.stackLayout = stackLayout
    super.init(frame: frame)
    strongLayouter = stackLayout
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  open override func onViewSizeChanged() {
    adoptCrossSize()
    super.onViewSizeChanged()
  }

  open override func prepareFirstLayout() {
    let crossSize = stackLayout.fixedSideSize
    let isSetByHand = crossSize >= 0 && crossSize != adoptedCrossSize
    guard !isSetByHand, stackLayout.fittedView !== self else { return }
    adoptCrossSize()
  }

  private func adoptCrossSize() {
    stackLayout.adoptCrossSize(of: self)
    adoptedCrossSize = stackLayout.fixedSideSize
  }

  /// Adds a gap of a length behind all children.
  public func addSpacer(_ length: CGFloat) { stackLayout.addSpacer(length) }

  open override func calcMinSizeOfContents() -> CGSize {
    minSize(scrollingAlong: stackLayout.orientation)
  }

  open override class var propertyTable: PropertyTable { stackViewProperties }
}
