// Which constraints determine a variable.

extension Simplex {
  /// The constraints of the basis that a variable's value depends on, in the order of addition.
  func constraints(deciding variable: Int) -> [ConstraintID] {
    let combination = basis.combination(of: .stay(of: variable), model)
    defer { combination.clear() }
    var found: [ConstraintID] = []
    combination.forEachAscending { slot in
      guard abs(combination[slot]) > precision.smallestMultiple,
        let constraint = basis.members[slot].constraint, model.isConstraint(constraint),
        !objective.levels.isNonnegativity(constraint)
      else { return }
      found.append(model.id(of: constraint))
    }
    return found.sorted { $0.serial < $1.serial }
  }
}
