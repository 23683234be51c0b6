/// The factorised matrix of a basis, which solves its equations and the transposed ones.
///
/// The basis is a square matrix B with one equation per row and one variable per column. It is stored
/// as B = Eₘ…E₁·L·U. L·U comes from elimination: each inserted row is reduced by those before it, and
/// the remainder determines one more variable, its pivot. Each E represents one row that was replaced
/// later: it is the identity except for that row.
///
/// Rows are identified by their slot, the index in the order of elimination; the variable that a row
/// determines has the same number among the pivots.
struct BasisFactorization: ~Copyable {
  /// The number of rows.
  private(set) var count = 0
  private var variableOfPivot = Buffer<Int32>()
  private var pivotOfVariable = Buffer<Int32>()

  // U by rows, without its diagonal. Columns are variables while rows are inserted, then pivots.
  private var upperStarts = Buffer<Int32>()
  private var upperColumns = Buffer<Int32>()
  private var upperValues = Buffer<Double>()
  private var diagonal = Buffer<Double>()
  // L by rows, without its diagonal of ones.
  private var lowerStarts = Buffer<Int32>()
  private var lowerColumns = Buffer<Int32>()
  private var lowerValues = Buffer<Double>()
  // The same by columns.
  private var upperByColumn = CompressedColumns()
  private var lowerByColumn = CompressedColumns()

  // The replaced rows, one after the other, without their diagonal element.
  private var replacedSlots = Buffer<Int32>()
  private var replacedDiagonals = Buffer<Double>()
  private var replacedStarts = Buffer<Int32>()
  private var replacedColumns = Buffer<Int32>()
  private var replacedValues = Buffer<Double>()

  /// The same basis in numbers of more digits, if these are in use. All solves go to it then. It does
  /// not support replacing a row: that needs a new one.
  private(set) var precise: PreciseFactors?

  /// The row that is being inserted, by variable, and the pivots it is still to be reduced by.
  private let row = SparseVector()
  private let pending = SparseVector()

  /// Smaller numbers, next to coefficients around 1, are rounding errors.
  private static let smallest = 1e-11
  /// How much smaller than the largest coefficient of its row a pivot may be: threshold pivoting's
  /// usual compromise between fill-in and growth. Much less lets rounding errors grow with each row.
  private static let pivotThreshold = 0.05

  // MARK: Factorising

  /// Removes all rows.
  mutating func removeAll(variableCount: Int) {
    precise = nil
    count = 0
    variableOfPivot.removeAll()
    pivotOfVariable.fill(-1, count: variableCount)
    upperStarts.fill(0, count: 1)
    lowerStarts.fill(0, count: 1)
    upperColumns.removeAll()
    upperValues.removeAll()
    diagonal.removeAll()
    lowerColumns.removeAll()
    lowerValues.removeAll()
    forgetReplacements()
    row.resize(to: variableCount)
    pending.resize(to: variableCount)
  }

  private mutating func forgetReplacements() {
    replacedSlots.removeAll()
    replacedDiagonals.removeAll()
    replacedStarts.fill(0, count: 1)
    replacedColumns.removeAll()
    replacedValues.removeAll()
  }

  /// The number of coefficients of L and U.
  var entryCount: Int { upperColumns.count + lowerColumns.count + diagonal.count }

  /// Whether an inserted row determines a variable.
  func determines(_ variable: Int) -> Bool { pivotOfVariable[variable] >= 0 }

  /// Adds a coefficient to the row that ``insertRow(_:)`` will insert.
  @inline(__always) mutating func addToRow(_ coefficient: Double, variable: Int) {
    row.add(coefficient, at: variable)
    let pivot = pivotOfVariable.base[variable]
    if pivot >= 0 { pending.insert(Int(pivot)) }
  }

  /// Inserts the row that was added up, unless its left side depends linearly on the rows before it.
  ///
  /// - Parameter order: chooses the pivot among the variables with large coefficients.
  /// - Returns: whether the row was inserted; its slot is the last one then.
  mutating func insertRow(_ order: inout PivotOrder) -> Bool {
    let lowerCount = lowerColumns.count
    let rounding = reduceRow()
    var largest = 0.0
    row.forEachAscending { variable in
      if pivotOfVariable.base[variable] < 0 { largest = max(largest, abs(row.values[variable])) }
    }
    guard largest > rounding else {
      lowerColumns.removeLast(lowerColumns.count - lowerCount)
      lowerValues.removeLast(lowerValues.count - lowerCount)
      row.clear()
      return false
    }
    var best = -1
    let threshold = max(Self.pivotThreshold * largest, rounding)
    row.forEachAscending { variable in
      guard pivotOfVariable.base[variable] < 0, abs(row.values[variable]) >= threshold else {
        return
      }
      if best < 0 || order.prefers(variable, to: best) { best = variable }
    }
    row.forEachAscending { variable in
      let value = row.values[variable]
      guard variable != best, pivotOfVariable.base[variable] < 0, abs(value) > rounding else {
        return
      }
      upperColumns.append(Int32(variable))
      upperValues.append(value)
      order.recordFillIn(of: variable, for: best)
    }
    diagonal.append(row[best])
    upperStarts.append(Int32(upperColumns.count))
    lowerStarts.append(Int32(lowerColumns.count))
    variableOfPivot.append(Int32(best))
    pivotOfVariable[best] = Int32(count)
    count += 1
    row.clear()
    return true
  }

  /// Adds a coefficient to the row that ``endPeeledRow(pivot:)`` will insert. The variable must
  /// not be the pivot of an earlier row.
  @inline(__always) mutating func addPeeled(_ coefficient: Double, variable: Int, pivot: Int) {
    if variable == pivot {
      diagonal.append(coefficient)
    } else {
      upperColumns.append(Int32(variable))
      upperValues.append(coefficient)
    }
  }

  /// Inserts the row, which needs no elimination, and whose pivot no later row contains.
  mutating func endPeeledRow(pivot: Int) {
    upperStarts.append(Int32(upperColumns.count))
    lowerStarts.append(Int32(lowerColumns.count))
    variableOfPivot.append(Int32(pivot))
    pivotOfVariable[pivot] = Int32(count)
    count += 1
  }

  /// Subtracts multiples of the earlier rows from the row until it contains none of their pivots.
  ///
  /// - Returns: the size up to which coefficients of the remainder may be rounding errors.
  private mutating func reduceRow() -> Double {
    var largest = 1.0
    pending.forEachAscending { pivot in
      let value = row.values[Int(variableOfPivot.base[pivot])]
      guard abs(value) > Self.smallest else { return }
      largest = max(largest, abs(value))
      let multiple = value / diagonal.base[pivot]
      lowerColumns.append(Int32(pivot))
      lowerValues.append(multiple)
      for entry in Int(upperStarts.base[pivot])..<Int(upperStarts.base[pivot + 1]) {
        let variable = Int(upperColumns.base[entry])
        let change = multiple * upperValues.base[entry]
        largest = max(largest, abs(change))
        row.add(-change, at: variable)
        let later = pivotOfVariable.base[variable]
        if later >= 0 { pending.insert(Int(later)) }
      }
    }
    pending.clear()
    return max(Self.smallest, 1e-13 * largest)
  }

  /// Ends the insertion of rows. There must be one for each variable that is in any.
  mutating func finish() {
    for entry in 0..<upperColumns.count {
      upperColumns.base[entry] = pivotOfVariable[upperColumns.base[entry]]
    }
    upperByColumn.transpose(
      starts: upperStarts, columns: upperColumns, values: upperValues, count: count)
    lowerByColumn.transpose(
      starts: lowerStarts, columns: lowerColumns, values: lowerValues, count: count)
  }

  /// Appends a variable together with a row that contains only it.
  mutating func append(variable: Int) {
    pivotOfVariable.extend(to: variable + 1, with: -1)
    pivotOfVariable[variable] = Int32(count)
    variableOfPivot.append(Int32(variable))
    upperStarts.append(Int32(upperColumns.count))
    lowerStarts.append(Int32(lowerColumns.count))
    diagonal.append(1)
    upperByColumn.appendEmptyColumn()
    lowerByColumn.appendEmptyColumn()
    count += 1
  }

  // MARK: Updating

  /// Whether so many rows were replaced that a new factorisation is cheaper.
  var needsRefactorization: Bool {
    replacedSlots.count > 100
      || replacedColumns.count > 3 * (upperColumns.count + lowerColumns.count) + 4 * count + 200
  }

  /// Whether no row was replaced since the factorisation.
  var isFresh: Bool { replacedSlots.count == 0 }

  /// Replaces a row by a linear combination of all rows.
  ///
  /// - Parameter multiples: by slot; the multiple of the replaced row is not 0.
  mutating func replaceRow(_ slot: Int, by multiples: SparseVector) {
    replacedSlots.append(Int32(slot))
    replacedDiagonals.append(multiples[slot])
    multiples.forEachAscending { other in
      let value = multiples.values[other]
      guard other != slot, abs(value) > Self.smallest else { return }
      replacedColumns.append(Int32(other))
      replacedValues.append(value)
    }
    replacedStarts.append(Int32(replacedColumns.count))
  }

  /// Uses numbers of more digits, or not if nil, until the next factorisation.
  mutating func setPrecise(_ factors: PreciseFactors?) {
    precise = factors
  }

  // MARK: Solving

  /// Solves B·x = b.
  ///
  /// - Parameter vector: b by slot; becomes x by pivot, see ``variable(ofPivot:)``.
  func solve(_ vector: SparseVector) {
    if let precise { return precise.solve(vector) }
    var index = replacedSlots.count - 1
    while index >= 0 {
      let slot = Int(replacedSlots.base[index])
      var sum = vector.values[slot]
      for entry in Int(replacedStarts.base[index])..<Int(replacedStarts.base[index + 1]) {
        sum -= replacedValues.base[entry] * vector.values[Int(replacedColumns.base[entry])]
      }
      if sum != 0 || vector.values[slot] != 0 {
        vector.set(sum / replacedDiagonals.base[index], at: slot)
      }
      index -= 1
    }
    let values = vector.values
    lowerByColumn.withColumns { starts, rows, coefficients in
      vector.forEachAscending { pivot in
        let value = values[pivot]
        guard value != 0 else { return }
        for entry in Int(starts[pivot])..<Int(starts[pivot + 1]) {
          vector.add(-coefficients[entry] * value, at: Int(rows[entry]))
        }
      }
    }
    let diagonal = diagonal.base
    upperByColumn.withColumns { starts, rows, coefficients in
      vector.forEachDescending { pivot in
        guard values[pivot] != 0 else { return }
        let value = values[pivot] / diagonal[pivot]
        values[pivot] = value
        for entry in Int(starts[pivot])..<Int(starts[pivot + 1]) {
          vector.add(-coefficients[entry] * value, at: Int(rows[entry]))
        }
      }
    }
  }

  /// Finds the nonzero pattern of the solution x of B·x = b, for any values of b.
  ///
  /// - Parameter places: by slot, where b may not be 0; becomes the same for x, by pivot. Values are
  ///   ignored.
  func reach(_ places: SparseVector) {
    if let precise { return precise.reach(places) }
    var index = replacedSlots.count - 1
    while index >= 0 {
      let entries = Int(replacedStarts.base[index])..<Int(replacedStarts.base[index + 1])
      if entries.contains(where: { places.contains(Int(replacedColumns.base[$0])) }) {
        places.insert(Int(replacedSlots.base[index]))
      }
      index -= 1
    }
    lowerByColumn.withColumns { starts, rows, _ in
      places.forEachAscending { pivot in
        for entry in Int(starts[pivot])..<Int(starts[pivot + 1]) { places.insert(Int(rows[entry])) }
      }
    }
    upperByColumn.withColumns { starts, rows, _ in
      places.forEachDescending { pivot in
        for entry in Int(starts[pivot])..<Int(starts[pivot + 1]) { places.insert(Int(rows[entry])) }
      }
    }
  }

  /// Finds for each slot the first variable, in a given order, that may not be 0 in the solution x of
  /// B·x = b if b is not 0 there.
  ///
  /// - Parameter ranks: by variable, its position in the order.
  /// - Returns: the ranks of those variables, by slot.
  func firstReached(by ranks: borrowing Buffer<UInt64>) -> [UInt64] {
    var first = [UInt64](repeating: .max, count: count)
    upperByColumn.withColumns { starts, rows, _ in
      for pivot in 0..<count {
        var best = ranks[variableOfPivot.base[pivot]]
        for entry in Int(starts[pivot])..<Int(starts[pivot + 1]) {
          best = min(best, first[Int(rows[entry])])
        }
        first[pivot] = best
      }
    }
    lowerByColumn.withColumns { starts, rows, _ in
      for pivot in (0..<count).reversed() {
        for entry in Int(starts[pivot])..<Int(starts[pivot + 1]) {
          first[pivot] = min(first[pivot], first[Int(rows[entry])])
        }
      }
    }
    for index in 0..<replacedSlots.count {
      let replaced = first[Int(replacedSlots.base[index])]
      for entry in Int(replacedStarts.base[index])..<Int(replacedStarts.base[index + 1]) {
        let slot = Int(replacedColumns.base[entry])
        first[slot] = min(first[slot], replaced)
      }
    }
    return first
  }

  /// Solves Bᵀ·y = g: expresses g as a linear combination of the rows.
  ///
  /// - Parameter vector: g by pivot, see ``pivot(of:)``; becomes y by slot.
  func solveTransposed(_ vector: SparseVector) {
    if let precise { return precise.solveTransposed(vector) }
    let values = vector.values
    let diagonal = diagonal.base
    let (upperStarts, upperColumns) = (upperStarts.base, upperColumns.base)
    let upperValues = upperValues.base
    vector.forEachAscending { pivot in
      guard values[pivot] != 0 else { return }
      let value = values[pivot] / diagonal[pivot]
      values[pivot] = value
      for entry in Int(upperStarts[pivot])..<Int(upperStarts[pivot + 1]) {
        vector.add(-upperValues[entry] * value, at: Int(upperColumns[entry]))
      }
    }
    let (lowerStarts, lowerColumns) = (lowerStarts.base, lowerColumns.base)
    let lowerValues = lowerValues.base
    vector.forEachDescending { slot in
      let value = values[slot]
      guard value != 0 else { return }
      for entry in Int(lowerStarts[slot])..<Int(lowerStarts[slot + 1]) {
        vector.add(-lowerValues[entry] * value, at: Int(lowerColumns[entry]))
      }
    }
    for index in 0..<replacedSlots.count {
      let slot = Int(replacedSlots.base[index])
      guard values[slot] != 0 else { continue }
      let value = values[slot] / replacedDiagonals.base[index]
      values[slot] = value
      for entry in Int(replacedStarts.base[index])..<Int(replacedStarts.base[index + 1]) {
        vector.add(-replacedValues.base[entry] * value, at: Int(replacedColumns.base[entry]))
      }
    }
  }

  /// The variable of a pivot.
  @inline(__always) func variable(ofPivot pivot: Int) -> Int { Int(variableOfPivot.base[pivot]) }

  /// The pivot of a variable.
  @inline(__always) func pivot(of variable: Int) -> Int { Int(pivotOfVariable.base[variable]) }
}
