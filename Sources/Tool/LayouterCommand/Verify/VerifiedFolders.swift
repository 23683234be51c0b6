import CommandLineTool
import Messages
import Snapshots
import ViewTree

/// The folders of a verification, as the user writes them in the working folder.
struct VerifiedFolders {
  let project: Project
  let snapshots: String
  let report: String

  /// - Parameters:
  ///   - snapshots: The folder of the goldens; nil for the project's.
  ///   - report: The folder of the report; nil for the project's.
  init(of project: Project, snapshots: String?, report: String?) {
    self.project = project
    self.snapshots = snapshots ?? project.snapshots
    self.report = report ?? project.report
  }

  /// The options with which `accept` finds the report and the goldens.
  var acceptOptions: String {
    // `accept` takes the folder from the report only if it is in the project.
    (project.areSame(report, project.report) ? "" : " --from \(report.shellWord)")
      + (project.contains(snapshots) ? "" : snapshotsOption)
  }

  /// The option with which other commands find the goldens.
  private var snapshotsOption: String {
    project.areSame(snapshots, project.snapshots) ? "" : " --snapshots \(snapshots.shellWord)"
  }

  /// The location of the pictures, and the commands to run next.
  ///
  /// - Parameter scenes: The scenes that were named.
  func nextSteps(after outcome: Report, of scenes: [String]) -> [String] {
    let different = outcome.snapshots.filter { $0.verdict == .different || $0.verdict == .size }
    let moved = outcome.movedGroups
    let missing = outcome.count(of: .missing) - moved.reduce(0) { $0 + $1.snapshots.count }
    if outcome.isSame {
      return outcome.notes.isEmpty
        ? [] : ["", "Open in a browser:   \(report)/\(ReportFolder.pageName)"]
    }
    var lines = [
      "", "The pictures are in \(report): expected, actual, difference.",
      "Open in a browser:   \(report)/\(ReportFolder.pageName)",
    ]
    if different.count == 1 {
      lines.append(
        "Accept the change:   \(ToolName.current) accept \(different[0].name.text.shellWord)\(acceptOptions)"
      )
    } else if different.count > 1 {
      if let group = outcome.groups.first(where: { $0.snapshots.count > 1 }) {
        lines.append(
          "Accept a group:      \(ToolName.current) accept --group \(group.number)\(acceptOptions)")
      }
      lines.append("Accept everything:   \(ToolName.current) accept --all\(acceptOptions)")
      lines.append("Decide one by one:   \(ToolName.current) accept -i\(acceptOptions)")
    }
    if let advice = Report.adviceToMove(moved, options: acceptOptions) { lines.append(advice) }
    if missing > 0 {
      let given = scenes.map { " " + $0.shellWord }.joined()
      lines.append("Record the missing:  \(ToolName.current) record\(given)\(snapshotsOption)")
    }
    return lines
  }
}
