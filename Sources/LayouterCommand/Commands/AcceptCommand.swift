import ArgumentParser
import Snapshots

/// `layouter accept`: takes pictures of the last verify as goldens, without drawing again.
struct AcceptCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Takes pictures of the last verify as goldens, without drawing again.",
    discussion: """
      Names are those that verify prints, or patterns: 'buttons/*', '*_dark@2x'. What was replaced \
      is kept until the next accept, for --undo.

      Example:  layouter accept buttons/save
                layouter accept --all --from ~/Downloads/layouter-report
      """)

  @Argument(
    help: ArgumentHelp("Names of snapshots, or patterns for them.", valueName: "name"))
  var names: [String] = []

  @Flag(help: "Accept everything that differs or is missing.")
  var all = false

  @Flag(help: "Put back what the last accept replaced.")
  var undo = false

  @Option(help: ArgumentHelp("The report, such as one downloaded from CI.", valueName: "dir"))
  var from = ProjectPaths.report

  @Option(
    help: ArgumentHelp(
      "The folder of the goldens (default: the one that was verified).", valueName: "dir"))
  var snapshots: String?

  func validate() throws {
    if undo && (all || !names.isEmpty) {
      throw ValidationError("--undo puts back all of the last accept; leave the rest out.")
    }
    if all && !names.isEmpty {
      throw ValidationError("Give either names or --all.")
    }
  }

  func run(in context: CommandContext) throws -> ExitStatus {
    let folder = ReportFolder(folder: context.path(from))
    let report = try folder.load()
    let goldens = GoldenStore(folder: snapshots.map(context.path) ?? report.goldens)
    let acceptance = Acceptance(report: folder, goldens: goldens)
    return undo
      ? try putBack(acceptance, on: context.console)
      : try accept(acceptance, in: context)
  }

  private func accept(_ acceptance: Acceptance, in context: CommandContext) throws -> ExitStatus {
    let console = context.console
    let candidates = try acceptance.candidates().map(\.name)
    let patterns = names.map {
      Glob(Self.snapshotName($0, goldens: acceptance.goldens.folder, in: context))
    }
    if patterns.isEmpty && !all {
      guard !candidates.isEmpty else {
        console.print("Nothing to accept: the last verify found all snapshots the same.")
        return .success
      }
      let listed = candidates.prefix(10).map { "\n  \($0)" }.joined()
      let rest = candidates.count > 10 ? "\n  and \(candidates.count - 10) more" : ""
      throw CommandFailure("Say what to accept, by name or with --all:\(listed)\(rest)")
    }
    for (pattern, name) in zip(patterns, names)
    where !candidates.contains(where: { pattern.matches($0.text) }) {
      throw CommandFailure(
        "The last verify found nothing to accept by the name '\(name)'. "
          + "'layouter accept' without a name lists what there is.")
    }

    let outcome = try acceptance.accept { result in
      all || patterns.contains { $0.matches(result.name.text) }
    }
    for name in outcome.accepted { console.print("accepted  \(name)") }
    for name in outcome.stale {
      console.noteError("\(name): the golden has changed since the verify; run it again.")
    }
    var words =
      "\(counted(outcome.accepted.count, "golden")) written to \(acceptance.goldens.folder)"
    if !outcome.unchanged.isEmpty { words += ", \(outcome.unchanged.count) unchanged" }
    console.print(outcome.accepted.isEmpty ? words : words + "; take it back with: \(undoCall)")
    return outcome.stale.isEmpty ? .success : .negative
  }

  private var undoCall: String {
    "layouter accept --undo" + (from == ProjectPaths.report ? "" : " --from \(from)")
  }

  private func putBack(_ acceptance: Acceptance, on console: Console) throws -> ExitStatus {
    let outcome = try acceptance.undo()
    for name in outcome.restored { console.print("restored  \(name)") }
    for name in outcome.changed {
      console.noteError(
        "\(name): the golden has changed since it was accepted; it is left as it is.")
    }
    if outcome.restored.isEmpty && outcome.changed.isEmpty { console.print("Nothing to undo.") }
    return outcome.changed.isEmpty ? .success : .negative
  }

  /// A name as the shell's completion of the golden's file gives it is understood too.
  private static func snapshotName(
    _ typed: String, goldens: String, in context: CommandContext
  ) -> String {
    let path = context.path(typed)
    var name = path.hasPrefix(goldens + "/") ? path.dropFirst(goldens.count + 1) : typed[...]
    if name.hasSuffix(".png") { name = name.dropLast(4) }
    return String(name)
  }
}
