/// Finds numbers that satisfy linear equations and inequalities as well as possible.
///
/// Of all solutions it finds the one with the least sum of violations of required constraints, among
/// those the one with the least sum at the next lower strength, and so on. Where required constraints
/// could be violated in several ways at the same cost, the later ones are violated; where weaker ones
/// of one strength could, later constraints have expressions that are too small, and earlier ones have
/// expressions that are too large. What constraints leave open is settled in this order: nonnegative
/// variables are minimised, from the one created last to the first; inequalities hold as equations as
/// far as possible, in the order of addition; the other variables are minimised toward 0, in creation
/// order. So there is exactly one solution, regardless of the edits that led to the constraints.
///
///     let solver = Solver()
///     let (left, width) = (solver.makeVariable(), solver.makeVariable())
///     try solver.add(Constraint(left - 8, .equal))
///     try solver.add(Constraint(left + width - 100, .lessThanOrEqual))
///     let natural = try solver.add(Constraint(width - 120, .equal, strength: Strength(750)))
///     solver.value(of: width)  // 92
///     try solver.setConstant(of: natural, to: -40)
///     solver.value(of: width)  // 40
///
/// Edits are collected and applied when a value is read. An edit costs what it moves: the factorised
/// basis of the last solution is kept. There are no separate edit variables as in other solvers: every
/// constraint's constant can be changed cheaply.
///
/// Values are exact except for rounding: usually 1e-12 of the numbers that occur. Where coefficients
/// within one constraint are far apart, the solver computes with more digits. Documentation/cassowary.md
/// describes the algorithm.
public final class Solver {
  // Each access ends within one call of the simplex, which runs no client code, so accesses cannot
  // overlap. Dynamic exclusivity checks would take some 3 % of a layout pass.
  @exclusivity(unchecked) var simplex = Simplex()
  /// The cached properties of the solution.
  private struct Answers {
    var conflicts: [Conflict]?
    /// In the order of addition.
    var violated: [Int]?
    /// See ``conflict(of:)``.
    var sharedContradiction: [Int]?
    /// By place of a variable.
    var openness: [Openness]?
  }

  @exclusivity(unchecked) private var answers = Answers()
  @exclusivity(unchecked) private var hasAnswers = false

  /// How many times a constraint of the basis was exchanged so far.
  public var pivotCount: Int { simplex.pivotCount }

  /// A solver without variables and constraints.
  public init() {}

  // MARK: Invariants

  /// In debug builds, stops if the parts of the solver contradict each other.
  ///
  /// A check takes time proportional to the size of the constraints. So larger systems are not checked
  /// after every call, but often enough that checks take about as long as with small ones.
  private func checkInvariants() {
    #if DEBUG
      callsSinceCheck += 1
      let size = simplex.model.constraintCount + simplex.model.variableCount
      guard callsSinceCheck * Self.sizeCheckedPerCall >= size else { return }
      callsSinceCheck = 0
      if let violation = simplex.invariantViolation() { assertionFailure(violation) }
    #endif
  }

  #if DEBUG
    private var callsSinceCheck = 0
    private static let sizeCheckedPerCall = 64
  #endif

  // MARK: Variables

  /// Creates a variable, which is 0 unless constraints require otherwise.
  ///
  /// - Parameter isNonnegative: whether it is never negative; see ``setNonnegative(_:_:)``.
  public func makeVariable(isNonnegative: Bool = false) -> Variable {
    let variable = simplex.addVariable()
    if isNonnegative { simplex.setNonnegative(true, variable) }
    checkInvariants()
    return variable
  }

  /// Sets whether a variable is never negative, such as a width.
  ///
  /// That is stronger than any constraint: required constraints that would make the variable negative
  /// are violated.
  ///
  /// - Throws: ``SolverError/unknownVariable``.
  public func setNonnegative(_ isNonnegative: Bool, _ variable: Variable) throws(SolverError) {
    guard simplex.model.contains(variable) else { throw .unknownVariable }
    simplex.setNonnegative(isNonnegative, variable)
    checkInvariants()
  }

  /// Removes a variable, and all constraints that contain it.
  ///
  /// - Throws: ``SolverError/unknownVariable``.
  public func remove(_ variable: Variable) throws(SolverError) {
    guard simplex.model.contains(variable) else { throw .unknownVariable }
    simplex.removeVariable(Int(variable.index))
    checkInvariants()
  }

  /// The value of a variable in the solution; 0 for one that was removed.
  public func value(of variable: Variable) -> Double {
    solve()
    return simplex.model.contains(variable) ? simplex.solution.value(of: Int(variable.index)) : 0
  }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Throws: ``SolverError`` if its numbers are out of range or a variable is unknown; nothing is
  ///   added then.
  @discardableResult
  public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let id = try simplex.addConstraint(constraint)
    checkInvariants()
    return id
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint``.
  public func remove(_ id: ConstraintID) throws(SolverError) {
    guard simplex.model.contains(id) else { throw .unknownConstraint }
    simplex.removeConstraint(Int(id.index))
    checkInvariants()
  }

  /// Changes the constant of a constraint's expression.
  ///
  /// - Throws: ``SolverError/unknownConstraint``, ``SolverError/notFinite`` or
  ///   ``SolverError/constantTooLarge(_:)``; nothing is changed then.
  public func setConstant(of id: ConstraintID, to constant: Double) throws(SolverError) {
    try simplex.setConstant(of: id, to: constant)
    checkInvariants()
  }

  /// Changes the strength of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint`` or ``SolverError/notFinite``; nothing is changed
  ///   then.
  public func setStrength(of id: ConstraintID, to strength: Strength) throws(SolverError) {
    guard simplex.model.contains(id) else { throw .unknownConstraint }
    guard strength.value.isFinite else { throw .notFinite }
    simplex.setStrength(of: Int(id.index), to: strength.value)
    checkInvariants()
  }

  // MARK: Solutions

  /// Brings the values up to date. Reading a value does so too.
  public func solve() {
    guard simplex.solve() else { return }
    if hasAnswers {
      answers = Answers()
      hasAnswers = false
    }
    checkInvariants()
  }

  /// Whether a constraint is satisfied by the solution; nil if it was removed.
  public func isSatisfied(_ id: ConstraintID) -> Bool? {
    guard simplex.model.contains(id) else { return nil }
    solve()
    return !simplex.isViolated(Int(id.index))
  }

  /// Calls a closure with each variable whose value may differ from when this was called last; at
  /// first, with all of them.
  public func forEachMovedVariable(_ body: (Variable) -> Void) {
    solve()
    let moves = simplex.solution.moves
    moves.forEach(of: simplex.model.variableCount) { index in
      if let variable = simplex.model.variable(at: index) { body(variable) }
    }
    moves.removeAll()
  }

  // MARK: Questions

  /// Why required constraints are violated by the solution: a set for each violated one, in the order
  /// of addition. Empty if all required constraints are satisfied.
  public var conflicts: [Conflict] {
    solve()
    if let conflicts = answers.conflicts { return conflicts }
    var known = Set<Conflict>()
    let conflicts = violatedRequirements.compactMap { conflict(of: $0) }
      .filter { known.insert($0).inserted }
    answers.conflicts = conflicts
    hasAnswers = true
    return conflicts
  }

  /// Whether the solution may violate required constraints. That costs less than ``violatedRequirements``.
  public var violatesRequirements: Bool {
    solve()
    return !simplex.objective.levels.violations.isEmpty
  }

  /// The required constraints that the solution violates, in the order of addition.
  public var violatedRequirements: [ConstraintID] {
    violatedRequired.map { simplex.model.id(of: $0) }
  }

  /// Why a required constraint is violated by the solution; nil if it is not, or was removed. Several
  /// can have the same reason.
  public func conflict(of id: ConstraintID) -> Conflict? {
    let violated = violatedRequired
    guard simplex.model.contains(id), simplex.objective.isViolatedRequired(Int(id.index)) else {
      return nil
    }
    return simplex.conflict(of: Int(id.index), among: violated, &answers.sharedContradiction)
  }

  private var violatedRequired: [Int] {
    solve()
    if let violated = answers.violated { return violated }
    let violated = simplex.violatedRequired
    answers.violated = violated
    hasAnswers = true
    return violated
  }

  /// Whether the constraints leave a variable only one value.
  ///
  /// Where they do not, ``value(of:)`` is one of ``range(of:)``, see ``Solver``.
  public func isDetermined(_ variable: Variable) -> Bool {
    solve()
    guard simplex.model.contains(variable) else { return true }
    switch openness(of: variable) {
    case .determined: return true
    case .open: return false
    case .unclear: break
    }
    let range = range(of: variable)
    return range.upperBound - range.lowerBound <= 100 * simplex.precision.roundingOfValues
  }

  /// The openness of a variable. The first question after a change answers it for all of them.
  private func openness(of variable: Variable) -> Openness {
    // Ranges are computed with more digits where that is necessary.
    guard simplex.model.wideCount == 0 else { return .unclear }
    let openness = answers.openness ?? simplex.openness()
    answers.openness = openness
    hasAnswers = true
    return openness[Int(variable.index)]
  }

  /// The values of a variable at which all constraints are satisfied as well as in the solution, for
  /// some values of the other variables. The bounds may be infinite.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    solve()
    guard simplex.model.contains(variable) else { return 0...0 }
    defer { checkInvariants() }
    return simplex.range(of: variable)
  }

  /// The constraints that determine the value of a variable, in the order of addition: it moves when
  /// the constant of one of them is changed by a little, and with no other's.
  public func constraints(deciding variable: Variable) -> [ConstraintID] {
    solve()
    guard simplex.model.contains(variable) else { return [] }
    return simplex.constraints(deciding: Int(variable.index))
  }
}
