/// The objective of the solver: the sums of violations of all levels, and their multipliers.
///
/// A constraint outside of the basis *pulls* to one of its sides: it contributes its violation there
/// to the sum of its level. The gradient g of each sum is the gradient of the pulling constraints'
/// violations. The multipliers λ of the basis' equations, with Bᵀλ = g, are how fast the sum changes
/// with their right sides. They are kept for each level, and updated by Bᵀ⁻¹ times the change of g.
struct Objective: ~Copyable {
  private(set) var levels = Levels()
  /// By constraint, the derivative of its violation with respect to its left side: 1 if it is taken
  /// to be violated because that is too large, -1 if because it is too small, and 0 if it is taken to
  /// be satisfied. At a residual of 0 each that the kind of constraint allows is possible. Always 0
  /// in the basis.
  private var pulls = Buffer<Int8>()
  /// The levels whose gradient has changed.
  private var changedLevels = Buffer<Int32>()

  // MARK: Constraints

  /// The index of the level of a strength.
  mutating func level(of strength: Double) -> Int { levels.index(of: strength) }

  /// Adds a new constraint, which is taken to be satisfied.
  mutating func addConstraint(_ constraint: Int, level: Int, _ model: borrowing Model) {
    pulls.extend(to: constraint + 1, with: 0)
    pulls[constraint] = 0
    levels.add(constraint, to: level, model)
  }

  /// Removes a constraint that does not pull.
  mutating func removeConstraint(_ constraint: Int, _ pricing: inout Pricing) {
    levels.remove(constraint, &pricing)
  }

  /// Moves a constraint that does not pull to another level.
  mutating func moveConstraint(
    _ constraint: Int, to level: Int, _ model: borrowing Model, _ pricing: inout Pricing
  ) {
    levels.remove(constraint, &pricing)
    levels.add(constraint, to: level, model)
  }

  // MARK: Pulls

  /// Where a constraint pulls to: 1, -1, or 0 if it is taken to be satisfied.
  @inline(__always) func pull(of constraint: Int) -> Int8 { pulls[constraint] }

  /// Whether a constraint is required and taken to be violated.
  func isViolatedRequired(_ constraint: Int) -> Bool {
    levels.violations.contains(constraint)
  }

  /// Where a constraint outside of the basis pulls to, by its residual; at a residual of 0, where it
  /// pulled to before.
  @inline(__always) static func pull(
    of constraint: Int, atResidual residual: Double, before: Int8, tolerance: Double,
    _ model: borrowing Model
  ) -> Int8 {
    let kind = model.kind(of: constraint)
    if kind == .objective { return 1 }
    let tolerance = Precision.tolerance(ofBound: model.bound(of: constraint), tolerance)
    if residual < -tolerance { return -1 }
    if residual > tolerance { return kind == .equality ? 1 : 0 }
    return before
  }

  /// Changes where a constraint outside of the basis pulls to. Call ``applyChanges(_:_:)``
  /// afterwards.
  mutating func setPull(
    of constraint: Int, to pull: Int8, _ model: borrowing Model, _ basis: borrowing Basis,
    _ pricing: inout Pricing
  ) {
    let change = Double(pull) - Double(pulls[constraint])
    guard change != 0 else { return }
    pulls[constraint] = pull
    let weight = model.weight(of: constraint)
    let level = levels.index(ofConstraint: constraint)
    changeGradient(of: level, by: constraint, times: change * weight, model, basis)
    guard levels.isRequired(constraint) else { return }
    if pull == 0 {
      levels.violations.remove(constraint, &pricing)
    } else {
      levels.violations.insert(constraint, pull: pull, model)
    }
  }

  /// Takes a constraint to be satisfied while all multipliers are out of date.
  mutating func clearPull(of constraint: Int, _ pricing: inout Pricing) {
    levels.violations.remove(constraint, &pricing)
    pulls[constraint] = 0
  }

  /// Sets where a constraint pulls to that has just left a slot, whose equation is still its own.
  mutating func setPull(
    ofLeaving constraint: Int, to pull: Int8, slot: Int, count: Int, _ model: borrowing Model,
    _ pricing: inout Pricing
  ) {
    pulls[constraint] = pull
    guard pull != 0 else { return }
    let value = Double(pull) * model.weight(of: constraint)
    levels[levels.index(ofConstraint: constraint)]
      .addToMultiplier(at: slot, value, count: count, &pricing)
    guard levels.isRequired(constraint) else { return }
    levels.violations.insert(leaving: constraint, slot: slot, pull: pull, model, &pricing)
  }

  // MARK: Multipliers

  private mutating func changeGradient(
    of index: Int, by constraint: Int, times factor: Double, _ model: borrowing Model,
    _ basis: borrowing Basis
  ) {
    // In numbers of more digits, multipliers are recomputed from the pulling constraints.
    guard !basis.isPrecise else { return }
    let isFirst = levels[index].changeGradient(by: constraint, times: factor, model, basis)
    if isFirst { changedLevels.append(Int32(index)) }
  }

  /// Whether gradients have changed since the multipliers were updated.
  var hasChanges: Bool { changedLevels.count > 0 || levels.violations.hasChanges }

  /// Updates the multipliers with all changes of the gradients.
  mutating func applyChanges(
    _ basis: borrowing Basis, _ model: borrowing Model, _ pricing: inout Pricing
  ) {
    for place in 0..<changedLevels.count {
      levels[Int(changedLevels[place])].applyChange(basis, &pricing)
    }
    changedLevels.removeAll()
    levels.violations.applyChanges(basis, model, &pricing)
  }

  /// Expresses all multipliers in terms of a new equation of a slot.
  ///
  /// - Parameter combination: the new equation as a combination of the current ones.
  mutating func exchangeMultipliers(
    of slot: Int, for combination: SparseVector, count: Int, _ pricing: inout Pricing
  ) {
    pricing.addCandidate(slot)
    for index in levels.order {
      levels[index].exchange(slot, for: combination, count: count, &pricing)
    }
    levels.violations.exchange(slot, for: combination, &pricing)
  }

  /// Forgets all multipliers and changes of gradients.
  mutating func clearMultipliers() {
    for index in levels.order { levels[index].clearMultipliers() }
    levels.violations.clearMultipliers()
    changedLevels.removeAll()
  }

  /// Computes the multipliers of all levels in numbers of more digits.
  mutating func computeMultipliers(
    _ precise: PreciseFactors, _ model: borrowing Model, _ basis: borrowing Basis,
    _ pricing: inout Pricing
  ) {
    var pulling: [Int: [Int]] = [:]
    for constraint in 0..<model.constraintCount where pulls[constraint] != 0 {
      pulling[levels.index(ofConstraint: constraint), default: []].append(constraint)
    }
    for index in levels.order {
      guard let constraints = pulling[index] else { continue }
      precise.beginSum()
      for constraint in constraints {
        let factor = Double(pulls[constraint]) * model.weight(of: constraint)
        model.forEachTerm(of: constraint) { variable, coefficient in
          precise.add(coefficient, times: factor, at: basis.pivot(of: variable))
        }
      }
      levels[index].setMultipliers(count: basis.count) { multipliers in
        precise.solveTransposed(into: multipliers)
        roundTies(of: multipliers, precise, level: index, model, basis)
      }
    }
    levels.violations.computeMultipliers(precise, model, basis, &pricing)
  }

  /// Makes multipliers exactly the weight of their member if they equal it, and a different number
  /// otherwise: whether the member can leave at no cost must not depend on their last digit.
  private func roundTies(
    of multipliers: SparseVector, _ precise: PreciseFactors, level: Int, _ model: borrowing Model,
    _ basis: borrowing Basis
  ) {
    multipliers.forEachAscending { slot in
      guard let constraint = basis.members[slot].constraint,
        levels.index(ofConstraint: constraint) == level
      else { return }
      let size = model.weight(of: constraint)
      let weight = multipliers[slot] < 0 ? -size : size
      let difference = precise[slot] - PreciseNumber(weight)
      if difference.isZero {
        multipliers.set(weight, at: slot)
      } else if multipliers[slot] == weight {
        multipliers.set(difference.high > 0 ? weight.nextUp : weight.nextDown, at: slot)
      }
    }
  }

  #if DEBUG
    /// A contradiction within this part; nil if there is none.
    func invariantViolation(_ model: borrowing Model, _ basis: borrowing Basis) -> String? {
      if let violation = levels.invariantViolation(model) { return violation }
      guard changedLevels.count == 0 else { return "changes of gradients are not applied" }
      for constraint in 0..<model.constraintCount {
        let pull = pulls[constraint]
        let isAllowed =
          switch model.kind(of: constraint) {
          case .equality: abs(pull) <= 1
          case .inequality: pull == 0 || pull == -1
          case .objective: pull == 1
          case .removed, .free: pull == 0
          }
        guard isAllowed else { return "constraint \(constraint) pulls to \(pull)" }
        guard pull == 0 || !basis.members.contains(constraint) else {
          return "constraint \(constraint) is in the basis and pulls"
        }
        let isViolatedRequired = pull != 0 && levels.isRequired(constraint)
        guard isViolatedRequired == self.isViolatedRequired(constraint) else {
          return "constraint \(constraint) is listed as violated, or is not"
        }
      }
      return nil
    }

    /// Where a constraint does not pull to the side on which its residual is; nil if there is none.
    func pullViolation(
      _ solution: borrowing BasicSolution, _ model: borrowing Model, _ basis: borrowing Basis,
      tolerance: Double
    ) -> String? {
      for constraint in 0..<model.constraintCount {
        guard model.isConstraint(constraint), !basis.members.contains(constraint) else { continue }
        let pull = pulls[constraint]
        let expected = Self.pull(
          of: constraint, atResidual: solution.residual(of: constraint), before: pull,
          tolerance: tolerance, model)
        guard pull == expected else {
          return "constraint \(constraint) pulls to \(pull), not \(expected)"
        }
      }
      return nil
    }

    /// Where multipliers λ do not fulfil Bᵀλ = g; nil if they all do.
    func multiplierViolation(_ model: borrowing Model, _ basis: borrowing Basis) -> String? {
      for index in levels.order {
        var sums = [Double](repeating: 0, count: model.variableCount)
        var sizes = [Double](repeating: 1, count: model.variableCount)
        for constraint in 0..<model.constraintCount where pulls[constraint] != 0 {
          guard levels.index(ofConstraint: constraint) == index else { continue }
          let factor = Double(pulls[constraint]) * model.weight(of: constraint)
          model.forEachTerm(of: constraint) { variable, coefficient in
            sums[variable] -= factor * coefficient
            sizes[variable] = max(sizes[variable], abs(factor * coefficient))
          }
        }
        for slot in 0..<basis.count {
          let multiplier = levels[index].multiplier(at: slot)
          basis.members[slot].forEachTerm(model) { variable, coefficient in
            sums[variable] += multiplier * coefficient
            sizes[variable] = max(sizes[variable], abs(multiplier * coefficient))
          }
        }
        for variable in sums.indices
        where abs(sums[variable]) > Basis.checkTolerance * sizes[variable] {
          return "the multipliers of level \(index) do not balance variable \(variable)"
        }
      }
      return levels.violations.multiplierViolation(model, basis)
    }
  #endif
}
