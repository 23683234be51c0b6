extension Solver {
  /// Whether the constraints leave a variable one value only.
  ///
  /// Where they do not, ``value(of:)`` is the value nearest to 0 that is left, as far as variables
  /// that were made earlier let it.
  public func isDetermined(_ variable: Variable) -> Bool {
    let range = range(of: variable)
    return range.upperBound - range.lowerBound <= 100 * roundingOfValues
  }

  /// The values of a variable at which all constraints are satisfied as well as in the solution, for
  /// some values of the other variables; the bounds may be infinite.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    solve()
    guard model.contains(variable) else { return 0...0 }
    let value = values[variable.index]
    guard mayMove(Int(variable.index)) else { return value...value }
    let basis = (0..<members.count).map { members[$0] }
    let pulls = (0..<model.constraintCount).map { self.pulls[$0] }
    let lower = -largest(of: variable, times: -1)
    let upper = largest(of: variable, times: 1)
    restore(basis, pulls)
    return min(lower, value)...max(upper, value)
  }

  /// Whether some member of the basis that can leave at no cost moves a variable. If none does, the
  /// variable is determined: any other solution would be reached by letting such members go.
  private func mayMove(_ variable: Int) -> Bool {
    combination.set(1, at: factorization.pivot(of: variable))
    factorization.solveTransposed(combination)
    defer { combination.clear() }
    return combination.firstAscending {
      ties.contains($0) && abs(combination[$0]) > smallestMultiple
    } != nil
  }

  /// The largest value that a multiple of a variable has in any solution.
  ///
  /// It is the objective of a level below all others. That leaves another basis.
  private func largest(of variable: Variable, times factor: Double) -> Double {
    let level = levelIndex(of: -.infinity)
    model.beginRow(of: variable)
    let objective = model.addConstraint(
      .objective, constant: 0, sign: -factor, level: level, serial: nextSerial)
    nextSerial += 1
    extendConstraints()
    join(objective, level: level)
    slots[objective] = -1
    pulls[objective] = 0
    residuals[objective] = model.residual(of: objective, at: values.base)
    setPull(of: objective, to: 1)
    applyChanges()
    hasObjective = true
    defer { hasObjective = false }
    stepsLeft = 1000 + 50 * (members.count + model.constraintCount)
    let isBounded = optimizeLevels()
    let result = isBounded ? factor * values[variable.index] : .infinity
    setPull(of: objective, to: 0)
    applyChanges()
    quit(objective)
    model.unlink(objective)
    model.freeConstraint(objective)
    return result
  }

  /// Goes back to the basis of a solution.
  private func restore(_ basis: [Int32], _ pulls: [Int8]) {
    members.removeAll()
    for member in basis { members.append(member) }
    for constraint in pulls.indices { setPull(of: constraint, to: pulls[constraint]) }
    refactor()
    optimize()
  }
}
