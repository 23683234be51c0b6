import ArgumentParser
import CommandLineTool
import Foundation
import Scenes

/// The number of pictures that are drawn concurrently.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The number of pictures drawn concurrently (default: one per core).", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
  }

  var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}

/// Which variants of the scenes a command works on.
struct VariantOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only variants whose names match, such as 'disabled_*'; repeatable.",
      valueName: "glob"),
    completion: .variants)
  var variant: [Glob] = []

  /// The chosen variants of each scene; scenes without any are left out.
  func choose(
    from scenes: [Scene]
  ) throws(CommandFailure) -> [(scene: Scene, variants: [Variant])] {
    let chosen = scenes.map { scene in
      (scene: scene, variants: scene.variants.filter { includes($0.name) })
    }.filter { !$0.variants.isEmpty }
    if chosen.isEmpty, let example = scenes.first?.variants.first {
      throw CommandFailure(
        "No variant's name matches \(variant.map { "'\($0.pattern)'" }.joined(separator: " or ")). "
          + "A name is, for example: \(example.name)")
    }
    return chosen
  }

  func includes(_ name: String) -> Bool {
    variant.isEmpty || variant.contains { $0.matches(name) }
  }
}
