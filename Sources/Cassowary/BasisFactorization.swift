/// The equations of a basis, taken apart so that they can be solved in both directions.
///
/// The basis is a square matrix B with one equation a row and one variable a column. It is kept as
/// B = Eₘ…E₁·L·U. L·U comes from elimination: each row that is inserted is reduced by those before
/// it, and what is left of it determines one more variable, its pivot. Each E stands for one row
/// that was replaced later: it is the identity but for that row.
///
/// Rows are known by their slot, which is the place in the order of elimination; the variable that
/// a row determines has the same number among the pivots.
final class BasisFactorization {
  /// How many rows there are.
  private(set) var count = 0
  private let variableOfPivot = Buffer<Int32>()
  private let pivotOfVariable = Buffer<Int32>()

  // U by rows, without its diagonal. Columns are variables while rows are inserted, then pivots.
  private let upperStarts = Buffer<Int32>()
  private let upperColumns = Buffer<Int32>()
  private let upperValues = Buffer<Double>()
  private let diagonal = Buffer<Double>()
  // L by rows, without its diagonal of ones.
  private let lowerStarts = Buffer<Int32>()
  private let lowerColumns = Buffer<Int32>()
  private let lowerValues = Buffer<Double>()
  // The same by columns.
  private let upperByColumn = CompressedColumns()
  private let lowerByColumn = CompressedColumns()

  // The replaced rows, one after the other, without their diagonal element.
  private let replacedSlots = Buffer<Int32>()
  private let replacedDiagonals = Buffer<Double>()
  private let replacedStarts = Buffer<Int32>()
  private let replacedColumns = Buffer<Int32>()
  private let replacedValues = Buffer<Double>()

  /// The same basis in numbers of more digits, if these are asked for. It has to be made anew when a
  /// row is replaced, and answers all questions in place of what is kept here.
  var precise: PreciseFactors?

  /// The row that is being inserted, by variable, and which pivots it still has to be reduced by.
  private let row = SparseVector()
  private let pending = SparseVector()

  /// What is smaller, beside coefficients around 1, is left over from rounding.
  private static let smallest = 1e-11
  /// How much smaller than the largest coefficient of its row a pivot may be: the usual compromise
  /// between few coefficients and small ones. Much less lets rounding errors grow with each row.
  private static let pivotThreshold = 0.05
  /// Counts of rows are estimates; they need not grow beyond this.
  private static let largestRowCount: Int32 = 1 << 24

  // MARK: Making

  /// Throws the rows away.
  func removeAll(variableCount: Int) {
    precise = nil
    count = 0
    variableOfPivot.removeAll()
    pivotOfVariable.fill(-1, count: variableCount)
    for starts in [upperStarts, lowerStarts] {
      starts.removeAll()
      starts.append(0)
    }
    upperColumns.removeAll()
    upperValues.removeAll()
    diagonal.removeAll()
    lowerColumns.removeAll()
    lowerValues.removeAll()
    forgetReplacements()
    row.resize(to: variableCount)
    pending.resize(to: variableCount)
  }

  private func forgetReplacements() {
    replacedSlots.removeAll()
    replacedDiagonals.removeAll()
    replacedStarts.removeAll()
    replacedStarts.append(0)
    replacedColumns.removeAll()
    replacedValues.removeAll()
  }

  /// Whether some row that was inserted determines a variable.
  func determines(_ variable: Int) -> Bool { pivotOfVariable[variable] >= 0 }

  /// Adds a coefficient to the row that ``insertRow(choosing:)`` will insert.
  @inline(__always) func addToRow(_ coefficient: Double, variable: Int) {
    row.add(coefficient, at: variable)
    let pivot = pivotOfVariable.base[variable]
    if pivot >= 0 { pending.insert(Int(pivot)) }
  }

  /// Inserts the row that was put together, unless the rows before it imply its left side.
  ///
  /// - Parameter rowCounts: by variable, how many later rows contain it. The variable that is in the
  ///   fewest becomes the pivot; those rows will contain the others in its place, and are counted
  ///   for them.
  /// - Returns: whether the row was inserted; its slot is the last one then.
  func insertRow(rowCounts: UnsafeMutablePointer<Int32>) -> Bool {
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
      if best < 0 || rowCounts[variable] <= rowCounts[best] { best = variable }
    }
    row.forEachAscending { variable in
      let value = row.values[variable]
      guard variable != best, pivotOfVariable.base[variable] < 0, abs(value) > rounding else {
        return
      }
      upperColumns.append(Int32(variable))
      upperValues.append(value)
      rowCounts[variable] = min(rowCounts[variable] + rowCounts[best], Self.largestRowCount)
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

  /// Adds a coefficient to the row that ``endPeeledRow(pivot:)`` will insert. It must be none of the
  /// earlier rows' pivots'.
  @inline(__always) func addPeeled(_ coefficient: Double, variable: Int, pivot: Int) {
    if variable == pivot {
      diagonal.append(coefficient)
    } else {
      upperColumns.append(Int32(variable))
      upperValues.append(coefficient)
    }
  }

  /// Inserts a row that needs no elimination, and whose pivot no later row contains.
  func endPeeledRow(pivot: Int) {
    upperStarts.append(Int32(upperColumns.count))
    lowerStarts.append(Int32(lowerColumns.count))
    variableOfPivot.append(Int32(pivot))
    pivotOfVariable[pivot] = Int32(count)
    count += 1
  }

  /// Takes multiples of the earlier rows from the row until it has none of their pivots any more.
  ///
  /// - Returns: up to which size what is left of the row may be rounding.
  private func reduceRow() -> Double {
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

  /// Ends the insertion of rows; there must be one for each variable that is in any.
  func finish() {
    for entry in 0..<upperColumns.count {
      upperColumns.base[entry] = pivotOfVariable[upperColumns.base[entry]]
    }
    upperByColumn.transpose(
      starts: upperStarts, columns: upperColumns, values: upperValues, count: count)
    lowerByColumn.transpose(
      starts: lowerStarts, columns: lowerColumns, values: lowerValues, count: count)
  }

  /// Adds a new variable with a row of its own, which says nothing about any other variable.
  func append(variable: Int) {
    pivotOfVariable.extend(to: variable + 1, with: -1)
    pivotOfVariable[variable] = Int32(count)
    variableOfPivot.append(Int32(variable))
    upperStarts.append(Int32(upperColumns.count))
    lowerStarts.append(Int32(lowerColumns.count))
    diagonal.append(1)
    upperByColumn.appendEmpty()
    lowerByColumn.appendEmpty()
    count += 1
  }

  // MARK: Replacing

  /// Whether so many rows were replaced that taking the basis apart anew pays.
  var isWorn: Bool {
    replacedSlots.count > 100
      || replacedColumns.count > 3 * (upperColumns.count + lowerColumns.count) + 4 * count + 200
  }

  /// Whether no row was replaced yet.
  var isFresh: Bool { replacedSlots.count == 0 }

  /// Replaces a row by one that is a sum of multiples of all rows.
  ///
  /// - Parameter multiples: by slot; that of the replaced row is not 0.
  func replaceRow(_ slot: Int, by multiples: SparseVector) {
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

  /// Finds where the solution x of B·x = b may not be 0, whatever the values of b are.
  ///
  /// - Parameter places: by slot, where b may not be 0; becomes the same for x, by pivot. Values are
  ///   not looked at.
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

  /// Finds for each slot which of the variables comes first, in some order, that may not be 0 in the
  /// solution x of B·x = b if b is not 0 there.
  ///
  /// - Parameter ranks: by variable, its place in the order.
  /// - Returns: the ranks by slot.
  func firstReached(by ranks: Buffer<UInt64>) -> [UInt64] {
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

  /// Solves Bᵀ·y = g: finds the multiples of the rows that add up to g.
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

  /// The variable that stands at a pivot.
  @inline(__always) func variable(ofPivot pivot: Int) -> Int { Int(variableOfPivot.base[pivot]) }

  /// The pivot that a variable stands at.
  @inline(__always) func pivot(of variable: Int) -> Int { Int(pivotOfVariable.base[variable]) }
}
