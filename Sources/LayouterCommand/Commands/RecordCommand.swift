import ArgumentParser
import Snapshots

/// `layouter record`: writes goldens.
struct RecordCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes goldens.",
    discussion: """
      A golden is the picture that a snapshot is meant to be. Look at the pictures before you \
      commit them (layouter sheet), as nobody does later. A golden with equal pixels is not \
      rewritten.

      Example:  layouter record Fixtures/buttons

      To take over what the last verify has drawn, without drawing again: layouter accept
      """)

  /// Which goldens are written.
  enum Choice: String, EnumerableFlag {
    case missing, failed, all

    static func help(for value: Choice) -> ArgumentHelp? {
      switch value {
      case .missing: "Only those that do not exist."
      case .failed: "Those that the last verify found missing or different, and nobody rejected."
      case .all: "All whose pixels have changed."
      }
    }
  }

  @OptionGroup var scenes: SceneOptions
  @Flag var choice: Choice = .missing
  @OptionGroup var selection: SnapshotOptions
  @OptionGroup var drawing: DrawingOptions

  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"))
  var snapshots = ProjectPaths.snapshots

  @Option(help: ArgumentHelp("The report that --failed goes by.", valueName: "dir"))
  var report = ProjectPaths.report

  @Flag(help: "Write even where CI is set in the environment.")
  var force = false

  func run(in context: CommandContext) throws -> ExitStatus {
    if context.isContinuousIntegration && !force {
      throw CommandFailure(
        "Goldens are not written on CI, where nobody looks at them (CI=\(context.environment["CI"] ?? "") "
          + "is set). Record them at your desk and commit them, or insist with --force.")
    }
    let loaded = try scenes.load(in: context, jobs: drawing.jobCount)
    var requests = try selection.choose(from: loaded.requests(in: context))
    if choice == .failed {
      let names = try failedNames(in: context)
      requests = requests.filter { names.contains($0.name) }
    }

    let progress = Progress("Recording", total: requests.count, console: context.console)
    defer { progress.finish() }
    let run = try RecordingRun(
      requests: requests,
      goldens: GoldenStore(folder: context.path(snapshots), fileSystem: context.fileSystem),
      renderer: .current(in: context), mode: choice == .missing ? .missing : .all,
      jobs: drawing.jobCount,
      progress: { _ in progress.advance() }, isCancelled: context.isInterrupted)
    let entries = try unlessStopped(saying: "Every golden is old or new.", run.run)
    progress.finish()
    context.console.note(
      entries.reduce(into: SnapshotWarnings()) {
        $0.add($1.warnings, of: $1.name.text, in: $1.scene)
      })
    return loaded.status(tell(entries, on: context.console))
  }

  private func failedNames(in context: CommandContext) throws -> Set<SnapshotName> {
    let results = try ReportFolder(folder: context.path(report)).load().snapshots
    return Set(results.filter { $0.verdict != .same && !$0.isRejected }.map(\.name))
  }

  /// Failures that are told one by one.
  private static let mostFailures = 10

  private func tell(_ entries: [RecordingRun.Entry], on console: Console) -> ExitStatus {
    var (added, replaced, kept) = (0, 0, 0)
    var failures: [(reason: String, names: [SnapshotName])] = []
    for entry in entries {
      switch entry.outcome {
      case .added: added += 1
      case .kept: kept += 1
      case .replaced:
        replaced += 1
        console.print("replaced  \(entry.name)")
      case .failed(let reason):
        // Where a folder cannot be written, all its goldens fail for the same reason.
        if let index = failures.firstIndex(where: { $0.reason == reason }) {
          failures[index].names.append(entry.name)
        } else {
          failures.append((reason, [entry.name]))
        }
      }
    }
    for (reason, names) in failures.prefix(Self.mostFailures) {
      let others = names.count > 1 ? " and \(names.count - 1) more" : ""
      console.noteError("\(names[0])\(others): \(reason)")
    }
    if failures.count > Self.mostFailures {
      console.noteError("and \(failures.count - Self.mostFailures) more such failures")
    }
    let failed = failures.reduce(0) { $0 + $1.names.count }
    var words = "\(counted(added + replaced, "golden")) written to \(snapshots)"
    if added > 0 && replaced > 0 { words += " (\(added) new, \(replaced) replaced)" }
    if kept > 0 { words += ", \(kept) \(choice == .missing ? "already there" : "unchanged")" }
    if failed > 0 { words += ", \(failed) failed" }
    console.print(words)
    return failed > 0 ? .broken : .success
  }
}
