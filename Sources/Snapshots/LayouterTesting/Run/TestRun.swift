import FileAccess
import Foundation
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
  /// The record mode of assertions without one.
  let standardRecord: SnapshotTestingConfiguration.Record
  private let shared: SharedRun

  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - identity: Identifies the run that this process belongs to.
  init(
    of project: TestProject, environment: [String: String], identity: String
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
    check = SnapshotCheck(
      goldens: goldens, report: report, renderer: renderer,
      reading: RunEnvironment.isContinuousIntegration(environment) ? .pixels : .digest)
    shared = try SharedRun(
      identity: identity, process: getpid(), report: report, goldens: goldens,
      renderer: renderer)
    names = NameRegistry(sharedBy: shared.names)
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
          identity: RunEnvironment.identity())
      }
      runs[project.folder] = result
      return result
    }.get()
  }

  private static func writeReports() {
    for run in runs.withLock({ Array($0.values) }) {
      do {
        try run.get().writeReport()
      } catch {
        // The assertions have reported errors of the run itself.
        guard case .success = run else { continue }
        let message = "The report of the snapshots is missing: \(error)\n"
        FileHandle.standardError.write(Data(message.utf8))
      }
    }
  }

  func add(_ result: SnapshotResult) throws { try shared.add(result) }

  /// Writes the report of all results so far, and its page if something differs.
  func writeReport() throws {
    try shared.writeReport { try shared.report.writePage(of: $0, goldens: check.goldens) }
  }
}
