import JSONValues
import ViewTree

/// The goldens that one accept replaced or removed, in a folder of the report's `undo` folder.
struct UndoList {
  /// One replaced or removed golden.
  struct Entry: Equatable {
    var name: SnapshotName
    /// Whether the golden existed.
    var hadGolden: Bool
    /// The hash of the accepted pixels; nil if the golden was removed.
    var acceptedHash: String?
  }

  let report: ReportFolder
  /// Counted from 1; a later accept has a higher number.
  let number: Int
  private var entries: [Entry] = []

  init(report: ReportFolder, number: Int) { (self.report, self.number) = (report, number) }

  private var path: String { "\(UndoHistory.path)/\(number)" }
  private var folder: String { "\(report.folder)/\(path)" }
  private var listPath: String { folder + "/undo.json" }

  private func path(of name: SnapshotName) -> String { "\(folder)/goldens/\(name.file)" }

  /// Removes all entries and their files.
  mutating func clear() throws {
    entries = []
    try report.removePictures(in: path + "/goldens")
    try report.fileSystem.remove(listPath)
    if try report.fileSystem.entries(of: folder).isEmpty { try report.fileSystem.remove(folder) }
  }

  /// Adds a golden that will be replaced; `nil` if there is none.
  ///
  /// - Parameter acceptedHash: The hash of the new pixels; nil if the golden will be removed.
  mutating func keep(
    _ bytes: [UInt8]?, of name: SnapshotName, acceptedHash: String?
  ) throws {
    if let bytes {
      try report.fileSystem.replace(path(of: name), with: bytes, below: report.folder)
    }
    entries.append(Entry(name: name, hadGolden: bytes != nil, acceptedHash: acceptedHash))
  }

  /// Writes the list of the entries.
  func write() throws {
    guard !entries.isEmpty else { return }
    try report.fileSystem.replace(listPath, with: entries.json.fileBytes, below: report.folder)
  }

  /// Reads the list; empty if there is nothing to undo.
  func load() throws -> [Entry] {
    guard let bytes = try report.fileSystem.read(listPath) else { return [] }
    do {
      return try [Entry](json: JSON(utf8: bytes))
    } catch {
      throw ReportError.unreadable(listPath, reason: "\(error)")
    }
  }

  func bytes(of name: SnapshotName) throws -> [UInt8]? {
    try report.fileSystem.read(path(of: name))
  }
}

extension UndoList.Entry: JSONConvertible {
  var json: JSON {
    JSON(optional: [
      "acceptedHash": acceptedHash?.json,
      "format": name.format.json,
      "hadGolden": hadGolden.json,
      "name": name.json,
    ])
  }

  init(json: JSON) throws(JSONError) {
    acceptedHash = try json.optionalMember("acceptedHash")
    hadGolden = try json.member("hadGolden")
    name = try SnapshotName(withFormatIn: json)
  }
}
