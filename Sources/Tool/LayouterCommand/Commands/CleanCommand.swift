import ArgumentParser
import CommandLineTool
import Messages
import ProjectFiles
import Scenes
import Snapshots
import ViewTree

/// `layouter clean`: lists the goldens that no scene and no test names, and removes them; or removes old libraries.
struct CleanCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Lists goldens that no scene and no test names; --delete removes them.",
    discussion: """
      All scenes of the project are read, and none may be broken: a golden that seems to be left over \
      may belong to a scene that is left out. Goldens that were only moved or renamed are moved by \
      '\(ToolName.current) verify' and '\(ToolName.current) accept'.

      Goldens of tests are left over that no assertion has used in the last 'swift test' of the whole \
      package, and whose test is gone or has used others. Of a renamed test, the golden with the new name is \
      shown next to the old one; '\(ToolName.current) accept' after that run moves it.

      With --cache no scene is read: the libraries of UIKit that '\(ToolName.current) build' has built for \
      other compilers and other versions are removed from the user's cache.

      Exit status: 0 nothing is left over, or it was removed, 1 goldens are listed, 2 a scene is \
      broken.
      """)

  @OptionGroup var scenes: SceneOptions
  @OptionGroup var selection: SnapshotOptions

  @Option(help: .goldenFolder, completion: .directory)
  var snapshots: String?

  @Flag(help: "Remove the files, and folders that become empty.")
  var delete = false

  @Flag(help: "Remove old libraries of UIKit from the user's cache instead.")
  var cache = false

  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    guard !cache else { return try removeOldLibraries(in: context) }
    let project = try context.project()
    let folder = snapshots ?? project.snapshots
    if let reason = selection.partialReason ?? scenes.partialReason(in: project) {
      throw CommandFailure("Goldens are not cleaned up, because \(reason).")
    }
    let tests = try TestGoldens(
      in: context.goldens(in: project.path(of: "."), of: project),
      of: ReportFolder(folder: context.path(project.report)), projectFile: ProjectFile.name)
    var count = 0
    // A package may have tests alone.
    if tests == nil || project.hasScenes(in: context) {
      count += try cleanScenes(in: folder, of: project, in: context)
    }
    if let tests { count += try cleanTests(tests, of: project, on: context.console) }
    let owner = tests == nil ? "scene" : project.hasScenes(in: context) ? "scene or test" : "test"
    let files = counted(count, "golden")
    if count == 0 {
      if tests?.obstacle == nil {
        context.console.inform("Every golden belongs to a \(owner).")
      }
    } else if delete {
      context.console.inform("\(files) removed")
    } else {
      context.console.inform(
        "\(files) without a \(owner); remove with: \(ToolName.current) clean --delete")
    }
    return count == 0 || delete ? .success : .negative
  }

  /// Lists or removes the goldens that no scene names.
  ///
  /// - Returns: Their number.
  private func cleanScenes(
    in folder: String, of project: Project, in context: CommandContext
  ) throws -> Int {
    let loaded = try scenes.load(in: context)
    guard !loaded.hasErrors else {
      throw CommandFailure(
        "Goldens are not cleaned up, because a scene could not be read: they may be its own.")
    }
    let referenced = Set(try loaded.requests(in: context).map(\.name))
    let goldens = context.goldens(in: folder, of: project)
    // Tests may have theirs in the same folder.
    let names = try goldens.names().filter {
      !referenced.contains($0) && !$0.text.contains(SnapshotName.testFolder + "/")
    }.sorted()
    if delete {
      for name in names { try goldens.remove(name) }
      for line in FoldedNames(names).lines("removed") { context.console.print(line) }
    } else {
      // The answer of the command, which another program may read: not folded.
      for name in names { context.console.print("\(folder)/\(name).png") }
    }
    return names.count
  }

  /// Lists or removes the goldens that no test has used.
  ///
  /// - Returns: Their number.
  private func cleanTests(
    _ goldens: TestGoldens, of project: Project, on console: Console
  ) throws -> Int {
    if let obstacle = goldens.obstacle {
      console.log("Goldens of tests were not looked for: \(obstacle)")
      return 0
    }
    let leftovers = try goldens.leftovers()
    for leftover in leftovers {
      if delete { try goldens.remove(leftover.name) }
      let successor =
        leftover.successor.map { "  (same picture as \(project.path(of: $0.file)))" } ?? ""
      console.print(
        "\(delete ? "removed  " : "")\(project.path(of: leftover.name.file))\(successor)")
    }
    return leftovers.count
  }

  private func removeOldLibraries(
    in context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let cache = LibraryCache(environment: context.environment)
    let removed = try cache.removeOld()
    let size = (Double(removed.bytes) / 1e6).rounded().formatted()
    context.console.inform(
      removed.count == 0
        ? "There are no old libraries in \(cache.folder)."
        : "\(counted(removed.count, "old library", "old libraries")) removed, \(size) MB")
    return .success
  }
}
