import FileAccess
import Messages
import ViewTree

extension Report {
  /// One report out of the reports of the shards of a run.
  ///
  /// The snapshots alternate between the reports, as `--shard` distributes them, so that they are in
  /// the order of an undivided run if the reports are in the order of their shards.
  ///
  /// - Throws: ``MergeError``.
  public init(merging reports: [Report]) throws(MergeError) {
    guard let first = reports.first else { throw .noReports }
    for other in reports.dropFirst() {
      if other.renderer != first.renderer { throw .differentRenderers }
      if other.goldens != first.goldens {
        throw .differentGoldens(first.goldens, other.goldens)
      }
    }
    var snapshots: [SnapshotResult] = []
    var names: Set<SnapshotName> = []
    for index in 0..<(reports.map(\.snapshots.count).max() ?? 0) {
      for report in reports where report.snapshots.indices.contains(index) {
        let result = report.snapshots[index]
        guard names.insert(result.name).inserted else { throw .duplicate(result.name) }
        snapshots.append(result)
      }
    }
    // Each shard reads all scenes, and checks whole scenes.
    var notes: [ReportNote] = []
    for note in reports.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
    var brokenScenes: [BrokenScene] = []
    for scene in reports.flatMap(\.brokenScenes) where !brokenScenes.contains(scene) {
      brokenScenes.append(scene)
    }
    self.init(
      renderer: first.renderer, goldens: first.goldens, snapshots: snapshots,
      brokenScenes: brokenScenes, notes: notes)
  }
}

/// Reports cannot be merged.
public enum MergeError: Error, Sendable, Equatable {
  case noReports
  /// Two reports are by different versions, libraries or fonts.
  case differentRenderers
  /// Two reports are about different folders of goldens.
  case differentGoldens(String, String)
  /// Two reports contain the same snapshot.
  case duplicate(SnapshotName)
}

extension MergeError: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .noReports: "there is no report to merge"
    case .differentRenderers:
      "the reports are of different versions, libraries or fonts; draw all shards with the same ones, "
        + "which '\(ToolName.current) doctor' lists"
    case .differentGoldens(let one, let other):
      "one report is about the goldens in '\(one)', another one about those in '\(other)'"
    case .duplicate(let name):
      "two reports contain '\(name)'; merge the reports of different shards of one run"
    }
  }
}

extension ReportFolder {
  /// Writes one report out of those in other folders, with their pictures.
  ///
  /// - Throws: ``MergeError``, ``ReportError`` or ``FileSystemError``. The folder then has no report,
  ///   or an incomplete one.
  public func write(merging folders: [ReportFolder]) throws -> Report {
    let reports = try folders.map { try $0.load() }
    let merged = try Report(merging: reports)
    try begin()
    for (folder, report) in zip(folders, reports) {
      for index in report.snapshots.indices {
        guard let pictures = report.snapshots[index].pictures else { continue }
        for path in pictures.paths {
          try copy(path, from: folder)
        }
      }
    }
    try finish(with: merged)
    return merged
  }

  private func copy(_ path: String, from other: ReportFolder) throws {
    let place = other.folder + "/" + path
    try other.fileSystem.checkLinks(in: place, below: other.folder)
    guard let bytes = try other.fileSystem.read(place) else {
      throw ReportError.missingPicture(place)
    }
    try fileSystem.replace(folder + "/" + path, with: bytes, below: folder, isFlushed: false)
  }
}
