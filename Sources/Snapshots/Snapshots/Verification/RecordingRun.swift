import FileAccess
import Pixels
import Threads

/// Draws snapshots and writes them as goldens.
///
/// A golden with equal pixels is not rewritten, except in the mode for that.
public struct RecordingRun: Sendable {
  /// Which goldens are written.
  public enum Mode: String, Sendable, CaseIterable {
    /// Only missing ones; the other snapshots are not drawn.
    case missing
    /// Also those whose pixels differ, and those that cannot be decoded.
    case all
    /// Also those with equal pixels, with the current view tree and in the current file format. A golden
    /// with equal bytes is not written.
    case rewrite
  }

  /// The outcome for one snapshot.
  public enum Outcome: Sendable, Equatable {
    /// The golden was missing and has been written.
    case added
    /// The golden had other pixels, or could not be decoded, and has been replaced.
    case replaced
    /// The golden has not been changed.
    case kept
    /// The snapshot could not be drawn, or its golden not be written, for the given reason.
    case failed(String)
  }

  /// A snapshot's name and outcome.
  public struct Entry: Sendable, Equatable {
    /// The snapshot's name.
    public let name: SnapshotName
    /// The scene that the snapshot comes from.
    public let scene: String
    /// The outcome for the golden.
    public let outcome: Outcome
    /// Sentences about problems of the picture; empty if it was not drawn.
    public let warnings: [String]
    /// Where the causes of ``warnings`` are, by their sentences.
    public let warningSources: [String: SnapshotSource]
    /// Where the snapshot is declared; nil if it is not in a file.
    public let source: SnapshotSource?
  }

  /// The snapshots to record.
  public var requests: [SnapshotRequest]
  /// The goldens that are written.
  public var goldens: GoldenStore
  /// The fingerprint of the renderer, without fonts: those that each snapshot uses are added.
  public var renderer: GoldenFingerprint
  /// Which goldens are written.
  public var mode: Mode
  /// The number of snapshots that are drawn concurrently; one more may be waiting for the disk.
  public var jobs: Int
  /// Called with each entry when it is complete, on any thread and in any order.
  public var progress: @Sendable (Entry) -> Void
  /// Called before each snapshot; when it returns true, the run throws ``RunCancelled``. Goldens that
  /// have been written are kept.
  public var isCancelled: @Sendable () -> Bool

  /// A run that by default draws the missing goldens, one by one.
  public init(
    requests: [SnapshotRequest], goldens: GoldenStore, renderer: GoldenFingerprint,
    mode: Mode = .missing, jobs: Int = 1,
    progress: @escaping @Sendable (Entry) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.requests = requests
    self.goldens = goldens
    self.renderer = renderer
    self.mode = mode
    self.jobs = jobs
    self.progress = progress
    self.isCancelled = isCancelled
  }

  /// Records all snapshots, blocking the calling thread; the entries are in the requests' order.
  ///
  /// First removes temporary files that killed runs have left in the folder.
  ///
  /// - Throws: ``DuplicateSnapshotName``, ``RunCancelled``, or ``GoldenError`` for errors that
  ///   concern all goldens: the folder cannot be read, the disk is full, or the file system is
  ///   read-only. Goldens that have been written are kept.
  public func run() throws -> [Entry] {
    try requests.checkNames()
    try goldens.removeLeftovers()
    // While one thread waits until its golden is on the disk, another one draws.
    let threads = jobs > 1 ? jobs + 1 : 1
    return try concurrentMap(requests, jobs: threads, isCancelled: isCancelled) { request in
      var warnings: [String] = []
      var sources: [String: SnapshotSource] = [:]
      let outcome = try record(request, &warnings, &sources)
      let entry = Entry(
        name: request.name, scene: request.scene, outcome: outcome, warnings: warnings,
        warningSources: sources, source: request.source)
      progress(entry)
      return entry
    }
  }

  /// - Parameters:
  ///   - warnings: Receives the warnings about the picture, if it is drawn.
  ///   - sources: Receives where their causes are.
  private func record(
    _ request: SnapshotRequest, _ warnings: inout [String],
    _ sources: inout [String: SnapshotSource]
  ) throws -> Outcome {
    do {
      if mode == .missing, try goldens.read(request.name) != nil { return .kept }
      let snapshot = try request.drawFingerprinted()
      (warnings, sources) = (snapshot.drawn.warnings, snapshot.drawn.warningSources)
      let writing = try goldens.write(
        snapshot.drawn, as: request.name, fingerprint: snapshot.fingerprint(by: renderer),
        keepingEqual: mode != .rewrite)
      return switch writing {
      case .added: .added
      case .replaced: .replaced
      case .kept: .kept
      }
    } catch let error as DrawingError {
      return .failed("it could not be drawn: \(error)")
    } catch let GoldenError.file(error) where error.concernsAllFiles {
      throw GoldenError.file(error)
    } catch {
      return .failed("\(error)")
    }
  }
}
