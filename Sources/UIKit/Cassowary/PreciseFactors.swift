/// The factorised matrix of a basis in numbers of more digits than ``BasisFactorization`` has. It is not
/// updated when the basis changes.
///
/// It is L·U too, by rows. Columns are numbered like the pivots of the other factorisation, so a row
/// usually has its pivot in the column with the number of its slot.
final class PreciseFactors {
  /// The rows that turned out to depend on those before them. Each was replaced by the stay of a
  /// column's variable.
  private(set) var replaced: [(slot: Int, column: Int)] = []

  private var columnOfSlot = Buffer<Int32>()
  private var slotOfColumn = Buffer<Int32>()
  private var diagonal = Buffer<PreciseNumber>()
  private var lower = Rows()
  private var upper = Rows()

  /// The result of the last solve, by column or by slot.
  private var numbers = Buffer<PreciseNumber>()

  /// Off-diagonal elements, row by row.
  struct Rows: ~Copyable {
    private var starts = Buffer<Int32>()
    private var places = Buffer<Int32>()
    private var values = Buffer<PreciseNumber>()

    init() { starts.append(0) }

    mutating func append(_ value: PreciseNumber, at place: Int) {
      places.append(Int32(place))
      values.append(value)
    }

    mutating func clearRow(_ row: Int) {
      for entry in Int(starts[row])..<Int(starts[row + 1]) { values[entry] = .zero }
    }

    mutating func endRow() { starts.append(Int32(places.count)) }

    @inline(__always) func forEach(of row: Int, _ body: (_ place: Int, PreciseNumber) -> Void) {
      for entry in Int(starts.base[row])..<Int(starts.base[row + 1]) {
        body(Int(places.base[entry]), values.base[entry])
      }
    }
  }

  /// How much smaller than the largest number of its row the expected pivot may be.
  private static let pivotThreshold = 0.01

  // MARK: Factorising

  /// - Parameters:
  ///   - count: the number of rows and columns.
  ///   - forEachTerm: calls a closure with each term of a slot's row.
  init(
    count: Int, forEachTerm: (_ slot: Int, (_ column: Int, _ coefficient: Double) -> Void) -> Void
  ) {
    columnOfSlot.fill(-1, count: count)
    slotOfColumn.fill(-1, count: count)
    diagonal.fill(.zero, count: count)
    numbers.fill(.zero, count: count)
    let (row, pending) = (SparseVector(), SparseVector())
    row.resize(to: count)
    pending.resize(to: count)
    func insert(_ column: Int) {
      row.insert(column)
      if slotOfColumn[column] >= 0 { pending.insert(Int(slotOfColumn[column])) }
    }
    for slot in 0..<count {
      forEachTerm(slot) { column, coefficient in
        numbers[column] = numbers[column] + PreciseNumber(coefficient)
        insert(column)
      }
      pending.forEachAscending { earlier in
        let column = Int(columnOfSlot[earlier])
        guard !numbers[column].isZero else { return }
        let multiple = numbers[column] / diagonal[earlier]
        lower.append(multiple, at: earlier)
        numbers[column] = .zero
        upper.forEach(of: earlier) { other, value in
          numbers[other] = numbers[other] - multiple * value
          insert(other)
        }
      }
      pending.clear()
      let pivot = choosePivot(of: row, expected: slot)
      row.forEachAscending { column in
        if pivot >= 0, column != pivot, !numbers[column].isZero {
          upper.append(numbers[column], at: column)
        }
      }
      if pivot >= 0 {
        diagonal[slot] = numbers[pivot]
        setPivot(pivot, of: slot)
      }
      row.forEachAscending { numbers[$0] = .zero }
      row.clear()
      lower.endRow()
      upper.endRow()
    }
    replaceDependentRows()
  }

  /// - Returns: the column that a reduced row determines, or -1 if the row is empty.
  private func choosePivot(of row: SparseVector, expected: Int) -> Int {
    var largest = -1
    row.forEachAscending { column in
      guard !numbers[column].isZero else { return }
      if largest < 0 || abs(numbers[column].high) > abs(numbers[largest].high) { largest = column }
    }
    guard largest >= 0, slotOfColumn[expected] < 0 else { return largest }
    let isLarge = abs(numbers[expected].high) >= Self.pivotThreshold * abs(numbers[largest].high)
    return isLarge ? expected : largest
  }

  private func setPivot(_ column: Int, of slot: Int) {
    columnOfSlot[slot] = Int32(column)
    slotOfColumn[column] = Int32(slot)
  }

  private func replaceDependentRows() {
    var column = 0
    for slot in 0..<columnOfSlot.count where columnOfSlot[slot] < 0 {
      while slotOfColumn[column] >= 0 { column += 1 }
      // The multiples it was reduced by apply to it no longer.
      lower.clearRow(slot)
      diagonal[slot] = PreciseNumber(1)
      setPivot(column, of: slot)
      replaced.append((slot, column))
    }
  }

  // MARK: Solving

  /// An element of the last result, by column or by slot.
  subscript(place: Int) -> PreciseNumber { numbers[place] }

  /// Solves B·x = b.
  ///
  /// - Parameter vector: b by slot; becomes x by column.
  func solve(_ vector: SparseVector) {
    let count = columnOfSlot.count
    var right = (0..<count).map { PreciseNumber(vector[$0]) }
    for slot in 0..<count {
      var sum = right[slot]
      lower.forEach(of: slot) { earlier, multiple in
        if !right[earlier].isZero { sum = sum - multiple * right[earlier] }
      }
      right[slot] = sum
    }
    for slot in (0..<count).reversed() {
      var sum = right[slot]
      upper.forEach(of: slot) { column, value in
        if !numbers[column].isZero { sum = sum - value * numbers[column] }
      }
      numbers[columnOfSlot[slot]] = sum / diagonal[slot]
    }
    write(to: vector)
  }

  /// Solves Bᵀ·y = g.
  ///
  /// - Parameter vector: g by column; becomes y by slot.
  func solveTransposed(_ vector: SparseVector) {
    let count = columnOfSlot.count
    for column in 0..<count { numbers[column] = PreciseNumber(vector[column]) }
    solveTransposed(into: vector)
  }

  /// Starts a right side for ``solveTransposed(into:)``, with 0.
  func beginSum() {
    for column in 0..<numbers.count { numbers[column] = .zero }
  }

  /// Adds to the right side.
  func add(_ coefficient: Double, times factor: Double, at column: Int) {
    numbers[column] = numbers[column] + PreciseNumber(coefficient) * PreciseNumber(factor)
  }

  /// Solves Bᵀ·y = g for the right side that was added up.
  ///
  /// - Parameter vector: becomes y by slot.
  func solveTransposed(into vector: SparseVector) {
    let count = columnOfSlot.count
    var multiples = [PreciseNumber](repeating: .zero, count: count)
    for slot in 0..<count {
      let value = numbers[columnOfSlot[slot]]
      guard !value.isZero else { continue }
      let multiple = value / diagonal[slot]
      multiples[slot] = multiple
      upper.forEach(of: slot) { column, value in
        numbers[column] = numbers[column] - value * multiple
      }
    }
    for slot in (0..<count).reversed() {
      let multiple = multiples[slot]
      numbers[slot] = multiple
      guard !multiple.isZero else { continue }
      lower.forEach(of: slot) { earlier, value in
        multiples[earlier] = multiples[earlier] - value * multiple
      }
    }
    write(to: vector)
  }

  private func write(to vector: SparseVector) {
    vector.clear()
    for place in 0..<numbers.count where !numbers[place].isZero {
      vector.set(numbers[place].high, at: place)
    }
  }

  /// Finds the nonzero pattern of the solution x of B·x = b; see ``BasisFactorization/reach(_:)``.
  func reach(_ places: SparseVector) {
    let count = columnOfSlot.count
    for slot in 0..<count {
      lower.forEach(of: slot) { earlier, _ in if places.contains(earlier) { places.insert(slot) } }
    }
    let slots = (0..<count).map(places.contains)
    places.clear()
    for slot in (0..<count).reversed() {
      var isReached = slots[slot]
      upper.forEach(of: slot) { column, _ in if places.contains(column) { isReached = true } }
      if isReached { places.insert(Int(columnOfSlot[slot])) }
    }
  }
}
