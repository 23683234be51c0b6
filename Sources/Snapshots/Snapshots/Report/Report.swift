/// A scene file that could not be read, so that its snapshots were not drawn.
public struct BrokenScene: Sendable, Equatable {
  /// The path from the root of the repository, with `/`.
  public var file: String
  /// Counted from 1; nil for the whole file.
  public var line: Int?
  /// Counted from 1; nil for the whole line.
  public var column: Int?
  /// The error, as a sentence.
  public var message: String

  /// An error at a place in a scene file.
  public init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }
}

/// The results of a verification: the content of `report.json`, and of `verify --json`.
public struct Report: Sendable, Equatable {
  /// The version of the format; other versions are not read.
  public static let formatVersion = 2

  /// One of several parts of the snapshots that were verified on different machines.
  public struct Shard: Sendable, Hashable {
    /// Counted from 1.
    public var index: Int
    /// The number of parts.
    public var count: Int

    /// Part `index` of `count`.
    public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }

  /// The fingerprint of the renderer, without fonts.
  public var renderer: GoldenFingerprint
  /// The golden folder: ``GoldenStore/name``, for `verify` its path from the project's folder.
  public var goldens: String
  /// In the order of the requests.
  public var snapshots: [SnapshotResult]
  /// The errors of scene files; several for one file that has several.
  public var brokenScenes: [BrokenScene]
  /// What the linter finds in the scenes; empty if it is not switched on.
  public var notes: [ReportNote]
  /// The part of the snapshots that the report is about; nil for all that were asked for.
  public var shard: Shard?

  /// A report of results, by default without errors of scenes and findings of the linter.
  public init(
    renderer: GoldenFingerprint, goldens: String, snapshots: [SnapshotResult],
    brokenScenes: [BrokenScene] = [], notes: [ReportNote] = [], shard: Shard? = nil
  ) {
    self.shard = shard
    self.renderer = renderer
    self.goldens = goldens
    self.snapshots = snapshots
    self.brokenScenes = brokenScenes
    self.notes = notes
  }

  /// The number of snapshots with a verdict.
  public func count(of verdict: Verdict) -> Int {
    // By index, as below, because iterating over the results copies each of them.
    snapshots.indices.count { snapshots[$0].verdict == verdict }
  }

  /// Whether every snapshot is the same as its golden, and every scene was read.
  public var isSame: Bool { count(of: .same) == snapshots.count && brokenScenes.isEmpty }

  /// The results of the snapshots that are not the same, in order.
  package var failures: [SnapshotResult] {
    snapshots.indices.filter { snapshots[$0].verdict != .same }.map { snapshots[$0] }
  }
}
