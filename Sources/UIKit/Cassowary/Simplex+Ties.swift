// Breaking ties: preferences are processed in order once no level requires a pivot.

extension Simplex {
  /// Exchanges members until no preference requires it.
  ///
  /// - Returns: false if the basis must be refactorised before that can be completed.
  mutating func breakTies() -> Bool {
    guard !ties.areBroken else { return true }
    guard breaksTies, preferencesMayMatter() else {
      ties.setLeaveOpen(false)
      ties.setBroken(true)
      return true
    }
    ties.open()
    let areBroken = processConstraints() && processOpen()
    ties.closeAll()
    ties.setBroken(areBroken)
    return areBroken
  }

  /// Whether some member can leave at no cost and without being violated, or could for a violated
  /// constraint whose preference comes first.
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
    for constraint in 0..<model.constraintCount {
      let pull = objective.pull(of: constraint)
      guard pull != 0, objective.levels.place(ofConstraint: constraint) > requiredPlace else {
        continue
      }
      let rank = Ties.rank(
        of: constraint, violatedTo: pull > 0 ? .up : .down, model, objective.levels)
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

  /// The number of searches for the first preferences of open members in a stage, before all of its
  /// preferences are processed.
  private static let passLimit = 8

  /// Decides the values that constraints leave open.
  private mutating func processOpen() -> Bool {
    ties.setLeaveOpen(ties.hasOpen)
    for stage in OpenStage.allCases where ties.hasOpen {
      guard process(stage) else { return false }
    }
    return true
  }

  private mutating func process(_ stage: OpenStage) -> Bool {
    var processed: UInt64 = 0
    // The first reached preferences are found in the factorization that precise searches do not use.
    for _ in 0..<(precision.isExtended ? 0 : Self.passLimit) {
      let reached = ties.firstReached(in: stage, after: processed, basis, model, objective.levels)
      guard !reached.isEmpty else { return true }
      guard processFirst(of: reached, &processed) else { return false }
    }
    let preferences = ties.reachedPreferences(
      in: stage, after: processed, basis, model, objective.levels)
    for preference in preferences where ties.hasOpen {
      guard processOpen(preference) else { return false }
    }
    return true
  }

  /// Processes for each open member the first preference that it may help to meet: usually that closes
  /// the member, and later ones need not be looked at. Ends early where a member is still open, or the
  /// basis has changed.
  ///
  /// - Parameter processed: the rank up to which preferences are processed.
  /// - Returns: false if the basis must be refactorised first.
  private mutating func processFirst(of reached: [Ties.Reached], _ processed: inout UInt64) -> Bool
  {
    let before = pivotCount
    for member in reached where ties.isOpen(member.slot) {
      guard processOpen(member.preference) else { return false }
      processed = member.rank
      if pivotCount != before || ties.isOpen(member.slot) { break }
    }
    return true
  }

  /// Meets a preference as far as the open members allow, and keeps it met.
  private mutating func processOpen(_ preference: Preference) -> Bool {
    guard process(preference) else { return false }
    if let slot = basis.members.slot(of: preference.member) { ties.close(slot) }
    return true
  }

  /// Meets a preference as far as the open members allow.
  ///
  /// - Returns: false if the basis must be refactorised first.
  private mutating func process(_ preference: Preference) -> Bool {
    var degenerateSteps = 0
    while basis.members.slot(of: preference.member) == nil {
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

  /// How far a preference's left side is from its bound, with its sign.
  private func distance(of preference: Preference) -> Double {
    switch preference {
    case .constraint(let constraint, _), .tightness(let constraint):
      solution.residual(of: constraint)
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
