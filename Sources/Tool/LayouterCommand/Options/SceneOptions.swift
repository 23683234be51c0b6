import ArgumentParser
import CommandLineTool
import Foundation
import Messages
import ProjectFiles
import Scenes
import Snapshots
import Threads
import ViewTree

/// The scenes that a command works on.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, folders of them, titles of scenes in Swift, or names of scenes and snapshots as "
        + "commands print them (default: all of the project, in \(SceneLibrary.defaultFolder)).",
      valueName: "scene"),
    completion: .scenes)
  var scenes: [String] = []

  /// Why a golden may belong to a scene that is left out; nil if all scenes of the project are
  /// included.
  func partialReason(in project: Project) -> String? {
    let areAll = scenes.isEmpty || scenes.contains { project.areSame($0, project.scenes) }
    return areAll ? nil : "only some scenes were named"
  }

  /// Reads the scenes, and prints the diagnostics of all of them. Invalid scenes are left out.
  ///
  /// - Parameters:
  ///   - jobs: The number of files that are read concurrently. The result does not depend on it.
  ///   - staged: Only scenes that one of these files concerns; nil for all.
  ///   - onDiagnostic: Called with each diagnostic after it was printed.
  /// - Throws: `CommandFailure` if there is no folder of scenes, `ProjectFileError`, ``NoValidScene`` if no
  ///   scene is valid.
  func load(
    in context: CommandContext, jobs: Int = 1, concerning staged: StagedFiles? = nil,
    onDiagnostic: (Diagnostic) -> Void = { _ in }
  ) throws -> SceneLibrary.Loaded {
    let project = try context.project()
    var loaded: SceneLibrary.Loaded
    if let staged {
      loaded = try load(of: project, concerning: staged, in: context)
    } else {
      loaded = try context.library(of: project).load(
        paths(of: project, in: context), in: project.scenePlaces
      ) { files, read in
        // For a few files, starting a thread would take longer than reading them.
        files.count < 2 * jobs || jobs == 1
          ? files.map(read) : try concurrentMap(files, jobs: jobs, read)
      }
    }
    loaded.checkSnapshotNames()
    for diagnostic in loaded.diagnostics {
      context.console.log("\(diagnostic)")
      onDiagnostic(diagnostic)
    }
    if loaded.scenes.isEmpty, staged == nil || loaded.hasErrors {
      throw NoValidScene(diagnostics: loaded.diagnostics)
    }
    return loaded
  }

  /// Reads all scenes, and keeps those that staged files concern: themselves, what they use, or their
  /// goldens. The settings and the fonts of the project concern all.
  private func load(
    of project: Project, concerning staged: StagedFiles, in context: CommandContext
  ) throws -> SceneLibrary.Loaded {
    var scenes = try reloading(in: context)
    var loaded = scenes.load().loaded
    let folder = project.folder.path(percentEncoded: false)
    let names = staged.paths(below: folder)
    let goldenFolder = project.folder.appending(path: project.settings.folders[.snapshots])
      .path(percentEncoded: false)
    func checkUnstaged() throws {
      let files = loaded.scenes.flatMap { scene in
        staged.unstaged(below: goldenFolder).filter { $0.hasPrefix(scene.name + "/") }
          .map { project.path(of: project.settings.folders[.snapshots] + "/" + $0) }
      }
      let used = unstagedFiles(of: loaded.scenes, read: scenes, in: project, staged)
      guard files.isEmpty && used.isEmpty else {
        throw UnstagedChanges(files: used + files.sorted())
      }
    }
    if names.contains(where: Self.concernsAll) {
      try checkUnstaged()
      return loaded
    }
    let files = scenes.sceneFiles(using: staged.paths)
    let goldens = staged.paths(below: goldenFolder)
    loaded.scenes = loaded.scenes.filter { scene in
      files.contains(scene.file) || goldens.contains { $0.hasPrefix(scene.name + "/") }
    }
    try checkUnstaged()
    let shown = files.union(names.map(project.path(of:)))
    loaded.diagnostics = loaded.diagnostics.filter { shown.contains($0.path) }
    return loaded
  }
}

extension SceneOptions {
  /// Whether a file of the project's folder concerns all scenes.
  private static func concernsAll(_ name: String) -> Bool {
    name == ProjectFile.name || FontFileName.isFont(name)
  }

  /// The files that scenes are read from, or that they use, which have unstaged changes, and staged scenes that are no longer in
  /// the working folder.
  private func unstagedFiles(
    of scenes: [Scene], read: SceneReloading, in project: Project, _ staged: StagedFiles
  ) -> [String] {
    let folder = project.folder.path(percentEncoded: false)
    let files = Set(scenes.map(\.file))
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    func shown(_ path: String) -> String {
      path.hasPrefix(start) ? project.path(of: String(path.dropFirst(start.count))) : path
    }
    let used = staged.unstaged.filter { path in
      let name = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
      return !read.sceneFiles(using: [path]).isDisjoint(with: files)
        || !files.isEmpty && (name.map(Self.concernsAll) ?? false)
        || isStagedScene(path, in: project, staged) && !Files.exists(path)
    }
    return used.map(shown).sorted()
  }

  private func isStagedScene(_ path: String, in project: Project, _ staged: StagedFiles) -> Bool {
    let scenes = project.folder.appending(path: project.settings.folders[.scenes])
      .path(percentEncoded: false)
    return staged.paths.contains(path) && path.hasPrefix(scenes + "/")
      && SceneLibrary.fileExtensions.contains(URL(filePath: path).pathExtension.lowercased())
  }
}

private enum FontFileName {
  /// Whether a file has the name extension of a font.
  static func isFont(_ name: String) -> Bool {
    ["otf", "ttf", "otc", "ttc"].contains { name.lowercased().hasSuffix("." + $0) }
  }
}

extension SceneOptions {
  /// The scenes, to be read again whenever they change.
  ///
  /// - Throws: `CommandFailure` if there is no folder of scenes, `ProjectFileError`.
  func reloading(in context: CommandContext) throws -> SceneReloading {
    let project = try context.project()
    return SceneReloading(
      of: try paths(of: project, in: context), in: project.scenePlaces,
      library: context.library(of: project))
  }

  private func paths(
    of project: Project, in context: CommandContext
  ) throws(CommandFailure) -> [String] {
    let folder = project.scenes
    if scenes.isEmpty, !Files.exists(context.path(folder)) {
      // A custom executable may have no other scenes than the ones in it.
      if !context.makeLibrary().scenes.isEmpty { return [] }
      let name = project.settings.folders[.scenes]
      throw CommandFailure(
        name == SceneLibrary.defaultFolder
          ? "There is no folder '\(folder)'\(project.isWorkingFolder ? " here" : ""). "
            + "Name a scene, or start a project with: \(ToolName.current) init"
          : "There is no folder '\(folder)', which \(ProjectFile.name) names as the folder of the scenes. "
            + "Create it, or correct 'folders'.")
    }
    if scenes.isEmpty { return [folder] }
    try checkCommands(in: context)
    return selection(of: project, in: context).paths
  }

  /// The scenes and snapshots that the arguments name.
  func selection(in context: CommandContext) throws -> SceneSelection {
    selection(of: try context.project(), in: context)
  }

  private func selection(of project: Project, in context: CommandContext) -> SceneSelection {
    SceneSelection(
      of: scenes, scenes: project.scenes, goldens: project.snapshots,
      titles: Set(context.makeLibrary().scenes.map(\.title)),
      exists: { Files.exists(context.path($0)) })
  }

  /// - Throws: If an argument is the name of a command, and no file.
  private func checkCommands(in context: CommandContext) throws(CommandFailure) {
    let configuration = RootCommand.configuration
    var names: Set<String> = []
    for command in configuration.subcommands {
      if let name = command.configuration.commandName { names.insert(name) }
    }
    for group in configuration.groupedSubcommands {
      for command in group.subcommands {
        if let name = command.configuration.commandName { names.insert(name) }
      }
    }
    for typed in scenes where names.contains(typed) && !Files.exists(context.path(typed)) {
      throw CommandFailure(
        "'\(typed)' is a command, and no scene: call one command at a time, \(ToolName.current) "
          + "\(typed).")
    }
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
      title: severity == .error ? "broken scene" : "scene", message: fullMessage)
  }
}

extension BrokenScene {
  /// The annotation that GitHub shows at the error's position.
  var annotation: GitHubAnnotation {
    GitHubAnnotation(
      file: file, line: line, column: column, title: "broken scene", message: message)
  }
}

extension Diagnostic {
  /// The error as reports contain it; nil for a warning.
  fileprivate func brokenScene(in repository: Repository) -> BrokenScene? {
    guard severity == .error else { return nil }
    return BrokenScene(
      file: repository.path(of: path), line: position?.line, column: position?.column,
      message: fullMessage)
  }
}

extension [Diagnostic] {
  /// The errors as reports contain them.
  func brokenScenes(in repository: Repository) -> [BrokenScene] {
    compactMap { $0.brokenScene(in: repository) }
  }
}

extension SceneLibrary.Loaded {
  /// The status of a command that has processed the valid scenes: broken if there is an invalid one.
  func status(_ status: ExitStatus = .success) -> ExitStatus {
    hasErrors ? .broken : status
  }
}
