/// As many constraints and stays as there are variables, with independent left sides: they hold
/// exactly, and so determine the values of all variables.
struct Basis: ~Copyable {
  private var factorization = BasisFactorization()
  private(set) var members = BasisMembers()
  /// Removed variables that the basis still determines.
  private var removedVariables: [Int] = []
  /// Whether a replaced row may have amplified rounding errors.
  private(set) var isIllConditioned = false

  /// Used while rows are inserted.
  private var pivotOrder = PivotOrder()
  /// The result of ``combination(of:_:)``.
  private let combination = SparseVector()

  /// The number of members.
  var count: Int { members.count }

  /// The number of coefficients in the factorisation.
  var entryCount: Int { factorization.entryCount }

  // MARK: Growing

  /// Adds a place for a new variable, which the basis does not determine yet.
  mutating func addVariable(_ variable: Int) {
    members.addVariable(variable)
  }

  /// Adds a place for a new constraint, which is outside of the basis.
  mutating func addConstraint(_ constraint: Int) {
    members.addConstraint(constraint)
  }

  /// Inserts the stay of a new variable.
  mutating func appendStay(of variable: Int) {
    members.append(.stay(of: variable))
    factorization.append(variable: variable)
    combination.resize(to: members.count)
  }

  // MARK: Removed variables

  /// Records that a variable was removed that the basis may still determine.
  mutating func recordRemoval(of variable: Int) {
    removedVariables.append(variable)
  }

  /// Whether so many removed variables are left that a basis without them is cheaper.
  var hasManyRemovedVariables: Bool {
    removedVariables.count > 64 && removedVariables.count * 2 > members.count
  }

  private mutating func freeRemovedVariables(_ model: inout Model) {
    for variable in removedVariables { model.freeVariable(variable) }
    removedVariables.removeAll()
  }

  // MARK: Factorising

  /// Chooses a new basis, a *crash*: members are inserted in the order of a list, each unless those
  /// before it determine its left side; stays complete the basis.
  ///
  /// The order leaves no choice of rows against fill-in, only of pivots. Usually the variable in the
  /// fewest other rows is best. But in a chain, where each position is in the next row only, that
  /// expresses each position by all lengths before it. Then the chain is inserted again with the
  /// variables as pivots that are in the latest rows: the lengths, of which later rows contain few.
  mutating func crash(_ candidates: [Member], _ model: inout Model) {
    freeRemovedVariables(&model)
    let termCount = candidates.reduce(0) { $0 + $1.termCount(model) }
    let limit = Self.smallestFillLimit + Self.largestFillIn * termCount
    if !insert(candidates, .fewestRows, fillLimit: limit, model) {
      _ = insert(candidates, .latestRow, fillLimit: .max, model)
    }
    insertMissingStays(model)
    finishFactorization()
  }

  /// How many times the number of coefficients a factorisation may have before other pivots are tried,
  /// and the number that it may always have.
  private static let largestFillIn = 4
  private static let smallestFillLimit = 1000

  /// Inserts members, each unless those before it determine its left side.
  ///
  /// - Returns: false if it was given up because of too much fill-in.
  private mutating func insert(
    _ candidates: [Member], _ rule: PivotOrder.Rule, fillLimit: Int, _ model: borrowing Model
  ) -> Bool {
    removeAll(model)
    switch rule {
    case .fewestRows: pivotOrder.startWithFewestRows(model)
    case .latestRow: pivotOrder.startWithLatestRow(of: candidates, model)
    }
    for member in insertSingletons(of: candidates, model) {
      insert(member, model)
      if factorization.entryCount > fillLimit { return false }
    }
    return true
  }

  /// Refactorises the basis: first what needs no elimination, then the shortest rows, because
  /// these keep the others short.
  mutating func refactor(_ model: inout Model) {
    refactor(members.all, &model)
  }

  /// Factorises another basis, which was this one's at an earlier time.
  mutating func restore(_ members: [Member], _ model: inout Model) {
    refactor(members, &model)
  }

  /// Refactorises the basis without the removed variables, and without the removed constraints, which may contain
  /// them: one whose variables were removed with it has nothing that would make it leave the basis.
  mutating func refactorWithoutRemovedVariables(_ model: inout Model) {
    var present: [Member] = []
    for member in members.all {
      if let constraint = member.constraint, model.kind(of: constraint) == .removed {
        model.freeConstraint(constraint)
        continue
      }
      let isOfRemovedVariable = member.stayVariable.map { !model.isVariable($0) } ?? false
      if !isOfRemovedVariable { present.append(member) }
    }
    freeRemovedVariables(&model)
    refactor(present, &model)
  }

  private mutating func refactor(_ present: [Member], _ model: inout Model) {
    isIllConditioned = false
    removeAll(model)
    pivotOrder.startWithFewestRows(of: present, model)
    let rest = insertSingletons(of: present, model)
    let lengths = rest.map { $0.termCount(model) }
    let order = rest.indices.sorted {
      (lengths[$0], rest[$0].insertionKey) < (lengths[$1], rest[$1].insertionKey)
    }
    for place in order { insert(rest[place], model) }
    // Rows that looked independent only because of rounding errors are left out.
    for case let constraint? in present.map(\.constraint) where !members.contains(constraint) {
      freeIfRemoved(constraint, &model)
    }
    insertMissingStays(model)
    finishFactorization()
  }

  private mutating func removeAll(_ model: borrowing Model) {
    factorization.removeAll(variableCount: model.variableCount)
    members.removeAll(model)
  }

  /// - Returns: the other members.
  private mutating func insertSingletons(
    of candidates: [Member], _ model: borrowing Model
  ) -> [Member] {
    let peeling = Peeling(candidates, model)
    for (member, pivot) in peeling.singletons {
      member.forEachTerm(model) { variable, coefficient in
        pivotOrder.recordRow(containing: variable)
        factorization.addPeeled(coefficient, variable: variable, pivot: pivot)
      }
      factorization.endPeeledRow(pivot: pivot)
      members.append(member)
    }
    return peeling.rest
  }

  private mutating func insert(_ member: Member, _ model: borrowing Model) {
    member.forEachTerm(model) { variable, coefficient in
      factorization.addToRow(coefficient, variable: variable)
      pivotOrder.recordRow(containing: variable)
    }
    guard factorization.insertRow(&pivotOrder) else { return }
    members.append(member)
  }

  private mutating func insertMissingStays(_ model: borrowing Model) {
    guard factorization.count < model.variableCount else { return }
    let removed = Set(removedVariables)
    for variable in 0..<model.variableCount where !factorization.determines(variable) {
      guard model.isVariable(variable) || removed.contains(variable) else { continue }
      insert(.stay(of: variable), model)
    }
  }

  private mutating func finishFactorization() {
    factorization.finish()
    combination.resize(to: members.count)
  }

  /// Whether so many rows were replaced that a new factorisation is cheaper.
  var needsRefactorization: Bool { factorization.needsRefactorization }

  /// Whether no row was replaced since the factorisation.
  var isFreshlyFactorized: Bool { factorization.isFresh }

  // MARK: Exchanging

  /// Replaces a member, and its row of the factorisation.
  ///
  /// - Parameter combination: the entering member's left side as a combination of the current ones.
  ///   Ignored in precise numbers: call ``factorizePrecisely(_:)`` afterwards.
  mutating func replaceMember(
    at slot: Int, by entering: Member, _ combination: SparseVector, _ model: inout Model
  ) {
    setMember(at: slot, to: entering, &model)
    guard factorization.precise == nil else { return }
    var largest = 1.0
    combination.forEachAscending { largest = max(largest, abs(combination[$0])) }
    if abs(combination[slot]) < 1e-4 * largest { isIllConditioned = true }
    factorization.replaceRow(slot, by: combination)
  }

  /// Replaces a member. If that is a removed constraint, nothing refers to it from here on.
  private mutating func setMember(at slot: Int, to entering: Member, _ model: inout Model) {
    let leaving = members[slot]
    members.replace(at: slot, by: entering)
    if let constraint = leaving.constraint { freeIfRemoved(constraint, &model) }
  }

  private func freeIfRemoved(_ constraint: Int, _ model: inout Model) {
    if model.kind(of: constraint) == .removed { model.freeConstraint(constraint) }
  }

  // MARK: More digits

  /// The factorisation in numbers of more digits, if these are in use.
  var precise: PreciseFactors? { factorization.precise }

  var isPrecise: Bool { factorization.precise != nil }

  /// The left side of a constraint at the last solution in numbers of more digits, minus a bound.
  func preciseSum(
    of constraint: Int, less bound: Double, _ model: borrowing Model, _ precise: PreciseFactors
  ) -> Double {
    var sum = -PreciseNumber(bound)
    model.forEachTerm(of: constraint) { variable, coefficient in
      sum = sum + PreciseNumber(coefficient) * precise[factorization.pivot(of: variable)]
    }
    return sum.high
  }

  /// Factorises the basis in numbers of more digits, and uses these from here on. Members that turn
  /// out to depend on others are replaced by stays.
  mutating func factorizePrecisely(_ model: inout Model) {
    let precise = PreciseFactors(count: members.count) { slot, body in
      members[slot].forEachTerm(model) { body(factorization.pivot(of: $0), $1) }
    }
    factorization.setPrecise(precise)
    for (slot, column) in precise.replaced {
      let variable = factorization.variable(ofPivot: column)
      setMember(at: slot, to: .stay(of: variable), &model)
    }
  }

  /// Returns to the processor's numbers.
  mutating func leavePrecision() {
    factorization.setPrecise(nil)
  }

  // MARK: Solving

  /// The variable of a pivot; see ``BasisFactorization``.
  @inline(__always) func variable(ofPivot pivot: Int) -> Int {
    factorization.variable(ofPivot: pivot)
  }

  /// The pivot of a variable.
  @inline(__always) func pivot(of variable: Int) -> Int { factorization.pivot(of: variable) }

  /// Solves B·x = b.
  ///
  /// - Parameter vector: b by slot; becomes x by pivot.
  func solve(_ vector: SparseVector) { factorization.solve(vector) }

  /// Solves Bᵀ·y = g.
  ///
  /// - Parameter vector: g by pivot; becomes y by slot.
  func solveTransposed(_ vector: SparseVector) { factorization.solveTransposed(vector) }

  /// Adds a multiple of a constraint's left side to a vector by pivot.
  @inline(__always) func addRow(
    of constraint: Int, times factor: Double, to vector: SparseVector, _ model: borrowing Model
  ) {
    model.forEachTerm(of: constraint) { variable, coefficient in
      vector.add(factor * coefficient, at: factorization.pivot(of: variable))
    }
  }

  /// Expresses a left side as a combination of the members', Bᵀ·y = a: a row of the tableau.
  ///
  /// - Returns: the multiples y by slot. The vector is shared: the caller clears it when done, and
  ///   asks for no other one until then.
  func combination(of member: Member, _ model: borrowing Model) -> SparseVector {
    assert(combination.isEmpty)
    if let constraint = member.constraint {
      addRow(of: constraint, times: 1, to: combination, model)
    } else if let variable = member.stayVariable {
      combination.set(1, at: factorization.pivot(of: variable))
    }
    factorization.solveTransposed(combination)
    return combination
  }

  /// The variables that some slots' right sides may move, whatever the numbers are.
  func variables(reachedFrom slots: SparseVector) -> [Int] {
    assert(combination.isEmpty)
    slots.forEachAscending { combination.insert($0) }
    factorization.reach(combination)
    var variables: [Int] = []
    combination.forEachAscending { variables.append(factorization.variable(ofPivot: $0)) }
    combination.clear()
    return variables
  }

  /// For each slot the first variable, in a given order, that its right side may move. Not available
  /// in precise numbers.
  ///
  /// - Parameter ranks: by variable, its position in the order.
  /// - Returns: the ranks of those variables, by slot.
  func firstReached(by ranks: borrowing Buffer<UInt64>) -> [UInt64] {
    factorization.firstReached(by: ranks)
  }

  #if DEBUG
    /// A contradiction within this part; nil if there is none.
    func invariantViolation(_ model: borrowing Model) -> String? {
      guard factorization.count == members.count else {
        return "\(members.count) members are factorised as \(factorization.count) rows"
      }
      if let violation = members.invariantViolation(model) { return violation }
      let live = (0..<model.variableCount).filter { model.isVariable($0) }.count
      guard live + removedVariables.count == members.count else {
        return "\(members.count) members determine \(live + removedVariables.count) variables"
      }
      guard combination.isEmpty else { return "the shared combination is in use" }
      return nil
    }

    /// A row or column in which the factorisation does not match the members; nil if it matches everywhere.
    /// Solves with some right side in both directions, and multiplies the results by the basis.
    func factorizationViolation(_ model: borrowing Model) -> String? {
      func rightSide(_ place: Int) -> Double { Double(place * 37 % 11 - 5) }
      let (solution, multiples) = (SparseVector(), SparseVector())
      for vector in [solution, multiples] {
        vector.resize(to: members.count)
        for place in 0..<members.count { vector.set(rightSide(place), at: place) }
      }
      solve(solution)
      solveTransposed(multiples)
      var sums = [Double](repeating: 0, count: members.count)
      var sizes = [Double](repeating: 1, count: members.count)
      for slot in 0..<members.count {
        var (sum, size) = (0.0, 1.0)
        members[slot].forEachTerm(model) { variable, coefficient in
          let pivot = factorization.pivot(of: variable)
          sum += coefficient * solution[pivot]
          size = max(size, abs(coefficient * solution[pivot]))
          sums[pivot] += coefficient * multiples[slot]
          sizes[pivot] = max(sizes[pivot], abs(coefficient * multiples[slot]))
        }
        guard abs(sum - rightSide(slot)) <= Self.checkTolerance * size else {
          return "the factorisation does not match slot \(slot): \(sum), not \(rightSide(slot))"
        }
      }
      for pivot in 0..<members.count {
        guard abs(sums[pivot] - rightSide(pivot)) <= Self.checkTolerance * sizes[pivot] else {
          return "the transposed factorisation does not match pivot \(pivot)"
        }
      }
      return nil
    }

    /// Relative rounding errors up to this are accepted when invariants are checked.
    static var checkTolerance: Double { 1e-5 }
  #endif
}
