// Pricing: which member of the basis is a bad choice?
//
// If a member leaves to a side while the other equations hold, the sum of violations of each level
// changes at a rate, the slope: what the multiplier says, and the violation of the member itself.
// Slopes are compared level by level, the strongest first.

/// A member that leaves the basis, and to which side of its bound.
struct Leaving {
  var slot: Int
  /// 1 if the left side of the member grows, -1 if it shrinks.
  var side: Double
  /// The place of the level that this improves; nil if none, and only a stay asks for it.
  var place: Int?
}

/// The sides a member can leave to.
struct Sides: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  static let up = Sides(rawValue: 1)
  static let down = Sides(rawValue: 2)
}

extension Solver {
  /// How the sums of violations change if a member leaves to a side: the first level at which they
  /// do, by its place, and how fast; nil if at none.
  private func slope(_ slot: Int, _ member: Int32, side: Double) -> (place: Int, value: Double)? {
    // Leaving to its good side costs an inequality nothing, and leaving a removed one or a stay
    // costs nothing at all.
    let costs: Bool
    var (own, ownPlace, weight, serial): (Int32, Int, Double, UInt64) = (-1, .max, 0, 0)
    if member >= 0 {
      let kind = model.kinds[member]
      costs = kind == .equality || kind == .inequality && side < 0
      if costs {
        own = model.levels[member]
        ownPlace = Int(levelPlaces.base[Int(own)])
        weight = model.weights[member]
        serial = model.serials[member]
      }
    } else {
      costs = false
    }
    var isCounted = !costs
    for index in 0..<activeLevels.count {
      let level = activeLevels.base[index]
      var value = side * level.multipliers[slot]
      if level.index == own {
        value += weight
        isCounted = true
      } else if !isCounted, level.place > ownPlace {
        return (ownPlace, weight)
      } else if own == 0, level.place > ownPlace, level.serial == 0 || level.serial > serial {
        // Its own violation would be the next that required constraints are compared by.
        return (Int(level.place), weight)
      }
      if abs(value) > level.tolerance { return (Int(level.place), value) }
    }
    return !isCounted || own == 0 ? (ownPlace, weight) : nil
  }

  enum Verdict {
    /// The member can leave to some sides at no cost; to none if it is a good choice.
    case keeps(Sides)
    /// Leaving to a side improves a level, which is known by its place, at some rate.
    case leaves(side: Double, place: Int, rate: Double)
  }

  private func judge(_ slot: Int) -> Verdict {
    let member = members[slot]
    var sides: Sides = []
    if let up = slope(slot, member, side: 1) {
      if up.value < 0 { return .leaves(side: 1, place: up.place, rate: -up.value) }
    } else {
      sides.insert(.up)
    }
    if let down = slope(slot, member, side: -1) {
      if down.value < 0 { return .leaves(side: -1, place: down.place, rate: -down.value) }
    } else {
      sides.insert(.down)
    }
    return .keeps(sides)
  }

  /// The sides a suspect can leave to at no cost, if it need not leave.
  func settleSuspect(_ slot: Int) -> Sides? {
    guard case .keeps(let sides) = judge(slot) else { return nil }
    suspects.remove(slot)
    setTieSides(sides, of: slot)
    return sides
  }

  private func setTieSides(_ sides: Sides, of slot: Int) {
    if sides.isEmpty {
      ties.remove(slot)
    } else if !ties.contains(slot) || tieSides[slot] != sides {
      ties.insert(slot)
      tiesAreSettled = false
    }
    tieSides[slot] = sides
  }

  /// The member whose leaving improves the strongest level, and of several that which does so fastest.
  ///
  /// - Parameter isCautious: whether Bland's rule is to be followed: of all whose leaving improves
  ///   anything, that with the least number.
  func price(isCautious: Bool) -> Leaving? {
    collectActiveLevels()
    var best: Leaving?
    var bestMember = Int32.max
    var (strongest, fastest) = (Int.max, 0.0)
    suspects.forEachAscending { slot in
      switch judge(slot) {
      case .keeps(let sides):
        suspects.remove(slot)
        setTieSides(sides, of: slot)
      case .leaves(let side, let place, let rate):
        let member = members[slot]
        let isBetter =
          isCautious
          ? Self.isBefore(member, bestMember)
          : place < strongest || place == strongest && rate > fastest
        guard isBetter else { return }
        best = Leaving(slot: slot, side: side, place: place)
        (bestMember, strongest, fastest) = (member, place, rate)
      }
    }
    return best
  }

  /// The order of members for Bland's rule, for which any does: constraints, then stays.
  @inline(__always) static func isBefore(_ one: Int32, _ other: Int32) -> Bool {
    UInt32(bitPattern: one) < UInt32(bitPattern: other)
  }
}
