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

/// Which snapshots of the scenes a command works on, by their names.
struct FilterOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only snapshots whose names match, such as 'buttons/*' or '*_dark@2x'; repeatable.",
      valueName: "glob"),
    completion: .snapshots)
  var filter: [Glob] = []

  /// The name that `--filter` had in some commands: it matches the names of variants.
  @Option(
    parsing: .singleValue, help: ArgumentHelp("", valueName: "glob", visibility: .hidden),
    completion: .variants)
  var variant: [Glob] = []

  /// Whether everything is chosen.
  var isEmpty: Bool { filter.isEmpty && variant.isEmpty }

  /// - Parameter name: The name of a snapshot: `buttons/save/disabled_dark@2x`.
  func includes(_ name: String) -> Bool {
    if isEmpty { return true }
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return filter.contains { $0.matches(name) } || variant.contains { $0.matches(last) }
  }

  /// The failure if no name matches.
  ///
  /// - Parameter example: The name of a snapshot that there is.
  func failure(example: String) -> CommandFailure {
    let patterns = (filter + variant).map { "'\($0.pattern)'" }.joined(separator: " or ")
    return CommandFailure(
      "No snapshot's name matches \(patterns). A name is, for example: \(example)")
  }

  /// The chosen variants of each scene; scenes without any are left out.
  func choose(
    from scenes: [Scene], of selection: SceneSelection
  ) throws(CommandFailure) -> [(scene: Scene, variants: [Variant])] {
    let names = scenes.flatMap { scene in scene.variants.map { "\(scene.name)/\($0.name)" } }
    try selection.check(names)
    let chosen = scenes.map { scene in
      (
        scene: scene,
        variants: scene.variants.filter { variant in
          let name = "\(scene.name)/\(variant.name)"
          return includes(name) && selection.includes(name)
        }
      )
    }.filter { !$0.variants.isEmpty }
    if chosen.isEmpty, let example = names.first { throw failure(example: example) }
    return chosen
  }
}
