/// The folders of a project, as paths from its own folder, without `.` and `..`.
package struct ProjectFolders: Sendable, Equatable {
  /// What a folder contains, by the keys of the project file.
  package enum Purpose: String, Sendable, CaseIterable {
    case scenes, snapshots, report, out

    /// What the folder contains, for people.
    package var summary: String {
      switch self {
      case .scenes: "The scenes, by whose paths in it the goldens are named."
      case .snapshots: "The goldens."
      case .report: "The report of the last verify. Every verify empties it."
      case .out: "What render and sheet draw."
      }
    }

    /// The folder of a project that does not set it.
    package var defaultPath: String {
      switch self {
      case .scenes: "Fixtures"
      case .snapshots: "Snapshots"
      case .report: ".layouter/report"
      case .out: "out"
      }
    }
  }

  private var paths: [Purpose: String] = [:]

  package init() {}

  package subscript(purpose: Purpose) -> String {
    get { paths[purpose] ?? purpose.defaultPath }
    set { paths[purpose] = newValue }
  }
}
