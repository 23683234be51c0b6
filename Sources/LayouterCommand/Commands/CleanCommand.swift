import ArgumentParser
import Scenes
import Snapshots

/// `layouter clean`: lists the goldens that no scene names, and removes them.
struct CleanCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Lists goldens that no scene names; --delete removes them.",
    discussion: """
      All scenes of the project are read, and none may be broken: a golden that seems to be left over \
      may belong to a scene that is left out. Goldens that were only moved or renamed are moved by \
      'layouter verify' and 'layouter accept'.

      Exit status: 0 nothing is left over, or it was removed, 1 goldens are listed, 2 a scene is \
      broken.
      """)

  @OptionGroup var scenes: SceneOptions
  @OptionGroup var selection: SnapshotOptions

  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"))
  var snapshots = ProjectPaths.snapshots

  @Flag(help: "Remove the files, and folders that become empty.")
  var delete = false

  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    if let reason = selection.partialReason ?? scenes.partialReason {
      throw CommandFailure("Goldens are not cleaned up, because \(reason).")
    }
    let loaded = try scenes.load(in: context)
    guard !loaded.hasErrors else {
      throw CommandFailure(
        "Goldens are not cleaned up, because a scene could not be read: they may be its own.")
    }
    let referenced = Set(try loaded.requests(in: context).map(\.name))
    let goldens = GoldenStore(folder: context.path(snapshots), fileSystem: context.fileSystem)
    let names = try goldens.names().filter { !referenced.contains($0) }.sorted()
    for name in names {
      if delete { try goldens.remove(name) }
      context.console.print("\(delete ? "removed  " : "")\(snapshots)/\(name).png")
    }
    let files = counted(names.count, "golden")
    if names.isEmpty {
      context.console.inform("Every golden belongs to a scene.")
    } else if delete {
      context.console.inform("\(files) removed")
    } else {
      context.console.inform("\(files) without a scene; remove with: layouter clean --delete")
    }
    return names.isEmpty || delete ? .success : .negative
  }
}
