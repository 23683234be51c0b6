import ArgumentParser
import Scenes
import Snapshots

/// `layouter watch`: verifies again what a saved file concerns.
struct WatchCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Verifies again what a saved file concerns, until Ctrl-C.",
    discussion: """
      At first everything is verified. When a scene, an image that it names, or a golden is saved, only \
      the snapshots that it concerns are drawn again, and the report is brought up to date.

      Example:  layouter watch Fixtures/buttons
      """)

  @OptionGroup var scenes: SceneOptions
  @OptionGroup var selection: SnapshotOptions
  @OptionGroup var drawing: DrawingOptions

  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"))
  var snapshots = ProjectPaths.snapshots

  @Option(help: ArgumentHelp("Where to write the report.", valueName: "dir"))
  var report = ProjectPaths.report

  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    var project = WatchedProject(
      scenes: try scenes.reloading(in: context), selection: selection,
      goldens: GoldenStore(folder: context.path(snapshots)),
      report: ReportFolder(folder: context.path(report)),
      renderer: try GoldenFingerprint.current(in: context), jobs: drawing.jobCount,
      isPartial: scenes.partialReason != nil || selection.partialReason != nil)
    var folders = FolderWatch()
    var text = WatchText(console: context.console)
    while !context.isInterrupted() {
      let start = ContinuousClock.now
      do {
        if let update = try project.update(in: context) {
          text.print(update, elapsed: ContinuousClock.now - start)
          try project.report.writePage(of: update.report)
        }
      } catch is RunCancelled {
        break
      } catch {
        text.print(error)
      }
      try context.console.finish()
      folders.watch(project.folders)
      folders.wait(atMost: .seconds(1))
    }
    return .success
  }
}
