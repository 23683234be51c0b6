import Snapshots

/// The folders of a report and of its goldens, as typed.
struct ReportPlaces {
  var report: String
  var snapshots: String

  /// The options with which `accept` finds them.
  func acceptOptions(in context: CommandContext) -> String {
    // `accept` takes the folder from the report only if it is in the project.
    let isNamed = snapshots == ProjectPaths.snapshots || context.isInWorkingFolder(snapshots)
    return (report == ProjectPaths.report ? "" : " --from \(report.shellWord)")
      + (isNamed ? "" : " --snapshots \(snapshots.shellWord)")
  }
}
