import ArgumentParser
import CommandLineTool
import Messages
import Snapshots
import Synchronization
import ViewTree

/// `layouter record`: writes goldens.
struct RecordCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes goldens.",
    discussion: """
      A golden is the picture that a snapshot is compared with. Check the pictures before you commit \
      them, for example with \(ToolName.current) sheet. A golden with equal pixels is not rewritten, except with \
      --rewrite.

      Example:  \(ToolName.current) record Fixtures/buttons

      To make the pictures of the last verify goldens, without drawing again: \(ToolName.current) accept
      """)

  /// Which goldens are written.
  enum Choice: String, EnumerableFlag {
    case missing, failed, all, rewrite

    var mode: RecordingRun.Mode {
      switch self {
      case .missing: .missing
      case .failed, .all: .all
      case .rewrite: .rewrite
      }
    }

    static func help(for value: Choice) -> ArgumentHelp? {
      switch value {
      case .missing: "Only those that do not exist."
      case .failed: "Those that the last verify found missing or different, except rejected ones."
      case .all: "All whose pixels have changed."
      case .rewrite:
        "All, also those with equal pixels: updates view trees, and compresses them with this version."
      }
    }
  }

  @OptionGroup var scenes: SceneOptions
  @Flag var choice: Choice = .missing
  @OptionGroup var selection: SnapshotOptions
  @OptionGroup var drawing: DrawingOptions

  @Option(help: .goldenFolder, completion: .directory)
  var snapshots: String?

  @Option(
    help: ArgumentHelp(
      "The report that --failed reads (default: the project's, \(ProjectPaths.report)).",
      valueName: "dir"),
    completion: .directory)
  var report: String?

  @Flag(help: "Write even if CI is set in the environment.")
  var force = false

  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    if context.isContinuousIntegration && !force {
      throw CommandFailure(
        "Goldens are not recorded on CI (CI=\(context.environment["CI"] ?? "") is set), because "
          + "they would be unchecked. Record and check them locally, or use --force.")
    }
    let project = try context.project()
    let folder = snapshots ?? project.snapshots
    let loaded = try scenes.load(in: context, jobs: drawing.jobCount)
    var requests = try selection.choose(
      from: loaded.requests(in: context), of: scenes.selection(in: context))
    if choice == .failed {
      let report = ReportFolder(folder: context.path(self.report ?? project.report))
      let names = try failedNames(in: report)
      requests = requests.filter { names.contains($0.name) }
    }

    let progress = ProgressMeter("Recording", total: requests.count, console: context.console)
    defer { progress.finish() }
    let written = Mutex(0)
    let run = try RecordingRun(
      requests: requests,
      goldens: context.goldens(in: folder, of: project),
      renderer: .current(in: context), mode: choice.mode,
      jobs: drawing.jobCount,
      progress: { entry in
        if entry.outcome == .added || entry.outcome == .replaced { written.withLock { $0 += 1 } }
        progress.advance()
      }, isCancelled: context.isInterrupted)
    let entries = try reportingState(
      "\(counted(written.withLock { $0 }, "golden")) written to \(folder); "
        + "every golden is either the old or the new one.", run.run)
    progress.finish()
    context.console.log(
      entries.reduce(into: SnapshotWarnings()) {
        $0.add(
          $1.warnings, of: $1.name.text, in: $1.scene, source: $1.source,
          causes: $1.warningSources)
      })
    return loaded.status(printSummary(of: entries, in: folder, on: context.console))
  }

  private func failedNames(in report: ReportFolder) throws -> Set<SnapshotName> {
    let results = try report.load().snapshots
    return Set(results.filter { $0.verdict != .same && !$0.isRejected }.map(\.name))
  }

  /// The number of failures that are printed; the others are counted.
  private static let failureLimit = 10

  private func printSummary(
    of entries: [RecordingRun.Entry], in folder: String, on console: Console
  ) -> ExitStatus {
    var (added, replaced, kept) = (0, 0, 0)
    var failures: [(reason: String, names: [SnapshotName])] = []
    for entry in entries {
      switch entry.outcome {
      case .added: added += 1
      case .kept: kept += 1
      case .replaced: replaced += 1
      case .failed(let reason):
        // Where a folder cannot be written, all its goldens fail for the same reason.
        if let index = failures.firstIndex(where: { $0.reason == reason }) {
          failures[index].names.append(entry.name)
        } else {
          failures.append((reason, [entry.name]))
        }
      }
    }
    let names = entries.filter { $0.outcome == .replaced }.map(\.name)
    for line in FoldedNames(names).lines("replaced") { console.print(line) }
    for (reason, names) in failures.prefix(Self.failureLimit) {
      let others = names.count > 1 ? " and \(names.count - 1) more" : ""
      console.logError("\(names[0])\(others): \(reason)")
    }
    if failures.count > Self.failureLimit {
      console.logError("and \(failures.count - Self.failureLimit) more failures")
    }
    let failed = failures.reduce(0) { $0 + $1.names.count }
    var words = "\(counted(added + replaced, "golden")) written to \(folder)"
    if added > 0 && replaced > 0 { words += " (\(added) new, \(replaced) replaced)" }
    if kept > 0 { words += ", \(kept) \(choice == .missing ? "already there" : "unchanged")" }
    if failed > 0 { words += ", \(failed) failed" }
    console.inform(words)
    return failed > 0 ? .broken : .success
  }
}
