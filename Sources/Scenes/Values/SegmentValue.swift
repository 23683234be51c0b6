import HeadlessUIKit
import StandardControls

/// A title, or `{title: Day, width: 80, isEnabled: false}`, or `{image: day.svg}`.
extension SegmentValue: SceneValue {
  package static func read(_ node: SceneNode, in context: ReadingContext) -> SegmentValue? {
    if node.map == nil || node.isTranslation {
      return String.read(node, in: context).map { SegmentValue(title: $0) }
    }
    var segment = SegmentValue()
    var isComplete = true
    func read<Value: SceneValue>(_ type: Value.Type, _ node: SceneNode, _ set: (Value) -> Void) {
      if let value = Value.read(node, in: context) { set(value) } else { isComplete = false }
    }
    let isMap = context.readMap(
      node, of: "a segment",
      keys: [
        ("title", { read(String.self, $0) { segment.title = $0 } }),
        ("image", { read(UIImage.self, $0) { segment.image = $0 } }),
        ("width", { read(CGFloat.self, $0) { segment.width = $0 } }),
        ("isEnabled", { read(Bool.self, $0) { segment.isEnabled = $0 } }),
      ])
    return isMap && isComplete ? segment : nil
  }

  package static var examples: [JSON] {
    [
      "Day", ["title": "Week", "width": 80, "isEnabled": false],
      ["image": ["systemName": "list.bullet"]],
    ]
  }

  package static var schema: JSON {
    [
      "anyOf": [
        String.schema,
        [
          "type": "object",
          "properties": [
            "title": String.schema, "image": UIImage.schema, "width": CGFloat.schema,
            "isEnabled": Bool.schema,
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}
