import HeadlessUIKit

/// Wraps views of any size into rows, like words into lines.
///
/// Views keep their sizes. Each is placed to the right of the previous one, with their upper edges
/// level, if it fits into the width there; otherwise it starts a new row below all views placed so
/// far. A view wider than the layout has a row of its own and extends beyond it. Hidden views are
/// ignored.
open class LadderLayout: BaseLayout {
  /// The width of the container, margins included, points; negative for a single row of all views.
  ///
  /// A view that hosts the layout sets it to its own width whenever that changes.
  public final var width: CGFloat {
    get { ownWidth }
    set {
      followsContainer = false
      guard newValue != ownWidth else { return }
      ownWidth = newValue
      requestRecalcLayout()
    }
  }
  private final var ownWidth: CGFloat = -1
  /// Whether the width is the container's.
  private final var followsContainer = false
  /// The gap between views of a row, points; negative to let them overlap.
  public final var cellSpacingHorz: CGFloat = 0 {
    didSet { if cellSpacingHorz != oldValue { requestRecalcLayout() } }
  }
  /// The gap between the lowest edge so far and the next row, points; negative to let rows overlap.
  public final var cellSpacingVert: CGFloat = 0 {
    didSet { if cellSpacingVert != oldValue { requestRecalcLayout() } }
  }

  open override class var propertyTable: PropertyTable { ladderProperties }

  open override func containerSizeDidChange(_ size: CGSize) {
    let width = max(0, size.width)
    let followed = followsContainer
    followsContainer = true
    if width != ownWidth {
      ownWidth = width
      recalculateInNewSize()
    }
    if !followed { invalidateNaturalSize() }
  }

  /// In a container, its natural width is the width of all views in one row.
  open override func naturalSize(forWidth width: CGFloat?) -> CGSize {
    adaptsToWidth ? arrange(width: width ?? -1).contentSize : getSize()
  }

  /// Whether a container determines the width.
  open override var adaptsToWidth: Bool { followsContainer || host != nil }

  open override func arrangeCells() -> CellArrangement { arrange(width: width) }

  private func arrange(width: CGFloat) -> CellArrangement {
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
  /// Arranges views as a ladder in the scroll view's width, adds them as subviews in their order,
  /// and sets the content size.
  ///
  /// - Returns: the ladder, for another layout with different margins, spacings or width. It need
  ///   not be retained.
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

  /// ``layoutAndAddSubviews(_:)`` by its name in document 003.
  @discardableResult
  public func layoutAndAddSubview(_ views: [UIView]) -> LadderLayout { layoutAndAddSubviews(views) }
}
