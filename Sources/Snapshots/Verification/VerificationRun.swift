import ImageComparison

/// Draws snapshots and compares each with its golden.
///
/// The result, and the report's every byte, depend on the requests, the goldens and the options
/// only: not on the number of jobs, and not on the time.
public struct VerificationRun: Sendable {
  public var requests: [SnapshotRequest]
  public var goldens: GoldenStore
  /// What draws: renderer and canary. The fonts are those that each snapshot turns out to use.
  public var renderer: GoldenFingerprint
  public var options: ComparisonOptions
  /// How many snapshots are drawn at the same time.
  public var jobs: Int
  /// Gets the pictures of what is not the same, and `report.json`; `nil` for none.
  public var report: ReportFolder?
  /// Told each result as soon as it is there, on any thread and in any order.
  public var progress: @Sendable (SnapshotResult) -> Void
  /// Asked before each snapshot; when it says yes, the run ends with ``RunCancelled``.
  public var isCancelled: @Sendable () -> Bool

  public init(
    requests: [SnapshotRequest], goldens: GoldenStore, renderer: GoldenFingerprint,
    options: ComparisonOptions = .init(), jobs: Int = 1, report: ReportFolder? = nil,
    progress: @escaping @Sendable (SnapshotResult) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.requests = requests
    self.goldens = goldens
    self.renderer = renderer
    self.options = options
    self.jobs = jobs
    self.report = report
    self.progress = progress
    self.isCancelled = isCancelled
  }

  /// Runs to the end, blocking the calling thread.
  ///
  /// A snapshot that cannot be drawn and a golden that cannot be read are verdicts and stop
  /// nothing.
  ///
  /// - Throws: ``DuplicateSnapshotName``, ``RunCancelled``, ``ReportError``, or
  ///   ``FileSystemError`` if the report cannot be written. The report folder then has no
  ///   `report.json`, by which it is known to be incomplete.
  public func run() throws -> Report {
    try requests.checkNames()
    try report?.begin()
    let verification = SnapshotVerification(run: self)
    let results = try concurrentMap(requests, jobs: jobs, isCancelled: isCancelled) { request in
      let result = try verification.result(of: request)
      progress(result)
      return result
    }
    let outcome = Report(renderer: renderer, goldens: goldens.folder, snapshots: results)
    try report?.finish(with: outcome)
    return outcome
  }
}
