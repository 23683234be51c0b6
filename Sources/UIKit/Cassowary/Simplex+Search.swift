// The search: members leave the basis one by one; the variables move along the direction that this
// frees, and the constraint at whose bound the step ends enters the basis.

extension Simplex {
  /// How a pivot ended.
  enum PivotResult {
    /// The variables moved by a distance, which may be 0.
    case moved(Double)
    /// The basis was refactorised because of rounding errors, and is otherwise as before.
    case refactored
    /// The step is unbounded. Only an objective, or rounding, allows that.
    case unbounded
  }

  /// Degenerate steps in a row after which Bland's rule applies.
  static var degenerateStepLimit: Int { 12 }

  /// Exchanges members of the basis until neither a constraint nor a stay requires it.
  ///
  /// The limit of steps matters only with rounding errors; a search takes far fewer otherwise.
  mutating func optimize() {
    resetStepLimit()
    repeat { _ = optimizeLevels() } while stepsLeft > 0 && (!breakTies() || pricing.hasCandidates)
    nextImprovement = nil
    guard stepsLeft <= 0 else { return }
    abortSearch()
  }

  mutating func resetStepLimit() {
    stepsLeft = 1000 + 50 * (basis.count + model.constraintCount)
  }

  /// Exchanges members of the basis until no constraint requires it.
  ///
  /// Degenerate steps, which do not move the variables, could cycle. So after some of them in a row
  /// Bland's rule applies until a step moves the variables: it visits no basis twice.
  ///
  /// - Returns: whether the lowest level is bounded.
  mutating func optimizeLevels() -> Bool {
    var degenerateSteps = 0
    while stepsLeft > 0 {
      stepsLeft -= 1
      if let nextImprovement, pivotCount >= nextImprovement { improveCrash() }
      if basis.needsRefactorization { refactor() }
      let usesBlandsRule = degenerateSteps > Self.degenerateStepLimit
      guard let leaving = price(usesBlandsRule: usesBlandsRule) else { return true }
      switch pivot(leaving, usesBlandsRule: usesBlandsRule) {
      case .moved(let distance):
        degenerateSteps = distance > precision.tolerance ? 0 : degenerateSteps + 1
      case .refactored:
        break
      case .unbounded:
        if hasObjective,
          leaving.position.map(Levels.place(ofPosition:)) == objective.levels.order.count - 1
        {
          return false
        }
        pricing.removeCandidate(leaving.slot)
      }
    }
    return true
  }

  /// Finds the member that leaves the basis; nil if no leaving member improves a level.
  mutating func price(usesBlandsRule: Bool) -> Leaving? {
    guard pricing.hasCandidates else { return nil }
    pricing.prepare(objective.levels, count: basis.count, precision)
    return pricing.price(
      basis, model, objective.levels, &ties, usesBlandsRule: usesBlandsRule)
  }

  private mutating func pivot(_ leaving: Leaving, usesBlandsRule: Bool) -> PivotResult {
    setDirection(of: leaving)
    defer { direction.clear() }
    guard let bound = findBound(for: leaving, usesBlandsRule: usesBlandsRule) else {
      guard !hasObjective, !basis.isFreshlyFactorized else { return .unbounded }
      direction.clear()
      refactor()
      return .refactored
    }
    return exchange(leaving, for: bound)
  }

  /// Computes the direction in which variables move if a member leaves.
  mutating func setDirection(of leaving: Leaving) {
    direction.setRightSide(of: leaving.slot, to: leaving.side)
    direction.solve(basis, model, precision)
  }

  mutating func findBound(for leaving: Leaving, usesBlandsRule: Bool) -> Bound? {
    ratioTest.bound(
      for: leaving, along: direction, basis, model, objective, solution, precision,
      usesBlandsRule: usesBlandsRule, hasObjective: hasObjective)
  }

  /// Follows the direction to a bound, and exchanges the leaving member for the one that enters
  /// there.
  mutating func exchange(_ leaving: Leaving, for bound: Bound) -> PivotResult {
    let combination = basis.combination(of: bound.entering, model)
    defer { combination.clear() }
    guard isSound(bound, leaving, pivotElement: combination[leaving.slot]) else {
      guard !basis.isFreshlyFactorized else { return .unbounded }
      direction.clear()
      combination.clear()
      refactor()
      return .refactored
    }
    passBounds()
    if let constraint = bound.entering.constraint { setPull(of: constraint, to: 0) }
    solution.move(along: direction, by: bound.distance, basis, &precision)
    applyPulls()
    leave(leaving, distance: bound.distance)
    if !precision.isExtended {
      objective.exchangeMultipliers(
        of: leaving.slot, for: combination, count: basis.count, &pricing)
    }
    enter(bound.entering, at: leaving.slot, combination)
    return .moved(bound.distance)
  }

  /// Whether a new basis is reliably nonsingular: both ways to compute the pivot element agree.
  private func isSound(_ bound: Bound, _ leaving: Leaving, pivotElement: Double) -> Bool {
    guard !precision.isExtended else { return pivotElement != 0 }
    guard abs(pivotElement) > 1e-11 else { return false }
    let speed = leaving.side * speed(of: bound.entering)
    return basis.isFreshlyFactorized
      || abs(pivotElement) > 1e-7
        && abs(pivotElement - speed) < 1e-6 * max(1, abs(pivotElement))
  }

  /// How fast a constraint's residual, or a stay's variable, changes along the direction.
  func speed(of member: Member) -> Double {
    if let constraint = member.constraint { return direction.speed(of: constraint) }
    return member.stayVariable.map { direction.speed(ofVariable: $0, basis) } ?? 0
  }

  /// Makes the constraints whose bounds the step passes pull to their other sides.
  private mutating func passBounds() {
    for place in 0..<ratioTest.passedCount {
      let constraint = ratioTest.passedConstraint(at: place)
      setPull(
        of: constraint, to: RatioTest.pullBehindBound(of: constraint, along: direction, model))
    }
    ratioTest.removeAllPassed()
  }

  /// Makes a leaving constraint pull to where the step leaves it.
  private mutating func leave(_ leaving: Leaving, distance: Double) {
    guard let constraint = basis.members[leaving.slot].constraint else { return }
    solution.setResidual(ofLeaving: constraint, to: leaving.side * distance)
    let pull: Int8
    switch model.kind(of: constraint) {
    case .equality: pull = leaving.side > 0 ? 1 : -1
    case .inequality: pull = leaving.side > 0 ? 0 : -1
    case .objective, .removed, .free: return
    }
    objective.setPull(
      ofLeaving: constraint, to: pull, slot: leaving.slot, count: basis.count, model, &pricing)
  }

  private mutating func enter(_ entering: Member, at slot: Int, _ combination: SparseVector) {
    replaceMember(at: slot, by: entering, combination)
    if let constraint = entering.constraint { precision.record(bound: model.bound(of: constraint)) }
    solution.satisfy(entering)
    ties.invalidate()
    edits.removeSensitivities()
    guard precision.isExtended else { return }
    direction.clear()
    combination.clear()
    factorizePrecisely()
  }

  /// Ends a search because of the limit of steps.
  private mutating func abortSearch() {
    recordAbortedSearch()
    pricing.removeAllCandidates()
    ties.setBroken(true)
  }
}
