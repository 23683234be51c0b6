import CommandLineTool
import LintConfiguration
import Scenes
import Snapshots

/// The warnings about the pictures of scenes that a command draws by itself, each cause once.
struct SceneWarnings {
  private(set) var collected = SnapshotWarnings()
  private let repository: Repository
  private let settings: LintSettings

  init(in context: CommandContext) throws {
    repository = Repository(of: context)
    settings = try context.project().settings.lint
  }

  /// - Parameter picture: The name of the picture in its scene.
  mutating func add(_ warnings: [SceneWarning], about picture: String, of scene: Scene) {
    let warnings = warnings.reported(by: settings)
    collected.add(
      warnings.map(\.description), of: "\(scene.name)/\(picture)", in: scene.path,
      causes: warnings.sources(in: repository.path(of: scene.file)))
  }
}

extension [SceneWarning] {
  /// Those that no rule of the linter gives which the project switches off.
  func reported(by settings: LintSettings) -> [SceneWarning] {
    filter { warning in warning.rule.map { settings[$0] != .off } ?? true }
  }

  /// Where the causes are, by their sentences.
  ///
  /// - Parameter file: The scene's, from the root of the repository.
  func sources(in file: String) -> [String: SnapshotSource] {
    reduce(into: [:]) { sources, warning in
      guard let source = warning.source else { return }
      sources[warning.description] = SnapshotSource(file: file, line: source.line)
    }
  }
}
