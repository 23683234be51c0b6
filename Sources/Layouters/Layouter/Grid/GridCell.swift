import HeadlessUIKit

/// A cell that covers units of a grid.
public final class GridCell: LayoutCell {
  /// What the cell is for in the grid.
  public enum Style: String, Sendable, CaseIterable {
    /// Covers its columns and rows.
    case normal
    /// Spans the whole grid, and starts a group of cells that can be folded.
    case separator
  }

  /// The number of columns that the cell covers; ignored where a separator spans the grid.
  public let unitX: Int
  /// The number of rows that the cell covers; ignored where a separator spans the grid.
  public let unitY: Int
  /// Whether the cell starts a group.
  public let style: Style

  /// The first column that the cell covers; 0 while it is in no grid or has no place.
  public var x: Int { grid?.firstUnit(of: self)?.x ?? 0 }
  /// The first row that the cell covers; 0 while it is in no grid or has no place.
  public var y: Int { grid?.firstUnit(of: self)?.y ?? 0 }
  private var grid: GridLayout? { layout as? GridLayout }

  /// The cells that a separator has folded, in order.
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

  /// The units that the cell covers in a grid; nil if there are too many, or none.
  func span(growing: Orientation, fixedSideCount: Int) -> GridSpan? {
    let (along, across) = growing == .vertical ? (unitY, unitX) : (unitX, unitY)
    guard hasUnitsInRange(growing: growing) else { return nil }
    if style == .separator { return GridSpan(growing: along, fixed: fixedSideCount) }
    return across <= fixedSideCount ? GridSpan(growing: along, fixed: across) : nil
  }

  /// Whether the numbers of units are valid.
  func hasUnitsInRange(growing: Orientation) -> Bool {
    let (along, across) = growing == .vertical ? (unitY, unitX) : (unitX, unitY)
    let units = GridLayoutError.units
    return units.contains(along) && (style == .separator || units.contains(across))
  }

  var isFolded: Bool { !foldedCells.isEmpty }

  override var absentCells: [LayoutCell] { foldedCells }

  public override var isDraggable: Bool { style == .normal && super.isDraggable }
}
