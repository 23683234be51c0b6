import Cassowary

// Edits whose errors do not matter: numbers are finite, and removed constraints have no dependents.

extension Solver {
  /// Adds the constraint that terms and a constant are 0 together.
  ///
  /// - Returns: nil if the numbers are out of range.
  func addEquation(
    _ terms: [Term], constant: Double, _ strength: Strength
  ) -> ConstraintID? {
    try? add(
      Constraint(
        Cassowary.Expression(terms, constant: constant), .equal, strength: strength))
  }

  /// Removes a constraint, unless it is gone already with one of its variables.
  func removeIfPresent(_ id: ConstraintID?) {
    if let id { try? remove(id) }
  }
}
