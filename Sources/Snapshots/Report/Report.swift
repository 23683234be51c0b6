/// The results of a verification: the content of `report.json`, and of `verify --json`.
public struct Report: Sendable, Equatable {
  /// The version of the format; other versions are not read.
  public static let formatVersion = 1

  /// The fingerprint of the renderer, without fonts.
  public var renderer: GoldenFingerprint
  /// The path of the golden folder, as passed to the run.
  public var goldens: String
  /// In the order of the requests.
  public var snapshots: [SnapshotResult]

  public init(renderer: GoldenFingerprint, goldens: String, snapshots: [SnapshotResult]) {
    self.renderer = renderer
    self.goldens = goldens
    self.snapshots = snapshots
  }

  /// The number of snapshots with a verdict.
  public func count(of verdict: Verdict) -> Int {
    // By index, as below, because iterating over the results copies each of them.
    snapshots.indices.count { snapshots[$0].verdict == verdict }
  }

  /// Whether every snapshot is the same as its golden.
  public var isSame: Bool { count(of: .same) == snapshots.count }

  /// The results of the snapshots that are not the same, in order.
  package var failures: [SnapshotResult] {
    snapshots.indices.filter { snapshots[$0].verdict != .same }.map { snapshots[$0] }
  }
}
