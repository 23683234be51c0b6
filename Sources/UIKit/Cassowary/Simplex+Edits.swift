// Applying the edits that were collected since the last solution.

extension Simplex {
  /// Applies all edits, or chooses a basis from scratch if there are very many new constraints.
  mutating func applyEdits() {
    edits.prepare(constraintCount: model.constraintCount)
    guard !edits.needsCrash else { return crash() }
    applyShifts()
    guard edits.constraintCount > 0 else { return }
    for place in 0..<edits.constraintCount {
      switch edits.takeChange(at: place) {
      case nil: continue
      case .bound(let constraint):
        updatePull(of: constraint, tolerance: precision.tolerance)
      case .addition(let constraint):
        solution.evaluate(constraint, model)
        updatePull(of: constraint, tolerance: precision.tolerance)
      }
    }
    edits.removeConstraints()
    applyPulls()
  }

  /// Moves the variables as the right sides of the basis' equations have changed.
  private mutating func applyShifts() {
    let (count, slot) = edits.shifted
    guard count > 0 else { return }
    if count == 1 {
      let (sensitivity, amount) = (sensitivity(to: slot), edits.shift(of: slot))
      edits.removeShifts()
      move(along: sensitivity, by: amount)
      return
    }
    edits.forEachShift { slot, amount in direction.setRightSide(of: slot, to: amount) }
    edits.removeShifts()
    move(along: makeSensitivity(), by: 1)
  }

  /// How the solution changes with the right side of one equation. It is kept until the basis
  /// changes.
  private mutating func sensitivity(to slot: Int) -> Sensitivity {
    if let known = edits.sensitivity(to: slot) { return known }
    direction.setRightSide(of: slot, to: 1)
    let sensitivity = makeSensitivity()
    edits.insert(sensitivity, to: slot)
    return sensitivity
  }

  private mutating func makeSensitivity() -> Sensitivity {
    direction.solve(basis, model, precision)
    defer { direction.clear() }
    return Sensitivity(of: direction, basis)
  }

  private mutating func move(along sensitivity: Sensitivity, by amount: Double) {
    if !ties.leaveOpen {
      solution.moveVariables(along: sensitivity, by: amount, &precision)
    } else if solution.moveVariablesFindingZeros(along: sensitivity, by: amount, &precision) {
      // Stays bring variables towards 0, so it matters on which side of it they are.
      ties.invalidate()
    }
    let tolerance = precision.tolerance
    sensitivity.forEachConstraint { constraint, speed in
      solution.moveResidual(of: constraint, by: amount * speed)
      updatePull(of: constraint, tolerance: tolerance)
    }
    applyPulls()
  }
}
