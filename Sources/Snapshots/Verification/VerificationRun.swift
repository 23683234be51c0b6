import CairoGraphics
import ImageComparison
import Pixels

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
    let results = try concurrentMap(requests, jobs: jobs, isCancelled: isCancelled) { request in
      let result = try verify(request)
      progress(result)
      return result
    }
    let outcome = Report(renderer: renderer, goldens: goldens.folder, snapshots: results)
    try self.report?.finish(outcome)
    return outcome
  }

  private func verify(_ request: SnapshotRequest) throws -> SnapshotResult {
    let golden: Golden?
    var goldenFault: GoldenError?
    do {
      golden = try goldens.read(request.name)
    } catch {
      (golden, goldenFault) = (nil, error)
    }

    let snapshot: FingerprintedSnapshot
    do {
      snapshot = try request.draw(by: renderer)
    } catch {
      var result = SnapshotResult(
        request, verdict: .broken, words: ["it could not be drawn: \(error)"])
      if let goldenFault { result.words.append("\(goldenFault)") }
      return result
    }
    let bitmap = snapshot.drawn.bitmap
    let hash = PixelHash.of(bitmap)

    guard let golden else {
      var result = SnapshotResult(request, verdict: goldenFault == nil ? .missing : .broken)
      result.words = [
        goldenFault.map { "\($0)" }
          ?? "there is no golden yet: record it, or accept this picture as it"
      ]
      try keep(snapshot, hash: hash, in: &result)
      return result
    }

    let file: PNG.File
    do {
      if try golden.hasPixels(of: bitmap, hash: hash) { return same(request, snapshot, hash) }
      file = try golden.decoded()
    } catch {
      var result = SnapshotResult(request, verdict: .broken, words: ["\(error)"])
      try keep(snapshot, hash: hash, in: &result)
      return result
    }

    let comparison = compare(expected: file.bitmap, actual: bitmap, options: options)
    if comparison.isSame {
      var result = same(request, snapshot, hash)
      result.total = comparison.totalPixels
      result.maxDelta = comparison.maximumDelta
      return result
    }
    var result = SnapshotResult(request, verdict: comparison.hasSameSize ? .different : .size)
    result.expectedSize = comparison.expectedSize
    result.different = comparison.differentPixels
    result.total = comparison.totalPixels
    result.maxDelta = comparison.maximumDelta
    result.expectedHash = "\(PixelHash.of(file.bitmap))"
    let explanation = Explanation(
      of: comparison, expected: GoldenFile.tree(in: file.chunks), actual: snapshot.drawn.describe(),
      scale: request.scale)
    result.regions = explanation.regions
    result.words =
      snapshot.fingerprint.differences(from: GoldenFile.fingerprint(in: file.chunks))
      + explanation.words
    try keep(snapshot, hash: hash, in: &result)
    try report?.keepExpected(golden.bytes, of: &result)
    if let report {
      let picture = differencePicture(
        expected: file.bitmap, actual: bitmap, comparison: comparison)
      try report.keepDifference(try PNG.encode(picture), of: &result)
    }
    return result
  }

  private func same(
    _ request: SnapshotRequest, _ snapshot: FingerprintedSnapshot, _ hash: PixelHash
  ) -> SnapshotResult {
    var result = SnapshotResult(request, verdict: .same)
    let bitmap = snapshot.drawn.bitmap
    let size = PixelSize(width: bitmap.width, height: bitmap.height)
    (result.expectedSize, result.actualSize) = (size, size)
    result.total = bitmap.width * bitmap.height
    return result
  }

  /// Notes what was drawn, and puts it into the report as a whole golden, so that accepting it
  /// needs no drawing.
  private func keep(
    _ snapshot: FingerprintedSnapshot, hash: PixelHash, in result: inout SnapshotResult
  ) throws {
    let bitmap = snapshot.drawn.bitmap
    result.actualSize = PixelSize(width: bitmap.width, height: bitmap.height)
    result.actualHash = "\(hash)"
    guard let report else { return }
    let bytes = try GoldenFile.bytes(
      of: bitmap, tree: snapshot.drawn.describe(), fingerprint: snapshot.fingerprint,
      compression: .fast)
    try report.keepActual(bytes, of: &result)
  }
}
