// Choosing a first basis, and factorising the present one anew.

extension Solver {
  /// Chooses a basis from scratch: constraints in the order of their strength, each unless those
  /// before it leave it no say. That is the solution already, but for inequalities and for
  /// constraints of one strength that contradict each other.
  func crash() {
    needsCrash = false
    for constraint in 0..<model.constraintCount {
      if model.kinds[constraint] == .removed { model.freeConstraint(constraint) }
      releaseViolationLevel(of: constraint)
      pulls[constraint] = 0
    }
    freeDeadVariables()
    startBasis()
    let candidates = crashOrder()
    for variable in 0..<model.variableCount { rowCounts[variable] = model.occurrences[variable] }
    for constraint in insertPeelable(candidates) { insert(Int(constraint)) }
    insertMissingStays()
    finishBasis()
  }

  /// Factorises the present basis anew: first what needs no elimination, then the shortest equations,
  /// because these leave the others short.
  ///
  /// - Parameter droppingDead: whether removed variables are left out, which must be in no member but
  ///   their own stays.
  func refactor(droppingDead: Bool = false) {
    var present = (0..<members.count).map { members[$0] }
    if droppingDead {
      present.removeAll { $0 < 0 && model.variableSerials[~$0] == 0 }
      freeDeadVariables()
    }
    isDoubtful = false
    startBasis()
    for member in present {
      guard member >= 0 else {
        rowCounts[~member] += 1
        continue
      }
      for term in model.terms(of: Int(member)) { rowCounts[model.termVariables[term]] += 1 }
    }
    let rest = insertPeelable(present)
    let lengths = rest.map { $0 < 0 ? 1 : model.terms(of: Int($0)).count }
    for place in rest.indices.sorted(by: { (lengths[$0], rest[$0]) < (lengths[$1], rest[$1]) }) {
      let member = rest[place]
      if member < 0 { insertStay(of: Int(~member)) } else { insert(Int(member)) }
    }
    for member in present where member >= 0 && slots[member] < 0 {
      // Rounding let it look independent before.
      if model.kinds[member] == .removed { model.freeConstraint(Int(member)) }
    }
    insertMissingStays()
    finishBasis()
  }

  private func freeDeadVariables() {
    for variable in deadVariables {
      model.freeVariable(Int(variable))
      values[variable] = 0
    }
    deadVariables.removeAll()
  }

  /// Strength by strength; equations before inequalities, short ones before long ones, earlier ones
  /// before later ones. Required inequalities are left out, and what keeps variables from being
  /// negative: most of them leave room.
  private func crashOrder() -> [Int32] {
    let requiredPlace = requiredPlace
    var candidates: [(key: UInt64, serial: UInt64, constraint: Int)] = []
    candidates.reserveCapacity(model.constraintCount)
    for constraint in 0..<model.constraintCount {
      let kind = model.kinds[constraint]
      let place = UInt64(place(of: constraint))
      guard kind == .equality || kind == .inequality && place > requiredPlace else { continue }
      let length = UInt64(min(model.terms(of: constraint).count, 255))
      let key = place << 9 | (kind == .equality ? 0 : 256) | length
      candidates.append((key, model.serials[constraint], constraint))
    }
    candidates.sort { ($0.key, $0.serial) < ($1.key, $1.serial) }
    return candidates.map { Int32($0.constraint) }
  }

  private func startBasis() {
    factorization.removeAll(variableCount: model.variableCount)
    members.removeAll()
    slots.fill(-1, count: model.constraintCount)
    staySlots.fill(-1, count: model.variableCount)
    rowCounts.fill(0, count: model.variableCount)
    shifts.clear()
    shiftCache.removeAll()
  }

  private func insert(_ constraint: Int) {
    for term in model.terms(of: constraint) {
      let variable = Int(model.termVariables.base[term])
      factorization.addToRow(model.termCoefficients.base[term], variable: variable)
      rowCounts.base[variable] -= 1
    }
    guard factorization.insertRow(rowCounts: rowCounts.base) else { return }
    slots[constraint] = Int32(members.count)
    members.append(Int32(constraint))
  }

  private func insertStay(of variable: Int) {
    factorization.addToRow(1, variable: variable)
    rowCounts[variable] -= 1
    guard factorization.insertRow(rowCounts: rowCounts.base) else { return }
    staySlots[variable] = Int32(members.count)
    members.append(~Int32(variable))
  }

  private func insertMissingStays() {
    guard factorization.count < model.variableCount else { return }
    let isDead = Set(deadVariables)
    for variable in 0..<model.variableCount where !factorization.determines(variable) {
      guard model.variableSerials[variable] > 0 || isDead.contains(Int32(variable)) else {
        continue
      }
      insertStay(of: variable)
    }
  }

  /// Computes everything that follows from a new basis.
  private func finishBasis() {
    factorization.finish()
    if isPrecise { refine() } else { evaluateBasis() }
  }

  /// Computes everything that follows from the basis.
  func evaluateBasis() {
    suspects.clear()
    ties.clear()
    resizeVectors(to: members.count)
    tiesAreSettled = false
    for index in levelOrder {
      levels[index].multipliers.clear()
      levels[index].largestMultiplier = 0
      levels[index].change.clear()
      levels[index].hasChanged = false
    }
    changedLevels.removeAll()
    // Constraints pull at what they pulled at before unless their residuals tell otherwise.
    let before = (0..<model.constraintCount).map { pulls[$0] }
    for constraint in before.indices where before[constraint] != 0 {
      releaseViolationLevel(of: constraint)
      pulls[constraint] = 0
    }
    computeValues()
    let tolerance = tolerance
    for constraint in before.indices where slots[constraint] < 0 {
      switch model.kinds[constraint] {
      case .equality, .inequality, .objective:
        guard news[constraint] != .added else { continue }
        pulls[constraint] = before[constraint]
        let pull = pull(of: constraint, tolerance: tolerance)
        pulls[constraint] = 0
        setPull(of: constraint, to: pull)
      case .removed, .free: continue
      }
    }
    if let precise = factorization.precise { computePreciseMultipliers(precise) }
    applyChanges()
    for slot in 0..<members.count { suspects.insert(slot) }
  }

  /// Computes values and residuals from the basis.
  private func computeValues() {
    moves.noteAll()
    largestBound = 1
    for slot in 0..<members.count where members[slot] >= 0 {
      let bound = model.bounds[members[slot]]
      largestBound = max(largestBound, abs(bound))
      if bound != 0 { direction.set(bound, at: slot) }
    }
    factorization.solve(direction)
    for slot in 0..<members.count { values[factorization.variable(ofPivot: slot)] = 0 }
    largestValue = 0
    direction.forEachAscending { pivot in
      let value = direction.values[pivot]
      values.base[factorization.variable(ofPivot: pivot)] = value
      largestValue = max(largestValue, abs(value))
    }
    direction.clear()
    for constraint in 0..<model.constraintCount {
      let isOutside = slots[constraint] < 0 && news[constraint] != .added
      switch model.kinds[constraint] {
      case .equality, .inequality, .objective:
        residuals[constraint] = isOutside ? residual(of: constraint) : 0
      case .removed, .free: break
      }
    }
    drift = 0
  }

  /// The residual of a constraint at values that were just computed.
  private func residual(of constraint: Int) -> Double {
    guard let precise = factorization.precise else {
      return model.residual(of: constraint, at: values.base)
    }
    return preciseSum(of: constraint, less: model.bounds[constraint], precise)
  }

  /// Computes values and residuals from the basis, to be rid of rounding errors that have added up.
  ///
  /// - Returns: whether that shows anything to be otherwise than it was taken to be.
  func recomputeValues() -> Bool {
    computeValues()
    let tolerance = tolerance
    var hasChanged = false
    for constraint in 0..<model.constraintCount where slots[constraint] < 0 {
      switch model.kinds[constraint] {
      case .equality, .inequality, .objective:
        let pull = pull(of: constraint, tolerance: tolerance)
        guard pull != pulls[constraint] else { continue }
        setPull(of: constraint, to: pull)
        hasChanged = true
      case .removed, .free: continue
      }
    }
    applyChanges()
    return hasChanged
  }
}
