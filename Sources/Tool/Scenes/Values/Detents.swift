import JSONValues
import ViewControllers

extension UIModalPresentationStyle: SceneEnumeration {}
extension UIModalTransitionStyle: SceneEnumeration {}
extension UIPopoverArrowDirection: SceneOptionSet {}

/// `medium`, `large`, `{height: 240}` or `{fraction: 0.3, id: small}`.
extension DetentValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> DetentValue? {
    guard node.map != nil else { return StandardDetent.read(node, in: context)?.value }
    var (height, fraction): (CGFloat?, CGFloat?)
    var name: String?
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a height of a sheet",
      keys: [
        parts.key("height") { height = $0 }, parts.key("fraction") { fraction = $0 },
        parts.key("id") { (id: DetentName) in name = id.text },
      ])
    guard isMap, parts.isComplete else { return nil }
    switch (height, fraction) {
    case (let height?, nil) where height >= 0: return DetentValue(.points(height), name: name)
    case (nil, let fraction?) where (0...1).contains(fraction):
      return DetentValue(.fraction(fraction), name: name)
    default:
      context.report(
        "expected a 'height' of 0 points or more, or a 'fraction' from 0 to 1, as in "
          + "'{height: 240}'", at: node.position)
      return nil
    }
  }

  package static var examples: [JSON] { ["medium", ["height": 240]] }

  package static var schema: JSON {
    [
      "anyOf": [
        StandardDetent.schema,
        [
          "type": "object",
          "properties": [
            "height": ["type": "number", "minimum": 0],
            "fraction": ["type": "number", "minimum": 0, "maximum": 1],
            "id": DetentName.schema,
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}

/// The heights of the system by their names.
private enum StandardDetent: SceneEnumeration {
  case medium, large

  static let sceneCases: [(name: String, value: Self)] = [("medium", .medium), ("large", .large)]

  var value: DetentValue { DetentValue(self == .medium ? .medium : .large) }
}

/// A name, or the number of a custom height without an id.
extension DetentName: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> DetentName? {
    if case .number(let number)? = node.scalarValue { return DetentName(CGFloat(number)) }
    return String.read(node, in: context).map { DetentName(text: $0) }
  }

  package static var schema: JSON { ["type": ["string", "number"]] }
}
