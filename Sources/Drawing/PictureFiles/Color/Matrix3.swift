/// A matrix of three rows and columns, between linear colours.
struct Matrix3: Sendable, Equatable {
  var rows: [[Double]]

  init(rows: [[Double]]) { self.rows = rows }

  init(columns: [[Double]]) {
    rows = (0..<3).map { row in columns.map { $0[row] } }
  }

  static let identity = Matrix3(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  static func diagonal(_ values: [Double]) -> Matrix3 {
    Matrix3(rows: [[values[0], 0, 0], [0, values[1], 0], [0, 0, values[2]]])
  }

  func times(_ vector: [Double]) -> [Double] {
    rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  func times(_ other: Matrix3) -> Matrix3 {
    Matrix3(
      columns: (0..<3).map { column in times(other.rows.map { $0[column] }) })
  }

  /// Nil if there is none, or if it is not finite.
  var inverse: Matrix3? {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (r0, r1) = ((row + 1) % 3, (row + 2) % 3)
      let (c0, c1) = ((column + 1) % 3, (column + 2) % 3)
      return rows[r0][c0] * rows[r1][c1] - rows[r0][c1] * rows[r1][c0]
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * minor(0, $1) }
    let result = Matrix3(
      rows: (0..<3).map { row in (0..<3).map { column in minor(column, row) / determinant } })
    return determinant != 0 && result.isFinite ? result : nil
  }

  var isFinite: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }
}
