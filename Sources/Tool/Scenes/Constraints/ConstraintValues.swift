import HeadlessUIKit
import JSONValues
import Layouter
import VisualFormats

extension NSLayoutConstraint.Attribute: SceneEnumeration {
  /// The attributes with the names that constraints use.
  public static var sceneCases: [(name: String, value: Self)] {
    named.map { ($0.name, $0.attribute) }
  }
}

extension NSLayoutConstraint.Relation: SceneEnumeration {
  /// The case's name, or the operator.
  public static let sceneCases: [(name: String, value: Self)] = [
    ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("equal", .equal),
    ("lessThanOrEqual", .lessThanOrEqual), ("greaterThanOrEqual", .greaterThanOrEqual),
  ]
}

extension NSLayoutConstraint.FormatOptions: SceneOptionSet {
  /// The alignments first, then directions and spacings.
  public static var sceneOptions: [(name: String, value: Self)] {
    alignments.map { ($0.name, $0.option) } + directionsAndSpacings
  }
}

extension IntrinsicSize: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> IntrinsicSize? {
    guard let nodes = node.list, nodes.count == 2 else {
      context.expected("[width, height], either of which may be null", at: node)
      return nil
    }
    let lengths = nodes.map { node -> CGFloat?? in
      guard let length = CGFloat?.read(node, in: context) else { return nil }
      if let length, !lengthRange.check(Double(length), node, context) { return nil }
      return length
    }
    guard let width = lengths[0], let height = lengths[1] else { return nil }
    return IntrinsicSize(width: width, height: height)
  }

  private static let lengthRange = NumberRange.between(0, Double(longestSide))

  package static var examples: [JSON] { [[120, 44], [120, nil]] }

  package static var schema: JSON {
    let length: JSON = ["anyOf": [lengthRange.limiting(CGFloat.schema), ["type": "null"]]]
    return ["type": "array", "items": length, "minItems": 2, "maxItems": 2]
  }
}

extension LayoutBaselines: SceneValue {
  /// Reads the distances of baselines from the edges, or the offset of the centre, in points.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> LayoutBaselines? {
    var distances: [String: CGFloat] = [:]
    let count = context.reportCount
    context.readMap(
      node, of: "baselines",
      keys: ["first", "last", "center"].map { key in
        (key, { node in CGFloat.read(node, in: context).map { distances[key] = $0 } })
      })
    guard context.reportCount == count else { return nil }
    if let offset = distances["center"], distances.count == 1 {
      return .center(offset: offset)
    }
    guard distances["center"] == nil, !distances.isEmpty else {
      context.expected("{first: fromTop, last: fromBottom} or {center: offset}", at: node)
      return nil
    }
    return .edges(
      firstFromTop: distances["first"] ?? 0, lastFromBottom: distances["last"] ?? 0)
  }

  /// Edges, and a centre.
  public static var examples: [JSON] { [["first": 18, "last": 6], ["center": 4]] }

  /// A map of the distances from the edges, or of the offset of the centre.
  public static var schema: JSON {
    let distance = CGFloat.schema
    return [
      "anyOf": [
        [
          "type": "object", "properties": ["first": distance, "last": distance],
          "additionalProperties": false, "minProperties": 1,
        ],
        [
          "type": "object", "properties": ["center": distance], "required": ["center"],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}
