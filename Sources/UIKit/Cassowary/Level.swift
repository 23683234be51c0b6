/// One of the sums that the solver minimises, the stronger ones first.
///
/// Each strength in use has one: the sum of violations of its constraints.
final class Level {
  private(set) var strength: Double
  /// By slot, how fast the sum grows with the right side of the slot's equation while the others'
  /// are constant: the multiplier of the equation.
  private let multipliers = SparseVector()
  /// By pivot, how much the sum's gradient has changed since the multipliers were computed.
  private let change = SparseVector()
  private var hasChanged = false
  private(set) var constraintCount = 0
  /// The largest weight of a constraint, which rounding errors of multipliers are proportional to.
  private var largestWeight = 1.0
  /// The largest multiplier since they were computed from scratch.
  private var largestMultiplier = 0.0

  init(strength: Double) {
    self.strength = strength
  }

  /// Makes it another level without constraints.
  func reset(to strength: Double) {
    self.strength = strength
    multipliers.clear()
    change.clear()
    hasChanged = false
    constraintCount = 0
    largestWeight = 1
    largestMultiplier = 0
  }

  // MARK: Constraints

  func addConstraint(ofWeight weight: Double) {
    constraintCount += 1
    largestWeight = max(largestWeight, weight)
  }

  /// - Returns: whether no constraint is left.
  func removeConstraint() -> Bool {
    constraintCount -= 1
    return constraintCount == 0
  }

  // MARK: Multipliers

  /// Multipliers up to this are rounding errors, and are dropped.
  private var rounding: Double { 1e-3 * tolerance }

  /// Multipliers up to this count as 0.
  var tolerance: Double { max(1e-10, 1e-12 * largestWeight, 1e-14 * largestMultiplier) }

  /// Whether some multiplier may not be 0.
  var hasMultipliers: Bool { !multipliers.isEmpty }

  /// The multiplier of a slot; 0 if the slot is new.
  @inline(__always) func multiplier(at slot: Int) -> Double {
    slot < multipliers.count ? multipliers[slot] : 0
  }

  /// The multipliers by slot, for pricing. Valid until the next change.
  ///
  /// - Parameter count: the number of slots.
  func multiplierValues(count: Int) -> UnsafeMutablePointer<Double> {
    multipliers.resize(to: count)
    return multipliers.values
  }

  func forEachMultiplier(_ body: (_ slot: Int) -> Void) {
    multipliers.forEachAscending(body)
  }

  /// Forgets all multipliers and pending changes.
  func clearMultipliers() {
    multipliers.clear()
    largestMultiplier = 0
    change.clear()
    hasChanged = false
  }

  /// Records a change of the gradient, by a multiple of a constraint's row. Call
  /// ``applyChange(_:_:)`` afterwards.
  ///
  /// - Returns: whether it is the first one since.
  func changeGradient(
    by constraint: Int, times factor: Double, _ model: borrowing Model, _ basis: borrowing Basis
  ) -> Bool {
    let isFirst = !hasChanged
    if isFirst {
      hasChanged = true
      change.resize(to: basis.count)
    }
    basis.addRow(of: constraint, times: factor, to: change, model)
    return isFirst
  }

  /// Updates the multipliers with the recorded changes of the gradient.
  func applyChange(_ basis: borrowing Basis, _ pricing: inout Pricing) {
    guard hasChanged else { return }
    hasChanged = false
    multipliers.resize(to: basis.count)
    basis.solveTransposed(change)
    let rounding = rounding
    change.forEachAscending { slot in
      let value = change.values[slot]
      guard value != 0 else { return }
      addToMultiplier(at: slot, value, rounding: rounding, &pricing)
    }
    change.clear()
  }

  /// Adds to the multiplier of a slot.
  ///
  /// - Parameter count: the number of slots.
  func addToMultiplier(at slot: Int, _ value: Double, count: Int, _ pricing: inout Pricing) {
    multipliers.resize(to: count)
    addToMultiplier(at: slot, value, rounding: rounding, &pricing)
  }

  @inline(__always) private func addToMultiplier(
    at slot: Int, _ value: Double, rounding: Double, _ pricing: inout Pricing
  ) {
    let sum = multipliers.values[slot] + value
    largestMultiplier = max(largestMultiplier, abs(sum))
    if abs(sum) <= rounding {
      multipliers.remove(slot)
    } else {
      multipliers.set(sum, at: slot)
    }
    pricing.addCandidate(slot)
  }

  /// Expresses the multipliers in terms of a new equation of a slot.
  ///
  /// - Parameter combination: the new equation as a combination of the current ones.
  func exchange(
    _ slot: Int, for combination: SparseVector, count: Int, _ pricing: inout Pricing
  ) {
    guard multipliers.count > slot, multipliers[slot] != 0 else { return }
    multipliers.resize(to: count)
    let value = multipliers[slot] / combination[slot]
    let rounding = rounding
    combination.forEachAscending { other in
      guard other != slot, combination.values[other] != 0 else { return }
      addToMultiplier(at: other, -value * combination.values[other], rounding: rounding, &pricing)
    }
    multipliers.set(value, at: slot)
  }

  /// Replaces all multipliers.
  ///
  /// - Parameter solve: computes them, by slot.
  func setMultipliers(count: Int, solve: (SparseVector) -> Void) {
    multipliers.resize(to: count)
    solve(multipliers)
  }
}
