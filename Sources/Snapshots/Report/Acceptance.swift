import CairoGraphics

/// Takes pictures of the last verification as goldens, without drawing them again, and back.
public struct Acceptance: Sendable {
  public let report: ReportFolder
  public let goldens: GoldenStore

  public init(report: ReportFolder, goldens: GoldenStore) {
    self.report = report
    self.goldens = goldens
  }

  /// What was done, and what was left.
  public struct Outcome: Sendable, Equatable {
    /// In the report's order.
    public var accepted: [SnapshotName] = []
    /// Those whose golden had these pixels already.
    public var unchanged: [SnapshotName] = []
    /// Those whose golden is not the one any more that the report compared with; left as they are.
    public var stale: [SnapshotName] = []
  }

  /// The results that can be accepted, in the report's order: what is different, missing or of
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

  /// Those of the candidates that were not accepted yet.
  public func pending() throws -> [SnapshotResult] {
    try candidates().filter { try goldenHash(of: $0.name) != $0.actualHash }
  }

  /// The pixels of a golden as the report names them; `nil` without a golden that can be read.
  private func goldenHash(of name: SnapshotName) throws -> String? {
    try goldens.read(name).flatMap { try? $0.pixelHash() }.map { "\($0)" }
  }

  /// Takes the chosen results off the list of candidates, until the next verification finds them
  /// again. Their goldens stay as they are, or missing.
  ///
  /// - Returns: Those that were on the list, in the report's order.
  @discardableResult
  public func reject(where isChosen: (SnapshotResult) -> Bool) throws -> [SnapshotName] {
    var outcome = try report.load()
    var names: [SnapshotName] = []
    for (index, result) in outcome.snapshots.enumerated()
    where Self.isCandidate(result) && isChosen(result) {
      outcome.snapshots[index].isRejected = true
      names.append(result.name)
    }
    if !names.isEmpty { try report.finish(with: outcome) }
    return names
  }

  /// Makes the pictures of the chosen snapshots the goldens.
  ///
  /// The goldens that this replaces are kept in the report folder until the next accept, for
  /// ``undo()``. Goldens are replaced one by one, each in one step; a failure leaves those that
  /// were done, and they can be undone.
  ///
  /// - Throws: ``ReportError``, ``GoldenError`` or ``FileSystemError``.
  public func accept(where isChosen: (SnapshotResult) -> Bool) throws -> Outcome {
    var outcome = Outcome()
    var plan: [(result: SnapshotResult, old: [UInt8]?)] = []
    for result in try candidates().filter(isChosen) {
      let old = try goldens.read(result.name)
      let oldHash = old.flatMap { try? $0.pixelHash() }.map { "\($0)" }
      if oldHash != nil && oldHash == result.actualHash {
        outcome.unchanged.append(result.name)
      } else if (old == nil) != (result.expectedHash == nil) || oldHash != result.expectedHash {
        outcome.stale.append(result.name)
      } else {
        plan.append((result, old?.bytes))
      }
    }
    // Where nothing is accepted, the last accept can still be undone.
    guard !plan.isEmpty else { return outcome }
    var undo = UndoList(report: report)
    try undo.clear()
    for (result, old) in plan { try undo.keep(old, of: result) }
    // Before any golden changes, so that nothing that was changed is ever missing from it.
    try undo.write()
    for (result, _) in plan {
      if let new = try readActual(of: result) {
        try goldens.write(new, as: result.name)
        outcome.accepted.append(result.name)
      } else {
        outcome.stale.append(result.name)
      }
    }
    return outcome
  }

  /// The picture of a report as a golden's bytes; `nil` where it is not the one the report tells
  /// of, as in the middle of another verification.
  private func readActual(of result: SnapshotResult) throws -> [UInt8]? {
    guard let path = result.pictures?.actual else { return nil }
    let place = report.folder + "/" + path
    guard let bytes = try report.fileSystem.read(place) else { return nil }
    let file: PNG.File
    do {
      file = try PNG.decode(bytes)
    } catch {
      throw GoldenError.picture(path: place, error)
    }
    guard "\(PixelHash.of(file.bitmap))" == result.actualHash else { return nil }
    // Reports are written fast; what is kept in the project is worth a search for fewer bytes.
    do {
      return try PNG.encode(file.bitmap, chunks: file.chunks, compression: .smallest)
    } catch {
      throw GoldenError.picture(path: place, error)
    }
  }

  /// What undoing came to.
  public struct UndoOutcome: Sendable, Equatable {
    /// Those whose old golden is back, or which have none again, in the order of accepting.
    public var restored: [SnapshotName] = []
    /// Those whose golden has changed since it was accepted; left as they are.
    public var changed: [SnapshotName] = []
  }

  /// Puts back the goldens that the last accept replaced.
  public func undo() throws -> UndoOutcome {
    var outcome = UndoOutcome()
    let undo = UndoList(report: report)
    for entry in try undo.load() {
      let golden = try goldens.read(entry.name)
      let old = entry.hadGolden ? try undo.bytes(of: entry.name) : nil
      // An accept that failed half-way never came to this one.
      if golden?.bytes == old && (old == nil) != entry.hadGolden { continue }
      guard let hash = try? golden?.pixelHash(), "\(hash)" == entry.acceptedHash,
        (old == nil) != entry.hadGolden
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
