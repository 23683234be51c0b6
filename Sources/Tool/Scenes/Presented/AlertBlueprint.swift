import HeadlessUIKit
import JSONValues
import ViewControllers

/// An alert of a scene, in the notation `{title: Delete?, actions: [{title: Delete, style: destructive}]}`.
struct AlertBlueprint: Sendable {
  struct Action: Sendable {
    var title: String
    var style = UIAlertAction.Style.default
    var isEnabled = true
    var isPreferred = false
  }

  struct Field: Sendable {
    var placeholder: String?
    var text: String?
    var isSecure = false
  }

  var title: String?
  var message: String?
  var style = UIAlertController.Style.alert
  var actions: [Action] = []
  var fields: [Field] = []
  /// The number of the view that the popover of an action sheet points to; nil for none.
  var source: Int?
  /// Whether the alert of a step appears as the clock advances.
  var isAnimated = false

  /// The keys, in the order of messages.
  static let keys = ["title", "message", "style", "actions", "textFields", "source", "animated"]

  /// Creates the alert.
  ///
  /// - Parameter views: The scene's views by their numbers.
  func make(among views: [Int: UIView]) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for blueprint in fields {
      alert.addTextField { field in
        field.placeholder = blueprint.placeholder
        field.text = blueprint.text
        field.isSecureTextEntry = blueprint.isSecure
      }
    }
    for blueprint in actions {
      let action = UIAlertAction(title: blueprint.title, style: blueprint.style)
      action.isEnabled = blueprint.isEnabled
      alert.addAction(action)
      if blueprint.isPreferred { alert.preferredAction = action }
    }
    if let source { alert.popoverPresentationController?.sourceView = views[source] }
    return alert
  }
}

extension UIAlertController.Style: SceneEnumeration {
  /// The names of the styles in scenes.
  public static var sceneCases: [(name: String, value: Self)] {
    [("alert", .alert), ("actionSheet", .actionSheet)]
  }
}

extension UIAlertAction.Style: SceneEnumeration {
  /// The names of the styles of actions in scenes.
  public static var sceneCases: [(name: String, value: Self)] {
    [("default", .default), ("cancel", .cancel), ("destructive", .destructive)]
  }
}

/// A title, or `{title: Delete, style: destructive}`.
extension AlertBlueprint.Action: SceneValue {
  static func read(_ node: YAMLNode, in context: ReadingContext) -> Self? {
    if node.map == nil || node.isTranslation {
      return String.read(node, in: context).map { Self(title: $0) }
    }
    var action = Self(title: "")
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "an action",
      keys: [
        parts.key("title") { action.title = $0 }, parts.key("style") { action.style = $0 },
        parts.key("isEnabled") { action.isEnabled = $0 },
        parts.key("preferred") { action.isPreferred = $0 },
      ])
    guard isMap, parts.isComplete else { return nil }
    guard node["title"] != nil else {
      context.report("an action needs a 'title'", at: node.position)
      return nil
    }
    return action
  }

  static var schema: JSON {
    [
      "anyOf": [
        String.schema,
        [
          "type": "object",
          "properties": [
            "title": String.schema, "style": UIAlertAction.Style.schema,
            "isEnabled": Bool.schema, "preferred": Bool.schema,
          ],
          "required": ["title"], "additionalProperties": false,
        ],
      ]
    ]
  }
}

/// A placeholder, or `{text: Ann, placeholder: Name, secure: true}`.
extension AlertBlueprint.Field: SceneValue {
  static func read(_ node: YAMLNode, in context: ReadingContext) -> Self? {
    if node.map == nil || node.isTranslation {
      return String.read(node, in: context).map { Self(placeholder: $0) }
    }
    var field = Self()
    let parts = MapParts(in: context)
    let isMap = context.readMap(
      node, of: "a text field of an alert",
      keys: [
        parts.key("placeholder") { field.placeholder = $0 }, parts.key("text") { field.text = $0 },
        parts.key("secure") { field.isSecure = $0 },
      ])
    return isMap && parts.isComplete ? field : nil
  }

  static var schema: JSON {
    [
      "anyOf": [
        String.schema,
        [
          "type": "object",
          "properties": [
            "placeholder": String.schema, "text": String.schema, "secure": Bool.schema,
          ],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}

extension AlertBlueprint {
  /// JSON Schema of the notation.
  static var schema: JSON {
    [
      "description": "An alert or action sheet in front of the views.",
      "type": "object",
      "properties": [
        "title": String.schema, "message": String.schema,
        "style": UIAlertController.Style.schema.described(
          "In the middle, or at the bottom of the screen."),
        "actions": [Action].schema, "textFields": [Field].schema,
        "source": String.schema.described(
          "The id of the view that an action sheet's popover points to on an iPad."),
        "animated": Bool.schema.described(
          "Whether the alert of a step appears as the clock advances."),
      ],
      "additionalProperties": false,
    ]
  }
}
