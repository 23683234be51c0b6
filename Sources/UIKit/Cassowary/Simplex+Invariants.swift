#if DEBUG
  extension Simplex {
    /// The first contradiction found within or between the parts; nil if they are consistent.
    ///
    /// Without pending edits, it also checks that the basis is optimal. That takes time proportional
    /// to the size of the constraints, times the number of levels.
    mutating func invariantViolation() -> String? {
      if let violation = model.invariantViolation { return violation }
      if let violation = edits.invariantViolation { return violation }
      if let violation = objective.levels.invariantViolation(model) { return violation }
      if let violation = direction.invariantViolation { return violation }
      if let violation = ties.invariantViolation { return violation }
      guard !edits.needsCrash else { return nil }
      if let violation = basis.invariantViolation(model) { return violation }
      if let violation = objective.invariantViolation(model, basis) { return violation }
      guard precision.isExtended == basis.isPrecise else {
        return "the basis is in other numbers than the search"
      }
      // New variables are not in precise factors, which the next solution drops.
      if isSolved || !basis.isPrecise, let violation = basis.factorizationViolation(model) {
        return violation
      }
      return isSolved ? solutionViolation() : nil
    }

    /// Why the state is not a solution; nil if it is one. An aborted search need not have found one.
    private mutating func solutionViolation() -> String? {
      guard edits.areEmpty else { return "edits are pending" }
      if let violation = solution.invariantViolation(basis, model) { return violation }
      let tolerance = precision.tolerance
      if let violation = objective.pullViolation(solution, model, basis, tolerance: tolerance) {
        return violation
      }
      if let violation = objective.multiplierViolation(model, basis) { return violation }
      guard abortedSearchCount == 0 else { return nil }
      guard ties.areBroken else { return "ties are not broken" }
      return pricing.invariantViolation(basis, model, objective.levels, ties, precision)
    }
  }
#endif
