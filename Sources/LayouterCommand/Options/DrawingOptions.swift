import ArgumentParser
import Foundation
import Scenes

/// How many pictures are drawn at the same time.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw so many pictures at the same time (default: one a core).", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs has to be 1 or more.") }
  }

  var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}

/// Which variants of the scenes a command works on.
struct VariantOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only variants with such a name, as 'disabled_*'; may be given several times.",
      valueName: "glob"))
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
        "No variant has a name like \(variant.map { "'\($0.pattern)'" }.joined(separator: " or ")). "
          + "An example of a name: \(example.name)")
    }
    return chosen
  }

  func includes(_ name: String) -> Bool {
    variant.isEmpty || variant.contains { $0.matches(name) }
  }
}
