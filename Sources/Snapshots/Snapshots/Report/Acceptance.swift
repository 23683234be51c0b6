import FileAccess
import PictureFiles

/// Makes the results of the last verification goldens, without drawing them again, and undoes that.
public struct Acceptance: Sendable {
  /// The report whose pictures are accepted.
  public let report: ReportFolder
  /// The goldens that they replace.
  public let goldens: GoldenStore

  /// Acceptance of a report's pictures as goldens.
  public init(report: ReportFolder, goldens: GoldenStore) {
    self.report = report
    self.goldens = goldens
  }

  /// The outcome of accepting.
  public struct Outcome: Sendable, Equatable {
    /// The snapshots with new goldens, in the report's order.
    public var accepted: [SnapshotName] = []
    /// The former names of accepted snapshots that were moved, whose goldens were removed.
    public var moved: [SnapshotName] = []
    /// Those whose goldens had these pixels already.
    public var unchanged: [SnapshotName] = []
    /// Those whose goldens have changed since the verification, and were not replaced.
    public var stale: [SnapshotName] = []
  }

  /// The results that can be accepted, in the report's order: those that are different, missing or of
  /// another size, and not rejected.
  public func candidates() throws -> [SnapshotResult] {
    try report.load().snapshots.filter(Self.isCandidate)
  }

  private static func isCandidate(_ result: SnapshotResult) -> Bool {
    switch result.verdict {
    case .different, .missing, .size: result.pictures?.actual != nil && !result.isRejected
    case .same, .broken: false
    }
  }

  /// The candidates that have not been accepted yet.
  public func pending() throws -> [SnapshotResult] {
    try candidates().filter { result in
      try goldenHash(of: result.name) != result.actualHash || formerGolden(of: result) != nil
    }
  }

  /// The candidates of a report whose goldens have the drawn pixels by now, as the goldens' digests
  /// state: to be shown, not to be relied on.
  package func accepted(in report: Report) throws -> Set<SnapshotName> {
    var names: Set<SnapshotName> = []
    for result in report.failures where Self.isCandidate(result) {
      guard let golden = try goldens.read(result.name) else { continue }
      let hash =
        switch golden.format {
        case .picture: PictureDigest(of: golden.bytes).map { "\($0.hash)" }
        case .file: golden.contentHash
        }
      if hash == result.actualHash, try formerGolden(of: result) == nil {
        names.insert(result.name)
      }
    }
    return names
  }

  /// The number of goldens that ``undo()`` would restore or remove; 0 if there is nothing to undo.
  package func undoableCount() throws -> Int {
    try UndoHistory(report: report).last()?.load().count ?? 0
  }

  /// The hash of a golden's pixels, as in the report; `nil` if the golden is missing or cannot be
  /// decoded.
  private func goldenHash(of name: SnapshotName) throws -> String? {
    try goldens.read(name)?.contentHash
  }

  /// Removes results from the list of candidates until the next verification. Their goldens are not
  /// changed.
  ///
  /// - Returns: The rejected candidates, in the report's order.
  @discardableResult
  public func reject(where isChosen: (SnapshotResult) -> Bool) throws -> [SnapshotName] {
    try setRejected(true) { Self.isCandidate($0) && isChosen($0) }
  }

  /// Makes rejected results candidates again.
  ///
  /// - Returns: Those that were rejected, in the report's order.
  @discardableResult
  public func reconsider(where isChosen: (SnapshotResult) -> Bool) throws -> [SnapshotName] {
    try setRejected(false) { $0.isRejected && isChosen($0) }
  }

  private func setRejected(
    _ isRejected: Bool, where isChosen: (SnapshotResult) -> Bool
  ) throws -> [SnapshotName] {
    var outcome = try report.load()
    var names: [SnapshotName] = []
    for (index, result) in outcome.snapshots.enumerated() where isChosen(result) {
      outcome.snapshots[index].isRejected = isRejected
      names.append(result.name)
    }
    if !names.isEmpty { try report.finish(with: outcome) }
    return names
  }

  /// Makes the pictures of the chosen snapshots goldens.
  ///
  /// Of a snapshot that was moved, the golden with its former name is removed.
  ///
  /// The replaced and removed goldens of the last twenty accepts are kept in the report folder for ``undo()``.
  /// Goldens are replaced one by one, each atomically; after a failure those that were replaced can
  /// be undone.
  ///
  /// - Throws: ``ReportError``, ``GoldenError`` or ``FileSystemError``.
  public func accept(where isChosen: (SnapshotResult) -> Bool) throws -> Outcome {
    var outcome = Outcome()
    var plan: [Replacement] = []
    for result in try candidates().filter(isChosen) {
      let old = try goldens.read(result.name)
      let oldHash = old?.contentHash
      let former = try formerGolden(of: result)
      if oldHash != nil && oldHash == result.actualHash {
        if former == nil {
          outcome.unchanged.append(result.name)
        } else {
          // A renamed test has recorded it already; only the former one has to be removed.
          plan.append(Replacement(result: result, isWritten: true, former: former))
        }
      } else if (old == nil) != (result.expectedHash == nil) || oldHash != result.expectedHash {
        outcome.stale.append(result.name)
      } else {
        plan.append(Replacement(result: result, old: old?.bytes, former: former))
      }
    }
    // If nothing is accepted, the last accept can still be undone.
    guard !plan.isEmpty else { return outcome }
    var undo = try UndoHistory(report: report).begin()
    for replacement in plan {
      let result = replacement.result
      if !replacement.isWritten {
        try undo.keep(replacement.old, of: result.name, acceptedHash: result.actualHash ?? "")
      }
      if let former = replacement.former {
        try undo.keep(former.bytes, of: former.name, acceptedHash: nil)
      }
    }
    // Written before any golden changes, so that it lists every changed golden.
    try undo.write()
    for replacement in plan {
      let name = replacement.result.name
      if !replacement.isWritten {
        guard let new = try readActual(of: replacement.result) else {
          outcome.stale.append(name)
          continue
        }
        try goldens.write(new, as: name)
      }
      outcome.accepted.append(name)
      // Removed last: at any moment there is a golden with these pixels.
      if let former = replacement.former {
        try goldens.remove(former.name)
        outcome.moved.append(former.name)
      }
    }
    return outcome
  }

  private struct Replacement {
    var result: SnapshotResult
    /// Whether the golden has these pixels already.
    var isWritten = false
    /// The old golden; nil if there is none, or if it stays.
    var old: [UInt8]?
    /// The golden under the former name of a snapshot that was moved.
    var former: (name: SnapshotName, bytes: [UInt8])?
  }

  /// The golden that a moved snapshot had; nil if it was removed, or if it has other pixels.
  private func formerGolden(
    of result: SnapshotResult
  ) throws -> (name: SnapshotName, bytes: [UInt8])? {
    guard let name = result.movedFrom, let golden = try goldens.read(name),
      golden.contentHash == result.actualHash
    else { return nil }
    return (name, golden.bytes)
  }

  /// The bytes of the golden for a result; `nil` if the picture is not the one in the report, for
  /// example because another verification is running.
  private func readActual(of result: SnapshotResult) throws -> [UInt8]? {
    guard let path = result.pictures?.actual, let bytes = try report.read(path) else { return nil }
    let place = report.folder + "/" + path
    if result.name.format == .file {
      return "\(FileHash(of: bytes))" == result.actualHash ? bytes : nil
    }
    let file: PNG.File
    do {
      file = try PNG.decode(bytes)
    } catch {
      throw GoldenError.picture(path: place, error)
    }
    guard "\(PixelHash.of(file.bitmap))" == result.actualHash else { return nil }
    // Pictures of reports are compressed fast, goldens are compressed well.
    do {
      return try PNG.encode(file.bitmap, chunks: file.chunks, compression: .smallest)
    } catch {
      throw GoldenError.picture(path: place, error)
    }
  }

  /// The outcome of undoing.
  public struct UndoOutcome: Sendable, Equatable {
    /// Those whose old goldens are restored, or which have none again, in the order of accepting.
    public var restored: [SnapshotName] = []
    /// Those whose goldens have changed since they were accepted, and were not restored.
    public var changed: [SnapshotName] = []
  }

  /// Restores the goldens that the last accept replaced; the next call restores the goldens of the accept before.
  public func undo() throws -> UndoOutcome {
    var outcome = UndoOutcome()
    guard let undo = try UndoHistory(report: report).last() else { return outcome }
    for entry in try undo.load() {
      let golden = try goldens.read(entry.name)
      let old = entry.hadGolden ? try undo.bytes(of: entry.name) : nil
      // An accept that failed did not replace this one.
      if golden?.bytes == old && (old == nil) != entry.hadGolden { continue }
      guard golden?.contentHash == entry.acceptedHash, (old == nil) != entry.hadGolden
      else {
        outcome.changed.append(entry.name)
        continue
      }
      if let old {
        try goldens.write(old, as: entry.name)
      } else {
        try goldens.remove(entry.name)
      }
      outcome.restored.append(entry.name)
    }
    var list = undo
    try list.clear()
    return outcome
  }
}
