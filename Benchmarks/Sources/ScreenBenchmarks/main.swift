import Foundation
import Measuring
import Scenes

/// Draws each variant of the whole screens among the fixtures in a new view tree, with its steps, and reports the
/// processor time of the variants.

// Usage: ScreenBenchmarks [path of the folder of the screens]
let folder = CommandLine.arguments.dropFirst().first ?? "../Fixtures/Screens"
let loaded = SceneLibrary().load([folder])
guard !loaded.scenes.isEmpty else {
  print("There are no scenes in \(folder).")
  exit(2)
}

/// The time of drawing a variant, as the median of some drawings after a first one, ms.
func time(of variant: Variant, in scene: Scene) -> (first: Double, again: Double) {
  func draw() -> Double {
    processorTime {
      do {
        _ = try scene.draw(variant)
      } catch {
        print("\(scene.path), \(variant.name): \(error)")
        exit(1)
      }
    } / 1000
  }
  let first = draw()
  return (first, median((0..<15).map { _ in draw() }))
}

let rows = loaded.scenes.map { scene in
  let times = scene.variants.map { time(of: $0, in: scene) }
  let again = times.map(\.again)
  return [
    scene.path, "\(times.count)", decimal(times.first?.first ?? 0, 1), decimal(median(again), 1),
    decimal(again.max() ?? 0, 1),
  ]
}
printTable(
  "Whole screens, ms of processor time for a variant",
  ["", "variants", "the first one at first", "median", "slowest"], rows)
