import FileAccess
import ViewTree

/// Reads the report of a folder, and again only after its file has changed: reading the report of a thousand
/// snapshots takes longer than drawing the snapshots of a scene.
package struct ReportReader: Sendable {
  package let folder: ReportFolder
  private var last: (stamp: FileStamp, report: Report)?

  package init(_ folder: ReportFolder) { self.folder = folder }

  /// The current report.
  ///
  /// - Throws: ``ReportError``, with the remedy.
  package mutating func load() throws -> Report {
    let stamp = FileStamp(of: folder.reportPath)
    if let last, last.stamp == stamp { return last.report }
    // If another program replaces the file now, the stamp is the older one, and it is read once more.
    let report = try folder.load()
    last = stamp.map { ($0, report) }
    return report
  }

  /// Spares the next ``load()``, after this process has written the report.
  package mutating func remember(_ report: Report) {
    last = FileStamp(of: folder.reportPath).map { ($0, report) }
  }
}
