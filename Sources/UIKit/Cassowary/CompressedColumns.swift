/// A sparse matrix by columns.
struct CompressedColumns: ~Copyable {
  private var starts = Buffer<Int32>()
  private var rows = Buffer<Int32>()
  private var values = Buffer<Double>()

  /// Replaces the contents with a square matrix that is given by rows.
  mutating func transpose(
    starts rowStarts: borrowing Buffer<Int32>, columns: borrowing Buffer<Int32>,
    values rowValues: borrowing Buffer<Double>, count: Int
  ) {
    starts.fill(0, count: count + 2)
    rows.fill(0, count: columns.count)
    values.fill(0, count: columns.count)
    // Counts are kept two columns ahead, so that filling a column advances its start to the right
    // place.
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

  mutating func appendEmptyColumn() {
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
