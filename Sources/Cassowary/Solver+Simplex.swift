// The basis is a choice of as many constraints as there are variables, which hold exactly; variables
// that nothing else determines are held at 0 by their stay. All other constraints follow. A basis is
// the solution if no member can be let go to any side without making the sum of violations worse,
// strength by strength.

extension Solver {
  /// Violations up to this are rounding.
  static let tolerance = 1e-7
  /// Multipliers up to this are rounding.
  private static let epsilon = 1e-9

  /// Brings the values up to date.
  public func solve() {
    applyAdditions()
    if needsCrash { crash() }
    guard !suspects.isEmpty || !ties.isEmpty else { return }
    optimize()
  }

  /// Lets constraints that were added take effect, or leaves that to a new start if there are many.
  func applyAdditions() {
    guard !needsCrash, !added.isEmpty else { return }
    if added.count > 32, added.count * 3 > model.constraintCount {
      needsCrash = true
      added.removeAll()
      return
    }
    for constraint in added {
      residuals[constraint] = model.residual(of: constraint, at: values.base)
      updatePull(of: constraint)
    }
    added.removeAll()
  }

  // MARK: Pulls

  /// What a constraint outside of the basis pulls at, by its residual.
  @inline(__always) func pull(of constraint: Int) -> Int8 {
    let residual = residuals.base[constraint]
    if residual < -Self.tolerance { return -1 }
    return residual > Self.tolerance && model.kinds.base[constraint] == .equality ? 1 : 0
  }

  func updatePull(of constraint: Int) {
    changePull(of: constraint, to: pull(of: constraint))
  }

  /// Changes what a constraint outside of the basis pulls at, and all multipliers with it.
  func changePull(of constraint: Int, to pull: Int8) {
    let change = Double(pull) - Double(pulls[constraint])
    guard change != 0 else { return }
    pulls[constraint] = pull
    noteChange(of: constraint, by: change)
    applyChanges()
  }

  /// Notes, by pivot, that a constraint pulls more than it did.
  @inline(__always) func noteChange(of constraint: Int, by change: Double) {
    let level = Int(model.levels.base[constraint])
    note(constraint, times: change, at: levels[level].change)
    if level == 0 {
      note(constraint, times: change * age(of: constraint), at: levels[tieBreakLevel].change)
    }
  }

  private func note(_ constraint: Int, times factor: Double, at vector: SparseVector) {
    for term in model.terms(of: constraint) {
      vector.add(
        factor * model.termCoefficients.base[term],
        at: factorization.pivot(of: Int(model.termVariables.base[term])))
    }
  }

  /// Adds what was noted to the multipliers.
  func applyChanges() {
    for level in levels where !level.change.isEmpty {
      factorization.solveTransposed(level.change)
      level.change.forEachAscending { slot in
        let value = level.change.values[slot]
        guard value != 0 else { return }
        level.multipliers.add(value, at: slot)
        if abs(level.multipliers[slot]) < 1e-13 {
          level.multipliers.values[slot] = 0
          level.multipliers.remove(slot)
        }
        suspects.insert(slot)
      }
      level.change.clear()
    }
  }

  // MARK: Moving

  /// Changes the right side of the basis' equation of a slot, and moves the variables with it.
  func shift(slot: Int, by amount: Double) {
    direction.set(amount, at: slot)
    factorization.solve(direction)
    collectTouched()
    move(by: 1)
    updateTouched()
    applyChanges()
    direction.clear()
  }

  /// Finds the constraints outside of the basis that the direction moves, and how fast: their speed
  /// is left in `speeds`.
  func collectTouched() {
    touched.removeAll()
    while speeds.count < model.constraintCount { speeds.append(0) }
    while touchMarks.count < model.constraintCount { touchMarks.append(false) }
    direction.forEachAscending { pivot in
      let speed = direction.values[pivot]
      guard abs(speed) > 1e-12 else { return }
      model.forEachTerm(of: factorization.variable(ofPivot: pivot)) { constraint, coefficient in
        guard slots.base[constraint] < 0 else { return }
        if !touchMarks.base[constraint] {
          touchMarks.base[constraint] = true
          speeds.base[constraint] = 0
          touched.append(Int32(constraint))
        }
        speeds.base[constraint] += speed * coefficient
      }
    }
  }

  /// Moves the variables, and the residuals of what they touch, along the direction.
  func move(by distance: Double) {
    guard distance != 0 else { return }
    direction.forEachAscending { pivot in
      values.base[factorization.variable(ofPivot: pivot)] += distance * direction.values[pivot]
    }
    for index in 0..<touched.count {
      let constraint = Int(touched.base[index])
      residuals.base[constraint] += distance * speeds.base[constraint]
    }
  }

  /// Notes the pulls of touched constraints that have changed.
  func updateTouched() {
    for index in 0..<touched.count {
      let constraint = Int(touched.base[index])
      touchMarks.base[constraint] = false
      guard slots.base[constraint] < 0 else { continue }
      let pull = pull(of: constraint)
      let change = Double(pull) - Double(pulls.base[constraint])
      if change != 0 {
        pulls.base[constraint] = pull
        noteChange(of: constraint, by: change)
      }
    }
  }

  // MARK: Optimising

  /// Exchanges members of the basis until none is a bad choice.
  private func optimize() {
    var steps = 0
    let limit = 200 + 50 * (factorization.count + model.constraintCount)
    while steps < limit {
      steps += 1
      if factorization.isWorn { refactor() }
      if let choice = nextLeaving() {
        pivot(choice)
        continue
      }
      guard let choice = nextTie() else { break }
      pivot(choice)
    }
    suspects.clear()
  }

  /// A member that leaves the basis, and to which side of its bound.
  struct Leaving {
    var slot: Int
    /// 1 if the left side of the member grows, -1 if it shrinks.
    var side: Double
    /// Whether nothing but the stays says so.
    var isTie = false
  }

  /// The member whose leaving improves the strongest level.
  private func nextLeaving() -> Leaving? {
    var best: (leaving: Leaving, place: Int)?
    for word in 0..<suspects.wordCount {
      var bits = suspects.words[word]
      while bits != 0 {
        let slot = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        let member = members[slot]
        if member >= 0, model.kinds[member] == .removed { return leavingOfRemoved(slot) }
        let verdict = judge(slot)
        switch verdict {
        case .fine:
          suspects.remove(slot)
          ties.remove(slot)
        case .tie:
          suspects.remove(slot)
          ties.insert(slot)
        case .improves(let side, let place):
          ties.remove(slot)
          if place < best?.place ?? .max {
            best = (Leaving(slot: slot, side: side), place)
            if place == 0 { return best?.leaving }
          }
        }
      }
    }
    return best?.leaving
  }

  enum Verdict {
    case fine
    /// The member can leave to some side at no cost.
    case tie
    /// Leaving to a side improves a level, which is known by its place in the order.
    case improves(side: Double, place: Int)
  }

  /// How the sum of violations changes if a member leaves to a side: the first level at which it
  /// changes, and by how much; nil if at none.
  private func slope(
    _ slot: Int, _ member: Int32, side: Double
  ) -> (place: Int, value: Double)? {
    // Leaving to its good side costs an inequality nothing.
    let costs =
      member >= 0 && model.kinds[member] != .removed
      && (side < 0 || model.kinds[member] == .equality)
    let own = costs ? Int(model.levels[member]) : -1
    for (place, level) in levelOrder.enumerated() {
      var value = side * levels[level].multipliers[slot]
      if level == own { value += 1 }
      if own == 0, level == tieBreakLevel { value += age(of: Int(member)) }
      if abs(value) > Self.epsilon { return (place, value) }
    }
    return nil
  }

  private func judge(_ slot: Int) -> Verdict {
    let member = members[slot]
    let up = slope(slot, member, side: 1)
    let down = slope(slot, member, side: -1)
    if let up, up.value < 0 { return .improves(side: 1, place: up.place) }
    if let down, down.value < 0 { return .improves(side: -1, place: down.place) }
    return up == nil || down == nil ? .tie : .fine
  }

  private func leavingOfRemoved(_ slot: Int) -> Leaving {
    for level in levelOrder {
      let multiplier = levels[level].multipliers[slot]
      if abs(multiplier) > Self.epsilon {
        return Leaving(slot: slot, side: multiplier < 0 ? 1 : -1)
      }
    }
    return Leaving(slot: slot, side: sideTowardsZero(of: slot)?.side ?? 1, isTie: true)
  }

  /// To which side the member of a slot has to leave for the variable to come nearer to 0 whose stay
  /// comes before those of all others that move and are not at 0; nil if there is none.
  private func sideTowardsZero(of slot: Int) -> (side: Double, variable: Int)? {
    direction.set(1, at: slot)
    factorization.solve(direction)
    var first = Int.max
    var speed = 0.0
    direction.forEachAscending { pivot in
      let variable = factorization.variable(ofPivot: pivot)
      guard abs(direction.values[pivot]) > Self.epsilon, variable < first,
        abs(values.base[variable]) > Self.tolerance
      else { return }
      first = variable
      speed = direction.values[pivot]
    }
    direction.clear()
    return first < .max ? (values[first] * speed > 0 ? -1 : 1, first) : nil
  }

  /// A member that can leave at no cost, so that a variable comes nearer to 0 whose stay comes before
  /// those of all others that move.
  private func nextTie() -> Leaving? {
    for word in 0..<ties.wordCount {
      var bits = ties.words[word]
      while bits != 0 {
        let slot = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        let member = members[slot]
        guard let (side, variable) = sideTowardsZero(of: slot),
          member >= 0 || Int(~member) > variable
        else { continue }
        if slope(slot, member, side: side) == nil {
          return Leaving(slot: slot, side: side, isTie: true)
        }
      }
    }
    return nil
  }

  // MARK: Pivoting

  /// What can take the place of a leaving member: the direction is followed up to its bound.
  private struct Breakpoint {
    var distance: Double
    /// A constraint, or the complement of a variable whose stay it is.
    var member: Int32
  }

  private func pivot(_ leaving: Leaving) {
    pivotCount += 1
    let slot = leaving.slot
    direction.set(leaving.side, at: slot)
    factorization.solve(direction)
    collectTouched()
    guard let entering = entering(for: leaving) else {
      // Only rounding can make the way down endless.
      for index in 0..<touched.count { touchMarks[touched[index]] = false }
      direction.clear()
      suspects.remove(slot)
      ties.remove(slot)
      return
    }
    let member = members[slot]
    move(by: entering.distance)
    let multipleOfEntering = exchange(slot, with: entering.member)
    leave(member, at: slot, side: leaving.side, distance: entering.distance)
    updateTouched()
    applyChanges()
    replace(slot, by: multipleOfEntering)
    direction.clear()
  }

  /// Puts a new member into a slot, and finds of which multiples of the basis' equations it consists.
  private func exchange(_ slot: Int, with member: Int32) -> SparseVector {
    combination.clear()
    if member >= 0 {
      let constraint = Int(member)
      note(constraint, times: 1, at: combination)
      if pulls[constraint] != 0 {
        noteChange(of: constraint, by: -Double(pulls[constraint]))
        pulls[constraint] = 0
      }
      residuals[constraint] = 0
      slots[constraint] = Int32(slot)
    } else {
      combination.set(1, at: factorization.pivot(of: Int(~member)))
      values[~member] = 0
      staySlots[~member] = Int32(slot)
    }
    members[slot] = member
    factorization.solveTransposed(combination)
    return combination
  }

  /// Takes a member out of the basis.
  private func leave(_ member: Int32, at slot: Int, side: Double, distance: Double) {
    guard member >= 0 else {
      staySlots[~member] = -1
      return
    }
    let constraint = Int(member)
    slots[constraint] = -1
    if model.kinds[constraint] == .removed {
      model.free(constraint)
      return
    }
    residuals[constraint] = side * distance
    let pull = pull(of: constraint)
    pulls[constraint] = pull
    guard pull != 0 else { return }
    // Its equation is that of the slot itself.
    levels[Int(model.levels[constraint])].multipliers.add(Double(pull), at: slot)
    if isRequired(constraint) {
      levels[tieBreakLevel].multipliers.add(Double(pull) * age(of: constraint), at: slot)
    }
  }

  /// Replaces the equation of a slot, and gives all multipliers in terms of the new one.
  private func replace(_ slot: Int, by multiples: SparseVector) {
    let own = multiples[slot]
    suspects.insert(slot)
    for level in levels {
      let multipliers = level.multipliers
      guard multipliers[slot] != 0 else { continue }
      let value = multipliers[slot] / own
      multiples.forEachAscending { other in
        if other == slot {
          multipliers.set(value, at: slot)
        } else {
          multipliers.add(-value * multiples.values[other], at: other)
          if abs(multipliers[other]) < 1e-13 {
            multipliers.values[other] = 0
            multipliers.remove(other)
          }
        }
        suspects.insert(other)
      }
    }
    factorization.replaceRow(slot, by: multiples)
    multiples.forEachAscending { other in if ties.contains(other) { suspects.insert(other) } }
  }

  /// Follows the direction past every bound behind which the sum of violations still falls.
  private func entering(for leaving: Leaving) -> Breakpoint? {
    let member = members[leaving.slot]
    for level in levelOrder {
      slopes.base[level] = leaving.side * levels[level].multipliers[leaving.slot]
    }
    if member >= 0, model.kinds[member] != .removed,
      leaving.side < 0 || model.kinds[member] == .equality
    {
      slopes.base[Int(model.levels[member])] += 1
      if isRequired(Int(member)) { slopes.base[tieBreakLevel] += age(of: Int(member)) }
    }
    var breakpoints: [Breakpoint] = []
    for index in 0..<touched.count {
      let constraint = Int(touched.base[index])
      let speed = speeds.base[constraint]
      guard abs(speed) > Self.epsilon else { continue }
      let residual = residuals.base[constraint]
      let isEquality = model.kinds.base[constraint] == .equality
      if abs(residual) <= Self.tolerance {
        guard isEquality || speed < 0 else { continue }
        breakpoints.append(Breakpoint(distance: 0, member: Int32(constraint)))
      } else if residual * speed < 0, isEquality || residual < 0 || speed < 0 {
        breakpoints.append(
          Breakpoint(distance: -residual / speed, member: Int32(constraint)))
      }
    }
    if leaving.isTie, let stay = stayBreakpoint(leaving) { breakpoints.append(stay) }
    var heap = BreakpointHeap(breakpoints.map { ($0.distance, $0.member) })
    while let (distance, member) = heap.popFirst() {
      if member < 0 { return Breakpoint(distance: distance, member: member) }
      pass(Int(member))
      if !isSlopeNegative { return Breakpoint(distance: distance, member: member) }
    }
    return nil
  }

  /// Makes the slope that of the way behind a constraint's bound.
  private func pass(_ constraint: Int) {
    let speed = abs(speeds[constraint])
    let isCrossed = pulls[constraint] != 0 && model.kinds[constraint] == .equality
    let change = isCrossed ? 2 * speed : speed
    slopes.base[Int(model.levels[constraint])] += change
    if isRequired(constraint) { slopes.base[tieBreakLevel] += change * age(of: constraint) }
  }

  private var isSlopeNegative: Bool {
    for level in levelOrder where abs(slopes.base[level]) > Self.epsilon {
      return slopes.base[level] < 0
    }
    return false
  }

  /// Where a variable comes to 0 on a way that only the stays decide about.
  private func stayBreakpoint(_ leaving: Leaving) -> Breakpoint? {
    let member = members[leaving.slot]
    let own = member < 0 ? Int(~member) : -1
    var moving = Int.max
    var resting = Int.max
    direction.forEachAscending { pivot in
      let variable = factorization.variable(ofPivot: pivot)
      guard abs(direction.values[pivot]) > Self.epsilon, variable != own else { return }
      if abs(values.base[variable]) > Self.tolerance {
        moving = min(moving, variable)
      } else {
        resting = min(resting, variable)
      }
    }
    if resting < moving { return Breakpoint(distance: 0, member: ~Int32(resting)) }
    guard moving < .max else { return nil }
    let speed = direction[factorization.pivot(of: moving)]
    let distance = -values[moving] / speed
    // A removed member leaves to any side; to this one, if the variable comes nearer to 0.
    return distance >= 0 ? Breakpoint(distance: distance, member: ~Int32(moving)) : nil
  }
}
