import Foundation
import Layouter
import Measuring

/// The median time of a first layout, microseconds; every round has its own views.
func timeOfFirstLayout(rounds: Int, _ make: () -> Subject) -> Double {
  median(
    (0..<rounds).map { _ in
      let subject = make()
      let time = processorTime { _ = subject.layOut() }
      withExtendedLifetime(subject) {}
      return time
    })
}

let counts = [1_000, 10_000, 100_000]
let flatRows = flatScenes.map { scene in
  // What cannot be laid out stops the run here, and is not a very fast case.
  let trial = scene.make(100)
  guard withExtendedLifetime(trial, { trial.layOut() }) else {
    print("\(scene.name) moves nothing.")
    exit(1)
  }
  return [scene.name]
    + counts.map { count in
      let rounds = max(5, 200_000 / count)
      return decimal(timeOfFirstLayout(rounds: rounds) { scene.make(count) } / 1000, 3)
    }
}
printTable(
  "First layout of views in one layout, ms", [""] + counts.map { "\($0)" }, flatRows)

let depths = [3, 4, 5]
let nestedRows = depths.map { levels in
  let scene = NestedScene(levels: levels)
  let count = scene.views.count
  let first = timeOfFirstLayout(rounds: max(5, 200_000 / count)) {
    let scene = NestedScene(levels: levels)
    return Subject(kept: [scene]) { scene.layOut() }
  }
  _ = scene.layOut()
  guard scene.changeLeaf(1) else {
    print("A changed leaf moves nothing.")
    exit(1)
  }
  let again = median(
    (0..<100).map { _ in processorTime { for call in 0..<20 { _ = scene.changeLeaf(call) } } / 20 })
  let views = bytesKept { NestedScene(levels: levels, isBare: true) }
  let all = bytesKept {
    let scene = NestedScene(levels: levels)
    _ = scene.layOut()
    return scene
  }
  return [
    "\(count) views, \(levels) levels", decimal(first / 1000, 3),
    decimal(again, 2), "\((all - views) / count)", "\(views / count)",
  ]
}
printTable(
  "Stacks in stacks, ten views a level",
  ["", "first layout, ms", "one leaf changed, µs", "bytes a view", "of the view itself"],
  nestedRows)
