import Foundation

/// The five predictions whose differences a row stores (PNG specification, section 9).
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  typealias Row = UnsafePointer<UInt8>
  typealias MutableRow = UnsafeMutablePointer<UInt8>

  /// Writes the differences of a row of `count` bytes. `above` is the row before it, zeros for
  /// the first one; both rows are preceded by `distance` zeros.
  @inline(__always)
  func apply(to row: Row, above: Row, count: Int, distance: Int, into output: MutableRow) {
    switch self {
    case .none:
      output.update(from: row, count: count)
    case .sub:
      for i in 0..<count { output[i] = row[i] &- row[i - distance] }
    case .up:
      var i = 0
      while i < count {
        output[i] = row[i] &- above[i]
        i &+= 1
      }
    case .average:
      for i in 0..<count {
        output[i] = row[i] &- UInt8((UInt16(row[i - distance]) + UInt16(above[i])) / 2)
      }
    case .paeth:
      for i in 0..<count {
        output[i] =
          row[i] &- Self.paeth(row[i - distance], above[i], above[i - distance])
      }
    }
  }

  /// The neighbour that is closest to left + above - corner (section 9.4).
  @inline(__always)
  static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
    let (toLeft, toAbove, toCorner) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
    if toLeft <= toAbove && toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}

/// How the filter of each row is chosen.
enum PNGFilterChoice: Hashable {
  /// The same one for all rows.
  case all(PNGFilter)
  /// The one of those given whose differences, taken as signed bytes, have the smallest sum of
  /// absolute values (PNG specification, section 12.7).
  case smallestSum([PNGFilter])
  /// `up` for a row that is equal to the one above it, which becomes zeros, otherwise `none`.
  ///
  /// For areas of plain colours: unfiltered, a repeated row is a sequence of matches at the distance
  /// of a row, which deflate searches for and encodes at more cost than a run of zeros.
  case upForRepeatedRows

  /// Rows with their filter bytes, ready to be compressed.
  func filtered(_ samples: PNGSamples) -> [UInt8] {
    let rowBytes = samples.header.rowBytes
    let distance = samples.header.pixelBytes
    let height = samples.header.height
    let count = height * (rowBytes + 1)
    return [UInt8](unsafeUninitializedCapacity: count) { output, written in
      written = count
      guard let output = output.baseAddress else { return }
      let scratchBytes = 2 * distance + 3 * rowBytes
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: scratchBytes) { scratch in
        guard let scratch = scratch.baseAddress else { return }
        scratch.initialize(repeating: 0, count: 2 * distance + 2 * rowBytes)
        // Two rows, each with zeros to its left, and one row of differences to be tried.
        var above = scratch + distance
        var row = above + rowBytes + distance
        let trial = scratch + 2 * distance + 2 * rowBytes
        samples.rows.withUnsafeBufferPointer { bytes in
          guard let bytes = bytes.baseAddress else { return }
          for y in 0..<height {
            row.update(from: bytes + y * rowBytes, count: rowBytes)
            let target = output + y * (rowBytes + 1)
            target[0] =
              filter(
                row: row, above: above, count: rowBytes, distance: distance, into: target + 1,
                trial: trial
              ).rawValue
            swap(&above, &row)
          }
        }
      }
    }
  }

  private func filter(
    row: PNGFilter.Row, above: PNGFilter.Row, count: Int, distance: Int,
    into output: PNGFilter.MutableRow, trial: PNGFilter.MutableRow
  ) -> PNGFilter {
    switch self {
    case .all(let filter):
      filter.apply(to: row, above: above, count: count, distance: distance, into: output)
      return filter
    case .smallestSum(let filters):
      var (best, bestSum) = (PNGFilter.none, Int.max)
      for filter in filters {
        filter.apply(to: row, above: above, count: count, distance: distance, into: trial)
        let sum = Self.sumOfMagnitudes(trial, count: count)
        if sum < bestSum {
          (best, bestSum) = (filter, sum)
          output.update(from: trial, count: count)
        }
      }
      return best
    case .upForRepeatedRows:
      guard memcmp(row, above, count) == 0 else {
        output.update(from: row, count: count)
        return .none
      }
      memset(output, 0, count)
      return .up
    }
  }

  private static func sumOfMagnitudes(_ bytes: PNGFilter.Row, count: Int) -> Int {
    var sum: UInt32 = 0
    for i in 0..<count { sum &+= UInt32(Int8(bitPattern: bytes[i]).magnitude) }
    return Int(sum)
  }
}
