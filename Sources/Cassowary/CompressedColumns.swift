/// A sparse matrix by columns.
final class CompressedColumns {
  private let starts = Buffer<Int32>()
  private let rows = Buffer<Int32>()
  private let values = Buffer<Double>()

  /// Takes over a square matrix that is given by rows.
  func transpose(
    starts rowStarts: Buffer<Int32>, columns: Buffer<Int32>, values rowValues: Buffer<Double>,
    count: Int
  ) {
    starts.fill(0, count: count + 2)
    rows.fill(0, count: columns.count)
    values.fill(0, count: columns.count)
    // Counted two places on, so that filling a column moves its start to where it belongs.
    for entry in 0..<columns.count { starts.base[Int(columns.base[entry]) + 2] += 1 }
    for column in 0..<count { starts.base[column + 2] += starts.base[column + 1] }
    for row in 0..<count {
      for entry in Int(rowStarts.base[row])..<Int(rowStarts.base[row + 1]) {
        let column = Int(columns.base[entry])
        let place = Int(starts.base[column + 1])
        starts.base[column + 1] += 1
        rows.base[place] = Int32(row)
        values.base[place] = rowValues.base[entry]
      }
    }
    starts.removeLast(1)
  }

  func appendEmpty() {
    starts.append(starts[starts.count - 1])
  }

  @inline(__always) func withColumns(
    _ body: (
      _ starts: UnsafeMutablePointer<Int32>, _ rows: UnsafeMutablePointer<Int32>,
      _ values: UnsafeMutablePointer<Double>
    ) -> Void
  ) {
    body(starts.base, rows.base, values.base)
  }
}
