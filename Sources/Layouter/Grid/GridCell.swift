import HeadlessUIKit

/// A cell that covers units of a grid.
public final class GridCell: LayoutCell {
  public enum Style: String, Sendable, CaseIterable {
    case normal
    /// Reaches across the whole grid, and begins a group of cells that can be folded away.
    case separator
  }

  /// The number of columns that the cell covers; of no meaning where a separator goes across.
  public let unitX: Int
  /// The number of rows that the cell covers; of no meaning where a separator goes across.
  public let unitY: Int
  public let style: Style

  /// The first column that the cell covers, as of the last calculation.
  public internal(set) var x = 0
  /// The first row that the cell covers, as of the last calculation.
  public internal(set) var y = 0

  /// What a separator has folded away, in order.
  var foldedCells: [LayoutCell] = []

  /// - Parameters:
  ///   - unitX: number of columns.
  ///   - unitY: number of rows.
  public init(view: UIView?, unitX: Int, unitY: Int, style: Style = .normal) {
    self.unitX = unitX
    self.unitY = unitY
    self.style = style
    super.init(view: view)
  }

  var isFolded: Bool { !foldedCells.isEmpty }

  override var absentCells: [LayoutCell] { foldedCells }

  public override var isDraggable: Bool { style == .normal && super.isDraggable }
}
