import HeadlessUIKit
import ImageComparison
import JSONValues
import ViewTree

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

  /// The key of scenes and of project files.
  static let key = "compare"

  /// What has the key.
  enum Owner {
    case scene
    /// A project file, of which scenes replace single values. It has no rectangles: rectangles belong to
    /// a picture.
    case project
  }

  /// - Parameter defaults: the project's.
  static func read(
    _ node: SceneNode, of owner: Owner = .scene, replacing defaults: SceneComparison? = nil,
    in context: ReadingContext
  ) -> SceneComparison {
    var comparison = SceneComparison()
    var isMetricSet = false
    var keys: [(name: String, read: (SceneNode) -> Void)] = [
      (
        "metric",
        { node in
          guard let metric = node.text.flatMap(ComparisonMetric.init) else {
            let names = ComparisonMetric.allCases.map { "'\($0.rawValue)'" }
            return context.expected(ReadingContext.enumerate(names), at: node)
          }
          comparison.metric = metric
          isMetricSet = true
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
    ]
    if owner == .scene {
      keys.append(("ignore", { comparison.ignored = [CGRect].read($0, in: context) ?? [] }))
    }
    context.readMap(node, of: "'compare'", keys: keys)
    if let defaults, !isMetricSet { comparison.metric = defaults.metric }
    // A threshold is in the unit of its metric.
    if let defaults, comparison.threshold == nil, comparison.metric == defaults.metric {
      comparison.threshold = defaults.threshold
    }
    if comparison.threshold != nil, comparison.metric == .exact {
      context.report(
        "'threshold' needs a metric: add 'metric: ciede2000', 'oklab' or 'yiq'", at: node.position)
    }
    return comparison
  }

  /// JSON Schema of the key's value.
  static func schema(of owner: Owner) -> JSON {
    var properties: [JSON.Member] = [
      .init(
        "metric",
        [
          "description": "How the distance of two colours is measured; exact if missing.",
          "enum": .array(ComparisonMetric.allCases.map { .string($0.rawValue) }),
        ]),
      .init(
        "threshold",
        [
          "description": .string(
            "The distance up to which colours count as equal, in the metric's unit; by default only "
              + "rounding and the slopes of edges are tolerated."),
          "type": "number", "minimum": 0,
        ]),
    ]
    if owner == .scene {
      properties.append(
        .init(
          "ignore",
          [
            "description": "Rectangles in points that are not compared: [x, y, width, height].",
            "type": "array", "items": CGRect.schema,
          ]))
    }
    return JSON.objectSchema(
      properties,
      before: [.init("description", "How the pictures are compared with their goldens.")])
  }
}
