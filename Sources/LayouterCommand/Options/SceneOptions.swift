import ArgumentParser
import Foundation
import Scenes
import Snapshots

/// The scenes that a command works on.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of them; none means \(SceneLibrary.defaultFolder).",
      valueName: "scene"),
    completion: .file(extensions: SceneLibrary.fileExtensions))
  var scenes: [String] = []

  /// Whether these are all scenes of the project.
  var areAll: Bool {
    let folder = SceneLibrary.defaultFolder
    return scenes.isEmpty || scenes.contains { $0 == folder || $0 == folder + "/" }
  }

  /// Reads the scenes. What is wrong with any of them is told at once; the others are there.
  ///
  /// - Parameters:
  ///   - jobs: How many files are read at the same time. What is loaded does not depend on it.
  ///   - tell: Told each thing that is wrong, once it was printed.
  /// - Throws: `CommandFailure` if there are no others.
  func load(
    in context: CommandContext, jobs: Int = 1, tell: (Diagnostic) -> Void = { _ in }
  ) throws -> SceneLibrary.Loaded {
    let folder = SceneLibrary.defaultFolder
    if scenes.isEmpty, !Files.exists(context.path(folder)) {
      throw CommandFailure(
        "There is no folder '\(folder)' here. Name a scene, or start a project with: layouter init")
    }
    let loaded = try context.makeLibrary().load(
      scenes.isEmpty ? [folder] : scenes, project: context.workingFolder
    ) { files, read in
      // Another thread for a few files would take longer than they do.
      files.count < 2 * jobs || jobs == 1
        ? files.map(read) : try concurrentMap(files, jobs: jobs, read)
    }
    for diagnostic in loaded.diagnostics {
      context.console.note("\(diagnostic)")
      tell(diagnostic)
    }
    if loaded.scenes.isEmpty { throw CommandFailure("No scene could be read.") }
    return loaded
  }
}

extension Diagnostic {
  /// As GitHub shows it at its place in the repository.
  func annotation(in repository: Repository) -> GitHubAnnotation {
    GitHubAnnotation(
      severity == .error ? .error : .warning, file: repository.path(of: path),
      line: position?.line, column: position?.column,
      title: severity == .error ? "broken scene" : "scene", message: message)
  }
}

extension SceneLibrary.Loaded {
  /// The status of a command that could do its work with what was read: broken if any scene is.
  func status(_ status: ExitStatus = .success) -> ExitStatus {
    hasErrors ? .broken : status
  }
}
