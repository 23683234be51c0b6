/// The constraints of a solver as a sparse matrix that is changed in place.
///
/// Every row is scaled by a power of 2, which loses nothing, so that its largest coefficient is at
/// least 1 and less than 2; the scale comes back as the weight of the row's violation. Every
/// inequality is kept as "at least": one that was given as "at most" has its signs turned.
final class Model {
  enum Kind: UInt8 {
    case equality, inequality
    /// A sum that is to be as small as possible, without any bound.
    case objective
    /// Removed, but still in the basis.
    case removed
    /// Free to be used again.
    case free
  }

  // By constraint.
  let kinds = Buffer<Kind>()
  let bounds = Buffer<Double>()
  /// What a unit of violation of the scaled row is in units of the constraint.
  let weights = Buffer<Double>()
  /// -1 if the signs were turned, and 1 if not.
  let signs = Buffer<Double>()
  let levels = Buffer<Int32>()
  let serials = Buffer<UInt64>()
  /// Whether the coefficients are so far apart that they need more digits.
  private let areWide = Buffer<Bool>()
  /// How many constraints have such coefficients.
  private(set) var wideCount = 0
  private let firstTerms = Buffer<Int32>()
  private let termCounts = Buffer<Int32>()
  private let freeConstraints = Buffer<Int32>()

  // By term; the terms of one constraint are neighbours, those of one variable are linked.
  private let termConstraints = Buffer<Int32>()
  let termVariables = Buffer<Int32>()
  let termCoefficients = Buffer<Double>()
  private let nextTerms = Buffer<Int32>()
  private let previousTerms = Buffer<Int32>()
  private var unusedTermCount = 0

  // By variable.
  /// The first of its terms, or -1.
  private let headTerms = Buffer<Int32>()
  /// How many constraints contain it.
  let occurrences = Buffer<Int32>()
  /// Which one it was to be made, from 1 on; 0 if it was removed.
  let variableSerials = Buffer<UInt64>()
  private let freeVariables = Buffer<Int32>()
  private var variablesMade: UInt64 = 0

  // The row that is being put together, and by variable, where in it the variable is, or -1.
  private let rowVariables = Buffer<Int32>()
  private let rowCoefficients = Buffer<Double>()
  private let rowPlaces = Buffer<Int32>()

  var constraintCount: Int { kinds.count }
  /// How many places for variables there are, with those of removed ones.
  var variableCount: Int { headTerms.count }

  // MARK: Variables

  func addVariable() -> Variable {
    variablesMade += 1
    let index: Int32
    if freeVariables.count > 0 {
      index = freeVariables[freeVariables.count - 1]
      freeVariables.removeLast()
      variableSerials[index] = variablesMade
    } else {
      index = Int32(headTerms.count)
      headTerms.append(-1)
      occurrences.append(0)
      rowPlaces.append(-1)
      variableSerials.append(variablesMade)
    }
    return Variable(index: index, serial: variablesMade)
  }

  func contains(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < headTerms.count && variable.serial > 0
      && variableSerials[variable.index] == variable.serial
  }

  /// Gives the place of a removed variable back, which must be in no constraint.
  func freeVariable(_ variable: Int) {
    assert(headTerms[variable] < 0 && variableSerials[variable] == 0)
    freeVariables.append(Int32(variable))
  }

  // MARK: Constraints

  /// Begins a row with the terms of an expression, those of the same variable taken together.
  func gatherRow(of expression: Expression) throws(SolverError) {
    rowVariables.removeAll()
    rowCoefficients.removeAll()
    defer {
      for place in 0..<rowVariables.count { rowPlaces[rowVariables[place]] = -1 }
    }
    for term in expression.terms {
      guard contains(term.variable) else { throw .unknownVariable }
      let known = rowPlaces[term.variable.index]
      if known >= 0 {
        rowCoefficients[known] += term.coefficient
      } else {
        rowPlaces[term.variable.index] = Int32(rowVariables.count)
        rowVariables.append(term.variable.index)
        rowCoefficients.append(term.coefficient)
      }
    }
    try checkRow()
  }

  /// Refuses coefficients that the solver could not reckon with exactly enough, and drops those that
  /// are what rounding left of a sum or product.
  private func checkRow() throws(SolverError) {
    var (smallest, largest) = (Double.infinity, 0.0)
    for place in 0..<rowCoefficients.count {
      guard rowCoefficients[place].isFinite else { throw .notFinite }
      largest = max(largest, abs(rowCoefficients[place]))
    }
    for place in 0..<rowCoefficients.count where rowCoefficients[place] != 0 {
      let size = abs(rowCoefficients[place])
      if size < 1e-14 * largest {
        rowCoefficients[place] = 0
      } else {
        smallest = min(smallest, size)
      }
    }
    guard largest > 0 else { return }
    guard Limits.coefficients.contains(largest) else { throw .coefficientOutOfRange(largest) }
    guard largest <= Limits.ratioOfCoefficients * smallest else {
      throw .coefficientsTooFarApart(smallest, largest)
    }
  }

  /// Refuses a constant that is too large beside the largest coefficient.
  private func checkConstant(_ constant: Double, weight: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    guard abs(constant) <= Limits.constant * weight else { throw .constantTooLarge(constant) }
  }

  /// Refuses a constant that the constraint cannot have.
  func checkConstant(_ constant: Double, of constraint: Int) throws(SolverError) {
    try checkConstant(constant, weight: weights[constraint])
  }

  /// Refuses a constant that a constraint of the row that was gathered last cannot have.
  func checkConstant(_ constant: Double) throws(SolverError) {
    try checkConstant(constant, weight: weightOfRow())
  }

  /// The power of 2 that the row is scaled by.
  private func weightOfRow() -> Double {
    var largest = 0.0
    for place in 0..<rowCoefficients.count { largest = max(largest, abs(rowCoefficients[place])) }
    return largest > 0 ? largest.binade : 1
  }

  /// Begins a row with nothing but a variable.
  func beginRow(of variable: Variable) {
    rowVariables.removeAll()
    rowCoefficients.removeAll()
    rowVariables.append(variable.index)
    rowCoefficients.append(1)
  }

  /// Adds a constraint of the row that was gathered last.
  func addConstraint(
    _ kind: Kind, constant: Double, sign: Double, level: Int, serial: UInt64
  ) -> Int {
    let constraint: Int
    if freeConstraints.count > 0 {
      constraint = Int(freeConstraints[freeConstraints.count - 1])
      freeConstraints.removeLast()
    } else {
      constraint = kinds.count
      kinds.append(.free)
      bounds.append(0)
      weights.append(1)
      signs.append(1)
      levels.append(0)
      serials.append(0)
      areWide.append(false)
      firstTerms.append(0)
      termCounts.append(0)
    }
    kinds[constraint] = kind
    signs[constraint] = sign
    levels[constraint] = Int32(level)
    serials[constraint] = serial
    let weight = weightOfRow()
    weights[constraint] = weight
    setConstant(of: constraint, to: constant)
    firstTerms[constraint] = Int32(termVariables.count)
    for place in 0..<rowVariables.count where rowCoefficients[place] != 0 {
      let term = Int32(termVariables.count)
      termConstraints.append(Int32(constraint))
      termVariables.append(rowVariables[place])
      termCoefficients.append(sign * rowCoefficients[place] / weight)
      link(term, to: rowVariables[place])
    }
    termCounts[constraint] = Int32(termVariables.count) - firstTerms[constraint]
    areWide[constraint] = terms(of: constraint).contains {
      abs(termCoefficients[$0]) * Limits.ratioWithoutPrecision < 1
    }
    if areWide[constraint] { wideCount += 1 }
    return constraint
  }

  func setConstant(of constraint: Int, to constant: Double) {
    bounds[constraint] = -signs[constraint] * constant / weights[constraint]
  }

  /// Whether a handle's constraint is there.
  func contains(_ id: ConstraintID) -> Bool {
    id.index >= 0 && id.index < kinds.count && serials[id.index] == id.serial
      && (kinds[id.index] == .equality || kinds[id.index] == .inequality)
  }

  private func link(_ term: Int32, to variable: Int32) {
    let head = headTerms[variable]
    nextTerms.append(head)
    previousTerms.append(-1)
    if head >= 0 { previousTerms[head] = term }
    headTerms[variable] = term
    occurrences[variable] += 1
  }

  /// Takes a constraint out of the variables' lists. Its own terms stay until it is freed.
  func unlink(_ constraint: Int) {
    if areWide[constraint] { wideCount -= 1 }
    for term in terms(of: constraint) {
      let (next, previous) = (nextTerms[term], previousTerms[term])
      if next >= 0 { previousTerms[next] = previous }
      if previous >= 0 {
        nextTerms[previous] = next
      } else {
        headTerms[termVariables[term]] = next
      }
      occurrences[termVariables[term]] -= 1
    }
  }

  /// Gives the place of a constraint back, which must be unlinked.
  func freeConstraint(_ constraint: Int) {
    kinds[constraint] = .free
    unusedTermCount += Int(termCounts[constraint])
    termCounts[constraint] = 0
    freeConstraints.append(Int32(constraint))
    if unusedTermCount > 256, unusedTermCount * 2 > termVariables.count { compact() }
  }

  /// Moves the terms together, so that those of removed constraints take no room.
  private func compact() {
    let inOrder = (0..<constraintCount).filter { kinds[$0] != .free }
      .sorted { firstTerms[$0] < firstTerms[$1] }
    var moved = [Int32](repeating: -1, count: termVariables.count)
    var place: Int32 = 0
    for constraint in inOrder {
      for term in terms(of: constraint) {
        moved[term] = place
        termConstraints[place] = termConstraints[term]
        termVariables[place] = termVariables[term]
        termCoefficients[place] = termCoefficients[term]
        nextTerms[place] = nextTerms[term]
        previousTerms[place] = previousTerms[term]
        place += 1
      }
      firstTerms[constraint] = place - termCounts[constraint]
    }
    let surplus = termVariables.count - Int(place)
    for buffer in [termConstraints, termVariables, nextTerms, previousTerms] {
      buffer.removeLast(surplus)
    }
    termCoefficients.removeLast(surplus)
    // The links of removed constraints that are still in the basis lead nowhere.
    for term in 0..<Int(place) where kinds[termConstraints[term]] != .removed {
      if nextTerms[term] >= 0 { nextTerms[term] = moved[Int(nextTerms[term])] }
      if previousTerms[term] >= 0 { previousTerms[term] = moved[Int(previousTerms[term])] }
    }
    for variable in 0..<variableCount where headTerms[variable] >= 0 {
      headTerms[variable] = moved[Int(headTerms[variable])]
    }
    unusedTermCount = 0
  }

  // MARK: Reading

  /// The places of a constraint's terms.
  @inline(__always) func terms(of constraint: Int) -> Range<Int> {
    let first = Int(firstTerms.base[constraint])
    return Range(uncheckedBounds: (first, first + Int(termCounts.base[constraint])))
  }

  /// Goes through the terms of a variable in all constraints.
  @inline(__always) func forEachTerm(
    of variable: Int, _ body: (_ constraint: Int, _ coefficient: Double) -> Void
  ) {
    var term = Int(headTerms.base[variable])
    while term >= 0 {
      body(Int(termConstraints.base[term]), termCoefficients.base[term])
      term = Int(nextTerms.base[term])
    }
  }

  /// The left side of a constraint less its bound.
  @inline(__always) func residual(
    of constraint: Int, at values: UnsafeMutablePointer<Double>
  ) -> Double {
    var sum = -bounds.base[constraint]
    for term in terms(of: constraint) {
      sum += termCoefficients.base[term] * values[Int(termVariables.base[term])]
    }
    return sum
  }
}
