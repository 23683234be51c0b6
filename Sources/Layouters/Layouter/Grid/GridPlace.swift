// Compact, since memory bandwidth limits how fast a long grid is packed.

/// The number of units that a cell covers, along the growing axis and across it.
package struct GridSpan: Hashable, Sendable {
  private var growingCount: Int32
  private var fixedCount: Int32

  package var growing: Int { Int(growingCount) }
  package var fixed: Int { Int(fixedCount) }

  /// - Parameters:
  ///   - growing: at most `GridLayoutError.units`.
  ///   - fixed: at most `GridLayoutError.fixedSideCounts`.
  package init(growing: Int, fixed: Int) {
    growingCount = Int32(clamping: growing)
    fixedCount = Int32(clamping: fixed)
  }
}

/// The units of a grid that a cell covers, along the growing axis and across it.
package struct GridPlace: Hashable, Sendable {
  private var growingStart: Int
  private var growingCount: Int32
  private var fixedStart: Int16
  private var fixedCount: Int16

  package var growing: Range<Int> { growingStart..<growingStart + Int(growingCount) }
  package var fixed: Range<Int> { Int(fixedStart)..<Int(fixedStart) + Int(fixedCount) }

  package init(growing: Range<Int>, fixed: Range<Int>) {
    growingStart = growing.lowerBound
    growingCount = Int32(growing.count)
    fixedStart = Int16(fixed.lowerBound)
    fixedCount = Int16(fixed.count)
  }

  package func covers(growing: Int, fixed: Int) -> Bool {
    self.growing.contains(growing) && self.fixed.contains(fixed)
  }
}
