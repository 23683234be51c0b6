extension Solver {
  /// The constraints that the value of a variable follows from, in the order in which they were added:
  /// it moves when the constant of one of them is changed by a little, and with no other's.
  public func constraints(deciding variable: Variable) -> [ConstraintID] {
    solve()
    guard model.contains(variable) else { return [] }
    combination.set(1, at: factorization.pivot(of: Int(variable.index)))
    factorization.solveTransposed(combination)
    defer { combination.clear() }
    var found: [ConstraintID] = []
    combination.forEachAscending { slot in
      let member = members[slot]
      guard abs(combination[slot]) > smallestMultiple, member >= 0,
        model.kinds[member] == .equality || model.kinds[member] == .inequality,
        !isRestriction(Int(member))
      else { return }
      found.append(ConstraintID(index: member, serial: model.serials[member]))
    }
    return found.sorted { $0.serial < $1.serial }
  }
}
