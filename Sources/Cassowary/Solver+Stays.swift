// What the constraints leave open is decided by the stays: they want every variable to be 0, those
// that were made first most of all. There are as many of them as variables, each with a level of its
// own, so no multipliers are kept for them. Instead the variables are looked at in order, once no
// constraint asks for a pivot any more.
//
// At each variable, some members are still open: they can leave to a side at no cost to constraints
// or to earlier variables. The row of B⁻¹ that belongs to the variable tells how its value changes
// with each of them. If one brings it nearer to 0, that is a pivot; it ends at a constraint's bound,
// or at 0, where the stay enters. Those that would take it away from 0 are open no longer.

extension Solver {
  /// Exchanges members until no stay asks for it.
  ///
  /// - Returns: whether that was done to the end, and not broken off for a new factorisation.
  func settleStays() -> Bool {
    guard !staysAreSettled else { return true }
    let variables = movableVariables()
    for variable in variables {
      guard !openSlots.isEmpty else { break }
      guard settleStay(of: variable) else {
        openSlots.clear()
        return false
      }
    }
    openSlots.clear()
    staysAreSettled = true
    return true
  }

  /// Opens all members that can leave at no cost, and finds the variables that this may move, in the
  /// order in which they were made.
  private func movableVariables() -> [Int] {
    guard !ties.isEmpty else { return [] }
    openSlots.resize(to: members.count)
    openSides.extend(to: members.count, with: [])
    ties.forEachAscending { slot in
      openSlots.insert(slot)
      openSides[slot] = tieSides[slot]
      combination.insert(slot)
    }
    factorization.reach(combination)
    var variables: [Int] = []
    combination.forEachAscending { variables.append(factorization.variable(ofPivot: $0)) }
    combination.clear()
    return variables.sorted { model.variableSerials[$0] < model.variableSerials[$1] }
  }

  /// Brings a variable as near to 0 as the open members let it.
  ///
  /// - Returns: false if the basis has to be factorised anew first.
  private func settleStay(of variable: Int) -> Bool {
    var stepsOnTheSpot = 0
    while staySlots[variable] < 0 {
      stepsLeft -= 1
      if stepsLeft <= 0 || factorization.isWorn { return false }
      guard let leaving = openMember(for: variable, isCautious: stepsOnTheSpot > 12) else {
        return true
      }
      setDirection(of: leaving)
      let bound = bound(of: variable, leaving, isCautious: stepsOnTheSpot > 12)
      let result = exchange(leaving, for: bound)
      direction.clear()
      switch result {
      case .moved(let distance):
        stepsOnTheSpot = distance > tolerance ? 0 : stepsOnTheSpot + 1
        collectActiveLevels()
        openSides[leaving.slot] = settleSuspect(leaving.slot) ?? []
        if openSides[leaving.slot].isEmpty { openSlots.remove(leaving.slot) }
      case .refactored:
        return false
      case .unbounded:
        openSlots.remove(leaving.slot)
      }
    }
    openSlots.remove(Int(staySlots[variable]))
    return true
  }

  /// An open member whose leaving brings a variable nearer to 0, or that can leave for the stay of a
  /// variable that is 0. If there is none, the members that move it are closed.
  private func openMember(for variable: Int, isCautious: Bool) -> Leaving? {
    combination.set(1, at: factorization.pivot(of: variable))
    factorization.solveTransposed(combination)
    defer { combination.clear() }
    let value = values[variable]
    let isResting = abs(value) <= tolerance
    var best: Leaving?
    var bestRate = 0.0
    combination.forEachAscending { slot in
      let rate = combination[slot]
      guard abs(rate) > 1e-9, openSlots.contains(slot) else { return }
      let wanted: Sides = isResting ? [.up, .down] : value * rate < 0 ? .up : .down
      let sides = openSides[slot].intersection(wanted)
      guard !sides.isEmpty else { return }
      if isCautious {
        if let best, !Self.isBefore(members[slot], members[best.slot]) { return }
      } else if abs(rate) <= bestRate {
        return
      }
      bestRate = abs(rate)
      best = Leaving(slot: slot, side: sides.contains(.up) ? 1 : -1)
    }
    if best == nil {
      combination.forEachAscending { slot in
        if abs(combination[slot]) > 1e-9 { openSlots.remove(slot) }
      }
    }
    return best
  }

  /// Where the way of a leaving member ends that brings a variable nearer to 0.
  private func bound(of variable: Int, _ leaving: Leaving, isCautious: Bool) -> Bound {
    passed.removeAll()
    if abs(values[variable]) <= tolerance { return .stay(variable, distance: 0) }
    let distance = abs(values[variable] / direction[factorization.pivot(of: variable)])
    if let nearest = ratioTest(leaving, isCautious: isCautious),
      case .constraint(_, let way) = nearest, way <= distance
    {
      return nearest
    }
    passed.removeAll()
    return .stay(variable, distance: distance)
  }
}
