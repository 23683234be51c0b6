import HeadlessUIKit
import JSONValues
import Lists
import StandardControls

extension ViewClass {
  /// `UIContentUnavailableView`, as large as its content unless it is placed otherwise.
  static let uiContentUnavailableView = ViewClass(UIContentUnavailableView.self) {
    UIContentUnavailableView(configuration: .empty())
  }
}

extension UnavailableKind: SceneEnumeration {}
extension UIContentUnavailableConfiguration.Alignment: SceneEnumeration {}

/// A title, or `{title: Plan a trip, configuration: filled}`.
extension UnavailableButtonValue: SceneValue {
  package static func read(
    _ node: YAMLNode, in context: ReadingContext
  ) -> UnavailableButtonValue? {
    if node.map == nil || node.isTranslation {
      return String.read(node, in: context).map { UnavailableButtonValue(title: $0) }
    }
    var button = UnavailableButtonValue()
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a button",
      keys: [
        parts.key("title") { button.title = $0 }, parts.key("image") { button.image = $0 },
        parts.key("isEnabled") { button.isEnabled = $0 },
        parts.key("configuration") { button.configuration = $0 },
      ])
    guard isMap, parts.isComplete else { return nil }
    guard button.title != nil || button.image != nil else {
      context.report(
        "a button needs a 'title' or an 'image', as in '{title: Add, configuration: filled}'",
        at: node.position)
      return nil
    }
    return button
  }

  package static var examples: [JSON] {
    ["Plan a trip", ["title": "Plan a trip", "configuration": "filled"]]
  }

  package static var schema: JSON {
    [
      "anyOf": [
        String.schema,
        [
          "type": "object",
          "properties": [
            "title": String.schema, "image": UIImage.schema, "isEnabled": Bool.schema,
            "configuration": ButtonConfigurationValue.schema,
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}
