/// A simplex method that keeps its basis from one solution to the next.
///
/// Each part owns its state and is changed through its methods only; this type passes them to each
/// other, and keeps them consistent across an edit or a pivot. All are stored in place, without
/// references between them, so exclusive access to one of these values is exclusive access to all.
struct Simplex: ~Copyable {
  private(set) var model = Model()
  var basis = Basis()
  var objective = Objective()
  var solution = BasicSolution()
  var precision = Precision()
  var pricing = Pricing()
  var direction = Direction()
  var ratioTest = RatioTest()
  var ties = Ties()
  var edits = Edits()

  /// Whether a level below all others has an objective; see ``Solver/range(of:)``.
  private(set) var hasObjective = false
  /// The number of steps that the current search may still take; see ``optimize()``.
  var stepsLeft = 0
  private(set) var pivotCount = 0
  /// How many searches were ended by the limit of steps, which only rounding errors let happen.
  private(set) var abortedSearchCount = 0
  /// Whether preferences decide what sums of violations leave open. Questions about constraints that a
  /// second solver answers do not depend on that.
  var breaksTies = true
  /// The count of pivots at which a search that began with a crash tries another one; nil for others.
  var nextImprovement: Int?
  /// Whether no edits are pending.
  private(set) var isSolved = false

  // MARK: Variables

  mutating func addVariable() -> Variable {
    let variable = model.addVariable()
    let index = Int(variable.index)
    basis.addVariable(index)
    solution.addVariable(index)
    guard !edits.needsCrash else { return variable }
    basis.appendStay(of: index)
    resizeParts()
    pricing.addCandidate(basis.count - 1)
    isSolved = false
    return variable
  }

  mutating func removeVariable(_ index: Int) {
    for constraint in model.constraints(of: index) { removeConstraint(constraint) }
    model.removeVariable(index)
    if edits.needsCrash { model.freeVariable(index) } else { basis.recordRemoval(of: index) }
  }

  /// Sets whether a variable is never negative, by a constraint at a level above the required ones.
  mutating func setNonnegative(_ isNonnegative: Bool, _ variable: Variable) {
    let known = model.nonnegativity(of: Int(variable.index))
    guard isNonnegative != (known != nil) else { return }
    if let known {
      model.setNonnegativity(of: Int(variable.index), to: nil)
      removeConstraint(known)
    } else {
      model.gatherRow(of: variable)
      let level = objective.level(of: Levels.nonnegativityStrength)
      let constraint = addConstraint(.inequality, constant: 0, sign: 1, level: level)
      model.setNonnegativity(of: Int(variable.index), to: constraint)
    }
  }

  // MARK: Constraints

  mutating func addConstraint(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let constant = constraint.expression.constant
    guard constraint.strength.value.isFinite else { throw .notFinite }
    try model.gatherRow(of: constraint.expression)
    try model.checkConstant(constant)
    let index = addConstraint(
      constraint.relation == .equal ? .equality : .inequality, constant: constant,
      sign: constraint.relation == .lessThanOrEqual ? -1 : 1,
      level: objective.level(of: constraint.strength.value))
    return model.id(of: index)
  }

  /// Adds a constraint with the row that was gathered last.
  private mutating func addConstraint(
    _ kind: Model.Kind, constant: Double, sign: Double, level: Int
  ) -> Int {
    let constraint = model.addConstraint(kind, constant: constant, sign: sign)
    addPlaces(for: constraint, level: level)
    edits.addConstraint(constraint)
    if kind == .inequality { ties.preferencesDidChange() }
    isSolved = false
    return constraint
  }

  private mutating func addPlaces(for constraint: Int, level: Int) {
    basis.addConstraint(constraint)
    objective.addConstraint(constraint, level: level, model)
    solution.addConstraint(constraint)
    direction.addConstraint(constraint)
  }

  mutating func removeConstraint(_ constraint: Int) {
    isSolved = false
    if model.kind(of: constraint) == .inequality { ties.preferencesDidChange() }
    model.unlink(constraint)
    let isApplied = edits.isApplied(constraint)
    edits.recordRemoval(of: constraint)
    if isApplied, let slot = basis.members.slot(of: constraint) {
      // It leaves the basis, and is freed, in the next solution.
      model.markRemoved(constraint)
      pricing.addCandidate(slot)
      objective.removeConstraint(constraint, &pricing)
    } else {
      if isApplied { changePull(of: constraint, to: 0) }
      objective.removeConstraint(constraint, &pricing)
      model.freeConstraint(constraint)
    }
  }

  mutating func setConstant(of id: ConstraintID, to constant: Double) throws(SolverError) {
    guard model.contains(id) else { throw .unknownConstraint }
    let constraint = Int(id.index)
    try model.checkConstant(constant, of: constraint)
    let old = model.bound(of: constraint)
    model.setConstant(of: constraint, to: constant)
    let new = model.bound(of: constraint)
    guard new != old else { return }
    isSolved = false
    guard edits.isApplied(constraint) else { return }
    if let slot = basis.members.slot(of: constraint) {
      precision.record(bound: new)
      edits.recordShift(of: slot, by: new - old)
    } else {
      solution.moveBound(of: constraint, by: new - old)
      edits.recordBoundChange(of: constraint)
    }
  }

  mutating func setStrength(of constraint: Int, to strength: Double) {
    let level = objective.level(of: strength)
    guard level != objective.levels.index(ofConstraint: constraint) else { return }
    isSolved = false
    let pull = objective.pull(of: constraint)
    let isApplied = edits.isApplied(constraint)
    if isApplied { changePull(of: constraint, to: 0) }
    objective.moveConstraint(constraint, to: level, model, &pricing)
    guard isApplied else { return }
    ties.invalidate()
    changePull(of: constraint, to: pull)
    if let slot = basis.members.slot(of: constraint) { pricing.addCandidate(slot) }
  }

  // MARK: Solving

  /// Applies pending edits, and finds the solution.
  ///
  /// - Returns: whether any edits were pending.
  @discardableResult
  mutating func solve() -> Bool {
    guard !isSolved else { return false }
    leavePrecision()
    applyEdits()
    optimize()
    improveAccuracy()
    if model.wideCount > 0 { optimizePrecisely() }
    if basis.hasManyRemovedVariables {
      basis.refactorWithoutRemovedVariables(&model)
      evaluateNewBasis()
      optimize()
    }
    isSolved = true
    return true
  }

  /// Removes rounding errors if they may be significant.
  private mutating func improveAccuracy() {
    let isExact = precision.valuesAreExact
    if basis.isIllConditioned || !isExact && !basis.isFreshlyFactorized {
      refactor()
      optimize()
    } else if !isExact, recomputeSolution() {
      optimize()
    }
    guard !precision.valuesAreFinite else { return }
    crash()
    optimize()
  }

  // MARK: Basis

  /// Chooses a basis from scratch: constraints in the order of their strength, each unless those
  /// before it determine its left side. That is the solution already, except for inequalities and for
  /// constraints of one strength that contradict each other.
  ///
  /// If many inequalities are violated, or the search that follows is long, another crash takes
  /// inequalities into account, see ``improveCrash()``.
  mutating func crash() {
    crash(meeting: [])
    let count = hardViolation.inequalityCount
    // A pivot in a large basis takes as long as many in a small one.
    let isFar =
      count > Self.pivotsBeforeImprovement
      || count > 0 && basis.count > Self.largeBasis && !pricing.prefersCheapMembers
    nextImprovement = pivotCount + (isFar ? 0 : Self.pivotsBeforeImprovement)
  }

  /// - Parameter inequalities: required inequalities, and those that keep variables nonnegative, to be
  ///   inserted like equations.
  mutating func crash(meeting inequalities: Set<Int>) {
    edits.startCrash()
    for constraint in 0..<model.constraintCount {
      if model.kind(of: constraint) == .removed { model.freeConstraint(constraint) }
      objective.clearPull(of: constraint, &pricing)
    }
    basis.crash(crashOrder(meeting: inequalities), &model)
    evaluateNewBasis()
  }

  /// Refactorises the basis.
  mutating func refactor() {
    basis.refactor(&model)
    evaluateNewBasis()
  }

  /// Computes everything that depends on a new basis or factorisation.
  private mutating func evaluateNewBasis() {
    edits.forgetBasis()
    if precision.isExtended { basis.factorizePrecisely(&model) }
    evaluateBasis()
  }

  /// Computes everything that depends on the basis.
  private mutating func evaluateBasis() {
    pricing.removeAllCandidates()
    ties.removeAll()
    resizeParts()
    objective.clearMultipliers()
    // Constraints pull to where they pulled before unless their residuals say otherwise.
    var pulls = [Int8](repeating: 0, count: model.constraintCount)
    for constraint in pulls.indices { pulls[constraint] = objective.pull(of: constraint) }
    for constraint in pulls.indices where pulls[constraint] != 0 {
      objective.clearPull(of: constraint, &pricing)
    }
    solution.evaluate(basis, model, edits, &precision)
    restorePulls(pulls)
    if let precise = basis.precise { objective.computeMultipliers(precise, model, basis, &pricing) }
    applyPulls()
    pricing.addAllCandidates()
  }

  private mutating func restorePulls(_ pulls: [Int8]) {
    let tolerance = precision.tolerance
    for constraint in pulls.indices where !basis.members.contains(constraint) {
      switch model.kind(of: constraint) {
      case .equality, .inequality, .objective:
        guard !edits.isAdded(constraint) else { continue }
        let pull = Objective.pull(
          of: constraint, atResidual: solution.residual(of: constraint), before: pulls[constraint],
          tolerance: tolerance, model)
        setPull(of: constraint, to: pull)
      case .removed, .free: continue
      }
    }
  }

  /// Computes values and residuals from the basis, which removes rounding errors that have added up.
  ///
  /// - Returns: whether some constraint turns out to pull to another side.
  private mutating func recomputeSolution() -> Bool {
    solution.evaluate(basis, model, edits, &precision)
    let tolerance = precision.tolerance
    var hasChanged = false
    for constraint in 0..<model.constraintCount {
      switch model.kind(of: constraint) {
      case .equality, .inequality, .objective:
        if updatePull(of: constraint, tolerance: tolerance) { hasChanged = true }
      case .removed, .free: continue
      }
    }
    applyPulls()
    return hasChanged
  }

  private mutating func resizeParts() {
    pricing.resize(to: basis.count)
    direction.resize(to: basis.count)
    ties.resize(to: basis.count)
    edits.resize(to: basis.count)
  }

  // MARK: More digits

  // Where coefficients of one constraint are far apart, so are the numbers that decide which member
  // leaves and which enters: a multiplier of 1e-12 may be exact, or what rounding left of 0. So where
  // the search ends that takes it for 0, another one begins. Before each step it factorises the basis
  // with twice as many digits, and computes all that follows in numbers that know whether they are 0.
  // It is slow, but usually finds that nothing is left to be done.

  /// Exchanges members until no further step improves anything, however little. The basis remains in
  /// numbers of more digits until the next edit is applied.
  private mutating func optimizePrecisely() {
    precision.setExtended(true)
    factorizePrecisely()
    optimize()
  }

  /// Returns to the processor's numbers, which edits and the first search use.
  private mutating func leavePrecision() {
    guard precision.isExtended else { return }
    precision.setExtended(false)
    basis.leavePrecision()
    if !edits.needsCrash { refactor() }
  }

  /// Factorises the basis with more digits, and computes everything that depends on it.
  mutating func factorizePrecisely() {
    basis.factorizePrecisely(&model)
    evaluateBasis()
  }

  // MARK: Pulls

  /// Changes where a constraint outside of the basis pulls to. Call ``applyPulls()`` afterwards.
  mutating func setPull(of constraint: Int, to pull: Int8) {
    guard pull != objective.pull(of: constraint) else { return }
    ties.invalidate()
    objective.setPull(of: constraint, to: pull, model, basis, &pricing)
  }

  /// Updates the multipliers with all changes of pulls.
  mutating func applyPulls() {
    guard objective.hasChanges else { return }
    objective.applyChanges(basis, model, &pricing)
  }

  /// Changes where a constraint outside of the basis pulls to, and the multipliers.
  mutating func changePull(of constraint: Int, to pull: Int8) {
    guard pull != objective.pull(of: constraint) else { return }
    setPull(of: constraint, to: pull)
    applyPulls()
  }

  /// Makes a constraint outside of the basis pull to where its residual says.
  ///
  /// - Returns: whether that is another side than before.
  @inline(__always) @discardableResult
  mutating func updatePull(of constraint: Int, tolerance: Double) -> Bool {
    guard !basis.members.contains(constraint) else { return false }
    let before = objective.pull(of: constraint)
    let pull = Objective.pull(
      of: constraint, atResidual: solution.residual(of: constraint), before: before,
      tolerance: tolerance, model)
    guard pull != before else { return false }
    setPull(of: constraint, to: pull)
    return true
  }

  /// Whether a constraint is violated by more than rounding errors.
  func isViolated(_ constraint: Int) -> Bool {
    guard !basis.members.contains(constraint) else { return false }
    let residual = solution.residual(of: constraint)
    let tolerance = Precision.tolerance(
      ofBound: model.bound(of: constraint), precision.tolerance)
    return residual < -tolerance
      || model.kind(of: constraint) == .equality && residual > tolerance
  }

  // MARK: Pivots

  /// Replaces a member of the basis.
  ///
  /// - Parameter combination: the entering member's left side as a combination of the current ones.
  mutating func replaceMember(at slot: Int, by entering: Member, _ combination: SparseVector) {
    pivotCount += 1
    basis.replaceMember(at: slot, by: entering, combination, &model)
  }

  mutating func recordAbortedSearch() {
    abortedSearchCount += 1
  }

  // MARK: Objectives

  /// Calls a closure while a multiple of a variable is minimised at a level below all others.
  mutating func withObjective<Result>(
    _ variable: Variable, times factor: Double, _ body: (inout Simplex) -> Result
  ) -> Result {
    let level = objective.level(of: Levels.objectiveStrength)
    model.gatherRow(of: variable)
    let constraint = model.addConstraint(.objective, constant: 0, sign: factor)
    addPlaces(for: constraint, level: level)
    edits.addAppliedConstraint(constraint)
    solution.evaluate(constraint, model)
    changePull(of: constraint, to: 1)
    hasObjective = true
    defer {
      hasObjective = false
      changePull(of: constraint, to: 0)
      objective.removeConstraint(constraint, &pricing)
      model.unlink(constraint)
      model.freeConstraint(constraint)
    }
    return body(&self)
  }

  /// Returns to the basis of an earlier solution.
  mutating func restore(_ members: [Member], pulls: [Int8]) {
    for constraint in pulls.indices { setPull(of: constraint, to: pulls[constraint]) }
    basis.restore(members, &model)
    evaluateNewBasis()
    let before = pivotCount
    resetStepLimit()
    _ = optimizeLevels()
    // The ties of that solution were broken already.
    if pivotCount == before { ties.setBroken(true) } else { optimize() }
  }
}
