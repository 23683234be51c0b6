import FileAccess
import Messages
import ViewTree

extension Report {
  /// One report out of the reports of the shards of a run.
  ///
  /// The snapshots alternate between the reports, as `--shard` distributes them, so that they are in
  /// the order of an undivided run. Reports that name no shard are taken in the given order.
  ///
  /// - Throws: ``MergeError``, such as for a shard of which there is no report.
  public init(merging reports: [Report]) throws(MergeError) {
    let reports = try Self.inOrderOfShards(reports)
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

extension Report {
  /// The reports of all shards of a run, in their order. Reports without shards are returned as they are.
  private static func inOrderOfShards(_ reports: [Report]) throws(MergeError) -> [Report] {
    guard let count = reports.lazy.compactMap(\.shard?.count).first else { return reports }
    var byIndex: [Int: Report] = [:]
    for report in reports {
      guard let shard = report.shard else { throw .partAndWhole(count: count) }
      guard shard.count == count else { throw .differentCounts(count, shard.count) }
      guard byIndex.updateValue(report, forKey: shard.index) == nil else {
        throw .repeatedShard(shard)
      }
    }
    let missing = (1...max(1, count)).filter { byIndex[$0] == nil }
    guard missing.isEmpty else { throw .missingShards(missing, count: count) }
    return byIndex.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// Reports cannot be merged.
public enum MergeError: Error, Sendable, Equatable {
  /// The list of reports is empty.
  case noReports
  /// There is no report of some shards.
  case missingShards([Int], count: Int)
  /// Two reports are of the same shard.
  case repeatedShard(Report.Shard)
  /// Two reports are of shards of differently divided runs.
  case differentCounts(Int, Int)
  /// One report is of a shard, another one of a whole run.
  case partAndWhole(count: Int)
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
    case .missingShards(let indices, let count):
      "there is no report of \(indices.count == 1 ? "shard" : "the shards") "
        + "\(Wording.list(indices.map(String.init))) of \(count); merge the reports of all \(count), also of "
        + "those that found nothing different, and run again what has failed"
    case .repeatedShard(let shard):
      "two reports are of shard \(shard.index) of \(shard.count); merge one report of each shard"
    case .differentCounts(let one, let other):
      "one report is of a run in \(one) shards, another one of a run in \(other); merge the reports of one run"
    case .partAndWhole(let count):
      "one report is of a shard of \(count), another one of a run without --shard; merge the reports of one run"
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
