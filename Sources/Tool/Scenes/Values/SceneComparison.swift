import HeadlessUIKit
import ImageComparison
import JSONValues
import ProjectFiles
import YAMLReading

/// How the pictures of a scene are compared with their goldens: `compare: {metric: ciede2000}`.
///
/// For pictures that are partly drawn elsewhere, such as a photo or a map.
public struct SceneComparison: Sendable, Equatable {
  /// How the distance of two colours is measured; exactly by default.
  public var metric = ComparisonMetric.exact
  /// The distance of two colours up to which they count as equal, in the metric's unit; nil for the
  /// rule of the metric.
  public var threshold: Double?
  /// The rectangles that are not compared, in points from the picture's top left corner.
  public var ignored: [CGRect] = []

  /// Creates a comparison; by default an exact one of all pixels.
  public init(
    metric: ComparisonMetric = .exact, threshold: Double? = nil, ignored: [CGRect] = []
  ) {
    (self.metric, self.threshold, self.ignored) = (metric, threshold, ignored)
  }
}

extension SceneComparison {
  init(_ settings: ComparisonSettings) {
    self.init(metric: settings.metric, threshold: settings.threshold)
  }

  /// - Parameter defaults: the project's, of which the scene replaces single values.
  static func read(
    _ node: YAMLNode, replacing defaults: ComparisonSettings?, in context: ReadingContext
  ) -> SceneComparison {
    var ignored: [CGRect] = []
    let settings = ComparisonSettings.read(
      node, replacing: defaults,
      keys: [("ignore", { ignored = [CGRect].read($0, in: context) ?? [] })], in: context)
    var comparison = SceneComparison(settings)
    comparison.ignored = ignored
    return comparison
  }

  /// JSON Schema of the key's value.
  static var schema: JSON {
    ComparisonSettings.schema(adding: [
      .init(
        "ignore",
        [
          "description": "Rectangles in points that are not compared: [x, y, width, height].",
          "type": "array", "items": CGRect.schema,
        ])
    ])
  }
}
