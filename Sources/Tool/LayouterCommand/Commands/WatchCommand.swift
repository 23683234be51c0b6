import ArgumentParser
import CommandLineTool
import Messages
import ReviewServer
import Scenes
import Snapshots
import Threads
import ViewTree

/// `layouter watch`: verifies again what a saved file concerns.
struct WatchCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Verifies again what a saved file concerns, until Ctrl-C.",
    discussion: """
      At first everything is verified. When a scene, an image that it names, or a golden is saved, only \
      the snapshots that it concerns are drawn again; the report and its page, which is open in a \
      browser meanwhile, are brought up to date. When the project file is saved, everything is verified \
      with its settings. On the page you can accept and reject, as with '\(ToolName.current) review'.

      Example:  \(ToolName.current) watch Fixtures/buttons
      """)

  @OptionGroup var scenes: SceneOptions
  @OptionGroup var selection: SnapshotOptions
  @OptionGroup var drawing: DrawingOptions

  @Option(help: .goldenFolder, completion: .directory)
  var snapshots: String?

  @Option(help: .reportFolder, completion: .directory)
  var report: String?

  @OptionGroup var server: ServerOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let renderer = try GoldenFingerprint.current(in: context)
    var settings = ProjectFileStamp(in: context)
    var project = try project(drawnBy: renderer, in: context)
    let session = ReviewSession(project.acceptance)
    let page = try server.serve(session, in: context)
    defer { page.stop() }
    var folders = FolderWatch()
    var text = WatchText(console: context.console)
    var isOpened = false
    while !context.isInterrupted() {
      let start = ContinuousClock.now
      var update: WatchedProject.Update?
      do {
        try session.update {
          let current = ProjectFileStamp(in: context)
          if current != settings {
            project = try self.project(drawnBy: renderer, in: context)
            settings = current
          }
          update = try project.update(in: context)
          return update.map { (project.acceptance, $0.report) }
        }
        if let update {
          text.print(update, elapsed: ContinuousClock.now - start)
          try project.writePage(of: update.report)
        }
      } catch is RunCancelled {
        break
      } catch {
        text.print(error)
      }
      if !isOpened { server.open(page, in: context) }
      isOpened = true
      try context.console.finish()
      folders.watch(project.folders.union([settings.folder]))
      folders.wait(atMost: .seconds(1))
    }
    return .success
  }

  /// The project by its settings as they are now.
  private func project(
    drawnBy renderer: GoldenFingerprint, in context: CommandContext
  ) throws -> WatchedProject {
    let folders = VerifiedFolders(of: try context.project(), snapshots: snapshots, report: report)
    let partialReason = scenes.partialReason(in: folders.project) ?? selection.partialReason
    return WatchedProject(
      scenes: try scenes.reloading(in: context), named: try scenes.selection(in: context),
      selection: selection,
      goldens: context.goldens(in: folders.snapshots, of: folders.project),
      report: ReportFolder(folder: context.path(folders.report)),
      renderer: renderer, jobs: drawing.jobCount, isPartial: partialReason != nil,
      notes: LintNotes(by: folders.project.settings.lint, showsProgress: false),
      acceptOptions: folders.acceptOptions)
  }
}
