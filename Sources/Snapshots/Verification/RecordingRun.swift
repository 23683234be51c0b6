import Pixels

/// Draws snapshots and makes them goldens.
///
/// A golden with equal pixels is never rewritten.
public struct RecordingRun: Sendable {
  /// Which goldens are written.
  public enum Mode: String, Sendable, CaseIterable {
    /// Only those that do not exist; the others are not even drawn.
    case missing
    /// Also those whose pixels differ, and those that cannot be read as pictures.
    case all
  }

  /// What became of one snapshot.
  public enum Outcome: Sendable, Equatable {
    /// There was no golden; now there is.
    case added
    /// The golden was another picture, or none that could be read.
    case replaced
    /// The golden is as it was.
    case kept
    /// The snapshot could not be drawn, or its golden not be written; the sentence says why.
    case failed(String)
  }

  /// A snapshot's name and what became of it.
  public struct Entry: Sendable, Equatable {
    public let name: SnapshotName
    public let scene: String
    public let outcome: Outcome
    /// What people should know about the picture, in sentences; nothing of one that was not drawn.
    public let warnings: [String]
  }

  public var requests: [SnapshotRequest]
  public var goldens: GoldenStore
  /// What draws: renderer and canary. The fonts are those that each snapshot turns out to use.
  public var renderer: GoldenFingerprint
  public var mode: Mode
  /// How many snapshots are drawn at the same time.
  public var jobs: Int
  /// Told each entry as soon as it is there, on any thread and in any order.
  public var progress: @Sendable (Entry) -> Void
  /// Asked before each snapshot; when it says yes, the run ends with ``RunCancelled``. What has
  /// been written until then stays.
  public var isCancelled: @Sendable () -> Bool

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

  /// Runs to the end, blocking the calling thread; the entries are in the requests' order.
  ///
  /// Before it begins, temporary files that killed runs have left in the folder are removed.
  ///
  /// - Throws: ``DuplicateSnapshotName``, ``RunCancelled``, or ``GoldenError`` if the golden
  ///   folder cannot be read, the disk is full, or the file system read-only: no other snapshot
  ///   would fare better. What has been written until then stays.
  public func run() throws -> [Entry] {
    try requests.checkNames()
    try goldens.removeLeftovers()
    return try concurrentMap(requests, jobs: jobs, isCancelled: isCancelled) { request in
      var warnings: [String] = []
      let outcome = try record(request, &warnings)
      let entry = Entry(
        name: request.name, scene: request.scene, outcome: outcome, warnings: warnings)
      progress(entry)
      return entry
    }
  }

  /// - Parameter warnings: what is to be said of the picture, if it is drawn.
  private func record(
    _ request: SnapshotRequest, _ warnings: inout [String]
  ) throws -> Outcome {
    do {
      if mode == .missing, try goldens.read(request.name) != nil { return .kept }
      let snapshot = try request.drawFingerprinted()
      warnings = snapshot.drawn.warnings
      let writing = try goldens.write(
        snapshot.drawn, as: request.name, fingerprint: snapshot.fingerprint(by: renderer))
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
