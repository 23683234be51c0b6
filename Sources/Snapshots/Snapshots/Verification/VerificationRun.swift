import FileAccess
import ImageComparison
import Messages
import Threads

/// Draws snapshots and compares each with its golden.
///
/// The results, and every byte of the report, depend only on the requests, the goldens and the
/// options: not on the number of jobs, and not on the time.
public struct VerificationRun: Sendable {
  /// The snapshots to verify.
  public var requests: [SnapshotRequest]
  /// The goldens that they are compared with.
  public var goldens: GoldenStore
  /// The fingerprint of the renderer, without fonts: those that each snapshot uses are added.
  public var renderer: GoldenFingerprint
  /// How snapshots without options of their own are compared.
  public var options: ComparisonOptions
  /// How goldens are read. Goldens from another author, as on CI, should be decoded.
  public var reading: Golden.Reading
  /// The number of snapshots that are drawn concurrently.
  public var jobs: Int
  /// Receives the pictures of snapshots that are not the same, and `report.json`; `nil` for no report.
  public var report: ReportFolder?
  /// The errors of scene files, which the report repeats.
  public var brokenScenes: [BrokenScene]
  /// The part of the snapshots that the requests are; nil for all.
  public var shard: Report.Shard?
  /// What the linter has found, which the report repeats.
  public var notes: [ReportNote]
  /// Returns the names of the goldens that no snapshot of the project has. Called if a golden is
  /// missing, to find out whether it only has another name.
  public var unreferencedGoldens: @Sendable () throws -> [SnapshotName]
  /// Called with each result when it is complete, and the time that it took, on any thread and in any
  /// order.
  public var progress: @Sendable (SnapshotResult, Duration) -> Void
  /// Called before each snapshot; when it returns true, the run throws ``RunCancelled``.
  public var isCancelled: @Sendable () -> Bool
  /// Called with the error if the report cannot be written, as on a full disk, on any thread. The run then goes on
  /// without it, so that all verdicts are given. Nil, the default, to throw the error.
  public var reportFailure: (@Sendable (FileSystemError) -> Void)?
  /// What to do about a golden that cannot be decoded, as the rest of a sentence.
  package var remedyForDamage: @Sendable (SnapshotName) -> String = { name in
    "record it again: \(ToolName.current) record --all --filter \(name.text.globWord)"
  }

  /// A run that by default compares exactly, one snapshot after another, without a report.
  public init(
    requests: [SnapshotRequest], goldens: GoldenStore, renderer: GoldenFingerprint,
    options: ComparisonOptions = .init(), reading: Golden.Reading = .digest, jobs: Int = 1,
    report: ReportFolder? = nil, brokenScenes: [BrokenScene] = [], notes: [ReportNote] = [],
    unreferencedGoldens: @escaping @Sendable () throws -> [SnapshotName] = { [] },
    progress: @escaping @Sendable (SnapshotResult, Duration) -> Void = { _, _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.requests = requests
    self.goldens = goldens
    self.renderer = renderer
    self.options = options
    self.reading = reading
    self.jobs = jobs
    self.report = report
    self.brokenScenes = brokenScenes
    self.notes = notes
    self.unreferencedGoldens = unreferencedGoldens
    self.progress = progress
    self.isCancelled = isCancelled
  }

  /// Verifies all snapshots, blocking the calling thread.
  ///
  /// A snapshot that cannot be drawn, or whose golden cannot be decoded, gets a verdict; the run
  /// continues.
  ///
  /// - Throws: ``DuplicateSnapshotName``, ``RunCancelled``, ``ReportError``, or
  ///   ``FileSystemError`` if the report cannot be written. The report folder then has no
  ///   `report.json`, which marks it as incomplete.
  public func run() throws -> Report {
    try requests.checkNames()
    var run = self
    if let report {
      let isPossible = try reporting { try report.begin() }
      if !isPossible { run.report = nil }
    }
    return try run.finished(with: run.verified(requests))
  }

  /// Writes a part of the report.
  ///
  /// - Returns: Whether it could be written, or ``reportFailure`` was called.
  @discardableResult
  func reporting(_ write: () throws -> Void) throws -> Bool {
    do {
      try write()
      return true
    } catch let error as FileSystemError {
      guard let reportFailure else { throw error }
      reportFailure(error)
      return false
    }
  }

  /// Verifies some snapshots again, and those that a report does not know, or knows as moved; it has the
  /// results of the others.
  ///
  /// Report and pictures are then the same as after a run of all snapshots. Until the end the report is the
  /// previous one.
  ///
  /// - Parameters:
  ///   - names: The snapshots whose scenes or goldens have changed.
  ///   - previous: The report of the last run with the same folders and options.
  /// - Throws: As ``run()``.
  public func run(again names: Set<SnapshotName>, after previous: Report) throws -> Report {
    try requests.checkNames()
    var results = Dictionary(
      previous.snapshots.lazy.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let new = try verified(
      requests.filter { request in
        guard let result = results[request.name], result.movedFrom == nil else { return true }
        return names.contains(request.name)
      })
    for result in new { results[result.name] = result }
    let outcome = try finished(with: requests.compactMap { results[$0.name] })
    try report?.removePictures(of: previous, notIn: outcome)
    return outcome
  }

  private func verified(_ requests: [SnapshotRequest]) throws -> [SnapshotResult] {
    let verification = SnapshotVerification(run: self)
    return try concurrentMap(requests, jobs: jobs, isCancelled: isCancelled) { request in
      let start = ContinuousClock.now
      let result = try verification.result(of: request)
      progress(result, ContinuousClock.now - start)
      return result
    }
  }

  /// Recognises moved goldens, and completes the report.
  private func finished(with results: [SnapshotResult]) throws -> Report {
    var results = results
    if results.contains(where: { $0.verdict == .missing }) {
      var moved = try MovedGoldens(unreferencedGoldens(), in: goldens, by: reading)
      moved.assign(to: &results)
    }
    results = try inspectingSame(results)
    let outcome = Report(
      renderer: renderer, goldens: goldens.name, snapshots: results, brokenScenes: brokenScenes,
      notes: notes, shard: shard)
    if let report { try reporting { try report.finish(with: outcome) } }
    return outcome
  }
}
