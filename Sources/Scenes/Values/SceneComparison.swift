import HeadlessUIKit
import ImageComparison
import ViewTree

/// How the pictures of a scene are compared with their goldens: `compare: {metric: ciede2000}`.
///
/// For pictures that are partly drawn elsewhere, such as a photo or a map.
public struct SceneComparison: Sendable, Equatable {
  public var metric = ComparisonMetric.exact
  /// The distance of two colours up to which they count as equal, in the metric's unit; nil for the
  /// rule of the metric.
  public var threshold: Double?
  /// What is not compared, in points from the picture's top left corner.
  public var ignored: [CGRect] = []

  /// The key of scenes.
  static let key = "compare"

  static func read(_ node: SceneNode, in context: ReadingContext) -> SceneComparison {
    var comparison = SceneComparison()
    context.readMap(
      node, of: "'compare'",
      keys: [
        (
          "metric",
          { node in
            guard let metric = node.text.flatMap(ComparisonMetric.init) else {
              let names = ComparisonMetric.allCases.map { "'\($0.rawValue)'" }
              return context.expected(ReadingContext.enumerate(names), at: node)
            }
            comparison.metric = metric
          }
        ),
        (
          "threshold",
          { node in
            guard let number = Double.read(node, in: context),
              NumberRange.atLeast(0).check(number, node, context)
            else { return }
            comparison.threshold = number
          }
        ),
        ("ignore", { comparison.ignored = [CGRect].read($0, in: context) ?? [] }),
      ])
    if comparison.threshold != nil, comparison.metric == .exact {
      context.report(
        "'threshold' needs a metric: add 'metric: ciede2000', 'oklab' or 'yiq'", at: node.position)
    }
    return comparison
  }

  /// JSON Schema of the key's value.
  static var schema: JSON {
    [
      "description": "How the pictures are compared with their goldens.",
      "type": "object",
      "properties": [
        "metric": [
          "description": "How the distance of two colours is measured; exact if missing.",
          "enum": .array(ComparisonMetric.allCases.map { .string($0.rawValue) }),
        ],
        "threshold": [
          "description": .string(
            "The distance up to which colours count as equal, in the metric's unit; by default only "
              + "rounding and the slopes of edges are tolerated."),
          "type": "number", "minimum": 0,
        ],
        "ignore": [
          "description": "Rectangles in points that are not compared: [x, y, width, height].",
          "type": "array", "items": CGRect.schema,
        ],
      ],
      "additionalProperties": false,
    ]
  }
}
