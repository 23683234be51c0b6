/// Why a grid cannot place its cells.
public enum GridLayoutError: Error, Equatable, Sendable {
  /// A cell covers more units across than the grid has.
  case tooManyUnits(view: String, units: Int, fixedSideCount: Int, growing: Orientation)
  /// A cell covers no unit, or more than allowed.
  case unitsOutOfRange(view: String, unitX: Int, unitY: Int)
  /// The grid has no unit across, or more than allowed.
  case fixedSideCountOutOfRange(Int)

  static let units = 1...1_000_000_000
  static let fixedSideCounts = 1...10_000
}

extension GridLayoutError: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .tooManyUnits(let view, let units, let fixedSideCount, let growing):
      let isVertical = growing == .vertical
      return
        "\(view) is \(units) units \(isVertical ? "wide" : "high"), but fixedSideCount gives the "
        + "grid \(fixedSideCount) \(isVertical ? "columns" : "rows"): make "
        + "\(isVertical ? "unitX" : "unitY") at most \(fixedSideCount), or fixedSideCount at least "
        + "\(units)"
    case .unitsOutOfRange(let view, let unitX, let unitY):
      return
        "\(view) covers \(unitX) × \(unitY) units: unitX and unitY must be from "
        + "\(Self.units.lowerBound) to \(Self.units.upperBound)"
    case .fixedSideCountOutOfRange(let count):
      return
        "fixedSideCount is \(count): it must be from \(Self.fixedSideCounts.lowerBound) to "
        + "\(Self.fixedSideCounts.upperBound)"
    }
  }
}
