import FileAccess
import JSONValues

/// The names of the goldens that the assertions of the last run of tests have used.
///
/// The processes of a run write them, and when they start and end, to one file.
package struct TestedNames: Sendable, Equatable {
  /// The paths of the goldens' files from the package's folder.
  package private(set) var files: Set<String> = []
  /// Why a golden may belong to an assertion that is not among them; nil if all tests were run.
  package private(set) var obstacle: String?

  /// Nil if the report in a folder is not one of tests.
  package init?(lastRunIn report: ReportFolder) throws(FileSystemError) {
    guard let bytes = try report.fileSystem.read(SharedRun.namesPath(in: report)) else {
      return nil
    }
    self.init(lines: bytes.split(separator: UInt8(ascii: "\n")).map(Array.init))
  }

  private init(lines: [[UInt8]]) {
    var running: Set<String> = []
    for line in lines {
      guard let json = try? JSON(utf8: line) else { continue }
      if case .string(let name)? = json[Line.name] { files.insert(name) }
      if case .string(let process)? = json[Line.started] { running.insert(process) }
      if case .string(let process)? = json[Line.ended] { running.remove(process) }
      if case .string(let reason)? = json[Line.obstacle] { obstacle = obstacle ?? reason }
    }
    if !running.isEmpty { obstacle = obstacle ?? "a process of the last run of tests did not end" }
  }

  /// The members of the lines.
  package enum Line {
    package static let name = "name"
    fileprivate static let started = "started"
    fileprivate static let ended = "ended"
    fileprivate static let obstacle = "obstacle"

    /// A process has started, or ended.
    static func process(_ number: Int32, hasStarted: Bool) -> String {
      JSON(optional: hasStarted ? [started: .string("\(number)")] : [ended: .string("\(number)")])
        .line
    }

    /// Goldens may belong to assertions whose names are not known.
    static func obstacle(_ reason: String) -> String {
      JSON(optional: [obstacle: .string(reason)]).line
    }
  }
}
