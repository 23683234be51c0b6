/// A preference that decides among solutions with equal sums of violations.
enum Preference {
  /// Satisfying a constraint that is violated, or treated as such on its bound.
  case constraint(Int, rank: UInt64)
  /// Tightening an inequality that is satisfied.
  case tightness(Int)
  /// Setting a variable to 0.
  case stay(Int)

  /// The member of a basis in which the preference is met.
  var member: Member {
    switch self {
    case .constraint(let constraint, _), .tightness(let constraint): .constraint(constraint)
    case .stay(let variable): .stay(of: variable)
    }
  }
}

/// The preferences that decide the values that constraints leave open, in the order of processing. The
/// preferences of a stage are ordered by creation, or by addition.
enum OpenStage: CaseIterable {
  /// The stays of nonnegative variables.
  case nonnegativeStays
  /// Inequalities that can be tight.
  case inequalities
  /// The stays of all other variables.
  case otherStays
}

/// The members of the basis that can leave at no cost to any sum of violations.
///
/// Preferences decide the values that these members leave open, one after the other. First,
/// constraints prefer to be violated as little as possible, strength by strength in the order of
/// ``rank(of:violatedTo:_:_:)``. Then the stages of ``OpenStage`` follow: variables prefer to be 0, the *stays*, and
/// inequalities prefer to be tight. That would be as many levels as there are constraints and
/// variables, so no multipliers are kept for preferences.
///
/// While preferences are processed, members are *open* that can leave to a side at no cost to sums or
/// to earlier preferences. The combination of members that makes up a preference's left side gives
/// the rate at which it changes with each of them. If one brings it nearer to its bound, that is a
/// pivot. Those that would take it away from its bound are closed.
struct Ties: ~Copyable {
  private let slots = SparseVector()
  /// By slot: the sides to which the member can leave at no cost.
  private var sides = Buffer<Sides>()
  /// Whether ties have been broken since anything changed that they depend on.
  private(set) var areBroken = false
  /// Whether constraints, and the order in which they were added, leave anything open.
  private(set) var leaveOpen = false

  private let openSlots = SparseVector()
  /// By slot: the sides to which an open member can leave.
  private var openSides = Buffer<Sides>()
  /// Scratch space: by variable, the first preference still to be processed that contains it.
  private var ranks = Buffer<UInt64>()

  // MARK: Tied members

  /// Sets the sides to which a member can leave at no cost.
  @inline(__always) mutating func setSides(_ newSides: Sides, of slot: Int) {
    if newSides.isEmpty {
      slots.remove(slot)
    } else if !slots.contains(slot) || sides[slot] != newSides {
      slots.insert(slot)
      areBroken = false
    }
    sides[slot] = newSides
  }

  /// The sides to which a member can leave at no cost.
  func sides(of slot: Int) -> Sides { slots.contains(slot) ? sides[slot] : [] }

  /// Whether a member can leave at no cost.
  func contains(_ slot: Int) -> Bool { slots.contains(slot) }

  /// Requires ties to be broken again.
  mutating func invalidate() {
    areBroken = false
  }

  /// Records whether ties were broken completely.
  mutating func setBroken(_ areBroken: Bool) {
    self.areBroken = areBroken
  }

  mutating func setLeaveOpen(_ leaveOpen: Bool) {
    self.leaveOpen = leaveOpen
  }

  /// Records that an inequality was added or removed, or a variable became nonnegative: that changes
  /// the preferences by which open members are decided.
  mutating func preferencesDidChange() {
    if leaveOpen { areBroken = false }
  }

  /// Forgets all ties, which a new basis does not have.
  mutating func removeAll() {
    slots.clear()
    areBroken = false
  }

  /// Makes it long enough for all slots of a basis.
  mutating func resize(to count: Int) {
    slots.resize(to: count)
    openSlots.resize(to: count)
    sides.extend(to: count, with: [])
    openSides.extend(to: count, with: [])
  }

  // MARK: Open members

  /// Opens all members that can leave at no cost.
  mutating func open() {
    slots.forEachAscending { slot in
      openSlots.insert(slot)
      openSides[slot] = sides[slot]
    }
  }

  var hasOpen: Bool { !openSlots.isEmpty }

  func isOpen(_ slot: Int) -> Bool { openSlots.contains(slot) }

  mutating func close(_ slot: Int) {
    openSlots.remove(slot)
  }

  mutating func closeAll() {
    openSlots.clear()
  }

  /// Opens a new member, or closes it if it can leave to no side.
  mutating func setOpenSides(_ sides: Sides, of slot: Int) {
    openSides[slot] = sides
    if sides.isEmpty { openSlots.remove(slot) } else { openSlots.insert(slot) }
  }

  /// Closes all members to the sides on which they would be violated themselves.
  mutating func closeViolatingSides(_ basis: borrowing Basis, _ model: borrowing Model) {
    openSlots.forEachAscending { slot in
      openSides[slot].subtract(Self.violatingSides(of: basis.members[slot], model))
      if openSides[slot].isEmpty { openSlots.remove(slot) }
    }
  }

  /// The sides on which a member would be violated.
  private static func violatingSides(of member: Member, _ model: borrowing Model) -> Sides {
    guard let constraint = member.constraint else { return [] }
    switch model.kind(of: constraint) {
    case .equality: return [.up, .down]
    case .inequality: return .down
    case .objective, .removed, .free: return []
    }
  }

  /// The sides to which a member may leave without violating an earlier preference than this one.
  @inline(__always) private func openSides(
    of slot: Int, for preference: Preference, _ basis: borrowing Basis, _ model: borrowing Model,
    _ levels: borrowing Levels
  ) -> Sides {
    let member = basis.members[slot]
    guard case .constraint(_, let rank) = preference, let constraint = member.constraint else {
      return openSides[slot]
    }
    var sides = openSides[slot]
    Self.violatingSides(of: member, model).forEachSide { side in
      if Self.rank(of: constraint, violatedTo: side, model, levels) < rank { sides.remove(side) }
    }
    return sides
  }

  /// Finds an open member whose leaving brings a preference's left side nearer to its bound, or that
  /// can leave in exchange for it if it is on its bound. If there is none, closes the members that
  /// move it.
  ///
  /// - Parameter distance: how far the preference's left side is from its bound, with its sign.
  mutating func leaving(
    for preference: Preference, atDistance distance: Double, _ basis: borrowing Basis,
    _ model: borrowing Model, _ levels: borrowing Levels, _ precision: Precision,
    usesBlandsRule: Bool
  ) -> Leaving? {
    let combination = basis.combination(of: preference.member, model)
    defer { combination.clear() }
    let isOnBound = abs(distance) <= precision.tolerance
    let smallest = precision.smallestMultiple
    var best: Leaving?
    var bestRate = 0.0
    combination.forEachAscending { slot in
      let rate = combination[slot]
      guard abs(rate) > smallest, openSlots.contains(slot) else { return }
      let wanted: Sides = isOnBound ? [.up, .down] : distance * rate < 0 ? .up : .down
      let sides = openSides(of: slot, for: preference, basis, model, levels).intersection(wanted)
      guard !sides.isEmpty else { return }
      if usesBlandsRule {
        if let best, !Member.isBefore(basis.members[slot], basis.members[best.slot]) {
          return
        }
      } else if abs(rate) <= bestRate {
        return
      }
      bestRate = abs(rate)
      best = Leaving(slot: slot, side: sides.contains(.up) ? 1 : -1)
    }
    if best == nil {
      combination.forEachAscending { slot in
        if abs(combination[slot]) > smallest { openSlots.remove(slot) }
      }
    }
    return best
  }

  // MARK: Order of constraints

  /// The position of the preference that a constraint is not violated to a side: by strength; then constraints that
  /// something is not too small, in the order of addition; then those that it is not too large, in reverse.
  static func rank(
    of constraint: Int, violatedTo side: Sides, _ model: borrowing Model, _ levels: borrowing Levels
  ) -> UInt64 {
    let serial = model.serial(of: constraint)
    let isTooLarge = (side == .up) != model.isInverted(constraint)
    let place = isTooLarge ? ranksPerStrength - 1 - serial : serial
    return UInt64(levels.place(ofConstraint: constraint)) * ranksPerStrength + place
  }

  /// More than twice as many as constraints are ever added to a solver.
  private static let ranksPerStrength: UInt64 = 1 << 40

  /// The rank up to which preferences may find tied members that earlier preferences do not need.
  func lastRank(
    _ basis: borrowing Basis, _ model: borrowing Model, _ levels: borrowing Levels
  ) -> UInt64 {
    Self.lastRank(of: slots, sides, basis, model, levels)
  }

  /// The rank up to which preferences may find open members that earlier preferences do not need.
  func lastOpenRank(
    _ basis: borrowing Basis, _ model: borrowing Model, _ levels: borrowing Levels
  ) -> UInt64 {
    Self.lastRank(of: openSlots, openSides, basis, model, levels)
  }

  private static func lastRank(
    of slots: SparseVector, _ sides: borrowing Buffer<Sides>, _ basis: borrowing Basis,
    _ model: borrowing Model, _ levels: borrowing Levels
  ) -> UInt64 {
    var last: UInt64 = 0
    slots.forEachAscending { slot in
      let member = basis.members[slot]
      guard let constraint = member.constraint,
        sides[slot].isSubset(of: violatingSides(of: member, model))
      else {
        last = .max
        return
      }
      sides[slot].forEachSide { side in
        last = max(last, rank(of: constraint, violatedTo: side, model, levels))
      }
    }
    return last
  }

  // MARK: Order of open preferences

  /// The position of a preference in its stage: by the serial number of its constraint or variable,
  /// whose index is in the lower half.
  private static func rank(serial: UInt64, index: Int) -> UInt64 { serial << 32 | UInt64(index) }

  private static func preference(atRank rank: UInt64, in stage: OpenStage) -> Preference {
    let index = Int(UInt32(truncatingIfNeeded: rank))
    return stage == .inequalities ? .tightness(index) : .stay(index)
  }

  /// The rank of a variable's stay in a stage; nil if it belongs to another one.
  private static func rank(
    ofStay variable: Int, in stage: OpenStage, _ model: borrowing Model
  ) -> UInt64? {
    let isNonnegative = model.nonnegativity(of: variable) != nil
    guard isNonnegative == (stage == .nonnegativeStays) else { return nil }
    let serial = model.serial(ofVariable: variable)
    return rank(serial: isNonnegative ? UInt64(UInt32.max) - serial : serial, index: variable)
  }

  /// The rank of an inequality; nil for other constraints, and for those that keep variables
  /// nonnegative.
  private static func rank(
    ofInequality constraint: Int, _ model: borrowing Model, _ levels: borrowing Levels
  ) -> UInt64? {
    guard model.kind(of: constraint) == .inequality, !levels.isNonnegativity(constraint) else {
      return nil
    }
    return rank(serial: model.serial(of: constraint), index: constraint)
  }

  /// An open member and the first preference of a stage that it may help to meet.
  struct Reached {
    let rank: UInt64
    let preference: Preference
    let slot: Int
  }

  /// Finds for each open member the first preference of a stage that it may help to meet. In the last
  /// stage, closes the members that move nothing.
  ///
  /// - Parameter processed: the rank up to which preferences of the stage are processed.
  /// - Returns: the members, in the order of their preferences.
  mutating func firstReached(
    in stage: OpenStage, after processed: UInt64, _ basis: borrowing Basis,
    _ model: borrowing Model, _ levels: borrowing Levels
  ) -> [Reached] {
    rankVariables(in: stage, after: processed, model, levels)
    let first = basis.firstReached(by: ranks)
    var reached: [Reached] = []
    openSlots.forEachAscending { slot in
      let rank = first[slot]
      if rank < .max {
        let preference = Self.preference(atRank: rank, in: stage)
        reached.append(Reached(rank: rank, preference: preference, slot: slot))
      } else if stage == .otherStays {
        openSlots.remove(slot)
      }
    }
    reached.sort { ($0.rank, $0.slot) < ($1.rank, $1.slot) }
    return reached
  }

  private mutating func rankVariables(
    in stage: OpenStage, after processed: UInt64, _ model: borrowing Model,
    _ levels: borrowing Levels
  ) {
    ranks.fill(.max, count: model.variableCount)
    guard stage == .inequalities else {
      for variable in 0..<model.variableCount {
        guard let rank = Self.rank(ofStay: variable, in: stage, model), rank > processed else {
          continue
        }
        ranks[variable] = rank
      }
      return
    }
    for constraint in 0..<model.constraintCount {
      guard let rank = Self.rank(ofInequality: constraint, model, levels), rank > processed else {
        continue
      }
      model.forEachTerm(of: constraint) { variable, _ in
        ranks[variable] = min(ranks[variable], rank)
      }
    }
  }

  /// The preferences of a stage that open members may help to meet, in their order.
  ///
  /// - Parameter processed: the rank up to which preferences of the stage are processed.
  func reachedPreferences(
    in stage: OpenStage, after processed: UInt64, _ basis: borrowing Basis,
    _ model: borrowing Model, _ levels: borrowing Levels
  ) -> [Preference] {
    var found = Set<UInt64>()
    for variable in basis.variables(reachedFrom: openSlots) {
      if stage == .inequalities {
        model.forEachOccurrence(of: variable) { constraint, _ in
          if let rank = Self.rank(ofInequality: constraint, model, levels) { found.insert(rank) }
        }
      } else if let rank = Self.rank(ofStay: variable, in: stage, model) {
        found.insert(rank)
      }
    }
    return found.filter { $0 > processed }.sorted().map { Self.preference(atRank: $0, in: stage) }
  }

  #if DEBUG
    /// A contradiction within this part; nil if there is none.
    var invariantViolation: String? { hasOpen ? "members are open while no ties are broken" : nil }
  #endif
}
