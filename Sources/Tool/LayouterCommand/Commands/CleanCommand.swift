import ArgumentParser
import CommandLineTool
import Messages
import Scenes
import Snapshots
import ViewTree

/// `layouter clean`: lists the goldens that no scene names, and removes them; or removes old libraries.
struct CleanCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Lists goldens that no scene names; --delete removes them.",
    discussion: """
      All scenes of the project are read, and none may be broken: a golden that seems to be left over \
      may belong to a scene that is left out. Goldens that were only moved or renamed are moved by \
      '\(ToolName.current) verify' and '\(ToolName.current) accept'.

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
    let loaded = try scenes.load(in: context)
    guard !loaded.hasErrors else {
      throw CommandFailure(
        "Goldens are not cleaned up, because a scene could not be read: they may be its own.")
    }
    let referenced = Set(try loaded.requests(in: context).map(\.name))
    let goldens = context.goldens(in: folder, of: project)
    let names = try goldens.names().filter { !referenced.contains($0) }.sorted()
    if delete {
      for name in names { try goldens.remove(name) }
      for line in FoldedNames(names).lines("removed") { context.console.print(line) }
    } else {
      // The answer of the command, which another program may read: not folded.
      for name in names { context.console.print("\(folder)/\(name).png") }
    }
    let files = counted(names.count, "golden")
    if names.isEmpty {
      context.console.inform("Every golden belongs to a scene.")
    } else if delete {
      context.console.inform("\(files) removed")
    } else {
      context.console.inform(
        "\(files) without a scene; remove with: \(ToolName.current) clean --delete")
    }
    return names.isEmpty || delete ? .success : .negative
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
