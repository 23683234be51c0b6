import FileAccess
import Foundation
import JSONValues
import ViewTree

/// A report that the processes of one run write together, such as the processes of `swift test`: it starts one
/// for each testing library, and with `--parallel` one for each test.
///
/// Each process appends its results to a file of its own as they come, so that they survive a crash.
/// Each process that ends writes the report of all results so far: of each snapshot the last one of a process, and of
/// several processes the result of the one with the highest number, whichever process writes it.
package final class SharedRun: Sendable {
  static let resultSuffix = ".jsonl"
  private static let namesFile = "names.jsonl"
  private static let inlineFile = "inline.jsonl"

  /// The path of the file with the names that the processes use.
  static func namesPath(in report: ReportFolder) -> String {
    folder(in: report) + "/" + namesFile
  }

  package let report: ReportFolder
  private let renderer: GoldenFingerprint
  private let goldens: GoldenStore
  private let file: AppendedFile
  /// The number of this process.
  private let process: Int32
  /// The names of the snapshots that the processes compare.
  package let names: SharedLines
  /// The texts that the processes have written into sources.
  package let inlineTexts: SharedLines

  /// Joins a run, or starts it: then the report of an earlier one is removed.
  ///
  /// - Parameters:
  ///   - identity: The same in all processes of the run, and in no other run.
  ///   - process: The number of this process.
  ///   - renderer: Without fonts.
  /// - Throws: ``ReportError/notOurs(_:)``, or ``FileSystemError``.
  package init(
    identity: String, process: Int32, report: ReportFolder, goldens: GoldenStore,
    renderer: GoldenFingerprint
  ) throws {
    self.report = report
    self.goldens = goldens
    self.renderer = renderer
    self.process = process
    let folder = Self.folder(in: report)
    let identityPath = folder + "/run.json"
    let line = JSON.object([JSON.Member("run", identity.json)]).fileBytes
    try report.fileSystem.createFolder(report.folder)
    (file, names, inlineTexts) = try FileLock.withLock(onFolder: report.folder) {
      if try report.fileSystem.read(identityPath) != line {
        try report.begin()
        try report.fileSystem.replace(identityPath, with: line, below: report.folder)
      }
      return (
        try AppendedFile(path: folder + "/\(process)\(Self.resultSuffix)"),
        try SharedLines(path: Self.namesPath(in: report)),
        try SharedLines(path: folder + "/" + Self.inlineFile)
      )
    }
    try names.append(TestedNames.Line.process(process, hasStarted: true))
  }

  /// Records that goldens may belong to assertions whose names are not known.
  ///
  /// - Parameter reason: As the rest of a sentence with "because".
  package func addObstacle(_ reason: String) {
    // Without it, a full disk has kept the names away as well, and the end of the process.
    try? names.append(TestedNames.Line.obstacle(reason))
  }

  /// Records that the process has used all names that it will.
  package func end() throws(FileSystemError) {
    try names.append(TestedNames.Line.process(process, hasStarted: false))
  }

  private static func folder(in report: ReportFolder) -> String {
    report.folder + "/" + ReportFolder.resultFolder
  }

  /// Adds a result, or replaces the result of the same snapshot.
  package func add(_ result: SnapshotResult) throws(FileSystemError) {
    try file.append(Array((result.json.line + "\n").utf8))
  }

  /// Writes the report of all results so far.
  ///
  /// - Parameters:
  ///   - unreferencedGoldens: Returns the goldens that no snapshot has. Called if a golden was missing, to find out
  ///     whether it only has another name.
  ///   - writePage: Writes the page of the report; called if something differs.
  @discardableResult
  package func writeReport(
    unreferencedGoldens: () throws -> [SnapshotName] = { [] },
    _ writePage: (Report) throws -> Void
  ) throws -> Report {
    try FileLock.withLock(onFolder: report.folder) {
      let all = Dictionary(try Self.results(in: report).map { ($0.name, $0) }) { $1 }
      // Tests run in any order.
      var results = all.values.sorted { $0.name < $1.name }
      if results.contains(where: \.hadNoGolden) {
        var moved = try MovedGoldens(unreferencedGoldens(), in: goldens, by: .pixels)
        moved.assign(to: &results)
        try keepRecorded(&results)
      }
      let outcome = Report(renderer: renderer, goldens: goldens.name, snapshots: results)
      try report.finish(with: outcome)
      if !outcome.isSame { try writePage(outcome) }
      return outcome
    }
  }

  /// Adds the pictures of snapshots to the report whose goldens were recorded, and turned out to be moved.
  private func keepRecorded(_ results: inout [SnapshotResult]) throws {
    for index in results.indices
    where results[index].isRecorded && results[index].movedFrom != nil {
      guard let golden = try goldens.read(results[index].name) else { continue }
      try report.keepActual(golden.bytes, of: &results[index])
    }
  }

  /// The results of the processes of a run, by the numbers of the processes, each process's in their order.
  static func results(in report: ReportFolder) throws(FileSystemError) -> [SnapshotResult] {
    let folder = folder(in: report)
    var results: [SnapshotResult] = []
    let names = try report.fileSystem.entries(of: folder).map(\.name).filter {
      $0.hasSuffix(resultSuffix) && ![namesFile, inlineFile].contains($0)
    }
    func process(of name: String) -> Int { Int(name.dropLast(resultSuffix.count)) ?? 0 }
    for name in names.sorted(by: { (process(of: $0), $0) < (process(of: $1), $1) }) {
      guard let bytes = try report.fileSystem.read(folder + "/" + name) else { continue }
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        // A crash may have cut off the last line.
        if let result = try? SnapshotResult(json: JSON(utf8: Array(line))) {
          results.append(result)
        }
      }
    }
    return results
  }
}

/// A file that a process appends to, a line at a time.
private final class AppendedFile: Sendable {
  private let path: String
  private let descriptor: Int32

  init(path: String) throws(FileSystemError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileSystemError(.write, path, code: errno) }
  }

  deinit { close(descriptor) }

  func append(_ bytes: [UInt8]) throws(FileSystemError) {
    try writeAll(bytes, to: descriptor, path: path)
  }
}

/// A lock between processes on a folder. It ends with the process at the latest.
private enum FileLock {
  static func withLock<Value>(onFolder path: String, _ work: () throws -> Value) throws -> Value {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileSystemError(.read, path, code: errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileSystemError(.write, path, code: errno) }
    }
    return try work()
  }
}
