// Which values the constraints leave to a variable.

extension Simplex {
  /// The values of a variable at which no sum of violations is larger than in the solution.
  mutating func range(of variable: Variable) -> ClosedRange<Double> {
    let index = Int(variable.index)
    let value = solution.value(of: index)
    guard mayMove(index) else { return value...value }
    let members = basis.members.all
    var pulls = [Int8](repeating: 0, count: model.constraintCount)
    for constraint in pulls.indices { pulls[constraint] = objective.pull(of: constraint) }
    let lower = -largest(of: variable, times: -1)
    let upper = largest(of: variable, times: 1)
    restore(members, pulls: pulls)
    return min(lower, value)...max(upper, value)
  }

  /// Whether a member that can leave at no cost moves a variable. If none does, the variable is
  /// determined: any other solution could be reached by such members leaving.
  private func mayMove(_ variable: Int) -> Bool {
    let combination = basis.combination(of: .stay(of: variable), model)
    defer { combination.clear() }
    let smallest = precision.smallestMultiple
    return combination.firstAscending {
      ties.contains($0) && abs(combination[$0]) > smallest
    } != nil
  }

  /// The largest value that a multiple of a variable has in any solution. Leaves another basis.
  private mutating func largest(of variable: Variable, times factor: Double) -> Double {
    withObjective(variable, times: -factor) { simplex in
      simplex.resetStepLimit()
      let isBounded = simplex.optimizeLevels()
      return isBounded ? factor * simplex.solution.value(of: Int(variable.index)) : .infinity
    }
  }
}
