import HeadlessUIKit
import JSONValues
import StandardControls

/// A title, or `{title: Day, width: 80, isEnabled: false}`, or `{image: day.svg}`.
extension SegmentValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> SegmentValue? {
    if node.map == nil || node.isTranslation {
      return String.read(node, in: context).map { SegmentValue(title: $0) }
    }
    var segment = SegmentValue()
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a segment",
      keys: [
        parts.key("title") { segment.title = $0 }, parts.key("image") { segment.image = $0 },
        parts.key("width") { segment.width = $0 },
        parts.key("isEnabled") { segment.isEnabled = $0 },
      ])
    return isMap && parts.isComplete ? segment : nil
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
