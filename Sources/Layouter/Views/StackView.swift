import HeadlessUIKit

/// A scroll view with a row or column of children.
///
/// The stack gets the size of the view across the orientation, so that `.fill` and the alignments
/// refer to the view. A `fixedSideSize` that was set by hand holds until the view's size changes.
open class StackView: LayoutView {
  public let stackLayout: StackLayout

  public init(frame: CGRect = .zero, stackLayout: StackLayout = StackLayout()) {
    self.stackLayout = stackLayout
    super.init(frame: frame)
    strongLayouter = stackLayout
  }

  public required init?(coder: NSCoder) { return nil }

  open override func onViewSizeChanged() {
    stackLayout.fixedSideSize = stackLayout.crossSize(in: bounds.size)
    super.onViewSizeChanged()
  }

  open override func prepareFirstLayout() {
    guard stackLayout.fixedSideSize < 0 else { return }
    stackLayout.fixedSideSize = stackLayout.crossSize(in: bounds.size)
  }

  /// Adds a gap of a length behind all children.
  public func addSpacer(_ length: CGFloat) { stackLayout.addSpacer(length) }

  /// Across the orientation what the children need, along it the size that the view has: it
  /// scrolls there.
  open override func calcMinSizeOfContents() -> CGSize {
    let content = stackLayout.getSize()
    return stackLayout.orientation == .vertical
      ? CGSize(width: content.width, height: frame.size.height)
      : CGSize(width: frame.size.width, height: content.height)
  }

  open override var describedProperties: [String: PropertyValue] {
    var properties = super.describedProperties
    properties["layouter"] = .map(stackLayout.describedProperties)
    return properties
  }
}
