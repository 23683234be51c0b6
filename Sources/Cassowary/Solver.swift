/// Finds numbers that satisfy linear equations and inequalities as well as they can be satisfied.
///
/// Of all solutions it takes the one with the least sum of violations of required constraints, among
/// those the one with the least sum at the next lower strength, and so on. Where constraints of one
/// strength could be violated in several ways at the same cost, those that were added earlier are
/// spared. And where the constraints leave something open, the variables are as near to 0 as they can
/// be, the one that was made first first of all. So there is exactly one answer, whatever edits led to
/// the constraints.
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
/// Changes are collected; the next question about a value solves. A change costs what it moves: the
/// factorised basis of the last solution is kept. There are no edit variables of their own kind, as
/// other solvers have them: every constraint's constant can be changed cheaply.
///
/// Values are exact but for rounding: mostly 1e-12 of the numbers that occur, and less where
/// coefficients within one constraint are far apart, which is solved with more digits. How it works is
/// told in Documentation/cassowary.md.
public final class Solver {
  let model = Model()
  let factorization = BasisFactorization()

  // By level. Places of released levels are used again.
  var levels: [Level] = []
  var freeLevels: [Int] = []
  /// Indices of levels in use, the strongest first.
  var levelOrder: [Int] = []
  var levelIndices: [Double: Int] = [:]
  /// By level, which one it is in that order.
  let levelPlaces = Buffer<Int32>()
  /// The levels that the multipliers of some equation are not 0 of, as pricing reads them.
  let activeLevels = Buffer<ActiveLevel>()
  /// The levels whose gradient has changed.
  let changedLevels = Buffer<Int32>()

  // By variable.
  let values = Buffer<Double>()
  /// The slot of the variable's stay, which keeps it at 0; -1 if it is not in the basis.
  let staySlots = Buffer<Int32>()
  /// The constraint that keeps the variable from being negative, or -1.
  let restrictions = Buffer<Int32>()
  /// Removed variables whose stay is still in the basis.
  var deadVariables: [Int32] = []

  // By constraint.
  /// The slot of a constraint in the basis, or -1.
  let slots = Buffer<Int32>()
  /// Left side less bound, for constraints outside of the basis.
  let residuals = Buffer<Double>()
  /// What the residual counts for, times the weight: 1 if the constraint is taken to be violated
  /// because its left side is too large, -1 if because it is too small, and 0 if it is taken to hold.
  /// At a residual of 0 each that the kind of constraint knows is possible. Always 0 in the basis.
  let pulls = Buffer<Int8>()
  /// Whether a constraint is among those that the next solution has to look at first.
  let news = Buffer<News>()
  /// The levels of their own that violated required constraints have, or -1.
  let violationLevels = Buffer<Int32>()

  // By slot.
  /// The constraint of a slot, or the complement of the variable whose stay it is.
  let members = Buffer<Int32>()
  /// The slots whose member may have become a bad choice.
  let suspects = SparseVector()
  /// The slots whose member can leave to some side without any cost at the constraints' strengths.
  let ties = SparseVector()
  let tieSides = Buffer<Sides>()
  /// Whether ties were decided since anything changed that they depend on.
  var tiesAreSettled = false
  /// Whether constraints, and the order in which they were added, leave anything to the stays.
  var staysMayMove = false

  // What is to be done before the next solution.
  var needsCrash = true
  let changedConstraints = Buffer<Int32>()
  var addedCount = 0
  /// By slot, how much the right sides of the basis' equations have changed.
  let shifts = SparseVector()
  var isSolved = false

  /// Whether the basis is kept in numbers of more digits, so that what is 0 is so exactly.
  var isPrecise = false

  // Scratch space.
  let direction = SparseVector()
  let combination = SparseVector()
  let slopes = Buffer<Double>()
  let breakpoints = BreakpointHeap()
  let passed = Buffer<Int32>()
  let touched = Buffer<Int32>()
  /// By constraint: how fast the direction moves it, and whether it is among the touched.
  let speeds = Buffer<Double>()
  let touchMarks = Buffer<Bool>()
  /// By variable, in how many of the rows still to be inserted it is.
  let rowCounts = Buffer<Int32>()
  let openSlots = SparseVector()
  /// By variable, where its stay stands among those that are still to be settled.
  let variableRanks = Buffer<UInt64>()
  let openSides = Buffer<Sides>()

  /// Whether a level below all others has an objective; see ``range(of:)``.
  var hasObjective = false
  var shiftCache = ShiftCache()
  let moves = Moves()
  var conflictCache: [Conflict]?
  var nextSerial: UInt64 = 1
  /// How far variables have moved since they were computed from the basis, which leaves rounding
  /// errors in them.
  var drift = 0.0
  /// The largest bound that was in the basis and the largest value, since values were computed from
  /// the basis; rounding errors go by them.
  var largestBound = 1.0
  var largestValue = 0.0
  /// Whether a replaced row of the basis may have made rounding errors grow.
  var isDoubtful = false
  /// How many pivots the present search may still take; see ``optimize()``.
  var stepsLeft = 0

  /// How often a constraint of the basis was exchanged so far.
  public internal(set) var pivotCount = 0
  /// How often the limit of steps, which is only there for rounding errors, ended a search.
  var surrenderCount = 0

  public init() {
    _ = levelIndex(of: Strength.required.value)
  }

  // MARK: Variables

  /// Makes a variable, which is 0 until a constraint tells otherwise.
  ///
  /// - Parameter isNonnegative: whether it is never negative; see ``setNonnegative(_:_:)``.
  public func makeVariable(isNonnegative: Bool = false) -> Variable {
    let variable = model.addVariable()
    let index = Int(variable.index)
    values.extend(to: index + 1, with: 0)
    staySlots.extend(to: index + 1, with: -1)
    restrictions.extend(to: index + 1, with: -1)
    values[index] = 0
    staySlots[index] = -1
    restrictions[index] = -1
    if !needsCrash { appendStay(of: index) }
    if isNonnegative { restrict(variable) }
    return variable
  }

  /// Puts the stay of a new variable into the basis.
  private func appendStay(of index: Int) {
    let slot = factorization.count
    factorization.append(variable: index)
    members.append(~Int32(index))
    staySlots[index] = Int32(slot)
    resizeVectors(to: slot + 1)
    suspects.insert(slot)
    isSolved = false
  }

  /// Sets whether a variable is never negative, such as a width.
  ///
  /// That is stronger than any constraint: of required constraints that want a negative value one is
  /// broken.
  ///
  /// - Throws: ``SolverError/unknownVariable``.
  public func setNonnegative(_ isNonnegative: Bool, _ variable: Variable) throws(SolverError) {
    guard model.contains(variable) else { throw .unknownVariable }
    let restriction = restrictions[variable.index]
    guard isNonnegative != (restriction >= 0) else { return }
    if isNonnegative {
      restrict(variable)
    } else {
      restrictions[variable.index] = -1
      removeConstraint(Int(restriction))
    }
  }

  /// Keeps a variable from being negative, by a constraint at a level above the required ones.
  private func restrict(_ variable: Variable) {
    model.beginRow(of: variable)
    restrictions[variable.index] = Int32(
      enterRow(
        .inequality, constant: 0, sign: 1, level: levelIndex(of: Self.restrictingStrength)))
  }

  /// Removes a variable, and all constraints that contain it.
  public func remove(_ variable: Variable) throws(SolverError) {
    guard model.contains(variable) else { throw .unknownVariable }
    let index = Int(variable.index)
    var constraints: [Int] = []
    model.forEachTerm(of: index) { constraint, _ in constraints.append(constraint) }
    for constraint in constraints { removeConstraint(constraint) }
    model.variableSerials[index] = 0
    if needsCrash { model.freeVariable(index) } else { deadVariables.append(variable.index) }
  }

  /// The value of a variable in the solution; 0 for one that was removed.
  public func value(of variable: Variable) -> Double {
    if !isSolved { solve() }
    return model.contains(variable) ? values[variable.index] : 0
  }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Throws: ``SolverError``, if its numbers cannot be reckoned with or a variable is not known;
  ///   nothing is added then.
  @discardableResult
  public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let strength = constraint.strength.value
    let constant = constraint.expression.constant
    guard strength.isFinite else { throw .notFinite }
    try model.gatherRow(of: constraint.expression)
    try model.checkConstant(constant)
    let index = enterRow(
      constraint.relation == .equal ? .equality : .inequality, constant: constant,
      sign: constraint.relation == .lessThanOrEqual ? -1 : 1, level: levelIndex(of: strength))
    return ConstraintID(index: Int32(index), serial: model.serials[index])
  }

  /// Adds a constraint of the row that was gathered last.
  private func enterRow(_ kind: Model.Kind, constant: Double, sign: Double, level: Int) -> Int {
    let index = model.addConstraint(
      kind, constant: constant, sign: sign, level: level, serial: nextSerial)
    nextSerial += 1
    extendConstraints()
    enter(index)
    return index
  }

  /// Takes a constraint back.
  ///
  /// - Throws: ``SolverError/unknownConstraint``.
  public func remove(_ id: ConstraintID) throws(SolverError) {
    guard model.contains(id) else { throw .unknownConstraint }
    removeConstraint(Int(id.index))
  }

  /// Changes the constant of a constraint's expression.
  ///
  /// - Throws: ``SolverError/unknownConstraint``, ``SolverError/notFinite`` or
  ///   ``SolverError/constantTooLarge(_:)``; nothing is changed then.
  public func setConstant(of id: ConstraintID, to constant: Double) throws(SolverError) {
    guard model.contains(id) else { throw .unknownConstraint }
    try model.checkConstant(constant, of: Int(id.index))
    changeConstant(of: Int(id.index), to: constant)
  }

  /// Changes how much a constraint matters.
  ///
  /// - Throws: ``SolverError/unknownConstraint`` or ``SolverError/notFinite``; nothing is changed
  ///   then.
  public func setStrength(of id: ConstraintID, to strength: Strength) throws(SolverError) {
    guard model.contains(id) else { throw .unknownConstraint }
    guard strength.value.isFinite else { throw .notFinite }
    changeLevel(of: Int(id.index), to: levelIndex(of: strength.value))
  }

  /// Whether a constraint is satisfied by the solution; nil if it was removed.
  public func isSatisfied(_ id: ConstraintID) -> Bool? {
    guard model.contains(id) else { return nil }
    if !isSolved { solve() }
    return !isViolated(Int(id.index))
  }
}
