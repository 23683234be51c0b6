/// A member that leaves the basis, and to which side of its bound.
struct Leaving {
  var slot: Int
  /// 1 if the left side of the member grows, -1 if it shrinks.
  var side: Double
  /// The position of the level that improves, see ``Levels/position(ofPlace:serial:)``; nil if none
  /// does, and only a tie is broken.
  var position: Int?
}

/// The sides a member can leave to.
struct Sides: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  static let up = Sides(rawValue: 1)
  static let down = Sides(rawValue: 2)

  /// Calls a closure with each side.
  @inline(__always) func forEachSide(_ body: (Sides) -> Void) {
    if contains(.up) { body(.up) }
    if contains(.down) { body(.down) }
  }
}

/// Chooses the member that leaves the basis.
///
/// If a member leaves to a side while the other equations hold, the sum of violations of each level
/// changes at a rate, its *reduced cost*: the multiplier, and the violation of the member itself.
/// Reduced costs are compared level by level, the strongest first.
struct Pricing: ~Copyable {
  /// The slots whose members may improve some level by leaving: those whose multipliers have changed
  /// since they were priced, and those that do improve one.
  private let candidates = SparseVector()
  /// Whether of members that improve a level equally fast one leaves that costs weaker levels little.
  /// That takes fewer pivots where many members are in the way, and more time for each.
  var prefersCheapMembers = false
  /// The levels with multipliers, as of the last ``prepare(_:count:_:)``.
  private var activeLevels = Buffer<ActiveLevel>()

  /// Whether required constraints are violated, as of then.
  private var hasViolations = false

  /// What pricing reads of a level whose multipliers are not all 0.
  struct ActiveLevel: BitwiseCopyable {
    var index: Int
    var place: Int
    var tolerance: Double
    var multipliers: UnsafeMutablePointer<Double>
  }

  // MARK: Candidates

  var hasCandidates: Bool { !candidates.isEmpty }

  /// Prices a member again.
  @inline(__always) mutating func addCandidate(_ slot: Int) {
    candidates.insert(slot)
  }

  mutating func removeCandidate(_ slot: Int) {
    candidates.remove(slot)
  }

  mutating func removeAllCandidates() {
    candidates.clear()
  }

  /// Prices all members again.
  mutating func addAllCandidates() {
    for slot in 0..<candidates.count { candidates.insert(slot) }
  }

  func isCandidate(_ slot: Int) -> Bool { candidates.contains(slot) }

  /// Makes it long enough for all slots of a basis.
  mutating func resize(to count: Int) {
    candidates.resize(to: count)
  }

  // MARK: Pricing

  /// Looks up the levels with multipliers. Required before pricing when multipliers have changed.
  ///
  /// - Parameter count: the number of slots.
  mutating func prepare(_ levels: borrowing Levels, count: Int, _ precision: Precision) {
    activeLevels.removeAll()
    hasViolations = !levels.violations.isEmpty
    for index in levels.order {
      let level = levels[index]
      guard level.hasMultipliers else { continue }
      activeLevels.append(
        ActiveLevel(
          index: index, place: levels.place(of: index), tolerance: precision.tolerance(of: level),
          multipliers: level.multiplierValues(count: count)))
    }
  }

  /// Finds the member whose leaving improves the strongest level, and of several the one that improves
  /// it fastest: the first one, or if ``prefersCheapMembers`` is set the one that costs weaker levels
  /// least.
  ///
  /// - Parameter usesBlandsRule: whether to find, of all members whose leaving improves any level,
  ///   the first one by number instead.
  mutating func price(
    _ basis: borrowing Basis, _ model: borrowing Model, _ levels: borrowing Levels,
    _ ties: inout Ties, usesBlandsRule: Bool
  ) -> Leaving? {
    var best: Leaving?
    var bestMember: Member?
    var (strongest, fastest) = (Int.max, 0.0)
    var leastCost: WeakerCost?
    candidates.forEachAscending { slot in
      let member = basis.members[slot]
      switch price(slot, member, model, levels) {
      case .keeps(let sides):
        candidates.remove(slot)
        ties.setSides(sides, of: slot)
      case .leaves(let side, let position, let rate):
        if usesBlandsRule {
          guard bestMember.map({ Member.isBefore(member, $0) }) ?? true else { return }
        } else {
          guard
            position < strongest
              || position == strongest
                && (rate > fastest || prefersCheapMembers && rate == fastest)
          else { return }
          if position == strongest, rate == fastest, let known = best, let knownMember = bestMember
          {
            let before =
              leastCost
              ?? weakerCost(
                known.slot, knownMember, side: known.side, after: position, model, levels)
            leastCost = before
            let cost = weakerCost(slot, member, side: side, after: position, model, levels)
            guard cost < before else { return }
            leastCost = cost
          } else {
            leastCost = nil
          }
        }
        best = Leaving(slot: slot, side: side, position: position)
        (bestMember, strongest, fastest) = (member, position, rate)
      }
    }
    return best
  }

  /// Prices a single candidate.
  ///
  /// - Returns: the sides it can leave to at no cost; nil if leaving improves some level.
  mutating func priceTie(
    _ slot: Int, _ basis: borrowing Basis, _ model: borrowing Model, _ levels: borrowing Levels,
    _ ties: inout Ties
  ) -> Sides? {
    guard case .keeps(let sides) = price(slot, basis.members[slot], model, levels) else {
      return nil
    }
    candidates.remove(slot)
    ties.setSides(sides, of: slot)
    return sides
  }

  private enum Price {
    /// The member can leave to these sides at no cost, and improves nothing by leaving.
    case keeps(Sides)
    /// Leaving to a side improves the level at a position, at some rate.
    case leaves(side: Double, position: Int, rate: Double)
  }

  @inline(__always) private func price(
    _ slot: Int, _ member: Member, _ model: borrowing Model, _ levels: borrowing Levels
  ) -> Price {
    var sides: Sides = []
    if let up = reducedCost(slot, member, side: 1, model, levels) {
      if up.value < 0 { return .leaves(side: 1, position: up.position, rate: -up.value) }
    } else {
      sides.insert(.up)
    }
    if let down = reducedCost(slot, member, side: -1, model, levels) {
      if down.value < 0 { return .leaves(side: -1, position: down.position, rate: -down.value) }
    } else {
      sides.insert(.down)
    }
    return .keeps(sides)
  }

  /// How fast the sums of violations change if a member leaves to a side: at the first level where
  /// they do, by its position; nil if they do at none.
  private func reducedCost(
    _ slot: Int, _ member: Member, side: Double, _ model: borrowing Model,
    _ levels: borrowing Levels
  ) -> (position: Int, value: Double)? {
    // Leaving to its satisfied side costs an inequality nothing, and leaving costs a removed
    // constraint or a stay nothing at all.
    let costs: Bool
    var (own, ownPlace, weight): (Int, Int, Double) = (-1, .max, 0)
    if let constraint = member.constraint {
      let kind = model.kind(of: constraint)
      costs = kind == .equality || kind == .inequality && side < 0
      if costs {
        own = levels.index(ofConstraint: constraint)
        ownPlace = levels.place(of: own)
        weight = model.weight(of: constraint)
      }
    } else {
      costs = false
    }
    var isCounted = !costs
    // The violations of single required constraints follow their sum.
    var areViolationsAhead = hasViolations
    for index in 0..<activeLevels.count {
      let level = activeLevels.base[index]
      if areViolationsAhead, level.place > levels.requiredPlace {
        areViolationsAhead = false
        if !isCounted, ownPlace <= levels.requiredPlace { break }
        if let cost = costOfViolations(slot, member, side: side, own: own, model, levels) {
          return cost
        }
      }
      var value = side * level.multipliers[slot]
      if level.index == own {
        value += weight
        isCounted = true
      } else if level.place > ownPlace, !isCounted || own == Levels.required {
        // The own violation of a required constraint follows their sum, too.
        break
      }
      if abs(value) > level.tolerance {
        return (Levels.position(ofPlace: level.place), value)
      }
    }
    if areViolationsAhead, isCounted || ownPlace > levels.requiredPlace,
      let cost = costOfViolations(slot, member, side: side, own: own, model, levels)
    {
      return cost
    }
    return !isCounted || own == Levels.required
      ? (Levels.position(ofPlace: ownPlace), weight) : nil
  }

  /// How fast the first violation of a required constraint that changes does so; nil if none changes.
  ///
  /// - Parameter own: the index of the member's level, if leaving violates it. Only violations of
  ///   constraints that were added before it are more important than its own.
  @inline(never) private func costOfViolations(
    _ slot: Int, _ member: Member, side: Double, own: Int, _ model: borrowing Model,
    _ levels: borrowing Levels
  ) -> (position: Int, value: Double)? {
    guard let first = levels.violations.first(at: slot) else { return nil }
    if own == Levels.required, let constraint = member.constraint,
      first.serial >= model.serial(of: constraint)
    {
      return nil
    }
    let position = Levels.position(ofPlace: levels.requiredPlace, serial: first.serial)
    return (position, side * first.multiplier)
  }

  /// How fast the sums of weaker levels change if a member leaves: the first of them that does.
  private struct WeakerCost {
    var place = Int.max
    var value = 0.0

    /// Whether one is less, level by level.
    static func < (one: WeakerCost, other: WeakerCost) -> Bool {
      if one.place == other.place { return one.value < other.value }
      return one.place < other.place ? one.value < 0 : other.value > 0
    }
  }

  /// The first change of a sum below a position.
  private func weakerCost(
    _ slot: Int, _ member: Member, side: Double, after position: Int, _ model: borrowing Model,
    _ levels: borrowing Levels
  ) -> WeakerCost {
    let place = Levels.place(ofPosition: position)
    var (own, weight) = (-1, 0.0)
    if let constraint = member.constraint {
      let kind = model.kind(of: constraint)
      if kind == .equality || kind == .inequality && side < 0 {
        own = levels.index(ofConstraint: constraint)
        weight = model.weight(of: constraint)
      }
    }
    let ownPlace = own >= 0 ? levels.place(of: own) : -1
    var isCounted = ownPlace <= place
    for index in 0..<activeLevels.count {
      let level = activeLevels.base[index]
      guard level.place > place else { continue }
      if !isCounted, level.place > ownPlace { break }
      var value = side * level.multipliers[slot]
      if level.index == own {
        value += weight
        isCounted = true
      }
      if abs(value) > level.tolerance { return WeakerCost(place: level.place, value: value) }
    }
    return isCounted ? WeakerCost() : WeakerCost(place: ownPlace, value: weight)
  }

  #if DEBUG
    /// A member whose leaving improves a level, or whose ties are not recorded; nil if there is none.
    mutating func invariantViolation(
      _ basis: borrowing Basis, _ model: borrowing Model, _ levels: borrowing Levels,
      _ ties: borrowing Ties, _ precision: Precision
    ) -> String? {
      guard !hasCandidates else { return "members are still to be priced" }
      prepare(levels, count: basis.count, precision)
      for slot in 0..<basis.count {
        switch price(slot, basis.members[slot], model, levels) {
        case .leaves: return "leaving slot \(slot) improves a level"
        case .keeps(let sides):
          guard sides == ties.sides(of: slot) else { return "the ties of slot \(slot) are wrong" }
        }
      }
      return nil
    }
  #endif
}
