import HeadlessUIKit
import JSONValues
import Layouter

/// The rules of a child of a RelativeLayout or of RAL, by key.
struct RelativeRules: Sendable {
  private(set) var edges: [String: EdgeRule] = [:]
  private(set) var lengths: [String: LengthRule] = [:]

  /// - Parameter areConstraints: whether edges can refer to the safe area, and lengths have relations.
  static func read(
    _ node: YAMLNode, _ siblings: SiblingReader, of owner: String, areConstraints: Bool
  ) -> RelativeRules {
    var rules = RelativeRules()
    let edgeKeys = ["left", "top", "right", "bottom"].map { key in
      (
        name: key,
        read: { (node: YAMLNode) in
          rules.edges[key] = EdgeRule.read(node, siblings, knowsSafeArea: areConstraints)
        }
      )
    }
    let lengthKeys = ["horz", "vert"].map { key in
      (
        name: key,
        read: { (node: YAMLNode) in
          rules.lengths[key] = LengthRule.read(node, siblings, knowsRelations: areConstraints)
        }
      )
    }
    siblings.context.readMap(
      node, of: "the layout of \(owner)'s child", keys: edgeKeys + lengthKeys)
    return rules
  }

  static func schema(areConstraints: Bool) -> JSON {
    let distance = CGFloat.schema
    let siblingAndNumber: JSON = [
      "type": "array", "items": [["type": "string"], distance], "minItems": 2, "maxItems": 2,
    ]
    func map(_ key: String, _ value: JSON, and others: [JSON.Member] = []) -> JSON {
      [
        "type": "object", "properties": .object([.init(key, value)] + others),
        "required": .array([.string(key)]), "additionalProperties": false,
      ]
    }
    let relation =
      areConstraints ? [JSON.Member("relation", NSLayoutConstraint.Relation.schema)] : []
    let edges: [JSON] = [
      ["enum": ["free", "center"]], map("parent", distance), map("adjacent", siblingAndNumber),
      map("fit", siblingAndNumber), map("center", String.schema),
    ]
    let edge: JSON = [
      "anyOf": .array(edges + (areConstraints ? [map("safeArea", distance)] : []))
    ]
    let length: JSON = [
      "anyOf": [
        ["enum": ["free", "nosize"]], map("fixed", distance, and: relation),
        map("relative", ["anyOf": [distance, siblingAndNumber]], and: relation),
      ]
    ]
    return [
      "type": "object",
      "properties": [
        "left": edge, "top": edge, "right": edge, "bottom": edge, "horz": length, "vert": length,
      ],
      "additionalProperties": false,
    ]
  }
}

/// Where an edge is. Siblings are indices of the layouter's children.
enum EdgeRule: Sendable {
  case free, center
  case parent(CGFloat)
  case adjacent(Int, CGFloat)
  case fit(Int, CGFloat)
  case centerOf(Int)
  case safeArea(CGFloat)

  static func read(
    _ node: YAMLNode, _ siblings: SiblingReader, knowsSafeArea: Bool
  ) -> EdgeRule? {
    let context = siblings.context
    switch node.text {
    case "free": return .free
    case "center": return .center
    default: break
    }
    guard let entry = node.map?.first, node.map?.count == 1 else {
      let last = knowsSafeArea ? ", {center: id} or {safeArea: d}" : " or {center: id}"
      context.expected(
        "free, center, {parent: d}, {adjacent: [id, d]}, {fit: [id, d]}\(last)", at: node)
      return nil
    }
    switch entry.key {
    case "parent": return CGFloat.read(entry.value, in: context).map { .parent($0) }
    case "adjacent": return siblings.placeAndNumber(entry.value).map { .adjacent($0, $1) }
    case "fit": return siblings.placeAndNumber(entry.value).map { .fit($0, $1) }
    case "center": return siblings.place(entry.value).map { .centerOf($0) }
    case "safeArea" where knowsSafeArea:
      return CGFloat.read(entry.value, in: context).map { .safeArea($0) }
    default:
      context.unknownKey(
        entry, in: "the rule of an edge",
        known: ["parent", "adjacent", "fit", "center"] + (knowsSafeArea ? ["safeArea"] : []))
      return nil
    }
  }

  func info(among views: [UIView?]) -> RelativeLayoutAttachInfo? {
    switch self {
    case .free, .safeArea: .free
    case .center: .center
    case .parent(let distance): .parent(distance)
    case .adjacent(let place, let distance): views[place].map { .adjacent($0, distance) }
    case .fit(let place, let distance): views[place].map { .fitTo($0, distance) }
    case .centerOf(let place): views[place].map { .centerOf($0) }
    }
  }

  func attach(among views: [UIView?]) -> RALAttach {
    switch self {
    case .free: .free
    case .center: .center()
    case .parent(let distance): .parent(distance)
    case .adjacent(let place, let distance): .adjacent(views[place], distance)
    case .fit(let place, let distance): .fit(views[place], distance)
    case .centerOf(let place): .center(views[place])
    case .safeArea(let distance): .safeArea(distance)
    }
  }
}

/// The length of a side. Siblings are indices of the layouter's children.
struct LengthRule: Sendable {
  enum Length: Sendable {
    case free, noSize
    case fixed(CGFloat)
    case relative(Int?, CGFloat)
  }

  var length: Length
  /// The relation between the side and the length.
  var relation = NSLayoutConstraint.Relation.equal

  static func read(
    _ node: YAMLNode, _ siblings: SiblingReader, knowsRelations: Bool
  ) -> LengthRule? {
    var relation = NSLayoutConstraint.Relation.equal
    var entries = node.map ?? []
    if knowsRelations, let index = entries.dropFirst().firstIndex(where: { $0.key == "relation" }) {
      let entry = entries.remove(at: index)
      guard let read = NSLayoutConstraint.Relation.read(entry.value, in: siblings.context) else {
        return nil
      }
      relation = read
    }
    return readLength(node, entries, siblings).map { LengthRule(length: $0, relation: relation) }
  }

  private static func readLength(
    _ node: YAMLNode, _ entries: [YAMLNode.Entry], _ siblings: SiblingReader
  ) -> Length? {
    let context = siblings.context
    switch node.text {
    case "free": return .free
    case "nosize": return .noSize
    default: break
    }
    guard let entry = entries.first, entries.count == 1 else {
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
    switch length {
    case .free: .free
    case .noSize: .noSize
    case .fixed(let length): .fixed(length)
    case .relative(nil, let ratio): .relative(ratio)
    case .relative(let place?, let ratio): views[place].map { .relative(ratio, of: $0) }
    }
  }

  func scaling(among views: [UIView?]) -> RALScaling {
    switch length {
    case .free: .free
    case .fixed(let length): .fixed(length, relation)
    case .noSize: .nosize
    case .relative(let place, let ratio):
      .relative(place.flatMap { views[$0] }, ratio: ratio, relation: relation)
    }
  }
}
