/// The required constraints that count as violated, each with the multipliers of its own violation,
/// which are how fast that grows with the right sides of the basis' equations.
///
/// Where several required constraints could be violated at the same cost, those that were added earlier
/// are satisfied. So each violation is minimised as if it had a level of its own, after the sum of all
/// of them and in the order of addition. There may be as many violations as constraints, and most
/// depend on a few members of the basis only; so their multipliers are sparse, and found by slot.
struct Violations: ~Copyable {
  private struct Violation {
    var constraint: Int
    /// The serial number of the constraint.
    var serial: UInt64
    var weight: Double
    /// The derivative of the violation with respect to the constraint's left side.
    var factor = 0.0
    /// Whether the multipliers must be computed again.
    var hasChanged = false
    /// The largest multiplier since they were computed from scratch.
    var largest = 0.0
    /// In ascending order.
    var slots: [Int32] = []
    /// By place in `slots`.
    var multipliers: [Double] = []

    /// Multipliers up to this are taken for 0.
    var tolerance: Double { max(1e-10, 1e-12 * weight, 1e-14 * largest) }
    /// Multipliers up to this are rounding errors, and are dropped.
    var rounding: Double { 1e-3 * tolerance }

    /// The place of a slot in `slots`, or the place where it would be inserted.
    func place(of slot: Int) -> Int {
      var (low, high) = (0, slots.count)
      while low < high {
        let middle = (low + high) / 2
        if slots[middle] < slot { low = middle + 1 } else { high = middle }
      }
      return low
    }

    func multiplier(at slot: Int) -> Double {
      let place = place(of: slot)
      return place < slots.count && slots[place] == slot ? multipliers[place] : 0
    }
  }

  private var violations: [Violation] = []
  private var free: [Int32] = []
  /// By constraint: the index of its violation, or -1.
  private var indices = Buffer<Int32>()
  /// By slot: the indices of the violations that have a multiplier there.
  private var indicesOfSlots: [[Int32]] = []
  private var changed: [Int32] = []
  /// Whether multipliers are rounded from numbers of more digits, which know which of them are 0.
  private var areExact = false
  private let vector = SparseVector()
  // The next multipliers of a violation, whose memory is exchanged with the former ones: edits that
  // change which constraints are violated would spend much of their time on memory management.
  private var nextSlots: [Int32] = []
  private var nextMultipliers: [Double] = []

  /// Whether no constraint counts as violated.
  var isEmpty: Bool { violations.count == free.count }

  /// Adds a place for a new constraint.
  mutating func addConstraint(_ constraint: Int) {
    indices.extend(to: constraint + 1, with: -1)
  }

  func contains(_ constraint: Int) -> Bool { indices[constraint] >= 0 }

  // MARK: Changes

  /// Records that a constraint is violated, or to the other side than before. Call
  /// ``applyChanges(_:_:_:)`` afterwards.
  ///
  /// - Parameter pull: where the constraint pulls to; see ``Objective``.
  mutating func insert(_ constraint: Int, pull: Int8, _ model: borrowing Model) {
    let index = index(of: constraint, pull: pull, model)
    guard !violations[index].hasChanged else { return }
    violations[index].hasChanged = true
    changed.append(Int32(index))
  }

  /// Records that a constraint has just left a slot, whose equation is still its own, and is violated.
  mutating func insert(
    leaving constraint: Int, slot: Int, pull: Int8, _ model: borrowing Model,
    _ pricing: inout Pricing
  ) {
    let index = index(of: constraint, pull: pull, model)
    beginMultipliers()
    append(Int32(slot), violations[index].factor)
    setMultipliers(of: index, &pricing)
  }

  private mutating func index(
    of constraint: Int, pull: Int8, _ model: borrowing Model
  ) -> Int {
    let weight = model.weight(of: constraint)
    var index = Int(indices[constraint])
    if index < 0 {
      let serial = model.serial(of: constraint)
      if let reused = free.popLast() {
        index = Int(reused)
        violations[index].constraint = constraint
        violations[index].serial = serial
        violations[index].weight = weight
        violations[index].largest = 0
      } else {
        index = violations.count
        violations.append(Violation(constraint: constraint, serial: serial, weight: weight))
      }
      indices[constraint] = Int32(index)
    }
    violations[index].factor = Double(pull) * weight
    return index
  }

  /// Removes the violation of a constraint that is satisfied now. Members with multipliers there are
  /// priced again.
  mutating func remove(_ constraint: Int, _ pricing: inout Pricing) {
    let index = Int(indices[constraint])
    guard index >= 0 else { return }
    beginMultipliers()
    setMultipliers(of: index, &pricing)
    indices[constraint] = -1
    // It may still be listed as changed.
    violations[index].hasChanged = false
    violations[index].constraint = -1
    free.append(Int32(index))
  }

  var hasChanges: Bool { !changed.isEmpty }

  /// Computes the multipliers of violations that have changed.
  mutating func applyChanges(
    _ basis: borrowing Basis, _ model: borrowing Model, _ pricing: inout Pricing
  ) {
    guard !changed.isEmpty else { return }
    vector.resize(to: basis.count)
    for index in changed.map(Int.init) where violations[index].hasChanged {
      violations[index].hasChanged = false
      basis.addRow(
        of: violations[index].constraint, times: violations[index].factor, to: vector, model)
      basis.solveTransposed(vector)
      setMultipliersToVector(of: index, &pricing)
    }
    changed.removeAll(keepingCapacity: true)
  }

  /// Computes all multipliers in numbers of more digits.
  mutating func computeMultipliers(
    _ precise: PreciseFactors, _ model: borrowing Model, _ basis: borrowing Basis,
    _ pricing: inout Pricing
  ) {
    vector.resize(to: basis.count)
    areExact = true
    for index in violations.indices where violations[index].constraint >= 0 {
      let violation = violations[index]
      precise.beginSum()
      model.forEachTerm(of: violation.constraint) { variable, coefficient in
        precise.add(coefficient, times: violation.factor, at: basis.pivot(of: variable))
      }
      precise.solveTransposed(into: vector)
      setMultipliersToVector(of: index, &pricing)
    }
  }

  /// Sets the multipliers of a violation to the elements of the vector, which is cleared.
  private mutating func setMultipliersToVector(of index: Int, _ pricing: inout Pricing) {
    violations[index].largest = 0
    let rounding = areExact ? 0 : violations[index].rounding
    beginMultipliers()
    let vector = vector
    vector.forEachAscending { slot in
      if abs(vector[slot]) > rounding { append(Int32(slot), vector[slot]) }
    }
    vector.clear()
    setMultipliers(of: index, &pricing)
  }

  private mutating func beginMultipliers() {
    nextSlots.removeAll(keepingCapacity: true)
    nextMultipliers.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ slot: Int32, _ multiplier: Double) {
    nextSlots.append(slot)
    nextMultipliers.append(multiplier)
  }

  /// Replaces the multipliers of a violation by the next ones. Members that had or have one are priced
  /// again.
  private mutating func setMultipliers(of index: Int, _ pricing: inout Pricing) {
    swap(&violations[index].slots, &nextSlots)
    swap(&violations[index].multipliers, &nextMultipliers)
    let (new, old) = (violations[index].slots, nextSlots)
    if old != new {
      for slot in old {
        pricing.addCandidate(Int(slot))
        unlist(index, at: Int(slot))
      }
      for slot in new { list(index, at: Int(slot)) }
    }
    for slot in new { pricing.addCandidate(Int(slot)) }
    var largest = violations[index].largest
    for multiplier in violations[index].multipliers { largest = max(largest, abs(multiplier)) }
    violations[index].largest = largest
  }

  private mutating func list(_ index: Int, at slot: Int) {
    while indicesOfSlots.count <= slot { indicesOfSlots.append([]) }
    indicesOfSlots[slot].append(Int32(index))
  }

  private mutating func unlist(_ index: Int, at slot: Int) {
    guard let place = indicesOfSlots[slot].lastIndex(of: Int32(index)) else { return }
    indicesOfSlots[slot].swapAt(place, indicesOfSlots[slot].count - 1)
    indicesOfSlots[slot].removeLast()
  }

  /// Expresses all multipliers in terms of a new equation of a slot.
  ///
  /// - Parameter combination: the new equation as a combination of the current ones.
  mutating func exchange(
    _ slot: Int, for combination: SparseVector, _ pricing: inout Pricing
  ) {
    guard slot < indicesOfSlots.count, !indicesOfSlots[slot].isEmpty else { return }
    var count = 0
    combination.forEachAscending { _ in count += 1 }
    for index in indicesOfSlots[slot].map(Int.init) {
      // Single changes are made in place; with many of them it is faster to merge the lists.
      if count * 16 < violations[index].slots.count {
        change(index, slot, for: combination, &pricing)
      } else {
        merge(index, slot, for: combination, &pricing)
      }
    }
  }

  /// Expresses the multipliers of a violation in terms of a new equation of a slot, one by one.
  private mutating func change(
    _ index: Int, _ slot: Int, for combination: SparseVector, _ pricing: inout Pricing
  ) {
    let value = violations[index].multiplier(at: slot) / combination[slot]
    let rounding = violations[index].rounding
    combination.forEachAscending { other in
      let added = other == slot ? value : -value * combination.values[other]
      guard added != 0 else { return }
      pricing.addCandidate(other)
      let place = violations[index].place(of: other)
      let isKnown =
        place < violations[index].slots.count && violations[index].slots[place] == other
      let sum = other != slot && isKnown ? violations[index].multipliers[place] + added : added
      violations[index].largest = max(violations[index].largest, abs(sum))
      if other == slot || abs(sum) > rounding {
        if isKnown {
          violations[index].multipliers[place] = sum
        } else {
          violations[index].slots.insert(Int32(other), at: place)
          violations[index].multipliers.insert(sum, at: place)
          list(index, at: other)
        }
      } else if isKnown {
        violations[index].slots.remove(at: place)
        violations[index].multipliers.remove(at: place)
        unlist(index, at: other)
      }
    }
  }

  /// Does the same in a single pass over all multipliers.
  private mutating func merge(
    _ index: Int, _ slot: Int, for combination: SparseVector, _ pricing: inout Pricing
  ) {
    let (slots, multipliers) = (violations[index].slots, violations[index].multipliers)
    let value = violations[index].multiplier(at: slot) / combination[slot]
    let rounding = violations[index].rounding
    beginMultipliers()
    var place = 0
    combination.forEachAscending { other in
      while place < slots.count, slots[place] < other {
        append(slots[place], multipliers[place])
        place += 1
      }
      var sum = other == slot ? value : -value * combination.values[other]
      if place < slots.count, slots[place] == other {
        if other != slot { sum += multipliers[place] }
        place += 1
      }
      if other == slot || abs(sum) > rounding { append(Int32(other), sum) }
    }
    while place < slots.count {
      append(slots[place], multipliers[place])
      place += 1
    }
    setMultipliers(of: index, &pricing)
  }

  /// Forgets all multipliers. Members must be priced again.
  mutating func clearMultipliers() {
    for index in violations.indices {
      violations[index].slots.removeAll(keepingCapacity: true)
      violations[index].multipliers.removeAll(keepingCapacity: true)
      violations[index].largest = 0
      violations[index].hasChanged = false
    }
    for slot in indicesOfSlots.indices where !indicesOfSlots[slot].isEmpty {
      indicesOfSlots[slot].removeAll(keepingCapacity: true)
    }
    changed.removeAll(keepingCapacity: true)
    areExact = false
  }

  // MARK: Slots

  /// The first violation, in the order of addition, that changes with the right side of a slot's
  /// equation: the serial number of the constraint, and the multiplier. Nil if none does.
  func first(at slot: Int) -> (serial: UInt64, multiplier: Double)? {
    guard slot < indicesOfSlots.count else { return nil }
    var first: (serial: UInt64, multiplier: Double)?
    for index in indicesOfSlots[slot].map(Int.init) {
      guard first.map({ violations[index].serial < $0.serial }) ?? true else { continue }
      let multiplier = violations[index].multiplier(at: slot)
      guard abs(multiplier) > (areExact ? 0 : violations[index].tolerance) else { continue }
      first = (violations[index].serial, multiplier)
    }
    return first
  }

  /// Calls a closure with the violations that change with the right side of a slot's equation: with
  /// the serial number of the constraint, and the multiplier.
  func forEach(at slot: Int, _ body: (_ serial: UInt64, _ multiplier: Double) -> Void) {
    guard slot < indicesOfSlots.count else { return }
    for index in indicesOfSlots[slot].map(Int.init) {
      body(violations[index].serial, violations[index].multiplier(at: slot))
    }
  }

  #if DEBUG
    /// Where multipliers λ of a violation do not fulfil Bᵀλ = g; nil if they all do.
    func multiplierViolation(_ model: borrowing Model, _ basis: borrowing Basis) -> String? {
      guard changed.isEmpty else { return "changes of violations are not applied" }
      for violation in violations where violation.constraint >= 0 {
        var sums: [Int: Double] = [:]
        var size = 1.0
        model.forEachTerm(of: violation.constraint) { variable, coefficient in
          sums[variable, default: 0] -= violation.factor * coefficient
          size = max(size, abs(violation.factor * coefficient))
        }
        for (slot, multiplier) in zip(violation.slots, violation.multipliers) {
          basis.members[Int(slot)].forEachTerm(model) { variable, coefficient in
            sums[variable, default: 0] += multiplier * coefficient
            size = max(size, abs(multiplier * coefficient))
          }
        }
        for (variable, sum) in sums where abs(sum) > Basis.checkTolerance * size {
          return "the multipliers of constraint \(violation.constraint)'s violation do not balance "
            + "variable \(variable)"
        }
      }
      return nil
    }
  #endif
}
