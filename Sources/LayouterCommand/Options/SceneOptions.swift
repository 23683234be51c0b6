import ArgumentParser
import Foundation
import Scenes
import Snapshots

/// The scenes that a command works on.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of them (default: \(SceneLibrary.defaultFolder)).",
      valueName: "scene"),
    completion: .file(extensions: SceneLibrary.fileExtensions))
  var scenes: [String] = []

  /// Whether the arguments include all scenes of the project.
  var areAll: Bool {
    let folder = SceneLibrary.defaultFolder
    return scenes.isEmpty || scenes.contains { $0 == folder || $0 == folder + "/" }
  }

  /// Why a golden may belong to a scene that is left out; nil if all scenes are included.
  var partialReason: String? { areAll ? nil : "only some scenes were named" }

  /// Reads the scenes, and prints the diagnostics of all of them. Invalid scenes are left out.
  ///
  /// - Parameters:
  ///   - jobs: The number of files that are read concurrently. The result does not depend on it.
  ///   - onDiagnostic: Called with each diagnostic after it was printed.
  /// - Throws: `CommandFailure` if there is no folder of scenes, ``NoValidScene`` if no scene is valid.
  func load(
    in context: CommandContext, jobs: Int = 1, onDiagnostic: (Diagnostic) -> Void = { _ in }
  ) throws -> SceneLibrary.Loaded {
    var loaded = try context.makeLibrary().load(
      paths(in: context), project: context.workingFolder
    ) { files, read in
      // For a few files, starting a thread would take longer than reading them.
      files.count < 2 * jobs || jobs == 1
        ? files.map(read) : try concurrentMap(files, jobs: jobs, read)
    }
    loaded.checkSnapshotNames()
    for diagnostic in loaded.diagnostics {
      context.console.log("\(diagnostic)")
      onDiagnostic(diagnostic)
    }
    if loaded.scenes.isEmpty { throw NoValidScene(diagnostics: loaded.diagnostics) }
    return loaded
  }
}

extension SceneOptions {
  /// The scenes, to be read again whenever they change.
  ///
  /// - Throws: `CommandFailure` if there is no folder of scenes.
  func reloading(in context: CommandContext) throws(CommandFailure) -> SceneReloading {
    SceneReloading(
      of: try paths(in: context), project: context.workingFolder, library: context.makeLibrary())
  }

  private func paths(in context: CommandContext) throws(CommandFailure) -> [String] {
    let folder = SceneLibrary.defaultFolder
    if scenes.isEmpty, !Files.exists(context.path(folder)) {
      throw CommandFailure(
        "There is no folder '\(folder)' here. Name a scene, or start a project with: layouter init")
    }
    return scenes.isEmpty ? [folder] : scenes
  }
}

/// None of the scenes is valid, or there are none.
struct NoValidScene: Error, CustomStringConvertible {
  let diagnostics: [Diagnostic]

  var description: String { "No scene could be read." }
}

extension Diagnostic {
  /// The annotation that GitHub shows at the diagnostic's position.
  func annotation(in repository: Repository) -> GitHubAnnotation {
    GitHubAnnotation(
      severity == .error ? .error : .warning, file: repository.path(of: path),
      line: position?.line, column: position?.column,
      title: severity == .error ? "broken scene" : "scene", message: message)
  }
}

extension Diagnostic {
  /// The error as reports contain it; nil for a warning.
  func brokenScene(in repository: Repository) -> BrokenScene? {
    guard severity == .error else { return nil }
    return BrokenScene(
      file: repository.path(of: path), line: position?.line, column: position?.column,
      message: message)
  }
}

extension SceneLibrary.Loaded {
  /// The status of a command that has processed the valid scenes: broken if there is an invalid one.
  func status(_ status: ExitStatus = .success) -> ExitStatus {
    hasErrors ? .broken : status
  }
}
