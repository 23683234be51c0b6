import HeadlessUIKit
import Layouter

extension ChildLayoutReader {
  /// `{left: {parent: 8}, horz: nosize, top: {adjacent: [title, 4]}, vert: {fixed: 20}}`
  static let relative = ChildLayoutReader(schema: schema) { node, siblings in
    var edges: [String: EdgeRule] = [:]
    var lengths: [String: LengthRule] = [:]
    let edgeKeys = ["left", "top", "right", "bottom"].map { key in
      (name: key, read: { (node: SceneNode) in edges[key] = EdgeRule.read(node, siblings) })
    }
    let lengthKeys = ["horz", "vert"].map { key in
      (name: key, read: { (node: SceneNode) in lengths[key] = LengthRule.read(node, siblings) })
    }
    siblings.context.readMap(
      node, of: "the layout of a RelativeLayout's child", keys: edgeKeys + lengthKeys)
    return ChildLayout { [edges, lengths] layouter, view, views in
      func edge(_ key: String) -> RelativeLayoutAttachInfo {
        edges[key]?.info(among: views) ?? .free
      }
      func length(_ key: String) -> RelativeLayoutScalingInfo {
        lengths[key]?.info(among: views) ?? .free
      }
      (layouter as? RelativeLayout)?.addChild(
        view,
        info: RelativeLayoutInfo(
          horz: length("horz"), left: edge("left"), right: edge("right"), vert: length("vert"),
          top: edge("top"), bottom: edge("bottom")))
    }
  }

  private static let schema: JSON = {
    let distance = CGFloat.schema
    let siblingAndNumber: JSON = [
      "type": "array", "items": [["type": "string"], distance], "minItems": 2, "maxItems": 2,
    ]
    func map(_ key: String, _ value: JSON) -> JSON {
      [
        "type": "object", "properties": .object([.init(key, value)]),
        "required": .array([.string(key)]), "additionalProperties": false,
      ]
    }
    let edge: JSON = [
      "anyOf": [
        ["enum": ["free", "center"]], map("parent", distance), map("adjacent", siblingAndNumber),
        map("fit", siblingAndNumber), map("center", String.schema),
      ]
    ]
    let length: JSON = [
      "anyOf": [
        ["enum": ["free", "nosize"]], map("fixed", distance),
        map("relative", ["anyOf": [distance, siblingAndNumber]]),
      ]
    ]
    return [
      "type": "object",
      "properties": [
        "left": edge, "top": edge, "right": edge, "bottom": edge, "horz": length, "vert": length,
      ],
      "additionalProperties": false,
    ]
  }()
}

/// Where an edge is; siblings by their place among the layouter's children.
private enum EdgeRule: Sendable {
  case free, center
  case parent(CGFloat)
  case adjacent(Int, CGFloat)
  case fit(Int, CGFloat)
  case centerOf(Int)

  static func read(_ node: SceneNode, _ siblings: SiblingReader) -> EdgeRule? {
    let context = siblings.context
    switch node.text {
    case "free": return .free
    case "center": return .center
    default: break
    }
    guard let entry = node.map?.first, node.map?.count == 1 else {
      context.expected(
        "free, center, {parent: d}, {adjacent: [id, d]}, {fit: [id, d]} or {center: id}", at: node)
      return nil
    }
    switch entry.key {
    case "parent": return CGFloat.read(entry.value, in: context).map { .parent($0) }
    case "adjacent": return siblings.placeAndNumber(entry.value).map { .adjacent($0, $1) }
    case "fit": return siblings.placeAndNumber(entry.value).map { .fit($0, $1) }
    case "center": return siblings.place(entry.value).map { .centerOf($0) }
    default:
      context.unknownKey(
        entry, in: "the rule of an edge", known: ["parent", "adjacent", "fit", "center"])
      return nil
    }
  }

  func info(among views: [UIView?]) -> RelativeLayoutAttachInfo? {
    switch self {
    case .free: .free
    case .center: .center
    case .parent(let distance): .parent(distance)
    case .adjacent(let place, let distance): views[place].map { .adjacent($0, distance) }
    case .fit(let place, let distance): views[place].map { .fitTo($0, distance) }
    case .centerOf(let place): views[place].map { .centerOf($0) }
    }
  }
}

/// How long a side is; siblings by their place among the layouter's children.
private enum LengthRule: Sendable {
  case free, noSize
  case fixed(CGFloat)
  case relative(Int?, CGFloat)

  static func read(_ node: SceneNode, _ siblings: SiblingReader) -> LengthRule? {
    let context = siblings.context
    switch node.text {
    case "free": return .free
    case "nosize": return .noSize
    default: break
    }
    guard let entry = node.map?.first, node.map?.count == 1 else {
      context.expected(
        "free, nosize, {fixed: n}, {relative: [id, ratio]} or {relative: ratio}", at: node)
      return nil
    }
    switch entry.key {
    case "fixed": return CGFloat.read(entry.value, in: context).map { .fixed($0) }
    case "relative" where entry.value.list == nil:
      return CGFloat.read(entry.value, in: context).map { .relative(nil, $0) }
    case "relative": return siblings.placeAndNumber(entry.value).map { .relative($0, $1) }
    default:
      context.unknownKey(entry, in: "the rule of a length", known: ["fixed", "relative"])
      return nil
    }
  }

  func info(among views: [UIView?]) -> RelativeLayoutScalingInfo? {
    switch self {
    case .free: .free
    case .noSize: .noSize
    case .fixed(let length): .fixed(length)
    case .relative(nil, let ratio): .relative(ratio)
    case .relative(let place?, let ratio): views[place].map { .relative(ratio, of: $0) }
    }
  }
}
