import HeadlessUIKit
import JSONValues
import StandardControls

extension UIMenuElement.State: SceneEnumeration {}
extension UIMenu.ElementSize: SceneEnumeration {}
extension UIMenuElement.Attributes: SceneOptionSet {}
extension UIMenu.Options: SceneOptionSet {}

/// The elements of a menu, or a map with its title.
extension MenuValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> MenuValue? {
    var menu = MenuValue()
    if node.map == nil {
      return [MenuElementValue].read(node, in: context).map {
        menu.children = $0
        return menu
      }
    }
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a menu",
      keys: [parts.key("title") { menu.title = $0 }, parts.key("children") { menu.children = $0 }])
    return isMap && parts.isComplete ? menu : nil
  }

  package static var examples: [JSON] {
    [["Copy", ["title": "Delete", "attributes": "destructive"]]]
  }

  package static var schema: JSON {
    let elements: JSON = ["type": "array", "items": MenuElementValue.schema]
    return [
      "anyOf": [
        elements,
        [
          "type": "object", "properties": ["title": String.schema, "children": elements],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}

/// A title, or a map.
extension MenuElementValue: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> MenuElementValue? {
    var element = MenuElementValue()
    if node.map == nil || node.isTranslation {
      return String.read(node, in: context).map {
        element.title = $0
        return element
      }
    }
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "an element of a menu",
      keys: [
        parts.key("title") { element.title = $0 }, parts.key("subtitle") { element.subtitle = $0 },
        parts.key("image") { element.image = $0 }, parts.key("state") { element.state = $0 },
        parts.key("attributes") { element.attributes = $0 },
        parts.key("options") { element.options = $0 }, parts.key("size") { element.size = $0 },
        parts.key("children") { element.children = $0 },
      ])
    guard isMap, parts.isComplete else { return nil }
    for key in ["options", "size"] where element.children == nil {
      guard let value = node[key] else { continue }
      context.report("'\(key)' is for an element with 'children'", at: value.position)
      return nil
    }
    return element
  }

  package static var examples: [JSON] { [["title": "Delete", "attributes": "destructive"]] }

  package static var schema: JSON {
    [
      "anyOf": [
        String.schema,
        [
          "type": "object",
          "properties": [
            "title": String.schema, "subtitle": String.schema, "image": UIImage.schema,
            "state": UIMenuElement.State.schema, "attributes": UIMenuElement.Attributes.schema,
            "options": UIMenu.Options.schema, "size": UIMenu.ElementSize.schema,
            "children": [
              "type": "array", "items": ["anyOf": [String.schema, ["type": "object"]]],
            ],
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}
