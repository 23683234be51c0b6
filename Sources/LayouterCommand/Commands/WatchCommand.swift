import ArgumentParser
import ReviewServer
import Scenes
import Snapshots

/// `layouter watch`: verifies again what a saved file concerns.
struct WatchCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Verifies again what a saved file concerns, until Ctrl-C.",
    discussion: """
      At first everything is verified. When a scene, an image that it names, or a golden is saved, only \
      the snapshots that it concerns are drawn again; the report and its page, which is open in a \
      browser meanwhile, are brought up to date. On the page you can accept and reject, as with \
      'layouter review'.

      Example:  layouter watch Fixtures/buttons
      """)

  @OptionGroup var scenes: SceneOptions
  @OptionGroup var selection: SnapshotOptions
  @OptionGroup var drawing: DrawingOptions

  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"))
  var snapshots = ProjectPaths.snapshots

  @Option(help: ArgumentHelp("Where to write the report.", valueName: "dir"))
  var report = ProjectPaths.report

  @OptionGroup var server: ServerOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    var project = WatchedProject(
      scenes: try scenes.reloading(in: context), selection: selection,
      goldens: GoldenStore(folder: context.path(snapshots)),
      report: ReportFolder(folder: context.path(report)),
      renderer: try GoldenFingerprint.current(in: context), jobs: drawing.jobCount,
      isPartial: scenes.partialReason != nil || selection.partialReason != nil)
    let session = ReviewSession(Acceptance(report: project.report, goldens: project.goldens))
    let page = try server.serve(session)
    defer { page.stop() }
    var folders = FolderWatch()
    var text = WatchText(console: context.console)
    var isOpened = false
    while !context.isInterrupted() {
      let start = ContinuousClock.now
      var update: WatchedProject.Update?
      do {
        try session.update {
          update = try project.update(in: context)
          return update != nil
        }
        if let update {
          text.print(update, elapsed: ContinuousClock.now - start)
          try project.report.writePage(of: update.report, acceptOptions: acceptOptions(in: context))
        }
      } catch is RunCancelled {
        break
      } catch {
        text.print(error)
      }
      if !isOpened { server.open(page, in: context) }
      isOpened = true
      try context.console.finish()
      folders.watch(project.folders)
      folders.wait(atMost: .seconds(1))
    }
    return .success
  }

  /// The options with which `accept` finds the report and the goldens.
  private func acceptOptions(in context: CommandContext) -> String {
    ReportPlaces(report: report, snapshots: snapshots).acceptOptions(in: context)
  }
}
