import FileAccess
import Foundation
import JSONValues
import PictureFiles
import ProjectFiles
import RendererChecks
import ReportPages
import Snapshots
import Synchronization

/// The assertions of this process in one project.
final class TestRun: Sendable {
  let project: TestProject
  let check: SnapshotCheck
  let names: NameRegistry
  let counter = AssertionCounter()
  let inlineTexts: InlineRecorder
  /// The record mode of assertions without one.
  let standardRecord: SnapshotTestingConfiguration.Record
  /// Nil if nothing can be written to the report's folder.
  private let shared: SharedRun?
  private let failure: ReportFailure
  /// Receives the comparisons with references; nil if nothing asks for them.
  private let references: SharedLines?
  /// The names of the assertions of this process.
  private let ownNames = Mutex(Set<SnapshotName>())

  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - identity: Identifies the run that this process belongs to.
  ///   - partialReason: Why the run has not all tests of the package; nil if it has.
  init(
    of project: TestProject, environment: [String: String], identity: String,
    partialReason: String? = nil
  ) throws {
    try RendererCheck.run(environment: environment)
    standardRecord = try .standard(in: environment)
    self.project = project
    let fingerprint = RendererFingerprint(fonts: [])
    let renderer = GoldenFingerprint(
      renderer: fingerprint.renderer, canary: fingerprint.canary, fonts: [])
    let goldens = GoldenStore(
      folder: project.folder, name: ".", fileSystem: DiskFileSystem())
    let report = ReportFolder(folder: project.report)
    let failure = ReportFailure()
    self.failure = failure
    do {
      shared = try SharedRun(
        identity: identity, process: getpid(), report: report, goldens: goldens,
        renderer: renderer)
    } catch let error as FileSystemError {
      failure.report(error)
      shared = nil
    }
    check = SnapshotCheck(
      goldens: goldens, report: shared == nil ? nil : report, renderer: renderer,
      reading: RunEnvironment.isContinuousIntegration(environment) ? .pixels : .digest,
      reportFailure: failure.report)
    do {
      let path = environment[ReferenceTable.variable].flatMap { $0.isEmpty ? nil : $0 }
      references = try path.map { path throws(FileSystemError) in try SharedLines(path: path) }
    } catch {
      failure.report(error)
      references = nil
    }
    names = NameRegistry(sharedBy: shared?.names)
    inlineTexts = InlineRecorder(sharedBy: shared?.inlineTexts)
    if let partialReason { shared?.addObstacle(partialReason) }
  }

  private static let runs = Mutex([String: Result<TestRun, any Error>]())

  /// The run of the project that a file belongs to. Its report is written when the process ends.
  static func of(file: String) throws -> TestRun {
    let project = try TestProject.of(file: file)
    return try runs.withLock { runs in
      if let result = runs[project.folder] { return result }
      if runs.isEmpty { atexit { TestRun.writeReports() } }
      let result = Result {
        try TestRun(
          of: project, environment: ProcessInfo.processInfo.environment,
          identity: RunEnvironment.identity(), partialReason: RunEnvironment.partialReason())
      }
      runs[project.folder] = result
      return result
    }.get()
  }

  private static func writeReports() {
    for run in runs.withLock({ Array($0.values) }) {
      do {
        let lines = try run.get().end().map { $0 + "\n" }
        FileHandle.standardError.write(Data(lines.joined().utf8))
      } catch {
        // The assertions have reported errors of the run itself.
        guard case .success = run else { continue }
        let message = "The report of the snapshots is missing: \(error)\n"
        FileHandle.standardError.write(Data(message.utf8))
      }
    }
  }

  func add(_ result: SnapshotResult) {
    _ = ownNames.withLock { $0.insert(result.name) }
    do {
      try shared?.add(result)
    } catch {
      failure.report(error)
    }
  }

  /// Compares a picture with the simulator's picture for the same assertion, if the command asks for it.
  func compare(_ drawn: DrawnSnapshot, with reference: Golden, of name: String, scale: Double) {
    guard let references else { return }
    do {
      let picture = try PNG.decodePicture(reference.bytes).bitmap
      let comparison = ReferenceComparison(
        name: name, of: drawn.bitmap, with: picture, texts: drawn.texts(), scale: scale)
      try references.append(comparison.json.line)
    } catch {
      FileHandle.standardError.write(
        Data("The reference '\(reference.path)' could not be compared: \(error)\n".utf8))
    }
  }

  /// Records that an assertion could not be named.
  func addUnnamed() {
    shared?.addObstacle("an assertion of the last run of tests had no valid name")
  }

  /// Writes the report of all results so far, and its page if something differs.
  @discardableResult
  func writeReport() throws -> Report? {
    guard let shared else { return nil }
    return try shared.writeReport(unreferencedGoldens: unreferencedGoldens) {
      try shared.report.writePage(of: $0, goldens: check.goldens)
    }
  }

  private func unreferencedGoldens() throws -> [SnapshotName] {
    guard let report = check.report else { return [] }
    return try TestGoldens(in: check.goldens, of: report, projectFile: ProjectFile.name)?
      .unreferenced ?? []
  }

  /// Completes the run of this process.
  ///
  /// - Returns: The goldens of its assertions that were moved, and what to do about it; empty if none was.
  @discardableResult
  func end() throws -> [String] {
    // First: the report names the goldens that are left over only if no process is running.
    try shared?.end()
    guard let report = try writeReport() else { return [] }
    let own = ownNames.withLock { $0 }
    let groups = report.movedGroups.filter { !own.isDisjoint(with: $0.snapshots) }
    guard let advice = Report.adviceToMove(groups) else { return [] }
    return groups.map(\.words) + [advice]
  }
}

/// Reports once that the report of a process cannot be written.
private final class ReportFailure: Sendable {
  private let isReported = Mutex(false)

  func report(_ error: FileSystemError) {
    let isFirst = isReported.withLock { isReported in
      defer { isReported = true }
      return !isReported
    }
    guard isFirst else { return }
    let message =
      "The report of the snapshots is incomplete: \(error). To write it elsewhere, name a folder in "
      + "\(ProjectFile.name): 'folders: { report: … }'.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
