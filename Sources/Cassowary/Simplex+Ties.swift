// Breaking ties: preferences are processed in order once no level requires a pivot.

extension Simplex {
  /// Exchanges members until no preference requires it.
  ///
  /// - Returns: false if the basis has to be factorised anew before that can be completed.
  mutating func breakTies() -> Bool {
    guard !ties.areBroken else { return true }
    guard preferencesMayMatter() else {
      ties.setDependOnStays(false)
      ties.setBroken(true)
      return true
    }
    ties.open()
    let areBroken = processConstraints() && processStays()
    ties.closeAll()
    ties.setBroken(areBroken)
    return areBroken
  }

  /// Whether some member can leave at no cost and without being violated, or could for a violated
  /// constraint that was added before it.
  private func preferencesMayMatter() -> Bool {
    let last = ties.lastRank(basis, model, objective.levels)
    return last == .max || last > 0 && !violatedConstraints(between: 0, and: last).isEmpty
  }

  /// The constraints below the required ones that are violated, in the order of their preferences.
  private func violatedConstraints(
    between first: UInt64, and end: UInt64
  ) -> [(rank: UInt64, constraint: Int)] {
    var violated: [(rank: UInt64, constraint: Int)] = []
    let requiredPlace = objective.levels.requiredPlace
    for constraint in 0..<model.constraintCount where objective.pull(of: constraint) != 0 {
      guard objective.levels.place(ofConstraint: constraint) > requiredPlace else { continue }
      let rank = Ties.rank(of: constraint, model, objective.levels)
      if rank >= first, rank < end { violated.append((rank, constraint)) }
    }
    violated.sort { $0.rank < $1.rank }
    return violated
  }

  private mutating func processConstraints() -> Bool {
    guard ties.hasOpen else { return true }
    var violated = violatedConstraints(
      between: 0, and: ties.lastOpenRank(basis, model, objective.levels))[...]
    while let (rank, constraint) = violated.popFirst() {
      let before = pivotCount
      guard process(.constraint(constraint, rank: rank)) else { return false }
      // Members that have left are violated themselves.
      if pivotCount != before {
        violated =
          violatedConstraints(
            between: rank + 1, and: ties.lastOpenRank(basis, model, objective.levels))[...]
      }
    }
    ties.closeViolatingSides(basis, model)
    return true
  }

  /// The number of searches for the first variables of open members, before all are processed.
  private static let passLimit = 8

  private mutating func processStays() -> Bool {
    ties.setDependOnStays(ties.hasOpen)
    var processed: UInt64?
    // What is reached first is found in the factorization that precise searches do not use.
    for _ in 0..<(precision.isExtended ? 0 : Self.passLimit) {
      guard ties.hasOpen else { return true }
      guard processFirstReached(after: &processed) else { return false }
    }
    for variable in ties.movableVariables(basis, model)
    where Ties.isStay(of: variable, after: processed, model) {
      guard ties.hasOpen else { break }
      guard processStay(of: variable) else { return false }
    }
    return true
  }

  /// Processes for each open member the first variable that it may move: usually that closes the
  /// member, and later variables need not be looked at. Ends early where a member is still open, or
  /// the basis has changed.
  ///
  /// - Parameter processed: the rank up to which stays are processed.
  /// - Returns: false if the basis has to be factorised anew first.
  private mutating func processFirstReached(after processed: inout UInt64?) -> Bool {
    let before = pivotCount
    for (rank, variable, slot) in ties.firstReached(after: processed, basis, model)
    where ties.isOpen(slot) {
      guard processStay(of: variable) else { return false }
      processed = rank
      if pivotCount != before || ties.isOpen(slot) { break }
    }
    return true
  }

  private mutating func processStay(of variable: Int) -> Bool {
    guard process(.stay(variable)) else { return false }
    if let slot = basis.slot(ofStay: variable) { ties.close(slot) }
    return true
  }

  /// Meets a preference as far as the open members allow.
  ///
  /// - Returns: false if the basis has to be factorised anew first.
  private mutating func process(_ preference: Preference) -> Bool {
    var degenerateSteps = 0
    while !isInBasis(preference.member) {
      stepsLeft -= 1
      if stepsLeft <= 0 || basis.needsRefactorization { return false }
      let usesBlandsRule = degenerateSteps > Self.degenerateStepLimit
      guard
        let leaving = ties.leaving(
          for: preference, atDistance: distance(of: preference), basis, model, objective.levels,
          precision, usesBlandsRule: usesBlandsRule)
      else { return true }
      setDirection(of: leaving)
      let bound = bound(for: preference, leaving, usesBlandsRule: usesBlandsRule)
      let result = exchange(leaving, for: bound)
      direction.clear()
      switch result {
      case .moved(let distance):
        degenerateSteps = distance > precision.tolerance ? 0 : degenerateSteps + 1
        pricing.prepare(objective.levels, count: basis.count, precision)
        let sides = pricing.priceTie(leaving.slot, basis, model, objective.levels, &ties)
        ties.setOpenSides(sides ?? [], of: leaving.slot)
      case .refactored:
        return false
      case .unbounded:
        ties.close(leaving.slot)
      }
    }
    return true
  }

  private func isInBasis(_ member: Member) -> Bool {
    if let constraint = member.constraint { return basis.contains(constraint) }
    if let variable = member.stayVariable { return basis.slot(ofStay: variable) != nil }
    return false
  }

  /// How far a preference's left side is from its bound, with its sign.
  private func distance(of preference: Preference) -> Double {
    switch preference {
    case .constraint(let constraint, _): solution.residual(of: constraint)
    case .stay(let variable): solution.value(of: variable)
    }
  }

  /// The bound at which a step for a preference ends: its own, or one that comes first.
  private mutating func bound(
    for preference: Preference, _ leaving: Leaving, usesBlandsRule: Bool
  ) -> Bound {
    ratioTest.removeAllPassed()
    let value = distance(of: preference)
    let speed = speed(of: preference.member)
    let distance = abs(value) <= precision.tolerance ? 0 : abs(value / speed)
    if distance > 0, let nearest = findBound(for: leaving, usesBlandsRule: usesBlandsRule),
      nearest.distance <= distance
    {
      return nearest
    }
    ratioTest.removeAllPassed()
    return Bound(entering: preference.member, distance: distance)
  }
}
