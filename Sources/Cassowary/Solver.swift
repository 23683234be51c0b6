/// Finds numbers that satisfy linear equations and inequalities as well as they can be satisfied.
///
/// Of all solutions it takes the one with the least sum of violations of required constraints, among
/// those the one with the least sum at the next lower strength, and so on; and where the constraints
/// leave something open, the variables are as near to 0 as they can be, the one that was made first
/// first of all. So there is exactly one answer, and it does not depend on the order of calls.
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
/// factorised basis of the last solution is kept.
public final class Solver {
  let model = Model()
  let factorization = BasisFactorization()
  var levels: [Level] = []
  /// Indices of `levels`, the strongest first.
  var levelOrder: [Int] = []
  private var levelIndices: [Double: Int] = [:]
  /// The level behind `required` that decides between contradicting constraints.
  private(set) var tieBreakLevel = -1

  // By variable.
  let values = Buffer<Double>()
  /// The slot of the variable's stay, which keeps it at 0; -1 if it is not in the basis.
  let staySlots = Buffer<Int32>()
  private var isVariableRemoved: [Bool] = []

  // By constraint.
  /// The slot of a constraint in the basis, or -1.
  let slots = Buffer<Int32>()
  /// Left side less bound.
  let residuals = Buffer<Double>()
  /// 1 if the constraint is violated because its left side is too large, -1 if it is too small, and
  /// 0 if it holds; always 0 in the basis.
  let pulls = Buffer<Int8>()

  // By slot.
  /// The constraint of a slot, or the complement of the variable whose stay it is.
  let members = Buffer<Int32>()
  /// The slots whose member may have become a bad choice.
  let suspects = SparseVector()
  /// The slots whose member can leave without any cost at the constraints' strengths.
  let ties = SparseVector()

  // Scratch space of a pivot.
  let direction = SparseVector()
  let combination = SparseVector()
  let slopes = Buffer<Double>()
  let slopeMarks = Buffer<Bool>()
  let touched = Buffer<Int32>()
  /// By constraint: how fast the direction moves it, and whether it is among the touched.
  let speeds = Buffer<Double>()
  let touchMarks = Buffer<Bool>()

  /// By variable, in how many of the rows still to be inserted it is.
  let rowCounts = Buffer<Int32>()

  /// Constraints that were added since the last solution.
  var added: [Int] = []
  var needsCrash = true
  private var nextSerial: UInt32 = 1

  /// How often a constraint of the basis was exchanged so far.
  public internal(set) var pivotCount = 0

  public init() {
    _ = levelIndex(of: Strength.required.value)
    tieBreakLevel = makeLevel(Level.Rank(strength: Strength.required.value, isTieBreak: true))
  }

  // MARK: Variables

  public func makeVariable() -> Variable {
    let variable = model.addVariable()
    values.append(0)
    staySlots.append(-1)
    isVariableRemoved.append(false)
    if !needsCrash {
      let slot = factorization.count
      factorization.append(variable: variable)
      members.append(~Int32(variable))
      staySlots[variable] = Int32(slot)
      resizeVectors(to: slot + 1)
    }
    return Variable(index: Int32(variable))
  }

  func resizeVectors(to count: Int) {
    for vector in [suspects, ties, direction, combination] { vector.resize(to: count) }
    for level in levels { level.resize(to: count) }
  }

  /// The value of a variable in the solution; 0 for variables of other solvers.
  public func value(of variable: Variable) -> Double {
    solve()
    return variable.index < values.count ? values[variable.index] : 0
  }

  // MARK: Constraints

  /// Adds a constraint.
  @discardableResult
  public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let terms = try terms(of: constraint.expression)
    guard constraint.expression.constant.isFinite, constraint.strength.value.isFinite else {
      throw .notFinite
    }
    let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
    let level = levelIndex(of: constraint.strength.value)
    levels[level].constraintCount += 1
    let serial = nextSerial
    nextSerial += 1
    let index = model.addConstraint(
      terms.map { ($0.variable, sign * $0.coefficient) },
      constraint.relation == .equal ? .equality : .inequality,
      bound: -sign * constraint.expression.constant, sign: sign, level: level, serial: serial)
    while slots.count < model.constraintCount {
      slots.append(-1)
      residuals.append(0)
      pulls.append(0)
    }
    slots[index] = -1
    pulls[index] = 0
    added.append(index)
    return ConstraintID(index: Int32(index), serial: serial)
  }

  /// The terms of an expression with one for each variable.
  private func terms(
    of expression: Expression
  ) throws(SolverError) -> [(variable: Int, coefficient: Double)] {
    var terms: [(variable: Int, coefficient: Double)] = []
    terms.reserveCapacity(expression.terms.count)
    for term in expression.terms {
      guard term.coefficient.isFinite else { throw .notFinite }
      let variable = Int(term.variable.index)
      guard variable >= 0, variable < values.count else { throw .unknownVariable }
      if let known = terms.firstIndex(where: { $0.variable == variable }) {
        terms[known].coefficient += term.coefficient
      } else {
        terms.append((variable, term.coefficient))
      }
    }
    return terms.filter { $0.coefficient != 0 }
  }

  private func index(of id: ConstraintID) throws(SolverError) -> Int {
    let index = Int(id.index)
    guard index >= 0, index < model.constraintCount, model.serials[index] == id.serial,
      model.kinds[index] == .equality || model.kinds[index] == .inequality
    else { throw .unknownConstraint }
    return index
  }

  /// Takes a constraint back.
  public func remove(_ id: ConstraintID) throws(SolverError) {
    let constraint = try index(of: id)
    applyAdditions()
    levels[Int(model.levels[constraint])].constraintCount -= 1
    model.unlink(constraint)
    if needsCrash {
      model.free(constraint)
      return
    }
    if slots[constraint] >= 0 {
      // It leaves the basis, and is freed, in the next solution.
      model.kinds[constraint] = .removed
      suspects.insert(Int(slots[constraint]))
    } else {
      changePull(of: constraint, to: 0)
      model.free(constraint)
    }
  }

  /// Changes the constant of a constraint's expression.
  public func setConstant(of id: ConstraintID, to constant: Double) throws(SolverError) {
    let constraint = try index(of: id)
    guard constant.isFinite else { throw .notFinite }
    let bound = -model.signs[constraint] * constant
    let change = bound - model.bounds[constraint]
    guard change != 0 else { return }
    model.bounds[constraint] = bound
    guard !needsCrash, !added.contains(constraint) else { return }
    if slots[constraint] >= 0 {
      shift(slot: Int(slots[constraint]), by: change)
    } else {
      residuals[constraint] -= change
      updatePull(of: constraint)
    }
  }

  /// Changes how much a constraint matters.
  public func setStrength(of id: ConstraintID, to strength: Strength) throws(SolverError) {
    let constraint = try index(of: id)
    guard strength.value.isFinite else { throw .notFinite }
    applyAdditions()
    let (old, new) = (Int(model.levels[constraint]), levelIndex(of: strength.value))
    guard old != new else { return }
    let pull = pulls[constraint]
    if !needsCrash { changePull(of: constraint, to: 0) }
    model.levels[constraint] = Int32(new)
    levels[old].constraintCount -= 1
    levels[new].constraintCount += 1
    guard !needsCrash else { return }
    changePull(of: constraint, to: pull)
    if slots[constraint] >= 0 { suspects.insert(Int(slots[constraint])) }
  }

  // MARK: Levels

  private func levelIndex(of strength: Double) -> Int {
    if let known = levelIndices[strength] { return known }
    let index = makeLevel(Level.Rank(strength: strength))
    levelIndices[strength] = index
    return index
  }

  private func makeLevel(_ rank: Level.Rank) -> Int {
    let level = Level(rank: rank)
    level.resize(to: suspects.count)
    let place = levelOrder.firstIndex { levels[$0].rank < rank } ?? levelOrder.count
    levels.append(level)
    levelOrder.insert(levels.count - 1, at: place)
    slopes.append(0)
    slopeMarks.append(false)
    return levels.count - 1
  }

  /// How much a unit of violation counts at the level that decides which of several contradicting
  /// required constraints give way: the later one is added, the sooner it does.
  @inline(__always) func age(of constraint: Int) -> Double {
    1 / (1 + Double(model.serials.base[constraint]))
  }

  @inline(__always) func isRequired(_ constraint: Int) -> Bool {
    model.levels.base[constraint] == 0
  }
}
