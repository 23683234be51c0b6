import HeadlessUIKit

/// A scroll view with a row or column of children.
///
/// The stack gets the size of the view across the orientation, so that `.fill` and the alignments
/// refer to the view. A `fixedSideSize` that was set by hand holds until the view's size changes.
/// A view that is fitted to its stack keeps to what the children need, until it is given another
/// size across.
open class StackView: LayoutView {
  public let stackLayout: StackLayout
  /// The view's own size across the stack, if that is what the stack was last given.
  private var takenSize: CGFloat?

  public init(frame: CGRect = .zero, stackLayout: StackLayout = StackLayout()) {
    self.stackLayout = stackLayout
    super.init(frame: frame)
    strongLayouter = stackLayout
  }

  public required init?(coder: NSCoder) { return nil }

  open override func onViewSizeChanged() {
    takeUpCrossSize()
    super.onViewSizeChanged()
  }

  open override func prepareFirstLayout() {
    let isSetByHand = stackLayout.fixedSideSize >= 0 && stackLayout.fixedSideSize != takenSize
    guard !isSetByHand, stackLayout.fittedView !== self else { return }
    takeUpCrossSize()
  }

  private func takeUpCrossSize() {
    stackLayout.takeUpCrossSize(of: self)
    takenSize = stackLayout.fixedSideSize
  }

  /// Adds a gap of a length behind all children.
  public func addSpacer(_ length: CGFloat) { stackLayout.addSpacer(length) }

  open override func calcMinSizeOfContents() -> CGSize {
    minSize(scrollingAlong: stackLayout.orientation)
  }

  open override class var propertyTable: PropertyTable { stackViewProperties }
}
