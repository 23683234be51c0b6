import Foundation
import HeadlessUIKit
import Measuring

/// Stops where views and the bare solver do not come to the same frames, to within a pixel: times of
/// different layouts cannot be compared.
func check(_ plan: Plan) throws {
  let (views, system) = (PlannedViews(plan), try PlannedSystem(plan))
  views.activate()
  views.layOut()
  for step in 0..<5 {
    for item in plan.items.indices {
      let (view, solved) = (views.frame(of: item), system.frame(of: item))
      guard
        abs(view.minX - solved.minX) <= 1, abs(view.minY - solved.minY) <= 1,
        abs(view.width - solved.width) <= 1, abs(view.height - solved.height) <= 1
      else {
        print("\(plan.name), step \(step), item \(item): \(view) is not \(solved).")
        exit(1)
      }
    }
    switch step {
    case 0:
      views.changeConstant(1)
      system.changeConstant(1)
    case 1:
      views.changeWidth(3)
      system.changeWidth(3)
    case 2:
      views.changeNaturalWidth(2)
      system.changeNaturalWidth(2)
    default:
      views.changeNaturalHeight(3)
      system.changeNaturalHeight(3)
    }
  }
}

/// The median time of a run on a value that is made anew for it, microseconds.
func timeOnce<Subject>(
  with make: () -> Subject, rounds: Int, _ body: (Subject) -> Void
) -> Double {
  median(
    (0..<rounds).map { _ in
      let subject = make()
      let time = processorTime { body(subject) }
      withExtendedLifetime(subject) {}
      return time
    })
}

/// The median time of one call of an edit, microseconds.
func timeOfEdit(_ edit: (Int) -> Void) -> Double {
  for call in 0..<4 { edit(call) }
  let single = max(0.1, processorTime { for call in 0..<4 { edit(call) } } / 4)
  let calls = 4 * max(1, min(50, Int(500 / single)))
  return median(
    (0..<25).map { _ in processorTime { for call in 0..<calls { edit(call) } } / Double(calls) })
}

func cell(_ views: Double, _ solver: Double) -> [String] {
  [decimal(views, 1), decimal(solver, 1), decimal(views / solver, 1)]
}

func firstLayout(of plan: Plan) -> [String] {
  func make() -> PlannedViews { PlannedViews(plan) }
  func makeActive() -> PlannedViews {
    let views = make()
    views.activate()
    return views
  }
  func makeLaidOut() -> PlannedViews {
    let views = makeActive()
    views.layOut()
    return views
  }
  func solve(_ plan: Plan) {
    let system = try? PlannedSystem(plan)
    system?.solve()
  }
  let rounds = max(7, 20_000 / plan.rules.count)
  let solver = timeOnce(with: { plan }, rounds: rounds, solve)
  let activation = timeOnce(with: make, rounds: rounds) { $0.activate() }
  let layout = timeOnce(with: makeActive, rounds: rounds) { $0.layOut() }
  let removal = timeOnce(with: makeLaidOut, rounds: rounds) { $0.deactivate() }
  let (bare, all) = (bytesKept(make), bytesKept(makeLaidOut))
  return [
    plan.name, "\(plan.items.count)", "\(plan.rules.count)", decimal(activation / 1000, 3),
    decimal(layout / 1000, 3), decimal(solver / 1000, 3), decimal(layout / solver, 1),
    decimal(removal / 1000, 3), "\((all - bare) / plan.items.count)",
  ]
}

func edits(of plan: Plan) throws -> [String] {
  let (views, system) = (PlannedViews(plan), try PlannedSystem(plan))
  views.activate()
  views.layOut()
  system.solve()
  let none = ["", "", ""]
  let hasItem = plan.editedItem != nil
  return [plan.name]
    + cell(timeOfEdit(views.changeConstant), timeOfEdit(system.changeConstant))
    + cell(timeOfEdit(views.changeWidth), timeOfEdit(system.changeWidth))
    + (hasItem
      ? cell(timeOfEdit(views.changeNaturalWidth), timeOfEdit(system.changeNaturalWidth)) : none)
    + (hasItem
      ? cell(timeOfEdit(views.changeNaturalHeight), timeOfEdit(system.changeNaturalHeight)) : none)
}

let filter = CommandLine.arguments.dropFirst().first
let plans = Plan.all.filter { plan in filter.map(plan.name.hasPrefix) ?? true }
for plan in plans { try check(plan) }
printTable(
  "First layout by constraints",
  [
    "", "views", "constraints", "activated, ms", "laid out, ms", "bare solver, ms", "×",
    "deactivated, ms", "bytes a view",
  ],
  plans.map(firstLayout))
printTable(
  "Laid out again, µs: views, bare solver, ratio",
  [
    "", "constant", "solver", "×", "root's width", "solver", "×", "natural width", "solver", "×",
    "natural height", "solver", "×",
  ],
  try plans.map(edits))
