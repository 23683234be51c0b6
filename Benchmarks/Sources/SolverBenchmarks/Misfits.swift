import Cassowary
import Measuring

extension Problem {
  /// Layouts that have no solution, or more than one.
  enum Misfit: String, CaseIterable {
    case equal = "equal widths, too long"
    case optionallyEqual = "optionally equal widths, too long"
    case resisting = "widths hugging and resisting compression, too long"
    case partlyFull = "preferred widths, of which 15 fit"
    case nested = "rows of ten in rows of ten, too long"
    case contradictions = "contradicting widths of one view"
    case contradictoryViews = "views with two widths each"
    case chain = "open widths in a chain"
  }

  /// As in an engine of views: sizes are never negative.
  private mutating func makeView() -> (left: Int, width: Int) {
    let view = (left: makeVariable(), width: makeVariable())
    nonnegatives.insert(view.width)
    return view
  }

  /// - Parameter count: the number of views, or of the constraints on one.
  static func misfit(_ misfit: Misfit, _ count: Int) -> Problem {
    var problem = Problem(misfit.rawValue)
    switch misfit {
    case .contradictions:
      let view = problem.makeView()
      for index in 0..<count { problem.add([(view.width, 1)], -Double(index + 1)) }
    case .contradictoryViews:
      for _ in 0..<count {
        let view = problem.makeView()
        problem.add([(view.width, 1)], -10)
        problem.add([(view.width, 1)], -20)
      }
    case .nested: problem.addNestedRow(count, in: nil)
    case .equal, .optionallyEqual, .resisting, .partlyFull, .chain:
      problem.addMisfittingRow(count, misfit)
    }
    return problem
  }

  private mutating func addMisfittingRow(_ count: Int, _ misfit: Misfit) {
    let spacing = misfit == .chain || misfit == .partlyFull ? 0.0 : 8
    let views = (0..<count).map { _ in makeView() }
    for (index, view) in views.enumerated() {
      if index == 0 {
        add([(view.left, 1)], -spacing)
      } else {
        let before = views[index - 1]
        add([(view.left, 1), (before.left, -1), (before.width, -1)], -spacing)
      }
      switch misfit {
      case .equal:
        if index > 0 { add([(view.width, 1), (views[index - 1].width, -1)], 0) }
      case .optionallyEqual:
        if index > 0 { add([(view.width, 1), (views[0].width, -1)], 0, strength: 750) }
      case .resisting:
        add([(view.width, 1)], -30, .atMost, strength: 250)
        add([(view.width, 1)], -30, .atLeast, strength: 750)
      case .partlyFull:
        add([(view.width, 1)], -20, strength: 750)
      case .chain, .nested, .contradictions, .contradictoryViews: break
      }
    }
    guard misfit != .chain, let last = views.last else { return }
    add([(last.left, 1), (last.width, 1)], spacing - 300)
  }

  /// Adds a row of up to ten equally wide views, with rows in these until there are enough.
  private mutating func addNestedRow(_ count: Int, in parent: (left: Int, width: Int)?) {
    let views = (0..<min(10, count)).map { _ in makeView() }
    for (index, view) in views.enumerated() {
      if index > 0 {
        let before = views[index - 1]
        add([(view.left, 1), (before.left, -1), (before.width, -1)], -8)
        add([(view.width, 1), (views[0].width, -1)], 0)
      } else {
        add([(view.left, 1)] + (parent.map { [($0.left, -1)] } ?? []), -8)
      }
    }
    guard let last = views.last else { return }
    if let parent {
      add([(last.left, 1), (last.width, 1), (parent.left, -1), (parent.width, -1)], 8)
    } else {
      add([(last.left, 1), (last.width, 1)], -292)
    }
    for (index, view) in views.enumerated() {
      let share = (count - views.count + index) / views.count
      if share > 0 { addNestedRow(share, in: view) }
    }
  }
}

/// The time to build and solve, and to ask what a layout report does: why the first hundred broken
/// constraints are, and which variables are open. Milliseconds, the best of three.
func timeOfReport(on problem: Problem) throws -> Double {
  var times: [Double] = []
  for _ in 0..<3 {
    var failure: (any Error)?
    let time = processorTime {
      do {
        let made = try problem.build()
        for id in made.solver.violatedRequirements.prefix(100) {
          _ = made.solver.conflict(of: id)
        }
        for variable in made.variables { _ = made.solver.isDetermined(variable) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    times.append(time / 1000)
  }
  return times.min() ?? 0
}

func measure(_ misfit: Problem.Misfit) throws -> [String] {
  try [misfit.rawValue]
    + [100, 300, 1000, 3000, 10_000].map { count in
      decimal(try timeOfReport(on: .misfit(misfit, count)), 2)
    }
}
