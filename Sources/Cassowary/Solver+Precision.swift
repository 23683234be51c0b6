// Where coefficients of one constraint are far apart, so are the numbers that decide who leaves and
// who enters: a multiplier of 1e-12 may be what it is, or what rounding left of 0. So where the search
// ends that takes it for 0, another one begins. Before each step it factorises the basis with twice as
// many digits, and computes all that follows in numbers that know whether they are 0.
//
// It is slow, but mostly finds that nothing is left to be done.

extension Solver {
  /// Exchanges members of the basis until nothing asks for it, however little it is.
  ///
  /// The solver stays precise for the questions that are asked before the next edit.
  func optimizePrecisely() {
    isPrecise = true
    refine()
    optimize()
  }

  /// Goes back to the processor's numbers, which edits and the first search use.
  func leavePrecision() {
    guard isPrecise else { return }
    isPrecise = false
    factorization.precise = nil
    if !needsCrash { refactor() }
  }

  /// Factorises the present basis with more digits, and computes everything that follows from it. If
  /// rounding only let it look like a basis, stays make it one.
  func refine() {
    let precise = PreciseFactors(count: members.count) { slot, body in
      forEachTerm(of: members[slot]) { body(factorization.pivot(of: $0), $1) }
    }
    factorization.precise = precise
    for (slot, column) in precise.replaced {
      dismiss(members[slot])
      let variable = factorization.variable(ofPivot: column)
      members[slot] = ~Int32(variable)
      staySlots[variable] = Int32(slot)
    }
    evaluateBasis()
  }

  /// Notes that a member is none any more.
  private func dismiss(_ member: Int32) {
    guard member >= 0 else {
      staySlots[~member] = -1
      return
    }
    slots[member] = -1
    if model.kinds[member] == .removed { model.freeConstraint(Int(member)) }
  }

  /// Computes the multipliers of all levels from what constraints pull at.
  func computePreciseMultipliers(_ precise: PreciseFactors) {
    var pulling: [Int: [Int]] = [:]
    for constraint in 0..<model.constraintCount where pulls[constraint] != 0 {
      pulling[Int(model.levels[constraint]), default: []].append(constraint)
      let own = Int(violationLevels[constraint])
      if own >= 0 { pulling[own, default: []].append(constraint) }
    }
    for index in levelOrder {
      guard let constraints = pulling[index] else { continue }
      precise.beginSum()
      for constraint in constraints {
        let factor = Double(pulls[constraint]) * model.weights[constraint]
        for term in model.terms(of: constraint) {
          precise.add(
            model.termCoefficients[term], times: factor,
            at: factorization.pivot(of: Int(model.termVariables[term])))
        }
      }
      let multipliers = levels[index].multipliers
      multipliers.resize(to: members.count)
      precise.solveTransposed(into: multipliers)
      roundTies(of: multipliers, precise, level: index)
    }
  }

  /// Makes multipliers the weight of their member if they are that, and another number if they are
  /// not: whether the member can leave at no cost must not hang on their last digit.
  private func roundTies(of multipliers: SparseVector, _ precise: PreciseFactors, level: Int) {
    multipliers.forEachAscending { slot in
      let member = members[slot]
      guard member >= 0, model.levels[member] == level else { return }
      let weight = multipliers[slot] < 0 ? -model.weights[member] : model.weights[member]
      let difference = precise[slot] - PreciseNumber(weight)
      if difference.isZero {
        multipliers.set(weight, at: slot)
      } else if multipliers[slot] == weight {
        multipliers.set(difference.high > 0 ? weight.nextUp : weight.nextDown, at: slot)
      }
    }
  }

  /// The left side of a constraint at the last solution of the basis' equations, less a bound.
  func preciseSum(of constraint: Int, less bound: Double, _ precise: PreciseFactors) -> Double {
    var sum = -PreciseNumber(bound)
    for term in model.terms(of: constraint) {
      let value = precise[factorization.pivot(of: Int(model.termVariables[term]))]
      sum = sum + PreciseNumber(model.termCoefficients[term]) * value
    }
    return sum.high
  }
}
