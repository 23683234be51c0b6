import Foundation
import Layouter
import Measuring

/// The times of the moves of a drag, microseconds of processor time. A move is a sixtieth of a second:
/// the actions that are due on the clock, the move itself and the layout pass that follows. Nothing is drawn.
func timesOfDrag(_ scene: Scene, moves: Int) throws -> [Double] {
  try scene.clock.perform {
    scene.root.layoutIfNeeded()
    try scene.support.beginCustomizing()
    guard scene.support.beginDrag(at: scene.start) else {
      print("Nothing begins in \(scene.name).")
      exit(1)
    }
    let times = (1...moves).map { move in
      processorTime {
        scene.clock.advance(by: TouchScreen.frameDuration)
        scene.support.moveDrag(to: scene.place(move))
        scene.root.layoutIfNeeded()
      }
    }
    scene.support.drop()
    scene.support.endCustomizing()
    return times
  }
}

func mean(_ numbers: some Collection<Double>) -> Double {
  numbers.reduce(0, +) / Double(numbers.count)
}

let moves = 600
let makers: [() throws -> Scene] = [
  { try makeGridScene(500) },
  { try makeGridScene(2_000) },
  { try makeAccordionScene(cells: 50, items: 10) },
  { try makeAccordionScene(cells: 50, items: 40) },
]
let rows = try makers.map { make in
  var rounds: [[Double]] = []
  var name = ""
  for _ in 0..<5 {
    let scene = try make()
    name = scene.name
    rounds.append(try timesOfDrag(scene, moves: moves))
  }
  // A time that each round repeats counts by its median.
  let times = (0..<moves).map { move in median(rounds.map { $0[move] }) }
  return [
    name, decimal(mean(times), 0), decimal(median(times), 0),
    decimal(times.sorted()[moves * 99 / 100], 0),
    decimal(times.max() ?? 0, 0),
    decimal(mean(times.prefix(moves / 3)), 0), decimal(mean(times.suffix(moves / 3)), 0),
  ]
}
printTable(
  "A drag of \(moves) moves, µs a move",
  ["", "mean", "median", "99 of 100", "longest", "first third", "last third"], rows)
