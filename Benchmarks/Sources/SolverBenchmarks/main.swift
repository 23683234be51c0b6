import Cassowary
import Measuring

extension Problem {
  /// Creates a solver with the problem's constraints, and solves.
  func build() throws -> (solver: Solver, variables: [Variable], edited: ConstraintID?) {
    let solver = Solver()
    let variables = (0..<variableCount).map {
      solver.makeVariable(isNonnegative: nonnegatives.contains($0))
    }
    var editedID: ConstraintID?
    for (index, row) in rows.enumerated() {
      let terms = row.terms.map { Term(variables[$0.variable], times: $0.coefficient) }
      let relation: Relation =
        switch row.relation {
        case .atMost: .lessThanOrEqual
        case .equal: .equal
        case .atLeast: .greaterThanOrEqual
        }
      let id = try solver.add(
        Constraint(
          Expression(terms, constant: row.constant), relation, strength: Strength(row.strength)))
      if index == edited { editedID = id }
    }
    solver.solve()
    return (solver, variables, editedID)
  }
}

func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}

func measure(_ problem: Problem) throws -> [String] {
  let clock = ContinuousClock()
  var builds: [Double] = []
  var edits: [Double] = []
  var pivotTimes: [Double] = []
  for _ in 0..<9 {
    var made: (solver: Solver, variables: [Variable], edited: ConstraintID?)?
    builds.append(milliseconds(try clock.measure { made = try problem.build() }))
    guard let made, let edited = made.edited else { continue }
    let constant = problem.rows[problem.edited].constant
    let count = 500
    let time = try clock.measure {
      for index in 0..<count {
        try made.solver.setConstant(of: edited, to: constant - Double(index % 50))
        made.solver.solve()
      }
    }
    edits.append(milliseconds(time) / Double(count))
    let pivotTime = try clock.measure {
      for index in 0..<20 {
        try made.solver.setConstant(of: edited, to: index % 2 == 0 ? constant * 0.4 : constant)
        made.solver.solve()
      }
    }
    pivotTimes.append(milliseconds(pivotTime) / 20)
  }
  return [
    problem.name, String(problem.rows.count), decimal(builds.min() ?? 0, 3),
    decimal(1000 * (edits.min() ?? 0), 2), decimal(1000 * (pivotTimes.min() ?? 0), 2),
  ]
}

printTable(
  "Constraints",
  ["", "constraints", "build and solve, ms", "edit and solve, µs", "changed active set, µs"],
  try Problem.all.map(measure))

printTable(
  "Layouts that do not fit: build, solve and report, ms",
  ["", "100", "300", "1,000", "3,000", "10,000"], try Problem.Misfit.allCases.map(measure))
