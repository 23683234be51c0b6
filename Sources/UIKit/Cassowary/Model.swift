/// The variables and constraints of a solver: a sparse matrix that is changed in place, and the
/// bounds of its rows.
///
/// Every row is scaled by a power of 2, which is exact, so that its largest coefficient is at least 1
/// and less than 2; the scale is the weight of the row's violation. Every inequality is stored as "at
/// least": the signs of an "at most" are inverted.
struct Model: ~Copyable {
  enum Kind: UInt8 {
    case equality, inequality
    /// A sum to be minimised, without a bound.
    case objective
    /// Removed, but still in the basis.
    case removed
    /// Unused; the next constraint may be stored here.
    case free
  }

  // By constraint.
  private var kinds = Buffer<Kind>()
  private var bounds = Buffer<Double>()
  /// How much a unit of violation of the scaled row is in units of the constraint.
  private var weights = Buffer<Double>()
  /// -1 if the signs were inverted, and 1 if not.
  private var signs = Buffer<Double>()
  private var serials = Buffer<UInt64>()
  /// Whether the coefficients are so far apart that they need more digits.
  private var areWide = Buffer<Bool>()
  private var firstTerms = Buffer<Int32>()
  private var termCounts = Buffer<Int32>()
  private var freeConstraints = Buffer<Int32>()
  private var nextSerial: UInt64 = 1
  /// The number of constraints whose coefficients are so far apart that they need more digits.
  private(set) var wideCount = 0

  // By term. The terms of a constraint are adjacent, the terms of a variable are linked.
  private var termConstraints = Buffer<Int32>()
  private var termVariables = Buffer<Int32>()
  private var termCoefficients = Buffer<Double>()
  private var nextTerms = Buffer<Int32>()
  private var previousTerms = Buffer<Int32>()
  private var unusedTermCount = 0

  // By variable.
  /// The first of its terms, or -1.
  private var headTerms = Buffer<Int32>()
  private var occurrenceCounts = Buffer<Int32>()
  /// Its number in creation order, from 1; 0 if it was removed.
  private var variableSerials = Buffer<UInt64>()
  /// The constraint that keeps it nonnegative, or -1.
  private var nonnegativities = Buffer<Int32>()
  private var freeVariables = Buffer<Int32>()
  private var variablesMade: UInt64 = 0

  /// The row that the next constraint gets.
  private var row = Row()

  /// The number of places for constraints, including unused ones.
  var constraintCount: Int { kinds.count }
  /// The number of places for variables, including the places of removed ones.
  var variableCount: Int { headTerms.count }

  // MARK: Variables

  mutating func addVariable() -> Variable {
    variablesMade += 1
    let index: Int32
    if let free = freeVariables.popLast() {
      index = free
      variableSerials[index] = variablesMade
      nonnegativities[index] = -1
    } else {
      index = Int32(headTerms.count)
      headTerms.append(-1)
      occurrenceCounts.append(0)
      variableSerials.append(variablesMade)
      nonnegativities.append(-1)
    }
    return Variable(index: index, serial: variablesMade)
  }

  func contains(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < headTerms.count && variable.serial > 0
      && variableSerials[variable.index] == variable.serial
  }

  /// Whether a place belongs to a variable that was not removed.
  func isVariable(_ index: Int) -> Bool { variableSerials[index] > 0 }

  /// The number of a variable in creation order; 0 if it was removed.
  @inline(__always) func serial(ofVariable index: Int) -> UInt64 { variableSerials[index] }

  /// The variable at a place; nil if it was removed.
  func variable(at index: Int) -> Variable? {
    let serial = variableSerials[index]
    return serial > 0 ? Variable(index: Int32(index), serial: serial) : nil
  }

  /// Removes a variable, which may still be in the basis. Call ``freeVariable(_:)``
  /// afterwards.
  mutating func removeVariable(_ index: Int) {
    variableSerials[index] = 0
  }

  /// Allows the place of a removed variable to be reused. No constraint may contain it.
  mutating func freeVariable(_ index: Int) {
    assert(headTerms[index] < 0 && variableSerials[index] == 0)
    freeVariables.append(Int32(index))
  }

  /// The number of constraints that contain a variable.
  func occurrenceCount(of variable: Int) -> Int32 { occurrenceCounts[variable] }

  /// The constraint that keeps a variable nonnegative; nil if there is none.
  func nonnegativity(of variable: Int) -> Int? {
    let constraint = nonnegativities[variable]
    return constraint >= 0 ? Int(constraint) : nil
  }

  mutating func setNonnegativity(of variable: Int, to constraint: Int?) {
    nonnegativities[variable] = constraint.map { Int32($0) } ?? -1
  }

  /// The variable that a constraint keeps nonnegative.
  func variable(ofNonnegativity constraint: Int) -> Variable? {
    variable(at: Int(termVariables[firstTerms[constraint]]))
  }

  // MARK: Adding constraints

  /// Gathers the row of the next constraint from an expression.
  mutating func gatherRow(of expression: Expression) throws(SolverError) {
    for term in expression.terms {
      guard contains(term.variable) else { throw .unknownVariable }
    }
    try row.gather(expression.terms)
  }

  /// Gathers the row of the next constraint from a single variable.
  mutating func gatherRow(of variable: Variable) {
    row.gather(variable)
  }

  /// Throws for a constant that is too large relative to the largest coefficient.
  private func checkConstant(_ constant: Double, weight: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    guard abs(constant) <= Limits.constant * weight else { throw .constantTooLarge(constant) }
  }

  /// Throws for a constant that a constraint cannot have.
  func checkConstant(_ constant: Double, of constraint: Int) throws(SolverError) {
    try checkConstant(constant, weight: weights[constraint])
  }

  /// Throws for a constant that a constraint with the gathered row cannot have.
  func checkConstant(_ constant: Double) throws(SolverError) {
    try checkConstant(constant, weight: row.weight)
  }

  /// Adds a constraint with the gathered row.
  ///
  /// - Parameter sign: 1 for "at least" and for equations, -1 for "at most".
  mutating func addConstraint(_ kind: Kind, constant: Double, sign: Double) -> Int {
    let constraint: Int
    if let free = freeConstraints.popLast() {
      constraint = Int(free)
    } else {
      constraint = kinds.count
      kinds.append(.free)
      bounds.append(0)
      weights.append(1)
      signs.append(1)
      serials.append(0)
      areWide.append(false)
      firstTerms.append(0)
      termCounts.append(0)
    }
    kinds[constraint] = kind
    signs[constraint] = sign
    serials[constraint] = nextSerial
    nextSerial += 1
    weights[constraint] = row.weight
    setConstant(of: constraint, to: constant)
    appendTerms(of: constraint)
    areWide[constraint] = terms(of: constraint).contains {
      abs(termCoefficients[$0]) * Limits.ratioWithoutPrecision < 1
    }
    if areWide[constraint] { wideCount += 1 }
    return constraint
  }

  private mutating func appendTerms(of constraint: Int) {
    firstTerms[constraint] = Int32(termVariables.count)
    let (sign, weight) = (signs[constraint], weights[constraint])
    for place in 0..<row.count where row.coefficient(at: place) != 0 {
      termConstraints.append(Int32(constraint))
      termVariables.append(row.variable(at: place))
      termCoefficients.append(sign * row.coefficient(at: place) / weight)
    }
    termCounts[constraint] = Int32(termVariables.count) - firstTerms[constraint]
    for term in terms(of: constraint) { link(Int32(term), to: termVariables[term]) }
  }

  mutating func setConstant(of constraint: Int, to constant: Double) {
    bounds[constraint] = -signs[constraint] * constant / weights[constraint]
  }

  private mutating func link(_ term: Int32, to variable: Int32) {
    let head = headTerms[variable]
    nextTerms.append(head)
    previousTerms.append(-1)
    if head >= 0 { previousTerms[head] = term }
    headTerms[variable] = term
    occurrenceCounts[variable] += 1
  }

  // MARK: Removing constraints

  /// Removes a constraint's terms from the lists of their variables, so that it is no longer found
  /// there. Its own list of terms is valid until ``freeConstraint(_:)``.
  mutating func unlink(_ constraint: Int) {
    if areWide[constraint] { wideCount -= 1 }
    for term in terms(of: constraint) {
      let (next, previous) = (nextTerms[term], previousTerms[term])
      if next >= 0 { previousTerms[next] = previous }
      if previous >= 0 {
        nextTerms[previous] = next
      } else {
        headTerms[termVariables[term]] = next
      }
      occurrenceCounts[termVariables[term]] -= 1
    }
  }

  /// Marks an unlinked constraint as removed that is still in the basis.
  mutating func markRemoved(_ constraint: Int) {
    kinds[constraint] = .removed
  }

  /// Allows the place of an unlinked constraint to be reused.
  mutating func freeConstraint(_ constraint: Int) {
    kinds[constraint] = .free
    unusedTermCount += Int(termCounts[constraint])
    termCounts[constraint] = 0
    freeConstraints.append(Int32(constraint))
    if unusedTermCount > 256, unusedTermCount * 2 > termVariables.count { compact() }
  }

  /// Moves the terms together, so that the terms of removed constraints use no memory.
  private mutating func compact() {
    var inOrder: [Int] = []
    for constraint in 0..<constraintCount where kinds[constraint] != .free {
      inOrder.append(constraint)
    }
    inOrder.sort { firstTerms[$0] < firstTerms[$1] }
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
    termConstraints.removeLast(surplus)
    termVariables.removeLast(surplus)
    termCoefficients.removeLast(surplus)
    nextTerms.removeLast(surplus)
    previousTerms.removeLast(surplus)
    // The links of removed constraints that are still in the basis are not valid.
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

  /// Whether a handle belongs to a constraint that was not removed.
  func contains(_ id: ConstraintID) -> Bool {
    id.index >= 0 && id.index < kinds.count && serials[id.index] == id.serial
      && isConstraint(Int(id.index))
  }

  /// Whether a place belongs to an equation or inequality that was not removed.
  func isConstraint(_ constraint: Int) -> Bool {
    kinds[constraint] == .equality || kinds[constraint] == .inequality
  }

  func id(of constraint: Int) -> ConstraintID {
    ConstraintID(index: Int32(constraint), serial: serials[constraint])
  }

  @inline(__always) func kind(of constraint: Int) -> Kind { kinds[constraint] }

  /// Whether the signs of a constraint are inverted, which they are in an "at most".
  func isInverted(_ constraint: Int) -> Bool { signs[constraint] < 0 }

  @inline(__always) func bound(of constraint: Int) -> Double { bounds[constraint] }

  /// How much a unit of violation of the scaled row is in units of the constraint.
  @inline(__always) func weight(of constraint: Int) -> Double { weights[constraint] }

  /// The number of a constraint in the order of addition.
  @inline(__always) func serial(of constraint: Int) -> UInt64 { serials[constraint] }

  @inline(__always) private func terms(of constraint: Int) -> Range<Int> {
    let first = Int(firstTerms.base[constraint])
    return Range(uncheckedBounds: (first, first + Int(termCounts.base[constraint])))
  }

  /// The number of variables in a constraint.
  func termCount(of constraint: Int) -> Int { Int(termCounts[constraint]) }

  /// Calls a closure with each variable of a constraint.
  @inline(__always) func forEachTerm(
    of constraint: Int, _ body: (_ variable: Int, _ coefficient: Double) -> Void
  ) {
    for term in terms(of: constraint) {
      body(Int(termVariables.base[term]), termCoefficients.base[term])
    }
  }

  /// Calls a closure with each constraint that contains a variable.
  @inline(__always) func forEachOccurrence(
    of variable: Int, _ body: (_ constraint: Int, _ coefficient: Double) -> Void
  ) {
    var term = Int(headTerms.base[variable])
    while term >= 0 {
      body(Int(termConstraints.base[term]), termCoefficients.base[term])
      term = Int(nextTerms.base[term])
    }
  }

  /// The constraints that contain a variable.
  func constraints(of variable: Int) -> [Int] {
    var constraints: [Int] = []
    forEachOccurrence(of: variable) { constraint, _ in constraints.append(constraint) }
    return constraints
  }

  /// The left side of a constraint minus its bound.
  ///
  /// - Parameter values: by variable.
  @inline(__always) func residual(
    of constraint: Int, at values: borrowing Buffer<Double>
  ) -> Double {
    var sum = -bounds.base[constraint]
    for term in terms(of: constraint) {
      sum += termCoefficients.base[term] * values.base[Int(termVariables.base[term])]
    }
    return sum
  }

  #if DEBUG
    /// A contradiction within this part; nil if there is none.
    var invariantViolation: String? {
      var counts = [Int](repeating: 0, count: variableCount)
      var wide = 0
      for constraint in 0..<constraintCount {
        switch kinds[constraint] {
        case .free: guard termCounts[constraint] == 0 else { return "an unused row has terms" }
        case .removed: continue
        case .equality, .inequality, .objective:
          if areWide[constraint] { wide += 1 }
          for term in terms(of: constraint) {
            guard termConstraints[term] == constraint else { return "a term is in two rows" }
            counts[Int(termVariables[term])] += 1
          }
        }
      }
      guard wide == wideCount else { return "\(wideCount) rows are counted as wide, not \(wide)" }
      for variable in 0..<variableCount {
        var count = 0
        var previous: Int32 = -1
        var term = headTerms[variable]
        while term >= 0 {
          guard termVariables[term] == variable, previousTerms[term] == previous else {
            return "the terms of variable \(variable) are linked wrongly"
          }
          count += 1
          (previous, term) = (term, nextTerms[term])
        }
        guard count == counts[variable], occurrenceCounts[variable] == count else {
          return "variable \(variable) occurs in \(counts[variable]) rows, not \(count)"
        }
        guard variableSerials[variable] > 0 || count == 0 else {
          return "the removed variable \(variable) is in a row"
        }
      }
      return nil
    }
  #endif
}
