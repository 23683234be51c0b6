import DesignedViews
import HeadlessUIKit
import JSONValues

/// `{label: 東京, value: 1}`
extension DsComboBox.Item: SceneValue {
  /// Reads a map of a label and an integer.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> DsComboBox.Item? {
    var label: String?
    var value: Int?
    let isMap = context.readMap(
      node, of: "an item",
      keys: [
        ("label", { label = String.read($0, in: context) }),
        ("value", { value = Int.read($0, in: context) }),
      ])
    guard isMap else { return nil }
    for key in ["label", "value"] where node[key] == nil {
      context.report("an item needs a '\(key)'", at: node.position)
    }
    guard let label, let value else { return nil }
    return DsComboBox.Item(label, value: value)
  }

  /// An item with a value.
  public static var examples: [JSON] { [["label": "東京", "value": 1]] }

  /// A map of a label and an integer.
  public static var schema: JSON {
    [
      "type": "object",
      "properties": ["label": String.schema, "value": Int.schema],
      "required": ["label", "value"], "additionalProperties": false,
    ]
  }
}
