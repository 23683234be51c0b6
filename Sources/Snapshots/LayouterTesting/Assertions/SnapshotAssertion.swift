import Foundation
import Snapshots

/// One call of an assertion.
struct SnapshotAssertion {
  let call: AssertionCall
  /// The given mode; nil for the scope's mode.
  let record: SnapshotTestingConfiguration.Record?
  /// Seconds.
  let timeout: TimeInterval

  /// Compares or records a value.
  ///
  /// - Parameter run: Nil for the run of the process in the project of the test's file.
  /// - Returns: The outcome to report.
  func outcome<Value, Format>(
    of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    in run: TestRun? = nil
  ) -> AssertionOutcome {
    do {
      let configuration = SnapshotTestingConfiguration.applied
      let run = try run ?? TestRun.of(file: call.file)
      let name = try call.snapshotName(
        in: run.project, numberedBy: run.counter, goldens: configuration.goldens ?? .besideTests,
        pathExtension: snapshotting.diffing.picture == nil ? snapshotting.pathExtension : "png")
      try run.names.claim(name, at: call.place)
      let mode = record ?? configuration.record ?? run.standardRecord
      let comparison = ValueComparison(
        name: name, scene: call.fileID,
        source: SnapshotSource(
          file: run.project.nameInRepository(of: call.file), line: Int(call.line)),
        recording: mode.recording, timeout: timeout)
      let compared = try comparison.compare(value(), as: snapshotting, by: run.check)
      if let content = compared.outcome.content { try run.names.record(content, of: name) }
      try run.add(compared.outcome.result)
      let text = FailureText(
        name: name, label: call.name, mode: mode, run: run,
        diffTool: configuration.diffTool ?? .default)
      return AssertionOutcome(
        failure: text.failure(for: compared), warnings: compared.outcome.result.warnings ?? [])
    } catch {
      return AssertionOutcome(failure: SnapshotFailure(message: "\(error)"))
    }
  }
}

extension SnapshotTestingConfiguration.Record {
  fileprivate var recording: SnapshotCheck.Recording {
    switch self {
    case .all: .all
    case .failed: .failed
    case .missing: .missing
    case .never: .never
    }
  }
}
