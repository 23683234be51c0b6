import FileAccess
import JSONValues
import Messages
import ViewTree

/// The folder of a verification's report.
///
///     report.json           the results; written last
///     expected/NAME.png     the golden
///     actual/NAME.png       what was drawn, as a complete golden with tree and fingerprint
///     difference/NAME.png   the difference picture
///     views/NAME.json       what the page's inspector shows of the drawn views
///     index.html            the page to review them; only if something differs
///     results/NUMBER.jsonl  the results of a process, until the run of several processes ends
///     results/names.jsonl   the names that the snapshots of all processes have
///     results/inline.jsonl  the texts that all processes have written into sources
///     references.json       the comparisons with references, of `layouter test --compare-references`
///     undo/NUMBER/          the goldens that an accept replaced
///     .layouter-report      marks the folder as one that may be emptied
///
/// Without `report.json` the report is incomplete: its run did not finish.
public struct ReportFolder: Sendable {
  /// The folder's path.
  public let folder: String
  package let fileSystem: any FileSystem

  /// A report in a folder, which need not exist.
  public init(folder: String) {
    self.init(folder: folder, fileSystem: DiskFileSystem())
  }

  package init(folder: String, fileSystem: any FileSystem) {
    self.folder = folder
    self.fileSystem = fileSystem
  }

  static let pictureFolders = ["expected", "actual", "difference", "views"]
  /// The results of a run of several processes, until it ends.
  static let resultFolder = "results"
  static let marker = ".layouter-report"

  /// The name of the page's file.
  public static let pageName = "index.html"

  /// The path of the report's page.
  public var pagePath: String { folder + "/" + Self.pageName }

  var reportPath: String { folder + "/report.json" }

  /// The stamps of files that change on every verification, accept, reject and undo, by any process.
  package var stamps: [FileStamp?] {
    [FileStamp(of: reportPath), FileStamp(of: folder + "/" + UndoHistory.path)]
  }

  /// Prepares the folder for a new report: removes the files of the old one, and no others.
  ///
  /// The goldens that accepts replaced are kept, so that they can still be undone.
  ///
  /// - Throws: ``ReportError/notOurs(_:)`` if the folder is not empty and not a report.
  func begin() throws {
    // A downloaded report may lack files whose names start with a dot.
    let isOurs = try isMarked() || (try? load()) != nil
    if !isOurs {
      let entries = try fileSystem.entries(of: folder)
      guard entries.isEmpty else { throw ReportError.notOurs(folder) }
    }
    if try !isMarked() {
      try fileSystem.replace(folder + "/" + Self.marker, with: Array(Self.markerText.utf8))
    }
    let files = try namedFiles()
    // Removed first, which marks the folder as incomplete.
    try fileSystem.remove(reportPath)
    try fileSystem.remove(pagePath)
    for name in [ReferenceTable.file, ReferenceTable.linesFile] {
      try fileSystem.remove(folder + "/" + name)
    }
    try fileSystem.removeLeftovers(below: folder)
    for path in files {
      let place = folder + "/" + path
      try fileSystem.checkLinks(in: place, below: folder)
      try fileSystem.remove(place)
    }
    for name in Self.pictureFolders + [Self.resultFolder] { try removePictures(in: name) }
  }

  /// The paths of what the report or the results of an unfinished run name, other than pictures.
  private func namedFiles() throws -> [String] {
    let results = try SharedRun.results(in: self) + ((try? load())?.snapshots ?? [])
    return results.filter { $0.name.format == .file }.flatMap { $0.pictures?.paths ?? [] }
  }

  private func isMarked() throws -> Bool {
    try fileSystem.read(folder + "/" + Self.marker) != nil
  }

  /// Completes the report.
  func finish(with report: Report) throws {
    // Not flushed: a report that is cut off by a power failure cannot be read, and is made again.
    try fileSystem.replace(reportPath, with: report.json.fileBytes, isFlushed: false)
  }

  /// Reads the report.
  ///
  /// - Throws: ``ReportError``, with the remedy.
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

  /// Reads a picture; nil if it is missing. Symbolic links below the folder are not followed.
  ///
  /// - Parameter path: One of ``SnapshotResult/pictures``.
  package func read(_ path: String) throws(FileSystemError) -> [UInt8]? {
    let place = folder + "/" + path
    try fileSystem.checkLinks(in: place, below: folder)
    return try fileSystem.read(place)
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

  func keepViews(_ inspection: PictureInspection, of result: inout SnapshotResult) throws {
    let path = try keep(Array(inspection.json.line.utf8), in: "views", result.name, ".json")
    result.pictures = result.pictures ?? .init()
    result.pictures?.views = path
  }

  private func keep(
    _ bytes: [UInt8], in kind: String, _ name: SnapshotName, _ ending: String? = nil
  ) throws -> String {
    let path = "\(kind)/\(ending.map { name.text + $0 } ?? name.file)"
    // Not flushed either: `report.json` is written after all pictures.
    try fileSystem.replace(folder + "/" + path, with: bytes, below: folder, isFlushed: false)
    return path
  }

  /// Removes the pictures of an earlier report that a later one does not name.
  func removePictures(of earlier: Report, notIn later: Report) throws {
    let named = Set(later.snapshots.flatMap { $0.pictures?.paths ?? [] })
    for path in earlier.snapshots.flatMap({ $0.pictures?.paths ?? [] })
    where !named.contains(path) {
      let place = folder + "/" + path
      try fileSystem.checkLinks(in: place, below: folder)
      try fileSystem.remove(place)
    }
  }

  /// Removes the pictures, the texts about views and the symbolic links in a folder and its subfolders,
  /// and folders that become empty. Links are not followed: what they name does not belong to the report.
  ///
  /// - Parameter path: Relative to the report's folder.
  func removePictures(in path: String) throws {
    if try !removeLink(at: path) { try removePictures(below: folder + "/" + path) }
  }

  /// Removes the first symbolic link on the way to a path.
  ///
  /// - Parameter path: Relative to the report's folder.
  /// - Returns: Whether there was one; then the path is free.
  @discardableResult
  func removeLink(at path: String) throws -> Bool {
    var place = folder
    for name in path.split(separator: "/") {
      place += "/" + name
      guard try fileSystem.status(of: place)?.kind == .symbolicLink else { continue }
      try fileSystem.remove(place)
      return true
    }
    return false
  }

  private func removePictures(below path: String) throws {
    for entry in try fileSystem.entries(of: path) {
      let inner = path + "/" + entry.name
      if entry.kind == .folder {
        try removePictures(below: inner)
      } else if entry.kind == .symbolicLink || entry.name.hasSuffix(".png")
        || entry.name.hasSuffix(".json") || entry.name.hasSuffix(SharedRun.resultSuffix)
      {
        try fileSystem.remove(inner)
      }
    }
    if try fileSystem.entries(of: path).isEmpty { try fileSystem.remove(path) }
  }

  private static let markerText = """
    Layouter has created this folder, and empties it at every verify.

    """
}

/// A report cannot be written or read.
public enum ReportError: Error, Sendable, Equatable {
  /// The folder contains files that are not a report's, and is therefore not emptied.
  case notOurs(String)
  /// There is no report in the folder.
  case missing(String)
  /// The run that writes the report has not finished.
  case incomplete(String)
  /// A picture that the report names is missing.
  case missingPicture(String)
  /// `report.json` is not a report, or one of another version.
  case unreadable(String, reason: String)
}

extension ReportError: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .notOurs(let folder):
      "'\(folder)' contains files that are not a report's, and is not emptied; "
        + "choose another folder for the report"
    case .missing(let folder):
      "there is no report in '\(folder)'; '\(ToolName.current) verify' writes one"
    case .incomplete(let folder):
      "the report in '\(folder)' is incomplete, because its run did not finish; "
        + "run '\(ToolName.current) verify' again"
    case .missingPicture(let path):
      "the picture '\(path)' of the report is missing; copy the whole folder of the report"
    case .unreadable(let path, let reason):
      "'\(path)' is not a valid report: \(reason); run '\(ToolName.current) verify' again"
    }
  }
}
