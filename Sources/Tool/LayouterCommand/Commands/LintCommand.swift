import ArgumentParser
import CommandLineTool
import Foundation
import JSONValues
import LintConfiguration
import Messages
import ProjectFiles
import Scenes
import Snapshots

/// `layouter lint`: looks for design faults in the drawn variants.
struct LintCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Looks for design faults in the drawn states.",
    discussion: """
      Draws every variant and checks it: texts that are hard to read or cut off, states that look the \
      same, touch targets that are too small, and more. Prints one line per fault, with all variants \
      that have it.

      Example:  \(ToolName.current) lint Fixtures/buttons --rules contrast,touch-target

      A scene accepts a fault with  lint: {ignore: {contrast: the reason}}  at its top or at a view; \
      the project file \(ProjectFile.name) sets levels and limits of rules.

      Exit status: 0 no finding, 1 a finding, 2 a scene is broken.
      """)

  @OptionGroup var scenes: SceneOptions
  @OptionGroup var names: FilterOptions

  @Option(
    help: ArgumentHelp(
      "Only these rules, separated by commas: \(LintRuleName.names.joined(separator: ", ")).",
      valueName: "rules"),
    transform: LintRuleList.init(argument:))
  var rules: LintRuleList?

  @Option(
    help: ArgumentHelp("Also write the findings as JSON; - is standard output.", valueName: "file"),
    completion: .file())
  var json: String?

  @Flag(
    name: .customLong("github"),
    help: """
      Print annotations for GitHub's pull requests, one per finding and at most ten, and add all of \
      them to the summary of the step.
      """)
  var isForGitHub = false

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var consoleOptions: ConsoleOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let settings = try context.project().settings.lint
    let loaded = try scenes.load(in: context, jobs: drawing.jobCount)
    context.warnOfRenderer()
    let chosen = try names.choose(from: loaded.scenes, of: scenes.selection(in: context))
    let report = try lint(chosen.map(\.scene), by: settings, in: context).about(chosen)

    if let json { try context.writeResult(report.json.fileBytes, to: json) }
    let isOutputUsed = json == "-"
    let style = isOutputUsed ? context.console.errorStyle : context.console.outputStyle
    for scene in report.scenes {
      if let error = scene.error { context.console.logError("\(scene.file), \(error)") }
    }
    let text = LintText(report: report, style: style)
    for line in text.lines + (consoleOptions.quiet ? [] : [text.summary]) {
      if isOutputUsed { context.console.log(line) } else { context.console.print(line) }
    }
    if isForGitHub {
      let notes = try report.notes(of: chosen.map(\.scene), in: Repository(of: context))
      try annotate(notes, in: context)
    }
    return loaded.status(text.status)
  }

  /// Prints annotations, which GitHub reads on both outputs, and adds all to the summary of its step.
  private func annotate(_ notes: [ReportNote], in context: CommandContext) throws {
    for annotation in notes.findingAnnotations.limitedToAStep(of: "findings") {
      if json == "-" {
        context.console.log("\(annotation)")
      } else {
        context.console.print("\(annotation)")
      }
    }
    let heading = "## \(counted(notes.count, "finding"))\n\n"
    try context.appendToStepSummary(notes.isEmpty ? heading : heading + notes.markdown + "\n")
  }

  private func lint(
    _ scenes: [Scene], by settings: LintSettings, in context: CommandContext
  ) throws -> LintReport {
    let progress = ProgressMeter(
      "Checking", total: scenes.reduce(0) { $0 + $1.variants.count }, console: context.console)
    defer { progress.finish() }
    return try LintRun(
      of: scenes, by: settings, rules: rules?.rules, jobs: drawing.jobCount, progress: progress,
      in: context
    ).run()
  }
}

extension LintReport {
  /// The findings in some variants of each scene. Whole scenes are checked, because rules compare variants.
  fileprivate func about(_ chosen: [(scene: Scene, variants: [Variant])]) -> LintReport {
    var report = self
    for (place, choice) in zip(report.scenes.indices, chosen)
    where choice.variants.count < choice.scene.variants.count {
      let names = Set(choice.variants.map(\.name))
      report.scenes[place].findings.removeAll { names.isDisjoint(with: $0.finding.variants) }
      report.scenes[place].silenced.removeAll { names.isDisjoint(with: $0.finding.variants) }
      report.scenes[place].superfluous = []
    }
    return report
  }
}

/// The value of `--rules`: `contrast,touch-target`.
struct LintRuleList: Sendable {
  var rules: Set<LintRuleName>

  init(argument: String) throws(ValidationError) {
    rules = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.trimmingCharacters(in: .whitespaces)
      guard let rule = LintRuleName(rawValue: name) else {
        let hint = NearestName.hint(for: name, among: LintRuleName.names)
        throw ValidationError("There is no rule '\(name)'\(hint).")
      }
      rules.insert(rule)
    }
  }
}
