import HeadlessUIKit

/// Rows of views of any size, as words stand in lines (document 003).
///
/// Views keep their sizes. Each goes to the right of the one before it, with their upper edges level,
/// if it fits into the width there; otherwise it starts a new row under everything that is placed
/// already. A view wider than the layout gets a row of its own and reaches out of it. Hidden views
/// take no part.
open class LadderLayout: BaseLayout {
  /// The width of the container, margins included, points; negative for as wide as it takes to have
  /// all views in one row.
  ///
  /// A view that hosts the layout sets it to its own width whenever that changes.
  public final var width: CGFloat = -1 {
    didSet { if width != oldValue { requestRecalcLayout() } }
  }
  /// The gap between views of a row, points; negative to let them overlap.
  public final var cellSpacingHorz: CGFloat = 0 {
    didSet { if cellSpacingHorz != oldValue { requestRecalcLayout() } }
  }
  /// The gap between the lowest edge so far and the next row, points; negative to let rows overlap.
  public final var cellSpacingVert: CGFloat = 0 {
    didSet { if cellSpacingVert != oldValue { requestRecalcLayout() } }
  }

  open override class var propertyTable: PropertyTable { ladderProperties }

  open override func containerSizeDidChange(_ size: CGSize) { width = max(0, size.width) }

  open override func arrangeCells() -> CellArrangement {
    var ladder = LadderArrangement()
    ladder.margin = margin
    ladder.width = width
    ladder.spacing = CGSize(width: cellSpacingHorz, height: cellSpacingVert)
    return ladder.arrange(
      children.map { cell in
        guard let view = cell.view, !view.isHidden else { return nil }
        return cell.preferredSize
      })
  }
}

extension UIScrollView {
  /// Arranges views as a ladder in the scroll view's width, adds them as subviews in their order, and
  /// sets the content size to what they need (document 003).
  ///
  /// - Returns: The ladder, to lay out again with margins, spacings or another width; who does not
  ///   keep it lets it go, and the views stay as they are.
  @discardableResult
  public func layoutAndAddSubviews(_ views: [UIView]) -> LadderLayout {
    let ladder = LadderLayout()
    ladder.parentView = self
    ladder.containerSizeDidChange(bounds.size)
    for view in views { ladder.addChild(view) }
    ladder.updateLayout()
    contentSize = ladder.getSize()
    return ladder
  }
}
