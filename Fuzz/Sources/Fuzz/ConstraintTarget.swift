import Cassowary

/// The input is a sequence of edits of a system. After each question, the solution equals a new solver's
/// with the same constraints: it must not depend on the edits before.
func fuzzConstraints(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  var system = EditedSystem(variableCount: 1 + source.number(below: 6), &source)
  for _ in 0..<64 where !source.isEmpty {
    switch source.number(below: 10) {
    case 0...3: system.add(&source)
    case 4: system.remove(&source)
    case 5: system.setConstant(&source)
    case 6: system.setStrength(&source)
    case 7: system.addVariables(&source)
    case 8: system.removeVariables(&source)
    default: system.check(&source)
    }
  }
  system.check(&source)
}

private struct EditedSystem {
  private let solver = Solver()
  private var variables: [Variable] = []
  private var nonnegative: Set<Variable> = []
  private var rows: [(id: ConstraintID, row: Row)] = []

  private struct Row {
    /// By variable.
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var strength: Strength

    func constraint(on variables: [Variable]) -> Constraint {
      let terms = zip(variables, coefficients).compactMap { variable, coefficient in
        coefficient == 0 ? nil : Term(variable, times: coefficient)
      }
      return Constraint(Expression(terms, constant: constant), relation, strength: strength)
    }
  }

  init(variableCount: Int, _ source: inout ByteSource) {
    for _ in 0..<variableCount { addVariable(&source) }
  }

  private mutating func addVariable(_ source: inout ByteSource) {
    let isNonnegative = source.byte() % 2 == 0
    let variable = solver.makeVariable(isNonnegative: isNonnegative)
    variables.append(variable)
    if isNonnegative { nonnegative.insert(variable) }
    for index in rows.indices { rows[index].row.coefficients.append(0) }
  }

  /// So many in all that the solver rebuilds its basis without those that are removed.
  private static let largestVariableCount = 24

  mutating func addVariables(_ source: inout ByteSource) {
    for _ in 0...source.number(below: 16) where variables.count < Self.largestVariableCount {
      addVariable(&source)
    }
  }

  /// Removes the variables from some one on, with the rows that contain them.
  mutating func removeVariables(_ source: inout ByteSource) {
    for index in variables.indices.dropFirst(source.number(below: variables.count + 1)).reversed() {
      let variable = variables.remove(at: index)
      nonnegative.remove(variable)
      try? solver.remove(variable)
      rows.removeAll { $0.row.coefficients[index] != 0 }
      for row in rows.indices { rows[row].row.coefficients.remove(at: index) }
    }
  }

  private static let strengths = [1000, 750, 500, 250, 1].map { Strength($0) }

  mutating func add(_ source: inout ByteSource) {
    // Of many variables most are in none but few rows.
    let first = source.number(below: variables.count + 1)
    let row = Row(
      coefficients: variables.indices.map { index in
        (first..<first + 6).contains(index) ? source.choice(of: [0, 0, 1, -1, 2, -3, 0.5, 1]) : 0
      },
      constant: Double(source.number(below: 41) - 20),
      relation: source.choice(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      strength: source.choice(of: Self.strengths))
    guard let id = try? solver.add(row.constraint(on: variables)) else { return }
    rows.append((id, row))
  }

  private func index(_ source: inout ByteSource) -> Int? {
    rows.isEmpty ? nil : source.number(below: rows.count)
  }

  mutating func remove(_ source: inout ByteSource) {
    guard let index = index(&source) else { return }
    try? solver.remove(rows.remove(at: index).id)
  }

  mutating func setConstant(_ source: inout ByteSource) {
    guard let index = index(&source) else { return }
    rows[index].row.constant = Double(source.number(below: 41) - 20)
    try? solver.setConstant(of: rows[index].id, to: rows[index].row.constant)
  }

  mutating func setStrength(_ source: inout ByteSource) {
    guard let index = index(&source) else { return }
    rows[index].row.strength = source.choice(of: Self.strengths)
    try? solver.setStrength(of: rows[index].id, to: rows[index].row.strength)
  }

  func check(_ source: inout ByteSource) {
    let (other, others) = newSolver(of: rows.map(\.id), nonnegative)
    for (variable, same) in zip(variables, others) {
      let (value, expected) = (solver.value(of: variable), other.value(of: same))
      require(
        abs(value - expected) <= 1e-6 * max(1, abs(expected)),
        "\(value) after edits, \(expected) without")
      let range = solver.range(of: variable)
      require(
        range.lowerBound - 1e-6 <= value && value <= range.upperBound + 1e-6,
        "\(value) is not in its range \(range)")
      require(
        solver.isDetermined(variable) == (range.upperBound - range.lowerBound <= 1e-6),
        "determined: \(solver.isDetermined(variable)), but its range is \(range)")
    }
    require(
      solver.violatedRequirements.count == other.violatedRequirements.count,
      "other violations after edits")
    for id in solver.violatedRequirements { checkConflict(of: id) }
    if let variable = variables.first { _ = solver.constraints(deciding: variable) }
  }

  /// The constraints of a conflict contradict each other, none of them is superfluous, and the violated
  /// one is among them if it contradicts those that are satisfied.
  private func checkConflict(of id: ConstraintID) {
    let conflict = solver.conflict(of: id)
    require(conflict != nil, "a violated constraint has no conflict")
    guard let conflict else { return }
    let (rows, signs) = (conflict.constraints, Set(conflict.nonnegative))
    require(isContradictory(rows, signs), "a conflict without a contradiction")
    for superfluous in rows {
      require(
        !isContradictory(rows.filter { $0 != superfluous }, signs), "a superfluous constraint")
    }
    for superfluous in signs {
      require(!isContradictory(rows, signs.subtracting([superfluous])), "a superfluous sign")
    }
    let satisfied = self.rows.filter {
      $0.row.strength == .required && solver.isSatisfied($0.id) == true
    }
    if isContradictory(satisfied.map(\.id) + [id], nonnegative) {
      require(rows.contains(id), "a conflict without the violated constraint")
    }
  }

  /// Whether some constraints cannot be satisfied together, where some variables are not negative.
  private func isContradictory(_ ids: [ConstraintID], _ nonnegative: Set<Variable>) -> Bool {
    !newSolver(of: ids, nonnegative).solver.violatedRequirements.isEmpty
  }

  /// A solver with some of the constraints, whose variables are in the same order.
  private func newSolver(
    of ids: [ConstraintID], _ nonnegative: Set<Variable>
  ) -> (solver: Solver, variables: [Variable]) {
    let other = Solver()
    let others = variables.map { other.makeVariable(isNonnegative: nonnegative.contains($0)) }
    for (id, row) in rows where ids.contains(id) {
      let isAccepted = (try? other.add(row.constraint(on: others))) != nil
      require(isAccepted, "a constraint is not accepted again")
    }
    return (other, others)
  }
}
