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
      let (name, place, reference) = try claimName(
        of: snapshotting, in: run, goldens: configuration.goldens ?? .besideTests)
      let mode = record ?? configuration.record ?? run.standardRecord
      let comparison = ValueComparison(
        name: name, scene: call.fileID,
        source: SnapshotSource(
          file: run.project.nameInRepository(of: call.file), line: Int(call.line)),
        recording: mode.recording, timeout: timeout,
        observe: { drawn, scale in
          if let reference { run.compare(drawn, with: reference, of: place.text, scale: scale) }
        },
        claim: { try run.names.record($0, of: name) })
      let compared = try comparison.compare(value(), as: snapshotting, by: run.check)
      run.add(compared.outcome.result)
      let text = FailureText(
        name: name, label: call.name, mode: mode, run: run,
        diffTool: configuration.diffTool ?? .default)
      return AssertionOutcome(
        failure: text.failure(for: compared), warnings: compared.outcome.result.warnings ?? [])
    } catch {
      return AssertionOutcome(failure: SnapshotFailure(message: "\(error)"))
    }
  }

  /// Reserves the name of the snapshot.
  ///
  /// - Returns: The name; the name that it has in the suite, and the simulator's picture of that name, which is not
  ///   the golden; nil for none.
  private func claimName<Value, Format>(
    of snapshotting: Snapshotting<Value, Format>, in run: TestRun,
    goldens: SnapshotTestingConfiguration.Goldens
  ) throws -> (name: SnapshotName, place: SnapshotName, reference: Golden?) {
    do {
      let (place, words) = try call.snapshotName(
        in: run.project, numberedBy: run.counter, goldens: goldens,
        pathExtension: snapshotting.diffing.picture == nil ? snapshotting.pathExtension : "png")
      let (name, reference) = try run.check.goldens.nameBesideReference(place)
      try run.names.claim(name, madeOf: words, at: call.place)
      return (name, place, reference)
    } catch {
      run.addUnnamed()
      throw error
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
