import ImageComparison
import Messages
import PictureFiles
import Pixels
import ViewTree

/// Verifies the snapshots of a run, one at a time.
package struct SnapshotVerification {
  let run: VerificationRun
  /// Reads the golden of a snapshot; nil if there is none.
  let golden: @Sendable (SnapshotName) throws(GoldenError) -> Golden?

  init(run: VerificationRun) {
    self.run = run
    golden = { [goldens = run.goldens] (name) throws(GoldenError) in try goldens.read(name) }
  }

  /// A verification of goldens that are not in the folder of the run.
  package init(
    run: VerificationRun, golden: @escaping @Sendable (SnapshotName) throws(GoldenError) -> Golden?
  ) {
    (self.run, self.golden) = (run, golden)
  }

  /// Draws, compares, and adds the pictures to the report unless they are the same.
  ///
  /// - Throws: An error of writing the report; all other errors become the verdict.
  package func result(of request: SnapshotRequest) throws -> SnapshotResult {
    let snapshot: FingerprintedSnapshot
    do {
      snapshot = try request.drawFingerprinted()
    } catch {
      return SnapshotResult(request, verdict: .broken, words: ["it could not be drawn: \(error)"])
    }
    return try result(of: snapshot)
  }

  /// Compares, and adds the pictures to the report unless they are the same.
  ///
  /// - Throws: As ``result(of:)``.
  func result(of snapshot: FingerprintedSnapshot) throws -> SnapshotResult {
    var result = try comparedResult(of: snapshot)
    let warnings = snapshot.drawn.warnings
    result.warnings = warnings.isEmpty ? nil : warnings
    let sources = snapshot.drawn.warningSources
    result.warningSources = sources.isEmpty ? nil : sources
    return result
  }

  private func comparedResult(of snapshot: FingerprintedSnapshot) throws -> SnapshotResult {
    let hash = PixelHash.of(snapshot.drawn.bitmap)
    do {
      guard let golden = try golden(snapshot.request.name) else {
        let words = ["there is no golden yet: record one, or accept this picture"]
        return try uncompared(snapshot, hash, verdict: .missing, words: words)
      }
      // Nearly every snapshot ends here.
      if try golden.hasPixels(of: snapshot.drawn.bitmap, hash: hash, by: run.reading) {
        return same(snapshot)
      }
      return try compared(snapshot, hash, with: golden)
    } catch let error as GoldenError {
      return try uncompared(
        snapshot, hash, verdict: .broken, words: words(for: error, of: snapshot.request.name))
    }
  }

  private func words(for error: GoldenError, of name: SnapshotName) -> [String] {
    switch error {
    // Git LFS has not fetched the file; the error says how to get it.
    case .file, .picture(path: _, .gitLFSPointer): ["\(error)"]
    case .picture:
      [
        "\(error)", "restore it from version control, or \(run.remedyForDamage(name))",
      ]
    }
  }

  private func same(_ snapshot: FingerprintedSnapshot) -> SnapshotResult {
    var result = SnapshotResult(snapshot.request, verdict: .same)
    result.actualSize = snapshot.drawn.bitmap.size
    result.expectedSize = result.actualSize
    result.total = snapshot.drawn.bitmap.width * snapshot.drawn.bitmap.height
    return result
  }

  private func uncompared(
    _ snapshot: FingerprintedSnapshot, _ hash: PixelHash, verdict: Verdict, words: [String]
  ) throws -> SnapshotResult {
    var result = SnapshotResult(snapshot.request, verdict: verdict, words: words)
    try keepActual(snapshot, hash, in: &result)
    return result
  }

  private func compared(
    _ snapshot: FingerprintedSnapshot, _ hash: PixelHash, with golden: Golden
  ) throws -> SnapshotResult {
    let bitmap = snapshot.drawn.bitmap
    let options = snapshot.request.options ?? run.options
    var result = SnapshotResult(snapshot.request, verdict: .different)
    // Before the golden is decoded if nothing is tolerated: encoding one of them and decoding the other take most of the
    // memory of a large picture.
    if options.isExact {
      try keepActual(snapshot, hash, in: &result)
      if let large = try golden.largePicture() {
        let comparison = try compareExactly(expected: large, actual: bitmap, options: options)
        return try finished(result, snapshot, golden, large, large.chunks, comparison)
      }
    }
    let file = try golden.decoded()
    let comparison = compare(expected: file.bitmap, actual: bitmap, options: options)
    result = try finished(result, snapshot, golden, file.bitmap, file.chunks, comparison)
    result.tolerance = options.tolerance
    if result.verdict == .same {
      result.pictures = nil
    } else if !options.isExact {
      try keepActual(snapshot, hash, in: &result)
    }
    return result
  }

  /// A result with what a comparison has found, and its difference picture in the report.
  private func finished<Rows: PixelRows>(
    _ started: SnapshotResult, _ snapshot: FingerprintedSnapshot, _ golden: Golden,
    _ expected: Rows, _ chunks: [PNG.Chunk], _ comparison: Comparison
  ) throws -> SnapshotResult {
    let bitmap = snapshot.drawn.bitmap
    var result = started
    result.verdict =
      comparison.isSame ? .same : comparison.hasSameSize ? .different : .size
    result.expectedSize = comparison.expectedSize
    result.actualSize = comparison.actualSize
    result.different = comparison.differentPixels
    result.total = comparison.totalPixels
    result.maxDelta = comparison.maximumDelta
    if result.verdict == .same { return result }

    result.expectedHash = try golden.pixelHash(of: expected, by: run.reading).map { "\($0)" }
    let (tree, reasons) = described(by: chunks, snapshot)
    let shifts = try ShiftSearch(of: expected, around: comparison.regions.map(\.rect))
    let explanation = Explanation(
      of: comparison, expected: tree, actual: snapshot.drawn.describe(),
      scale: snapshot.request.scale, shift: { shifts.shift(in: $0, actual: bitmap) })
    result.regions = explanation.regions
    result.changes = reasons.map { Change(.renderer, predicate: $0) } + explanation.changes
    result.words = result.changes.map(\.words)
    if let report = run.report {
      let picture = try DifferencePicture(
        expected: expected, actual: bitmap, comparison: comparison)
      try run.reporting {
        try report.keepExpected(golden.bytes, of: &result)
        let bytes = try PNG.encode(
          places: picture.places, palette: DifferencePicture.palette, width: picture.width,
          height: picture.height)
        try report.keepDifference(bytes, of: &result)
      }
    }
    return result
  }

  /// The view tree of a golden, and sentences that explain everything else, so they come first: another
  /// renderer or font, or that tree and fingerprint cannot be read.
  private func described(
    by chunks: [PNG.Chunk], _ snapshot: FingerprintedSnapshot
  ) -> (tree: ViewNode?, reasons: [String]) {
    do {
      let fingerprint = try GoldenFile.fingerprint(in: chunks)
      let current = snapshot.fingerprint(by: run.renderer)
      return (try GoldenFile.tree(in: chunks), current.differences(from: fingerprint))
    } catch {
      return (nil, ["\(error)"])
    }
  }

  /// Records what was drawn, and adds it to the report as a complete golden, so that it can be
  /// accepted without drawing.
  private func keepActual(
    _ snapshot: FingerprintedSnapshot, _ hash: PixelHash, in result: inout SnapshotResult
  ) throws {
    result.actualSize = snapshot.drawn.bitmap.size
    result.actualHash = "\(hash)"
    guard let report = run.report else { return }
    let bytes = try GoldenFile.bytes(
      of: snapshot.drawn.bitmap, tree: snapshot.drawn.describe().root,
      fingerprint: snapshot.fingerprint(by: run.renderer), compression: .fast)
    try run.reporting {
      try report.keepActual(bytes, of: &result)
      // Drawing has succeeded; what cannot be inspected is shown by its tree alone.
      if let inspection = try? snapshot.drawn.inspect?() {
        try report.keepViews(inspection, of: &result)
      }
    }
  }
}

extension ComparisonOptions {
  /// What a comparison tolerates, in words; nil for nothing.
  fileprivate var tolerance: String? {
    var words: [String] = []
    if metric != .exact {
      let limit = threshold.map { " up to \(Wording.number($0))" } ?? ""
      words.append("compared by \(metric.rawValue)\(limit)")
    }
    if !ignored.isEmpty {
      let noun = ignored.count == 1 ? "rectangle" : "rectangles"
      words.append("\(words.isEmpty ? "compared " : "")without \(ignored.count) \(noun)")
    }
    if precision < 1 {
      let share = Wording.number((1 - max(precision, 0)) * 100)
      words.append("\(words.isEmpty ? "compared " : "")with up to \(share) % different pixels")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
