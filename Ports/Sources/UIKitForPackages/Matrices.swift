// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// The matrices of the module simd that code for views uses.

/// A matrix of `Double`.
public typealias double4x4 = simd_matrix4x4<Double>
/// A matrix of `Float`.
public typealias float4x4 = simd_matrix4x4<Float>
/// A matrix of `Double`.
public typealias simd_double4x4 = simd_matrix4x4<Double>
/// A matrix of `Float`.
public typealias simd_float4x4 = simd_matrix4x4<Float>

/// A matrix of four columns, which vectors are multiplied with from the right as columns and from the left
/// as rows.
public struct simd_matrix4x4<Number: SIMDScalar & BinaryFloatingPoint>: Equatable {
  /// A column or a row.
  public typealias Vector = SIMD4<Number>

  /// The columns, from the left.
  public var columns: (Vector, Vector, Vector, Vector)

  /// All numbers are 0.
  public init() {
    columns = (.zero, .zero, .zero, .zero)
  }

  /// Creates a matrix from its columns.
  public init(columns: (Vector, Vector, Vector, Vector)) {
    self.columns = columns
  }

  /// Creates a matrix from its columns.
  public init(_ column0: Vector, _ column1: Vector, _ column2: Vector, _ column3: Vector) {
    columns = (column0, column1, column2, column3)
  }

  /// - Parameter columns: Four vectors.
  public init(_ columns: [Vector]) {
    precondition(columns.count == 4, "a matrix of 4 columns")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  /// - Parameter rows: Four vectors.
  public init(rows: [Vector]) {
    self = Self(rows).transpose
  }

  /// A matrix that is 0 but for the diagonal.
  public init(diagonal: Vector) {
    self.init()
    for index in 0..<4 { self[index, index] = diagonal[index] }
  }

  /// A matrix that is 0 but for a number in the diagonal.
  public init(_ scalar: Number) {
    self.init(diagonal: Vector(repeating: scalar))
  }

  /// A column, from 0 at the left; the last one for other numbers.
  public subscript(column: Int) -> Vector {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  /// A number by its column and its row, from 0 to 3. Another row ends the process.
  public subscript(column: Int, row: Int) -> Number {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Rows and columns exchanged.
  public var transpose: Self {
    var result = Self()
    for column in 0..<4 { for row in 0..<4 { result[row, column] = self[column, row] } }
    return result
  }

  /// The determinant; 0 for a singular matrix.
  public var determinant: Number {
    // By the first row: the determinants of the matrix without it and one column.
    var sum: Number = 0
    for column in 0..<4 {
      let sign: Number = column.isMultiple(of: 2) ? 1 : -1
      sum += sign * self[column, 0] * minor(column, 0)
    }
    return sum
  }

  /// The matrix whose product with this one is the identity; infinite numbers for a singular one.
  public var inverse: Self {
    let determinant = determinant
    var result = Self()
    for column in 0..<4 {
      for row in 0..<4 {
        let sign: Number = (column + row).isMultiple(of: 2) ? 1 : -1
        result[row, column] = sign * minor(column, row) / determinant
      }
    }
    return result
  }

  /// The determinant of the matrix without a column and a row.
  private func minor(_ column: Int, _ row: Int) -> Number {
    let c = (0..<4).filter { $0 != column }
    let r = (0..<4).filter { $0 != row }
    func product(_ x: Int, _ y: Int, _ z: Int) -> Number {
      self[c[x], r[0]] * self[c[y], r[1]] * self[c[z], r[2]]
    }
    let even = product(0, 1, 2) + product(1, 2, 0) + product(2, 0, 1)
    return even - product(2, 1, 0) - product(0, 2, 1) - product(1, 0, 2)
  }

  /// Whether all numbers are equal.
  public static func == (left: Self, right: Self) -> Bool { left.columns == right.columns }

  /// The product with a column.
  public static func * (left: Self, right: Vector) -> Vector {
    let first = left.columns.0 * right.x + left.columns.1 * right.y
    return first + left.columns.2 * right.z + left.columns.3 * right.w
  }

  /// The product of a row with a matrix, as a row.
  public static func * (left: Vector, right: Self) -> Vector { right.transpose * left }

  /// The product of two matrices, which applies the right one first.
  public static func * (left: Self, right: Self) -> Self {
    let columns = right.columns
    return Self(left * columns.0, left * columns.1, left * columns.2, left * columns.3)
  }
}

extension simd_matrix4x4: Sendable
where Number: Sendable, Number.SIMD4Storage: Sendable {}
