// What the sums of violations leave open is decided by wishes, one after the other: first those of
// the constraints to be violated as little as possible, strength by strength in the order in which
// they were added; then those of the variables to be 0, in the order in which they were made. The
// latter are called stays.
//
// That would be as many levels as there are constraints and variables, so no multipliers are kept for
// them. Instead the wishes are looked at in order, once no level asks for a pivot any more.
//
// At each wish, some members are still open: they can leave to a side at no cost to sums or to
// earlier wishes. A solution of Bᵀρ = a, for the left side a of what is wished for, tells how it
// changes with each of them. If one brings it nearer to its bound, that is a pivot; it ends there,
// where the constraint or stay enters, or at another constraint's bound. Those that would take it
// away from its bound are open no longer.

/// What decides among solutions that are equally good so far.
private enum Wish {
  /// A constraint that is violated, or taken to be so on its bound, and would be satisfied.
  case constraint(Int, rank: UInt64)
  /// A variable that would be 0.
  case stay(Int)
}

extension Solver {
  /// Exchanges members until no wish asks for it.
  ///
  /// - Returns: whether that was done to the end, and not broken off for a new factorisation.
  func settleTies() -> Bool {
    guard !tiesAreSettled else { return true }
    guard wishesMayMatter() else {
      staysMayMove = false
      tiesAreSettled = true
      return true
    }
    openTies()
    let isSettled = settleConstraints() && settleStays()
    openSlots.clear()
    tiesAreSettled = isSettled
    return isSettled
  }

  /// Whether some member can leave at no cost and without being violated, or could for a constraint
  /// that is violated and was added before it.
  private func wishesMayMatter() -> Bool {
    let last = lastRank(of: ties, tieSides)
    return last == .max || last > 0 && !violated(between: 0, and: last).isEmpty
  }

  /// Opens all members that can leave at no cost.
  private func openTies() {
    openSlots.resize(to: members.count)
    openSides.extend(to: members.count, with: [])
    ties.forEachAscending { slot in
      openSlots.insert(slot)
      openSides[slot] = tieSides[slot]
    }
  }

  private func settleConstraints() -> Bool {
    guard !openSlots.isEmpty else { return true }
    var violated = violated(between: 0, and: lastRank(of: openSlots, openSides))[...]
    while let (rank, constraint) = violated.popFirst() {
      let before = pivotCount
      guard settle(.constraint(constraint, rank: rank)) else { return false }
      // Members that have left are violated themselves.
      if pivotCount != before {
        violated = self.violated(between: rank + 1, and: lastRank(of: openSlots, openSides))[...]
      }
    }
    openSlots.forEachAscending { slot in
      openSides[slot].subtract(violatingSides(of: members[slot]))
      if openSides[slot].isEmpty { openSlots.remove(slot) }
    }
    return true
  }

  private func settleStays() -> Bool {
    staysMayMove = !openSlots.isEmpty
    var settled: UInt64?
    // What is reached first is found in the factorization that precise searches do not use.
    for _ in 0..<(isPrecise ? 0 : Self.passLimit) {
      guard !openSlots.isEmpty else { return true }
      guard settleFirstReached(behind: &settled) else { return false }
    }
    for variable in movableVariables()
    where settled.map({ rank(ofVariable: variable) > $0 }) ?? true {
      guard !openSlots.isEmpty else { break }
      guard settleStay(of: variable) else { return false }
    }
    return true
  }

  /// How often the first variables of open members are looked for, before all are gone through.
  private static let passLimit = 8

  /// Settles for each open member the first variable that it may move, and nothing behind it: mostly
  /// the member is closed there, and its way through all that stands behind is not gone.
  ///
  /// - Parameter settled: the rank up to which variables are settled.
  /// - Returns: false if the basis has to be factorised anew first. It ends early where a member is
  ///   still open, or the basis was changed.
  private func settleFirstReached(behind settled: inout UInt64?) -> Bool {
    variableRanks.fill(.max, count: model.variableCount)
    for variable in 0..<model.variableCount {
      let rank = rank(ofVariable: variable)
      if settled.map({ rank > $0 }) ?? true { variableRanks[variable] = rank }
    }
    let first = factorization.firstReached(by: variableRanks)
    var reached: [(rank: UInt64, slot: Int)] = []
    openSlots.forEachAscending { slot in
      if first[slot] == .max { openSlots.remove(slot) } else { reached.append((first[slot], slot)) }
    }
    reached.sort { $0 < $1 }
    let before = pivotCount
    for (rank, slot) in reached where openSlots.contains(slot) {
      guard settleStay(of: Int(UInt32(truncatingIfNeeded: rank))) else { return false }
      settled = rank
      if pivotCount != before || openSlots.contains(slot) { break }
    }
    return true
  }

  /// Where the wish of a variable stands, with its place in the lower half.
  private func rank(ofVariable variable: Int) -> UInt64 {
    model.variableSerials.base[variable] << 32 | UInt64(variable)
  }

  private func settleStay(of variable: Int) -> Bool {
    guard settle(.stay(variable)) else { return false }
    if staySlots[variable] >= 0 { openSlots.remove(Int(staySlots[variable])) }
    return true
  }

  /// The rank up to which wishes find open members that earlier ones let go.
  private func lastRank(of slots: SparseVector, _ sides: Buffer<Sides>) -> UInt64 {
    var last: UInt64 = 0
    slots.forEachAscending { slot in
      let isFree = !sides[slot].isSubset(of: violatingSides(of: members[slot]))
      last = max(last, isFree ? .max : rank(of: Int(members[slot])))
    }
    return last
  }

  /// The constraints below the required ones that are violated, in the order of their wishes.
  private func violated(
    between first: UInt64, and end: UInt64
  ) -> [(rank: UInt64, constraint: Int)] {
    var violated: [(rank: UInt64, constraint: Int)] = []
    let requiredPlace = requiredPlace
    for constraint in 0..<model.constraintCount where pulls.base[constraint] != 0 {
      guard place(of: constraint) > requiredPlace else { continue }
      let rank = rank(of: constraint)
      if rank >= first, rank < end { violated.append((rank, constraint)) }
    }
    violated.sort { $0.rank < $1.rank }
    return violated
  }

  /// Where a constraint's wish stands: by strength, then by the order of addition.
  private func rank(of constraint: Int) -> UInt64 {
    UInt64(place(of: constraint)) << 40 | model.serials[constraint]
  }

  /// The variables that open members may move, in the order in which they were made.
  private func movableVariables() -> [Int] {
    openSlots.forEachAscending { combination.insert($0) }
    factorization.reach(combination)
    var variables: [Int] = []
    combination.forEachAscending { variables.append(factorization.variable(ofPivot: $0)) }
    combination.clear()
    return variables.sorted { model.variableSerials[$0] < model.variableSerials[$1] }
  }

  /// The sides on which a member would be violated.
  private func violatingSides(of member: Int32) -> Sides {
    guard member >= 0 else { return [] }
    switch model.kinds[member] {
    case .equality: return [.up, .down]
    case .inequality: return .down
    case .objective, .removed, .free: return []
    }
  }

  /// Fulfils a wish as far as the open members let it.
  ///
  /// - Returns: false if the basis has to be factorised anew first.
  private func settle(_ wish: Wish) -> Bool {
    var stepsOnTheSpot = 0
    while !isInBasis(wish) {
      stepsLeft -= 1
      if stepsLeft <= 0 || factorization.isWorn { return false }
      let isCautious = stepsOnTheSpot > 12
      guard let leaving = openMember(for: wish, isCautious: isCautious) else { return true }
      setDirection(of: leaving)
      let bound = bound(of: wish, leaving, isCautious: isCautious)
      let result = exchange(leaving, for: bound)
      direction.clear()
      switch result {
      case .moved(let distance):
        stepsOnTheSpot = distance > tolerance ? 0 : stepsOnTheSpot + 1
        collectActiveLevels()
        openSides[leaving.slot] = settleSuspect(leaving.slot) ?? []
        if openSides[leaving.slot].isEmpty {
          openSlots.remove(leaving.slot)
        } else {
          openSlots.insert(leaving.slot)
        }
      case .refactored:
        return false
      case .unbounded:
        openSlots.remove(leaving.slot)
      }
    }
    return true
  }

  private func isInBasis(_ wish: Wish) -> Bool {
    switch wish {
    case .constraint(let constraint, _): slots[constraint] >= 0
    case .stay(let variable): staySlots[variable] >= 0
    }
  }

  /// How far what is wished for is from its bound, and to which side.
  private func distance(of wish: Wish) -> Double {
    switch wish {
    case .constraint(let constraint, _): residuals[constraint]
    case .stay(let variable): values[variable]
    }
  }

  /// The sides a member may leave to, as far as wishes before this one are concerned.
  @inline(__always) private func openSides(of slot: Int, for wish: Wish) -> Sides {
    guard case .constraint(_, let rank) = wish, members[slot] >= 0 else { return openSides[slot] }
    let violating = violatingSides(of: members[slot])
    guard !violating.isEmpty, self.rank(of: Int(members[slot])) < rank else {
      return openSides[slot]
    }
    return openSides[slot].subtracting(violating)
  }

  /// An open member whose leaving brings what is wished for nearer to its bound, or that can leave in
  /// exchange for it if it is on its bound. If there is none, the members that move it are closed.
  private func openMember(for wish: Wish, isCautious: Bool) -> Leaving? {
    switch wish {
    case .constraint(let constraint, _): note(constraint, times: 1, in: combination)
    case .stay(let variable): combination.set(1, at: factorization.pivot(of: variable))
    }
    factorization.solveTransposed(combination)
    defer { combination.clear() }
    let value = distance(of: wish)
    let isResting = abs(value) <= tolerance
    var best: Leaving?
    var bestRate = 0.0
    combination.forEachAscending { slot in
      let rate = combination[slot]
      guard abs(rate) > smallestMultiple, openSlots.contains(slot) else { return }
      let wanted: Sides = isResting ? [.up, .down] : value * rate < 0 ? .up : .down
      let sides = openSides(of: slot, for: wish).intersection(wanted)
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
        if abs(combination[slot]) > smallestMultiple { openSlots.remove(slot) }
      }
    }
    return best
  }

  /// Where the way of a leaving member ends that fulfils a wish.
  private func bound(of wish: Wish, _ leaving: Leaving, isCautious: Bool) -> Bound {
    passed.removeAll()
    let value = distance(of: wish)
    let speed: Double
    switch wish {
    case .constraint(let constraint, _): speed = speeds[constraint]
    case .stay(let variable): speed = direction[factorization.pivot(of: variable)]
    }
    let distance = abs(value) <= tolerance ? 0 : abs(value / speed)
    if distance > 0, let nearest = ratioTest(leaving, isCautious: isCautious),
      case .constraint(_, let way) = nearest, way <= distance
    {
      return nearest
    }
    passed.removeAll()
    switch wish {
    case .constraint(let constraint, _): return .constraint(constraint, distance: distance)
    case .stay(let variable): return .stay(variable, distance: distance)
    }
  }
}
