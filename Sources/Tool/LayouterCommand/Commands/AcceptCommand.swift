import ArgumentParser
import CommandLineTool
import Messages
import Snapshots
import ViewTree

/// `layouter accept`: makes pictures of the last verify goldens, without drawing again.
struct AcceptCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes pictures of the last verify goldens, without drawing again.",
    discussion: """
      Names are those that verify prints, or patterns: 'buttons/*', '*_dark@2x'. The goldens that the \
      last 20 accepts replaced are kept for --undo, which undoes one accept after the other.

      With --group the snapshots are accepted that differ for the same reason; verify prints the \
      groups with their numbers.

      With -i each group of differences is shown and you decide by a key, as in cargo-insta: a \
      accepts all of the same change, r rejects, s skips, o decides about them one by one, capital \
      letters do so for all that follow, and q quits. Rejecting keeps the golden, and removes the \
      difference from the list until the next verify finds it again. Goldens are written after the \
      last decision; Ctrl-C changes nothing.

      A terminal that shows pictures, by the protocols of kitty or iTerm2 or as Sixel, shows the \
      expected one, the actual one and their difference; any other names their files, and the \
      address at which the report's page shows them.

      Example:  \(ToolName.current) accept buttons/save
                \(ToolName.current) accept --group 2
                \(ToolName.current) accept --all --from ~/Downloads/layouter-report
      """)

  @Argument(
    help: ArgumentHelp("Names of snapshots, or patterns for them.", valueName: "name"),
    completion: .failures)
  var names: [String] = []

  @Flag(help: "Accept everything that differs or is missing.")
  var all = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Accept a group of the last verify: what differs for the same reason; repeatable.",
      valueName: "number"))
  var group: [Int] = []

  @Flag(name: [.short, .long], help: "Decide about each group of differences by a key.")
  var interactive = false

  @Flag(help: "Restore the goldens that the last accept replaced.")
  var undo = false

  @OptionGroup var source: ReportOptions

  @Option(
    help: ArgumentHelp("How -i shows pictures; auto asks the terminal.", valueName: "protocol"))
  var pictures = PictureChoice.auto

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if undo && (all || interactive || !names.isEmpty || !group.isEmpty) {
      throw ValidationError("--undo restores all goldens of the last accept; use it alone.")
    }
    if all && !(names.isEmpty && group.isEmpty) {
      throw ValidationError("Use either --all, or names and --group.")
    }
    if all && interactive {
      throw ValidationError("--all does not ask; use either --all or -i.")
    }
  }

  func run(in context: CommandContext) throws -> ExitStatus {
    let project = try context.project()
    let path = source.path(in: project)
    let folder = ReportFolder(folder: context.path(path))
    let report = try folder.load()
    let acceptance = try source.acceptance(of: report, in: folder, of: project, in: context)
    return undo
      ? try restore(acceptance, on: context.console)
      : try accept(report, in: path, acceptance, in: context)
  }

  private func accept(
    _ report: Report, in folder: String, _ acceptance: Acceptance, in context: CommandContext
  ) throws -> ExitStatus {
    let candidates = try interactive ? acceptance.pending() : acceptance.candidates()
    let groups = report.groups
    let chosen = try choose(from: candidates, groups, acceptance, in: context)
    guard let chosen else {
      context.console.inform("The last verify left nothing to accept.")
      return .success
    }
    guard interactive else {
      let names = Set(chosen.map(\.name))
      let outcome = try acceptance.accept { names.contains($0.name) }
      return printSummary(of: outcome, by: acceptance, on: context.console)
    }
    guard let terminal = context.openTerminal() else {
      throw CommandFailure(
        "-i needs a terminal for its input and output. "
          + "Without one, accept by name or with --all:\(Self.list(chosen))")
    }
    let dialog = AcceptanceDialog(
      results: chosen, groups: groups,
      preview: preview(of: acceptance.report, shownAs: folder, on: terminal, in: context),
      console: context.console, nextKey: terminal.nextKey)
    let decisions = try dialog.run()
    let outcome = try acceptance.accept { decisions.accepted.contains($0.name) }
    let rejected = try acceptance.reject { decisions.rejected.contains($0.name) }
    for line in FoldedNames(rejected).lines("rejected") { context.console.print(line) }
    let left = chosen.count - decisions.accepted.count - decisions.rejected.count
    return printSummary(
      of: outcome, rejected: rejected.count, left: left, by: acceptance, on: context.console)
  }

  /// Finds out what the terminal can show.
  private func preview(
    of report: ReportFolder, shownAs folder: String, on terminal: InteractiveTerminal,
    in context: CommandContext
  ) -> SnapshotPreview {
    let environment = TerminalEnvironment(context.environment)
    let allowsSequences = context.console.showsSequences
    return SnapshotPreview(
      report: report, folder: folder,
      pictures: TerminalPictures(
        pictures, on: terminal, environment: environment, allowsSequences: allowsSequences),
      page: Files.exists(report.pagePath)
        ? PageAddress(file: report.pagePath, in: context.workingFolder) : nil,
      makesLinks: allowsSequences && environment.makesLinks, console: context.console)
  }

  /// The candidates that the arguments name, all if they name none; nil without any candidate.
  private func choose(
    from candidates: [SnapshotResult], _ groups: [ChangeGroup], _ acceptance: Acceptance,
    in context: CommandContext
  ) throws -> [SnapshotResult]? {
    let groupMembers = try Set(group.flatMap { try Self.members(of: $0, in: groups) })
    let patterns = names.map {
      Glob(Self.snapshotName($0, goldens: acceptance.goldens.folder, in: context))
    }
    for (pattern, name) in zip(patterns, names)
    where !candidates.contains(where: { pattern.matches($0.name.text) }) {
      throw CommandFailure(
        "The last verify found no difference in '\(name)'"
          + (candidates.isEmpty
            ? ", nor in any other snapshot." : ". It found:\(Self.list(candidates))"))
    }
    if candidates.isEmpty { return nil }
    let isEverything = patterns.isEmpty && group.isEmpty
    if isEverything && !all && !interactive {
      throw CommandFailure(
        "Accept by name, a group with --group, all with --all, or decide one by one with -i:"
          + Self.list(candidates))
    }
    return candidates.filter { result in
      isEverything || groupMembers.contains(result.name)
        || patterns.contains { $0.matches(result.name.text) }
    }
  }

  private static func members(
    of number: Int, in groups: [ChangeGroup]
  ) throws(CommandFailure) -> [SnapshotName] {
    guard let group = groups.first(where: { $0.number == number }) else {
      throw CommandFailure(
        "There is no group \(number): the last verify found "
          + (groups.isEmpty
            ? "no difference."
            : "the groups 1 to \(groups.count), which report.json lists with their snapshots."))
    }
    return group.snapshots
  }

  /// The first names, each on a line of its own.
  private static func list(_ results: [SnapshotResult]) -> String {
    let rest = results.count > 10 ? "\n  and \(results.count - 10) more" : ""
    return results.prefix(10).map { "\n  \($0.name)" }.joined() + rest
  }

  private func printSummary(
    of outcome: Acceptance.Outcome, rejected: Int = 0, left: Int = 0, by acceptance: Acceptance,
    on console: Console
  ) -> ExitStatus {
    for line in FoldedNames(outcome.accepted).lines("accepted") { console.print(line) }
    for line in FoldedNames(outcome.moved).lines("removed") { console.print(line) }
    for name in outcome.stale {
      console.logError("\(name): the golden has changed since the last verify; run verify again.")
    }
    var words =
      "\(counted(outcome.accepted.count, "golden")) written to \(acceptance.goldens.folder)"
    if !outcome.unchanged.isEmpty { words += ", \(outcome.unchanged.count) unchanged" }
    if rejected > 0 { words += ", \(rejected) rejected" }
    if left > 0 { words += ", \(left) left for later" }
    console.inform(outcome.accepted.isEmpty ? words : words + "; undo with: \(undoCommand)")
    return outcome.stale.isEmpty ? .success : .negative
  }

  private var undoCommand: String {
    "\(ToolName.current) accept --undo" + source.arguments
  }

  private func restore(_ acceptance: Acceptance, on console: Console) throws -> ExitStatus {
    let outcome = try acceptance.undo()
    for line in FoldedNames(outcome.restored).lines("restored") { console.print(line) }
    for name in outcome.changed {
      console.logError(
        "\(name): the golden has changed since it was accepted, and was not restored.")
    }
    if outcome.restored.isEmpty && outcome.changed.isEmpty { console.inform("Nothing to undo.") }
    return outcome.changed.isEmpty ? .success : .negative
  }

  /// Also accepts the path of the golden's file, which a shell can complete.
  private static func snapshotName(
    _ typed: String, goldens: String, in context: CommandContext
  ) -> String {
    let path = context.path(typed)
    var name = path.hasPrefix(goldens + "/") ? path.dropFirst(goldens.count + 1) : typed[...]
    if name.hasSuffix(".png") { name = name.dropLast(4) }
    return String(name)
  }
}
