// A pivot: one member leaves the basis, the direction in which that frees the variables is followed
// to a bound, and the constraint of that bound enters in its place.

extension Solver {
  /// How a pivot went.
  enum PivotResult {
    /// The variables moved by a distance, or not at all.
    case moved(Double)
    /// Nothing changed but that the basis was factorised anew, because of rounding.
    case refactored
    /// Nothing bounds the way. Only an objective, or rounding, lets that happen.
    case unbounded
  }

  /// Brings the values up to date.
  ///
  /// Asking for a value does so too.
  public func solve() {
    guard !isSolved else { return }
    conflictCache = nil
    leavePrecision()
    applyEdits()
    optimize()
    improveAccuracy()
    if model.wideCount > 0 { optimizePrecisely() }
    dropDeadVariables()
    isSolved = true
  }

  /// Gets rid of rounding errors, if there may be any worth that.
  private func improveAccuracy() {
    let isExact = drift <= 1e5
    if isDoubtful || !isExact && !factorization.isFresh {
      refactor()
      optimize()
    } else if !isExact, recomputeValues() {
      optimize()
    }
    guard !drift.isFinite || !largestValue.isFinite else { return }
    crash()
    optimize()
  }

  /// Exchanges members of the basis until neither a constraint nor a stay asks for it.
  ///
  /// The limit of steps is there for rounding errors only; what it takes otherwise is far less.
  func optimize() {
    stepsLeft = 1000 + 50 * (members.count + model.constraintCount)
    repeat { _ = optimizeLevels() } while stepsLeft > 0 && (!settleTies() || !suspects.isEmpty)
    guard stepsLeft <= 0 else { return }
    surrenderCount += 1
    suspects.clear()
    tiesAreSettled = true
  }

  /// Exchanges members of the basis until no constraint asks for it.
  ///
  /// Steps that do not move the variables could lead back to where they began. So after some of them
  /// in a row Bland's rule takes over until one moves them again: it comes back to no basis.
  ///
  /// - Returns: whether the lowest level is bounded.
  func optimizeLevels() -> Bool {
    var stepsOnTheSpot = 0
    while stepsLeft > 0 {
      stepsLeft -= 1
      if factorization.isWorn { refactor() }
      let isCautious = stepsOnTheSpot > 12
      guard let leaving = price(isCautious: isCautious) else { return true }
      switch pivot(leaving, isCautious: isCautious) {
      case .moved(let distance):
        stepsOnTheSpot = distance > tolerance ? 0 : stepsOnTheSpot + 1
      case .refactored:
        break
      case .unbounded:
        if leaving.place == levelOrder.count - 1, hasObjective { return false }
        suspects.remove(leaving.slot)
      }
    }
    return true
  }

  func pivot(_ leaving: Leaving, isCautious: Bool) -> PivotResult {
    setDirection(of: leaving)
    defer { direction.clear() }
    guard let bound = ratioTest(leaving, isCautious: isCautious) else {
      guard !hasObjective, !factorization.isFresh else { return .unbounded }
      direction.clear()
      refactor()
      return .refactored
    }
    return exchange(leaving, for: bound)
  }

  /// Computes the direction B⁻¹e in which the variables move if a member leaves, and what it touches.
  func setDirection(of leaving: Leaving) {
    direction.set(leaving.side, at: leaving.slot)
    factorization.solve(direction)
    collectTouched()
  }

  /// Follows the present direction to a bound, and puts its constraint or stay into the basis in
  /// place of the leaving member.
  func exchange(_ leaving: Leaving, for bound: Bound) -> PivotResult {
    let slot = leaving.slot
    combine(bound)
    defer { combination.clear() }
    guard isSound(bound, leaving) else {
      guard !factorization.isFresh else { return .unbounded }
      direction.clear()
      combination.clear()
      refactor()
      return .refactored
    }
    pivotCount += 1
    var largest = 1.0
    combination.forEachAscending { largest = max(largest, abs(combination[$0])) }
    if abs(combination[slot]) < 1e-4 * largest { isDoubtful = true }
    passBounds()
    let distance: Double
    let entering: Int32
    switch bound {
    case .constraint(let constraint, let way):
      distance = way
      entering = Int32(constraint)
      setPull(of: constraint, to: 0)
    case .stay(let variable, let way):
      distance = way
      entering = ~Int32(variable)
    }
    move(by: distance)
    applyChanges()
    leave(slot, side: leaving.side, distance: distance)
    if !isPrecise { exchangeMultipliers(of: slot, for: combination) }
    members[slot] = entering
    switch bound {
    case .constraint(let constraint, _):
      residuals[constraint] = 0
      slots[constraint] = Int32(slot)
      largestBound = max(largestBound, abs(model.bounds[constraint]))
    case .stay(let variable, _):
      values[variable] = 0
      staySlots[variable] = Int32(slot)
    }
    tiesAreSettled = false
    shiftCache.removeAll()
    if isPrecise {
      direction.clear()
      refine()
    } else {
      factorization.replaceRow(slot, by: combination)
    }
    return .moved(distance)
  }

  /// Finds of which multiples of the basis' equations the entering one consists.
  private func combine(_ bound: Bound) {
    switch bound {
    case .constraint(let constraint, _):
      note(constraint, times: 1, in: combination)
    case .stay(let variable, _):
      combination.set(1, at: factorization.pivot(of: variable))
    }
    factorization.solveTransposed(combination)
  }

  /// Whether a new basis can be told from one without a solution, and both ways to compute the
  /// element that decides it agree.
  private func isSound(_ bound: Bound, _ leaving: Leaving) -> Bool {
    let speed: Double
    switch bound {
    case .constraint(let constraint, _): speed = speeds[constraint]
    case .stay(let variable, _): speed = direction[factorization.pivot(of: variable)]
    }
    let own = combination[leaving.slot]
    guard !isPrecise else { return own != 0 }
    guard abs(own) > 1e-11 else { return false }
    return factorization.isFresh
      || abs(own) > 1e-7 && abs(own - leaving.side * speed) < 1e-6 * max(1, abs(own))
  }

  /// Notes what the constraints pull at whose bounds were passed.
  private func passBounds() {
    for index in 0..<passed.count {
      let constraint = Int(passed[index])
      setPull(of: constraint, to: pullBehindBound(of: constraint))
    }
    passed.removeAll()
  }

  /// Moves the variables, and the residuals of what they touch, along the direction.
  private func move(by distance: Double) {
    guard distance != 0 else { return }
    var largest = 0.0
    direction.forEachAscending { pivot in
      let change = distance * direction.values[pivot]
      let variable = factorization.variable(ofPivot: pivot)
      values.base[variable] += change
      moves.note(variable)
      largest = max(largest, abs(change))
    }
    drift += largest
    for index in 0..<touched.count {
      let constraint = Int(touched.base[index])
      residuals.base[constraint] += distance * speeds.base[constraint]
    }
  }

  /// Takes the member of a slot out of the basis.
  private func leave(_ slot: Int, side: Double, distance: Double) {
    let member = members[slot]
    guard member >= 0 else {
      staySlots[~member] = -1
      return
    }
    let constraint = Int(member)
    slots[constraint] = -1
    residuals[constraint] = side * distance
    switch model.kinds[constraint] {
    case .equality: setPullOfLeaving(constraint, at: slot, to: side > 0 ? 1 : -1)
    case .inequality: setPullOfLeaving(constraint, at: slot, to: side > 0 ? 0 : -1)
    case .removed: model.freeConstraint(constraint)
    case .objective, .free: break
    }
  }
}
