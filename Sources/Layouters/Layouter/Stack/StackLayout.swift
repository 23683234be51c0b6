import HeadlessUIKit

/// Supplies sizes that a stack uses instead of its views' frame sizes.
public protocol StackLayoutCellSizeDelegate: AnyObject {
  /// The size of a view in the stack, points. Called at each layout, unless a drag reserves a size.
  func cellSize(of view: UIView) -> CGSize
}

/// One row or column of views.
///
/// Hidden views are ignored and keep their frames. `.fill`, a view wider than the stack, and
/// `fitGrowingSideSize` change the views' sizes permanently: a stack uses the current sizes.
open class StackLayout: BaseLayout {
  /// The axis along which views are stacked.
  public var orientation: Orientation = .vertical {
    didSet {
      guard orientation != oldValue else { return }
      forgetFittedSpacers()
      requestRecalcLayout()
    }
  }
  /// Where views narrower than the stack are placed across it.
  public var cellAlignment: AlignEx = .left {
    didSet { if cellAlignment != oldValue { requestRecalcLayout() } }
  }
  /// The gap between visible cells, points; negative to let them overlap.
  public var cellSpacing: CGFloat = 0 {
    didSet { if cellSpacing != oldValue { requestRecalcLayout() } }
  }
  /// The size across the stack without margins, points; negative for the width of the widest view.
  public var fixedSideSize: CGFloat = -1 {
    didSet {
      hasContainersWidth = false
      if fixedSideSize != oldValue { requestRecalcLayout() }
    }
  }
  /// Whether ``fixedSideSize`` is the size of the container.
  private var hasContainersWidth = false
  /// Whether the view that hosts the stack sets ``fitGrowingSideSize``, if that is positive, to its own length.
  final var hasContainersLength = false
  /// If positive, cells are scaled along the stack so that the sum of their lengths and spacings is
  /// this length, points, without margins. Spacings that exceed the length are kept.
  public var fitGrowingSideSize: CGFloat = -1 {
    didSet { if fitGrowingSideSize != oldValue { requestRecalcLayout() } }
  }
  /// Whether a horizontal stack runs from right to left, with its margins exchanged.
  package final var isMirrored = false {
    didSet { if isMirrored != oldValue { requestRecalcLayout() } }
  }
  /// If set, supplies the size of every view.
  public weak var getCellSizeDelegate: (any StackLayoutCellSizeDelegate)? {
    didSet { requestRecalcLayout() }
  }

  /// A stack without children.
  ///
  /// - Parameter alignment: across the stack; `left` is the top edge of a horizontal one.
  public init(orientation: Orientation = .vertical, alignment: AlignEx = .left) {
    self.orientation = orientation
    self.cellAlignment = alignment
  }

  /// Appends a gap of a length. Like every cell, it has the spacing around it.
  public func addSpacer(_ length: CGFloat) { insertCell(SpacerCell(length: length)) }

  open override class var propertyTable: PropertyTable { stackProperties }

  open override var draggableOrientation: Orientations { Orientations(orientation) }

  open override func arrangeCells() -> CellArrangement {
    let stack = stackArrangement
    let sizes = getCellSizeDelegate
    let cells = children.map { measure($0, asking: sizes) }
    let result = stack.arrange(cells)
    for (index, cell) in cells.enumerated() where cell.kind == .spacer {
      (children[index] as? SpacerCell)?.fittedLength =
        stack.fitGrowingSideSize > 0 ? orientation.length(result.frames[index].size) : nil
    }
    return result
  }

  /// As wide as the widest view, unless a width was set, also where the container determines the width.
  open override func naturalSize(forWidth width: CGFloat?) -> CGSize {
    let fillsContainer = hasContainersLength && fitGrowingSideSize > 0
    guard hasContainersWidth || fillsContainer else { return getSize() }
    var stack = stackArrangement
    if hasContainersWidth { stack.fixedSideSize = -1 }
    let sizes = getCellSizeDelegate
    let size = stack.arrange(children.map { measure($0, asking: sizes) }).contentSize
    guard fillsContainer else { return size }
    return orientation.size(
      along: UIView.noIntrinsicMetric, across: orientation.crossing.length(size))
  }

  fileprivate var stackArrangement: StackArrangement {
    var arrangement = StackArrangement()
    arrangement.orientation = orientation
    arrangement.alignment = cellAlignment
    arrangement.spacing = cellSpacing
    arrangement.margin = margin
    arrangement.fixedSideSize = fixedSideSize
    arrangement.fitGrowingSideSize = fitGrowingSideSize
    arrangement.isMirrored = isMirrored
    return arrangement
  }

  private func measure(
    _ cell: LayoutCell, asking sizes: (any StackLayoutCellSizeDelegate)?
  ) -> StackArrangement.Cell {
    if let view = cell.view {
      var size = cell.preferredSize
      if let sizes, cell.reservedSize == nil { size = sizes.cellSize(of: view) }
      // A delegate may return invalid lengths; they count as 0.
      size = CGSize(width: max(0, size.width), height: max(0, size.height))
      return .init(size: size, kind: view.isHidden ? .hidden : .view)
    }
    guard let spacer = cell as? SpacerCell else { return .init(size: .zero, kind: .hidden) }
    return .init(
      size: orientation.size(
        along: spacer.fittedLength ?? spacer.length, across: spacer.length),
      kind: .spacer)
  }

  private func forgetFittedSpacers() {
    for case let spacer as SpacerCell in children { spacer.fittedLength = nil }
  }

  /// Adopts a container's size across the stack, between the margins, as the stack's.
  ///
  /// If the container is fitted to the stack and has the resulting size already, the views
  /// determine the width.
  func adoptCrossSize(of container: UIView) {
    let crossing = orientation.crossing
    let length = crossing.length(container.bounds.size)
    if fittedView === container, crossing.length(getSize()) == length { return }
    fixedSideSize = max(0, length - crossing.total(margin))
    hasContainersWidth = true
  }

  /// The length of a container along the stack, between the margins.
  func growingSize(in container: CGSize) -> CGFloat {
    orientation.length(container) - orientation.total(margin)
  }

  /// The cell at a point in the container's coordinates; nil outside the content and behind the
  /// last cell. A spacing belongs to the cell after it, and a spacer's cell has no view.
  public func hitTest(_ point: CGPoint) -> LayoutCell? {
    stackArrangement.indexOfCell(at: point, in: currentArrangement()).map { children[$0] }
  }
}

extension StackLayout {
  /// The index of a dragged child if it were dropped with the pointer at a point in the container's
  /// coordinates; nil if the view is not a child.
  package func dropIndex(at point: CGPoint, dragging view: UIView) -> Int? {
    let index = indexOfChild(view)
    guard index >= 0 else { return nil }
    return stackArrangement.dropIndex(
      at: point, draggedIndex: index, in: currentArrangement())
  }
}

/// A gap whose requested length is kept apart from its fitted length.
final class SpacerCell: LayoutCell {
  let length: CGFloat
  /// The length after the last fit. Like views, spacers keep the length from a fit; otherwise
  /// fitting twice would differ from fitting once.
  var fittedLength: CGFloat?

  init(length: CGFloat) {
    self.length = length
    super.init(view: nil)
  }
}
