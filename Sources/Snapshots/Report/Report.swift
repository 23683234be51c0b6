/// The outcome of a verification: `report.json`, and what `verify --json` writes.
public struct Report: Sendable, Equatable {
  /// Of the format; a reader refuses one that it does not know.
  public static let formatVersion = 1

  /// What drew the snapshots: renderer and canary.
  public var renderer: GoldenFingerprint
  /// The path of the golden folder, as the run was given it.
  public var goldens: String
  /// In the order of the requests.
  public var snapshots: [SnapshotResult]

  public init(renderer: GoldenFingerprint, goldens: String, snapshots: [SnapshotResult]) {
    self.renderer = renderer
    self.goldens = goldens
    self.snapshots = snapshots
  }

  /// How many snapshots have a verdict.
  public func count(of verdict: Verdict) -> Int {
    // By index, as below: going through the results themselves copies each of them.
    snapshots.indices.count { snapshots[$0].verdict == verdict }
  }

  /// Whether every snapshot is the same as its golden.
  public var isSame: Bool { count(of: .same) == snapshots.count }

  /// The results of snapshots that are not the same as their goldens, in order.
  package var failures: [SnapshotResult] {
    snapshots.indices.filter { snapshots[$0].verdict != .same }.map { snapshots[$0] }
  }
}
