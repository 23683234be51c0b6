import FileAccess
import PictureFiles
import Pixels

/// Compares snapshots with their goldens, or records them, one at a time: for the assertions of tests.
package struct SnapshotCheck: Sendable {
  /// When goldens are written.
  package enum Recording: Sendable {
    /// Always.
    case all
    /// If the golden is missing or the snapshot differs from it.
    case failed
    /// If the golden is missing.
    case missing
    case never
  }

  package struct Outcome: Sendable {
    package var result: SnapshotResult
    /// A hash of what was made; nil if it could not be drawn.
    package var content: String?
    /// What was done with the golden; nil if it was only read.
    package var writing: GoldenStore.Writing?
  }

  package let goldens: GoldenStore
  /// Receives the pictures of snapshots that are not the same; nil if it cannot be written.
  package let report: ReportFolder?
  /// Called with the error if the report can no longer be written.
  private let reportFailure: (@Sendable (FileSystemError) -> Void)?
  /// Without fonts.
  package let renderer: GoldenFingerprint
  /// How goldens are read.
  package let reading: Golden.Reading

  package init(
    goldens: GoldenStore, report: ReportFolder?, renderer: GoldenFingerprint,
    reading: Golden.Reading, reportFailure: (@Sendable (FileSystemError) -> Void)? = nil
  ) {
    self.reportFailure = reportFailure
    self.goldens = goldens
    self.report = report
    self.renderer = renderer
    self.reading = reading
  }

  /// Compares a picture, or records it.
  ///
  /// - Parameter claim: Called with ``Outcome/content`` before anything is written.
  /// - Throws: An error of `claim`, or of writing the golden or the report; all other errors become the verdict.
  package func outcome(
    of request: SnapshotRequest, recording: Recording,
    claim: (_ content: String) throws -> Void = { _ in }
  ) throws -> Outcome {
    let snapshot: FingerprintedSnapshot
    do {
      snapshot = try request.drawFingerprinted()
    } catch {
      return Outcome(
        result: SnapshotResult(
          request, verdict: .broken, words: ["it could not be drawn: \(error)"]))
    }
    let content = "\(PixelHash.of(snapshot.drawn.bitmap))"
    try claim(content)
    func recorded() throws -> Outcome {
      let writing = try goldens.write(
        snapshot.drawn, as: request.name, fingerprint: snapshot.fingerprint(by: renderer))
      var result = recordedResult(of: request, writing, content)
      result.warnings = snapshot.drawn.warnings.isEmpty ? nil : snapshot.drawn.warnings
      return Outcome(result: result, content: content, writing: writing)
    }
    if try recordsAtOnce(request.name, recording) { return try recorded() }
    let run = run
    let result = try SnapshotVerification(run: run).result(of: snapshot)
    if recording == .failed, result.verdict != .same { return try recorded() }
    return Outcome(result: result, content: content)
  }

  /// Compares a file that is not a picture, or records it.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - claim: Called with ``Outcome/content`` before anything is written.
  ///   - differences: Compares with the content of the golden; returns what differs, in words, or nil if
  ///     nothing does.
  package func outcome(
    of request: SnapshotRequest, file bytes: [UInt8], recording: Recording,
    claim: (_ content: String) throws -> Void = { _ in },
    differences: ([UInt8]) throws -> [String]?
  ) throws -> Outcome {
    let content = "\(FileHash(of: bytes))"
    try claim(content)
    func recorded() throws -> Outcome {
      let old = try goldens.read(request.name)
      if old?.bytes != bytes { try goldens.write(bytes, as: request.name) }
      let writing: GoldenStore.Writing =
        old == nil ? .added : old?.bytes == bytes ? .kept : .replaced
      return Outcome(
        result: recordedResult(of: request, writing, content), content: content, writing: writing)
    }
    if try recordsAtOnce(request.name, recording) { return try recorded() }
    guard let golden = try goldens.read(request.name) else {
      return Outcome(
        result: try uncompared(
          request, bytes, .missing, ["there is no golden yet: record one, or accept this file"]),
        content: content)
    }
    let words: [String]?
    do {
      words = try differences(golden.bytes)
    } catch {
      words = ["the golden could not be compared: \(error)"]
    }
    guard let words else {
      return Outcome(result: SnapshotResult(request, verdict: .same), content: content)
    }
    if recording == .failed { return try recorded() }
    var result = try uncompared(request, bytes, .different, words)
    result.expectedHash = golden.contentHash
    if let report { try run.reporting { try report.keepExpected(golden.bytes, of: &result) } }
    return Outcome(result: result, content: content)
  }

  private var run: VerificationRun {
    var run = VerificationRun(
      requests: [], goldens: goldens, renderer: renderer, reading: reading, report: report)
    run.reportFailure = reportFailure
    run.remedyForDamage = { _ in "record it again: LAYOUTER_RECORD=failed swift test" }
    return run
  }

  /// Whether a golden is written without a comparison.
  private func recordsAtOnce(_ name: SnapshotName, _ recording: Recording) throws -> Bool {
    switch recording {
    case .all: true
    case .never: false
    case .failed, .missing: try goldens.read(name) == nil
    }
  }

  private func uncompared(
    _ request: SnapshotRequest, _ bytes: [UInt8], _ verdict: Verdict, _ words: [String]
  ) throws -> SnapshotResult {
    var result = SnapshotResult(request, verdict: verdict, words: words)
    result.actualHash = "\(FileHash(of: bytes))"
    if let report { try run.reporting { try report.keepActual(bytes, of: &result) } }
    return result
  }

  /// A recorded snapshot needs no decision, unless a renamed test turns out to have recorded it.
  private func recordedResult(
    of request: SnapshotRequest, _ writing: GoldenStore.Writing, _ content: String
  ) -> SnapshotResult {
    var result = SnapshotResult(request, verdict: .same)
    if writing == .added {
      result.isRecorded = true
      result.actualHash = content
    }
    return result
  }
}
