/// The members of a basis, each identified by its slot: the row of the factorised matrix.
struct BasisMembers: ~Copyable {
  /// By slot.
  private var members = Buffer<Member>()
  /// By constraint: its slot, or -1.
  private var slots = Buffer<Int32>()
  /// By variable: the slot of its stay, or -1.
  private var staySlots = Buffer<Int32>()

  var count: Int { members.count }

  @inline(__always) subscript(slot: Int) -> Member { members[slot] }

  /// By slot.
  var all: [Member] { (0..<count).map { members[$0] } }

  // MARK: Slots

  /// The slot of a constraint; nil if it is not in the basis.
  @inline(__always) func slot(of constraint: Int) -> Int? {
    let slot = slots[constraint]
    return slot >= 0 ? Int(slot) : nil
  }

  @inline(__always) func contains(_ constraint: Int) -> Bool { slots[constraint] >= 0 }

  /// The slot of a variable's stay; nil if it is not in the basis.
  @inline(__always) func slot(ofStay variable: Int) -> Int? {
    let slot = staySlots[variable]
    return slot >= 0 ? Int(slot) : nil
  }

  /// The slot of a member; nil if it is not in the basis.
  func slot(of member: Member) -> Int? {
    if let constraint = member.constraint { return slot(of: constraint) }
    return member.stayVariable.flatMap { slot(ofStay: $0) }
  }

  /// Which constraints are in the basis, for loops that look up many. Valid until the next change.
  struct Lookup {
    fileprivate let slots: UnsafeMutablePointer<Int32>

    @inline(__always) func contains(_ constraint: Int) -> Bool { slots[constraint] >= 0 }
  }

  var lookup: Lookup { Lookup(slots: slots.base) }

  // MARK: Changes

  /// Adds a place for a new variable, whose stay is not a member yet.
  mutating func addVariable(_ variable: Int) {
    staySlots.extend(to: variable + 1, with: -1)
    staySlots[variable] = -1
  }

  /// Adds a place for a new constraint, which is not a member yet.
  mutating func addConstraint(_ constraint: Int) {
    slots.extend(to: constraint + 1, with: -1)
    slots[constraint] = -1
  }

  /// Adds a member in a new slot, the last one.
  mutating func append(_ member: Member) {
    setSlot(of: member, to: Int32(count))
    members.append(member)
  }

  /// Puts another member into a slot. The old member's slot is unset first: both may be the same.
  mutating func replace(at slot: Int, by member: Member) {
    setSlot(of: members[slot], to: -1)
    members[slot] = member
    setSlot(of: member, to: Int32(slot))
  }

  mutating func removeAll(_ model: borrowing Model) {
    members.removeAll()
    slots.fill(-1, count: model.constraintCount)
    staySlots.fill(-1, count: model.variableCount)
  }

  private mutating func setSlot(of member: Member, to slot: Int32) {
    if let constraint = member.constraint {
      slots[constraint] = slot
    } else if let variable = member.stayVariable {
      staySlots[variable] = slot
    }
  }

  #if DEBUG
    /// A contradiction within this part; nil if there is none.
    func invariantViolation(_ model: borrowing Model) -> String? {
      for slot in 0..<count {
        let member = members[slot]
        if let constraint = member.constraint {
          guard self.slot(of: constraint) == slot else {
            return "constraint \(constraint) is not at its slot \(slot)"
          }
          guard model.kind(of: constraint) != .free else { return "an unused row is in the basis" }
        } else if let variable = member.stayVariable, self.slot(ofStay: variable) != slot {
          return "the stay of variable \(variable) is not at its slot \(slot)"
        }
      }
      var recorded = 0
      for constraint in 0..<slots.count where slots[constraint] >= 0 { recorded += 1 }
      for variable in 0..<staySlots.count where staySlots[variable] >= 0 { recorded += 1 }
      guard recorded == count else { return "\(recorded) slots are recorded for \(count) members" }
      return nil
    }
  #endif
}
