import ImageComparison

/// What became of one snapshot of a verification; an element of `report.json`.
public struct SnapshotResult: Sendable, Equatable {
  /// Paths of the pictures that a report keeps of a snapshot, relative to the report's folder.
  public struct Pictures: Sendable, Equatable {
    /// The golden. Missing without a golden.
    public var expected: String?
    /// What was drawn. Missing if drawing failed.
    public var actual: String?
    /// The difference picture. Missing unless there are both of the others.
    public var difference: String?

    public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
      (self.expected, self.actual, self.difference) = (expected, actual, difference)
    }
  }

  public var name: SnapshotName
  /// ``SnapshotRequest/scene``.
  public var scene: String
  /// ``SnapshotRequest/source``.
  public var source: SnapshotSource?
  public var verdict: Verdict
  /// Pixels a point.
  public var scale: Double
  /// Of the golden, in pixels. Missing without a golden that could be read.
  public var expectedSize: PixelSize?
  /// Of what was drawn, in pixels. Missing if drawing failed.
  public var actualSize: PixelSize?
  /// ``Comparison/differentPixels``.
  public var different: Int
  /// ``Comparison/totalPixels``; 0 where nothing could be compared.
  public var total: Int
  /// ``Comparison/maximumDelta``.
  public var maxDelta: Int
  /// ``Comparison/regions`` with the views they touch.
  public var regions: [ExplainedRegion]
  /// The sentences that explain the verdict, the most important one first; empty for a snapshot
  /// that is the same.
  public var words: [String]
  /// What people should know about the picture, whatever the verdict, in sentences; `nil` if there
  /// is nothing.
  public var warnings: [String]?
  /// What the report keeps of it; `nil` where it keeps nothing.
  public var pictures: Pictures?
  /// The golden's pixels as they were, by ``PixelHash``: tells a report that has become stale.
  public var expectedHash: String?
  /// The drawn pixels, by ``PixelHash``.
  public var actualHash: String?
  /// Whether the user has rejected the picture: `accept` does not offer it.
  public var isRejected = false

  /// A result with nothing compared.
  init(_ request: SnapshotRequest, verdict: Verdict, words: [String] = []) {
    name = request.name
    scene = request.scene
    source = request.source
    scale = request.scale
    self.verdict = verdict
    self.words = words
    (different, total, maxDelta) = (0, 0, 0)
    regions = []
  }
}
