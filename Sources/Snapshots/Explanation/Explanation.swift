import ImageComparison
import ViewTree

/// Why two pictures differ, in words, read from the trees of the views that they show.
public struct Explanation: Sendable, Equatable {
  /// Sentences, the most important one first.
  public var words: [String]
  /// The comparison's regions with the views they touch.
  public var regions: [ExplainedRegion]

  public init(
    of comparison: Comparison, expected: ViewNode?, actual: ViewNode, scale: Double
  ) {
    words = []
    regions = comparison.regions.map { ExplainedRegion(rect: $0.rect, pixels: $0.pixels) }
  }
}
