import CommandLineTool
import FileAccess
import Foundation
import ProjectFiles
import Scenes
import Snapshots

/// The project that a command works on: its folder and its settings.
struct Project: Sendable {
  /// The project's folder, absolute.
  let folder: URL
  /// The folder that the user is in, absolute: the project's or one below it.
  let workingFolder: URL
  let settings: ProjectFile

  /// The folder with the scenes, as the user writes it in the working folder. So are the others.
  var scenes: String { path(of: .scenes) }
  var snapshots: String { path(of: .snapshots) }
  var report: String { path(of: .report) }
  var out: String { path(of: .out) }

  private func path(of purpose: ProjectFolders.Purpose) -> String {
    path(of: settings.folders[purpose])
  }

  /// The path of a file or folder as the user writes it in the working folder.
  ///
  /// - Parameter name: The path from the project's folder; an absolute one is not changed.
  func path(of name: String) -> String {
    if name.hasPrefix("/") { return name }
    let depth = workingFolder.pathComponents.count - folder.pathComponents.count
    return String(repeating: "../", count: max(depth, 0)) + name
  }

  /// The path of a file or folder from the project's folder: what reports contain, so that it means
  /// the same in every working folder. An absolute path outside of the project is not changed.
  ///
  /// - Parameter typed: The path as the user writes it.
  func name(of typed: String) -> String {
    typed.hasPrefix("/") && !contains(typed) ? typed : url(typed).path(from: folder)
  }

  /// Whether a path, as the user writes it, is below the project's folder. Symbolic links are not
  /// followed.
  func contains(_ typed: String) -> Bool {
    let (names, above) = (url(typed).pathComponents, folder.pathComponents)
    return names.count > above.count && names.starts(with: above)
  }

  /// The folder of the goldens that a report is about, as the user writes it.
  ///
  /// The goldens of tests are in many folders: their report names the project's.
  ///
  /// - Parameter folder: The report's folder, as the user writes it.
  /// - Throws: `CommandFailure` if goldens are not in the project, or not in a folder for goldens: the
  ///   report may come from elsewhere, and must not replace other files.
  func goldenFolder(of report: Report, in folder: String) throws(CommandFailure) -> String {
    let goldens = path(of: report.goldens)
    if areSame(goldens, path(of: ".")) {
      if let other = report.failures.first(where: { !isGoldenOfTest($0.name) }) {
        throw CommandFailure(
          "The report in '\(folder)' is about '\(other.name)', which is neither in a folder "
            + "'\(SnapshotName.testFolder)' nor in '\(snapshots)'. If it is a golden and to be written, "
            + "name the folder of the package with --snapshots.")
      }
    } else if !contains(goldens) {
      throw CommandFailure(
        "The report in '\(folder)' is about the goldens in '\(report.goldens)', outside of this "
          + "project. If they are to be written, name their folder with --snapshots.")
    }
    return goldens
  }

  private func isGoldenOfTest(_ name: SnapshotName) -> Bool {
    let folders = name.text.split(separator: "/").dropLast()
    let chosen = settings.folders[.snapshots].split(separator: "/")
    return folders.contains { $0 == SnapshotName.testFolder } || folders.starts(with: chosen)
  }

  /// Whether there is anything to read as scenes: their folder, or scenes in Swift.
  func hasScenes(in context: CommandContext) -> Bool {
    Files.exists(context.path(scenes)) || !context.makeLibrary().scenes.isEmpty
  }

  /// Whether the user is in the project's folder itself.
  var isWorkingFolder: Bool { workingFolder.pathComponents == folder.pathComponents }

  /// Where the project's scenes are.
  var scenePlaces: ScenePlaces {
    ScenePlaces(
      project: folder, workingFolder: workingFolder, scenes: settings.folders[.scenes])
  }

  /// Whether two paths, as the user writes them, are of the same place.
  func areSame(_ typed: String, _ other: String) -> Bool { url(typed) == url(other) }

  private func url(_ typed: String) -> URL {
    URL(filePath: typed, directoryHint: .isDirectory, relativeTo: workingFolder)
      .standardizedFileURL
  }
}

extension CommandContext {
  /// The project of the working folder, with its settings as they are now.
  ///
  /// - Throws: `ProjectFileError` with every problem of the project file.
  func project() throws(ProjectFileError) -> Project {
    let folder = projectFolder
    let working = workingFolder.standardizedFileURL
    let project = Project(folder: folder, workingFolder: working, settings: ProjectFile())
    return Project(
      folder: folder, workingFolder: working,
      settings: try ProjectFile.read(in: folder, shownAs: project.path(of: ProjectFile.name)))
  }

  /// The library with which the scenes of a project are read.
  func library(of project: Project) -> SceneLibrary {
    var library = makeLibrary()
    library.defaults = project.settings.scenes
    return library
  }

  /// The goldens of a project.
  ///
  /// - Parameter typed: Their folder as the user writes it.
  func goldens(in typed: String, of project: Project) -> GoldenStore {
    GoldenStore(folder: path(typed), name: project.name(of: typed), fileSystem: fileSystem)
  }
}
