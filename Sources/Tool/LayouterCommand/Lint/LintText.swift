import CommandLineTool
import Snapshots
import ViewTree

/// The text that `lint` prints about its report.
struct LintText {
  let report: LintReport
  let style: TextStyle

  /// A line for each finding: file, line, rule, view, message, variants.
  var lines: [String] {
    report.scenes.flatMap { scene in
      scene.findings.map { line(for: $0) } + scene.superfluous.map { line(for: $0, in: scene) }
    }
  }

  private func line(for reported: LintReport.Reported) -> String {
    let finding = reported.finding
    let rule = finding.rule.rawValue
    let word = reported.level == .warning ? style.warning(rule) : style.bad(rule)
    let view = finding.view.map { "\(style.bold($0)): " } ?? ""
    return "\(finding.file):\(finding.line): \(word): \(view)\(finding.message)"
      + style.dim(" [\(finding.variantWords)]")
  }

  private func line(for silence: LintSilence, in scene: LintReport.SceneResult) -> String {
    "\(scene.file):\(silence.line): \(style.warning("superfluous")): nothing of "
      + "'\(silence.rule.rawValue)' is found here now. Remove the entry from 'ignore'."
  }

  var summary: String {
    let count = report.findings.count
    let silenced = report.scenes.reduce(0) { $0 + $1.silenced.count }
    var words = [counted(count, "finding")]
    if silenced > 0 { words.append("\(silenced) silenced") }
    let text = words.joined(separator: ", ")
    return "\(counted(report.scenes.count, "scene")): "
      + (count == 0 ? style.good(text) : style.bad(text))
  }

  var status: ExitStatus {
    if report.isBroken { return .broken }
    return report.fails ? .negative : .success
  }
}
