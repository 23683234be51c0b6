/// The point at which the basis holds exactly: the values of the variables, and the residuals of the
/// constraints outside.
struct BasicSolution: ~Copyable {
  /// By variable.
  private var values = Buffer<Double>()
  /// By constraint: its left side minus its bound. 0 in the basis.
  private var residuals = Buffer<Double>()
  /// Which variables have moved.
  let moves = Moves()
  /// Scratch space for ``evaluate(_:_:_:_:)``: right sides by slot, then values by pivot.
  private let vector = SparseVector()

  @inline(__always) func value(of variable: Int) -> Double { values[variable] }

  /// The left side of a constraint minus its bound; 0 in the basis.
  @inline(__always) func residual(of constraint: Int) -> Double { residuals[constraint] }

  /// Adds a place for a new variable, which is 0.
  mutating func addVariable(_ variable: Int) {
    values.extend(to: variable + 1, with: 0)
    values[variable] = 0
  }

  /// Adds a place for a new constraint, whose residual is not computed yet.
  mutating func addConstraint(_ constraint: Int) {
    residuals.extend(to: constraint + 1, with: 0)
    residuals[constraint] = 0
  }

  // MARK: Evaluating

  /// Computes all values and residuals from the basis, except for constraints whose addition is
  /// pending.
  mutating func evaluate(
    _ basis: borrowing Basis, _ model: borrowing Model, _ edits: borrowing Edits,
    _ precision: inout Precision
  ) {
    moves.recordAll()
    precision.beginEvaluation()
    vector.resize(to: basis.count)
    for slot in 0..<basis.count {
      guard let constraint = basis.members[slot].constraint else { continue }
      let bound = model.bound(of: constraint)
      precision.record(bound: bound)
      if bound != 0 { vector.set(bound, at: slot) }
    }
    basis.solve(vector)
    for slot in 0..<basis.count { values[basis.variable(ofPivot: slot)] = 0 }
    vector.forEachAscending { pivot in
      let value = vector.values[pivot]
      values.base[basis.variable(ofPivot: pivot)] = value
      precision.record(value: value)
    }
    vector.clear()
    for constraint in 0..<model.constraintCount {
      let isOutside = !basis.members.contains(constraint) && !edits.isAdded(constraint)
      switch model.kind(of: constraint) {
      case .equality, .inequality, .objective:
        residuals[constraint] = isOutside ? newResidual(of: constraint, basis, model) : 0
      case .removed, .free: break
      }
    }
  }

  /// The residual of a constraint at values that were just computed.
  private func newResidual(
    of constraint: Int, _ basis: borrowing Basis, _ model: borrowing Model
  ) -> Double {
    guard let precise = basis.precise else { return model.residual(of: constraint, at: values) }
    return basis.preciseSum(of: constraint, less: model.bound(of: constraint), model, precise)
  }

  /// Computes the residual of a constraint that was added.
  mutating func evaluate(_ constraint: Int, _ model: borrowing Model) {
    residuals[constraint] = model.residual(of: constraint, at: values)
  }

  // MARK: Moving

  /// Records that the bound of a constraint outside of the basis has changed.
  mutating func moveBound(of constraint: Int, by distance: Double) {
    residuals[constraint] -= distance
  }

  /// Moves along a direction.
  mutating func move(
    along direction: borrowing Direction, by distance: Double, _ basis: borrowing Basis,
    _ precision: inout Precision
  ) {
    guard distance != 0 else { return }
    var largest = 0.0
    direction.forEachPivot { pivot, speed in
      let change = distance * speed
      let variable = basis.variable(ofPivot: pivot)
      values.base[variable] += change
      moves.record(variable)
      largest = max(largest, abs(change))
    }
    precision.recordMove(by: largest)
    direction.forEachConstraint { constraint, speed in
      residuals.base[constraint] += distance * speed
    }
  }

  /// Moves the variables as right sides of the basis have moved. Call ``moveResidual(of:by:)``
  /// afterwards for each constraint of the sensitivity.
  mutating func moveVariables(
    along sensitivity: Sensitivity, by amount: Double, _ precision: inout Precision
  ) {
    precision.recordMove(by: abs(amount) * sensitivity.largestSpeed)
    moves.record(sensitivity)
    let values = values.base
    sensitivity.forEachVariable { variable, speed in values[variable] += amount * speed }
  }

  /// Does the same, and returns whether a variable has crossed or reached 0.
  mutating func moveVariablesFindingZeros(
    along sensitivity: Sensitivity, by amount: Double, _ precision: inout Precision
  ) -> Bool {
    precision.recordMove(by: abs(amount) * sensitivity.largestSpeed)
    moves.record(sensitivity)
    let tolerance = precision.tolerance
    let values = values.base
    var hasZero = false
    sensitivity.forEachVariable { variable, speed in
      let old = values[variable]
      let new = old + amount * speed
      values[variable] = new
      if old * new <= 0 || abs(new) <= tolerance { hasZero = true }
    }
    return hasZero
  }

  /// Moves the residual of a constraint outside of the basis.
  @inline(__always) mutating func moveResidual(of constraint: Int, by distance: Double) {
    residuals.base[constraint] += distance
  }

  /// Records that a member of the basis has left it, and how far it is from its bound.
  mutating func setResidual(ofLeaving constraint: Int, to residual: Double) {
    residuals[constraint] = residual
  }

  /// Sets the number that a new member of the basis determines exactly: a residual, or a value, of 0.
  mutating func satisfy(_ entering: Member) {
    if let constraint = entering.constraint {
      residuals[constraint] = 0
    } else if let variable = entering.stayVariable {
      values[variable] = 0
    }
  }

  #if DEBUG
    /// A contradiction within this part while no edits are pending; nil if there is none.
    func invariantViolation(_ basis: borrowing Basis, _ model: borrowing Model) -> String? {
      for constraint in 0..<model.constraintCount {
        guard model.isConstraint(constraint) else { continue }
        var (sum, size) = (-model.bound(of: constraint), max(1, abs(model.bound(of: constraint))))
        model.forEachTerm(of: constraint) { variable, coefficient in
          sum += coefficient * values[variable]
          size = max(size, abs(coefficient * values[variable]))
        }
        let residual = residuals[constraint]
        guard !basis.members.contains(constraint) || residual == 0 else {
          return "constraint \(constraint) is in the basis and has the residual \(residual)"
        }
        guard abs(sum - residual) <= Basis.checkTolerance * size else {
          return "the residual of constraint \(constraint) is \(residual), not \(sum)"
        }
      }
      for slot in 0..<basis.count {
        guard let variable = basis.members[slot].stayVariable else { continue }
        guard abs(values[variable]) <= Basis.checkTolerance else {
          return "variable \(variable), whose stay is in the basis, is \(values[variable])"
        }
      }
      return nil
    }
  #endif
}
