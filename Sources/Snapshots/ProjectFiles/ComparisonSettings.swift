import ImageComparison
import JSONValues
import ViewTree
import YAMLReading

/// How pictures are compared with their goldens: `compare: {metric: ciede2000}`. A scene replaces single values of the
/// project's.
package struct ComparisonSettings: Sendable, Equatable {
  package var metric = ComparisonMetric.exact
  /// The distance of two colours up to which they count as equal, in the metric's unit; nil for the
  /// rule of the metric.
  package var threshold: Double?

  /// The key of scenes and of project files.
  package static let key = "compare"

  package init() {}

  /// - Parameters:
  ///   - defaults: what replaces missing values.
  ///   - keys: further keys, which only scenes have.
  package static func read(
    _ node: YAMLNode, replacing defaults: ComparisonSettings? = nil,
    keys: [(name: String, read: (YAMLNode) -> Void)] = [], in context: DocumentContext
  ) -> ComparisonSettings {
    var settings = ComparisonSettings()
    var isMetricSet = false
    let ownKeys: [(name: String, read: (YAMLNode) -> Void)] = [
      (
        "metric",
        { node in
          guard let metric = node.text.flatMap(ComparisonMetric.init) else {
            let names = ComparisonMetric.allCases.map { "'\($0.rawValue)'" }
            return context.expected(DocumentContext.enumerate(names), at: node)
          }
          settings.metric = metric
          isMetricSet = true
        }
      ),
      (
        "threshold",
        { node in
          guard let number = context.number(node),
            NumberRange.atLeast(0).check(number, node, context)
          else { return }
          settings.threshold = number
        }
      ),
    ]
    context.readMap(node, of: "'compare'", keys: ownKeys + keys)
    if let defaults, !isMetricSet { settings.metric = defaults.metric }
    // A threshold is in the unit of its metric.
    if let defaults, settings.threshold == nil, settings.metric == defaults.metric {
      settings.threshold = defaults.threshold
    }
    if settings.threshold != nil, settings.metric == .exact {
      context.report(
        "'threshold' needs a metric: add 'metric: ciede2000', 'oklab' or 'yiq'", at: node.position)
    }
    return settings
  }

  /// JSON Schema of the key's value.
  ///
  /// - Parameter members: further keys.
  package static func schema(adding members: [JSON.Member] = []) -> JSON {
    let properties: [JSON.Member] = [
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
    return JSON.objectSchema(
      properties + members,
      before: [.init("description", "How the pictures are compared with their goldens.")])
  }
}
