import ImageComparison

/// The result of verifying one snapshot; an element of `report.json`.
public struct SnapshotResult: Sendable, Equatable {
  /// The paths of a snapshot's pictures in the report, relative to the report's folder.
  public struct Pictures: Sendable, Equatable {
    /// The golden; nil if there is none.
    public var expected: String?
    /// What was drawn; nil if drawing failed.
    public var actual: String?
    /// The difference picture; nil unless both other pictures exist.
    public var difference: String?
    /// A text about the views of what was drawn, for the page's inspector; nil if there is none.
    public var views: String?

    /// The paths of the pictures in the report folder; nil where there is none.
    public init(
      expected: String? = nil, actual: String? = nil, difference: String? = nil,
      views: String? = nil
    ) {
      (self.expected, self.actual, self.difference) = (expected, actual, difference)
      self.views = views
    }

    var paths: [String] { [expected, actual, difference, views].compactMap(\.self) }
  }

  /// The snapshot's name.
  public var name: SnapshotName
  /// ``SnapshotRequest/scene``.
  public var scene: String
  /// ``SnapshotRequest/variant``.
  public var variant: [VariantChoice]
  /// ``SnapshotRequest/source``.
  public var source: SnapshotSource?
  /// The result of the comparison.
  public var verdict: Verdict
  /// Pixels per point.
  public var scale: Double
  /// The size of the golden, in pixels; nil if there is none that can be decoded.
  public var expectedSize: PixelSize?
  /// The size of what was drawn, in pixels; nil if drawing failed.
  public var actualSize: PixelSize?
  /// ``Comparison/differentPixels``.
  public var different: Int
  /// ``Comparison/totalPixels``; 0 if nothing could be compared.
  public var total: Int
  /// ``Comparison/maximumDelta``.
  public var maxDelta: Int
  /// ``Comparison/regions`` with the views they touch.
  public var regions: [ExplainedRegion]
  /// The golden that the snapshot had under another name, if it is known by its pixels: one without a
  /// snapshot.
  public var movedFrom: SnapshotName?
  /// What changed, the most important change first; empty if nothing was compared.
  public var changes: [Change]
  /// The sentences that explain the verdict, the most important one first; empty for a snapshot
  /// that is the same.
  public var words: [String]
  /// What the comparison tolerated, in words: "compared by ciede2000 up to 2"; nil if every pixel was
  /// compared exactly, or if the pixels are the golden's anyway.
  public var tolerance: String?
  /// Sentences about problems of the picture, independently of the verdict; `nil` if there are none.
  public var warnings: [String]?
  /// Where the causes of ``warnings`` are, by their sentences; nil if none is known.
  public var warningSources: [String: SnapshotSource]?
  /// The pictures in the report; `nil` if it has none of the snapshot.
  public var pictures: Pictures?
  /// The ``PixelHash`` of the golden that was compared; a golden with another hash has changed since.
  public var expectedHash: String?
  /// The ``PixelHash`` of what was drawn.
  public var actualHash: String?
  /// Whether there was no golden, and the run has recorded it.
  public var isRecorded = false
  /// Whether the user has rejected the picture: `accept` does not offer it.
  public var isRejected = false

  /// A result without a comparison.
  package init(_ request: SnapshotRequest, verdict: Verdict, words: [String] = []) {
    name = request.name
    scene = request.scene
    variant = request.variant
    source = request.source
    scale = request.scale
    self.verdict = verdict
    self.words = words
    (different, total, maxDelta) = (0, 0, 0)
    (regions, changes) = ([], [])
  }
}
