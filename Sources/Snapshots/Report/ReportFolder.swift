import ViewTree

/// The folder in which a verification leaves what it found.
///
///     report.json           everything in words and numbers; written last
///     expected/NAME.png     the golden
///     actual/NAME.png       what was drawn, with tree and fingerprint, ready to become the golden
///     difference/NAME.png   where they differ
///     undo/                 the goldens that the last accept replaced
///     .layouter-report      says that the folder is ours to clean
///
/// A folder without `report.json` is of a run that did not come to its end.
public struct ReportFolder: Sendable {
  public let folder: String
  let fileSystem: any FileSystem

  public init(folder: String) {
    self.init(folder: folder, fileSystem: DiskFileSystem())
  }

  package init(folder: String, fileSystem: any FileSystem) {
    self.folder = folder
    self.fileSystem = fileSystem
  }

  static let pictureFolders = ["expected", "actual", "difference"]
  static let marker = ".layouter-report"

  var reportPath: String { folder + "/report.json" }

  /// Makes the folder ready for a new report: removes the old one, and only what a report has.
  ///
  /// What the last accept replaced is kept, so that it can still be undone.
  ///
  /// - Throws: ``ReportError/notOurs(_:)`` for a folder that holds anything and is not a report.
  func begin() throws {
    // A report that was downloaded may have come without files that start with a dot.
    let isOurs = try isMarked() || (try? load()) != nil
    if !isOurs {
      let entries = try fileSystem.entries(of: folder)
      guard entries.isEmpty else { throw ReportError.notOurs(folder) }
    }
    if try !isMarked() {
      try fileSystem.replace(folder + "/" + Self.marker, with: Array(Self.markerText.utf8))
    }
    // First, so that from here on the folder is seen to be incomplete.
    try fileSystem.remove(reportPath)
    try fileSystem.removeLeftovers(below: folder)
    for name in Self.pictureFolders { try removePictures(in: folder + "/" + name) }
  }

  private func isMarked() throws -> Bool {
    try fileSystem.read(folder + "/" + Self.marker) != nil
  }

  /// Completes the report.
  func finish(with report: Report) throws {
    // Not worth waiting for the disk: a report that a power failure cut off is seen to be none.
    try fileSystem.replace(reportPath, with: report.json.fileBytes, isFlushed: false)
  }

  /// Reads the report.
  ///
  /// - Throws: ``ReportError``, with the way out.
  public func load() throws -> Report {
    guard let bytes = try fileSystem.read(reportPath) else {
      throw try isMarked() ? ReportError.incomplete(folder) : ReportError.missing(folder)
    }
    do {
      return try Report(json: JSON(utf8: bytes))
    } catch {
      throw ReportError.unreadable(reportPath, reason: "\(error)")
    }
  }

  func keepExpected(_ bytes: [UInt8], of result: inout SnapshotResult) throws {
    let path = try keep(bytes, in: "expected", result.name)
    result.pictures = result.pictures ?? .init()
    result.pictures?.expected = path
  }

  func keepActual(_ bytes: [UInt8], of result: inout SnapshotResult) throws {
    let path = try keep(bytes, in: "actual", result.name)
    result.pictures = result.pictures ?? .init()
    result.pictures?.actual = path
  }

  func keepDifference(_ bytes: [UInt8], of result: inout SnapshotResult) throws {
    let path = try keep(bytes, in: "difference", result.name)
    result.pictures = result.pictures ?? .init()
    result.pictures?.difference = path
  }

  private func keep(_ bytes: [UInt8], in kind: String, _ name: SnapshotName) throws -> String {
    let path = "\(kind)/\(name.text).png"
    // Nor are pictures: the report says by itself whether it is complete.
    try fileSystem.replace(folder + "/" + path, with: bytes, isFlushed: false)
    return path
  }

  /// Removes the PNG files below a folder, and the folders that are empty then.
  func removePictures(in path: String) throws {
    for entry in try fileSystem.entries(of: path) {
      let inner = path + "/" + entry.name
      if entry.isFolder {
        try removePictures(in: inner)
      } else if entry.name.hasSuffix(".png") {
        try fileSystem.remove(inner)
      }
    }
    if try fileSystem.entries(of: path).isEmpty { try fileSystem.remove(path) }
  }

  private static let markerText = """
    Layouter made this folder and empties it at every verify.

    """
}

/// A report cannot be made or read.
public enum ReportError: Error, Sendable, Equatable {
  /// The folder holds something else than a report, and would have to be emptied.
  case notOurs(String)
  /// There is no report in the folder.
  case missing(String)
  /// The run that made the report did not come to its end.
  case incomplete(String)
  /// `report.json` is not a report, or one of another version.
  case unreadable(String, reason: String)
}

extension ReportError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notOurs(let folder):
      "'\(folder)' holds files that are not a report's, and would have to be emptied; "
        + "choose another folder"
    case .missing(let folder):
      "there is no report in '\(folder)'; 'layouter verify' makes one"
    case .incomplete(let folder):
      "the report in '\(folder)' is incomplete, its run did not come to its end; "
        + "run 'layouter verify' again"
    case .unreadable(let path, let reason):
      "'\(path)' is no report that can be read: \(reason); run 'layouter verify' again"
    }
  }
}
