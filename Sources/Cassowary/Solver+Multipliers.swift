// The multipliers λ tell what the equations of the basis are worth. If g is the gradient of a level's
// sum of violations, which the violated constraints outside of the basis make up, then Bᵀλ = g. They
// are kept for each level, and changed by Bᵀ⁻¹ times what g changes by.

extension Solver {
  /// Differences of values up to this are rounding.
  var roundingOfValues: Double { 1e-12 * max(1, largestBound, largestValue) }

  /// Differences of values up to this are taken for 0.
  var tolerance: Double { isPrecise ? 0 : roundingOfValues }

  /// Multiples of equations, and speeds of residuals, up to this are taken for 0.
  var smallestMultiple: Double { isPrecise ? 0 : 1e-9 }

  /// Residuals of a constraint up to this are rounding. A bound that is larger than all values makes
  /// no other constraint less exact. Where nothing is taken for 0 that is not, neither are they.
  @inline(__always) private func tolerance(of constraint: Int, _ tolerance: Double) -> Double {
    tolerance == 0 ? 0 : max(tolerance, 1e-12 * abs(model.bounds.base[constraint]))
  }

  func isViolated(_ constraint: Int) -> Bool {
    guard slots[constraint] < 0 else { return false }
    let residual = residuals[constraint]
    let tolerance = tolerance(of: constraint, tolerance)
    return residual < -tolerance || model.kinds[constraint] == .equality && residual > tolerance
  }

  /// What a constraint outside of the basis pulls at, by its residual; at a residual of 0, what it
  /// pulled at before.
  @inline(__always) func pull(of constraint: Int, tolerance: Double) -> Int8 {
    let residual = residuals.base[constraint]
    let kind = model.kinds.base[constraint]
    if kind == .objective { return 1 }
    let tolerance = self.tolerance(of: constraint, tolerance)
    if residual < -tolerance { return -1 }
    if residual > tolerance { return kind == .equality ? 1 : 0 }
    return pulls.base[constraint]
  }

  /// Changes what a constraint outside of the basis pulls at. ``applyChanges()`` has to follow.
  func setPull(of constraint: Int, to pull: Int8) {
    let change = Double(pull) - Double(pulls[constraint])
    guard change != 0 else { return }
    pulls[constraint] = pull
    tiesAreSettled = false
    let weight = model.weights[constraint]
    note(constraint, times: change * weight, atLevel: Int(model.levels[constraint]))
    guard isRequired(constraint) else { return }
    if pull == 0 {
      releaseViolationLevel(of: constraint)
    } else if violationLevels[constraint] < 0 {
      note(constraint, times: Double(pull) * weight, atLevel: makeViolationLevel(of: constraint))
    } else {
      note(constraint, times: change * weight, atLevel: Int(violationLevels[constraint]))
    }
  }

  private func note(_ constraint: Int, times factor: Double, atLevel index: Int) {
    // With more digits, multipliers are computed anew from what constraints pull at.
    guard !isPrecise else { return }
    let level = levels[index]
    if !level.hasChanged {
      level.hasChanged = true
      level.change.resize(to: members.count)
      changedLevels.append(Int32(index))
    }
    note(constraint, times: factor, in: level.change)
  }

  /// Adds a multiple of a constraint's row to a vector by pivot.
  func note(_ constraint: Int, times factor: Double, in vector: SparseVector) {
    for term in model.terms(of: constraint) {
      vector.add(
        factor * model.termCoefficients.base[term],
        at: factorization.pivot(of: Int(model.termVariables.base[term])))
    }
  }

  /// Adds what was noted to the multipliers.
  func applyChanges() {
    for place in 0..<changedLevels.count {
      let level = levels[Int(changedLevels[place])]
      guard level.hasChanged else { continue }
      level.hasChanged = false
      level.multipliers.resize(to: members.count)
      factorization.solveTransposed(level.change)
      let rounding = level.rounding
      level.change.forEachAscending { slot in
        let value = level.change.values[slot]
        guard value != 0 else { return }
        addMultiplier(value, at: slot, in: level, rounding: rounding)
      }
      level.change.clear()
    }
    changedLevels.removeAll()
  }

  @inline(__always) private func addMultiplier(
    _ value: Double, at slot: Int, in level: Level, rounding: Double
  ) {
    let multipliers = level.multipliers
    let sum = multipliers.values[slot] + value
    level.largestMultiplier = max(level.largestMultiplier, abs(sum))
    if abs(sum) <= rounding {
      multipliers.remove(slot)
    } else {
      multipliers.set(sum, at: slot)
    }
    suspects.insert(slot)
  }

  /// Adds what a constraint pulls at that has just left a slot, whose equation is still its own.
  func setPullOfLeaving(_ constraint: Int, at slot: Int, to pull: Int8) {
    pulls[constraint] = pull
    guard pull != 0 else { return }
    let value = Double(pull) * model.weights[constraint]
    addMultiplier(value, at: slot, toLevel: Int(model.levels[constraint]))
    guard isRequired(constraint) else { return }
    addMultiplier(value, at: slot, toLevel: makeViolationLevel(of: constraint))
  }

  private func addMultiplier(_ value: Double, at slot: Int, toLevel index: Int) {
    let level = levels[index]
    level.multipliers.resize(to: members.count)
    addMultiplier(value, at: slot, in: level, rounding: level.rounding)
  }

  /// Gives all multipliers in terms of a new equation of a slot.
  ///
  /// - Parameter multiples: the new equation as a sum of multiples of the present ones.
  func exchangeMultipliers(of slot: Int, for multiples: SparseVector) {
    let own = multiples[slot]
    suspects.insert(slot)
    for index in levelOrder {
      let level = levels[index]
      let multipliers = level.multipliers
      guard multipliers.count > slot, multipliers[slot] != 0 else { continue }
      multipliers.resize(to: members.count)
      let value = multipliers[slot] / own
      let rounding = level.rounding
      multiples.forEachAscending { other in
        guard other != slot, multiples.values[other] != 0 else { return }
        addMultiplier(
          -value * multiples.values[other], at: other, in: level, rounding: rounding)
      }
      multipliers.set(value, at: slot)
    }
  }
}
