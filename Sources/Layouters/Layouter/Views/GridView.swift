import HeadlessUIKit

/// A scroll view with children on a grid.
open class GridView: LayoutView {
  /// The layout of the subviews.
  public let gridLayout: GridLayout

  /// A view with a grid, which it retains.
  public init(frame: CGRect = .zero, gridLayout: GridLayout = GridLayout()) {
    self.gridLayout = gridLayout
    super.init(frame: frame)
    strongLayouter = gridLayout
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Appends a view, unless it is already a child.
  ///
  /// - Parameters:
  ///   - unitX: the number of columns that it covers.
  ///   - unitY: the number of rows that it covers.
  public func addChild(
    _ view: UIView, unitX: Int, unitY: Int, style: GridCell.Style = .normal,
    updateLayout: Bool = false, withAnimation: Bool = false
  ) throws(GridLayoutError) {
    try insertChild(
      view, unitX: unitX, unitY: unitY, style: style, before: nil, updateLayout: updateLayout,
      withAnimation: withAnimation)
  }

  /// Inserts a view before another child, or appends it if that is nil.
  public func insertChild(
    _ view: UIView, unitX: Int, unitY: Int, style: GridCell.Style = .normal,
    before sibling: UIView?, updateLayout: Bool = false, withAnimation: Bool = false
  ) throws(GridLayoutError) {
    try gridLayout.insertChild(view, unitX: unitX, unitY: unitY, style: style, before: sibling)
    if updateLayout { self.updateLayout(withAnimation) }
  }

  open override func calcMinSizeOfContents() -> CGSize {
    minSize(scrollingAlong: gridLayout.growingOrientation)
  }

  open override class var propertyTable: PropertyTable { gridViewProperties }
}
