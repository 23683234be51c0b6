import HeadlessUIKit
import JSONValues
import StandardControls

/// A keyboard of a scene: the name of its keys, or `{type: emailAddress, field: address}`.
struct KeyboardBlueprint: Sendable {
  var keyboard = SoftwareKeyboard.automatic
  /// The number of the view that becomes the first responder; nil for none.
  var field: Int?
  /// Whether the keyboard of a step moves as the clock advances.
  var isAnimated = false

  func show(on application: UIApplication, among views: [Int: UIView]) {
    if let field { views[field]?.becomeFirstResponder() }
    application.showKeyboard(keyboard, animated: isAnimated)
  }

  /// JSON Schema of the notation.
  static var schema: JSON {
    [
      "description": "A keyboard at the bottom of the screen.",
      "anyOf": [
        KeyboardKeys.schema,
        [
          "type": "object",
          "properties": [
            "type": KeyboardKeys.schema,
            "field": String.schema.described("The id of the view that is edited."),
            "returnKey": UIReturnKeyType.schema, "appearance": UIKeyboardAppearance.schema,
            "shifted": Bool.schema.described("Whether letters are capital."),
            "predictions": [
              "description": "The words above the keys.", "type": "array",
              "items": String.schema, "maxItems": 3,
            ],
            "animated": Bool.schema.described(
              "Whether the keyboard of a step moves as the clock advances."),
          ],
          "additionalProperties": false,
        ],
      ],
    ]
  }
}

/// The keys of a keyboard by their names in scenes.
struct KeyboardKeys: SceneEnumeration {
  /// Nil for those that the first responder asks for.
  var keys: SoftwareKeyboard.Keys?

  static let sceneCases: [(name: String, value: KeyboardKeys)] =
    UIKeyboardType.namedCases.map { ($0.name, KeyboardKeys(keys: .type($0.value))) } + [
      ("kana", KeyboardKeys(keys: .kana)), ("tenKey", KeyboardKeys(keys: .tenKey)),
      ("automatic", KeyboardKeys()),
    ]
}

extension UIKeyboardType: SceneEnumeration {}
extension UIKeyboardAppearance: SceneEnumeration {}
extension UIReturnKeyType: SceneEnumeration {}

extension PresentedCompiler {
  /// - Parameter isStep: Whether the keyboard may move as the clock advances.
  func readKeyboard(_ node: YAMLNode, isStep: Bool) -> KeyboardBlueprint? {
    var blueprint = KeyboardBlueprint()
    guard node.map != nil else {
      return KeyboardKeys.read(node, in: context).map {
        blueprint.keyboard.keys = $0.keys
        return blueprint
      }
    }
    let parts = MapParts(in: context)
    var namesField = true
    let isMap = context.readMap(
      node, of: "a keyboard",
      keys: [
        parts.key("type", KeyboardKeys.self) { blueprint.keyboard.keys = $0.keys },
        (
          "field",
          { node in
            blueprint.field = readField(node)
            namesField = blueprint.field != nil
          }
        ),
        parts.key("returnKey") { blueprint.keyboard.returnKeyType = $0 },
        parts.key("appearance") { blueprint.keyboard.appearance = $0 },
        parts.key("shifted") { blueprint.keyboard.isShifted = $0 },
        parts.key("predictions") { blueprint.keyboard.predictions = $0 },
        parts.key("animated") { blueprint.isAnimated = $0 },
      ])
    guard isMap, parts.isComplete, namesField else { return nil }
    if !isStep, node["animated"] != nil {
      context.report(
        "'animated' is for a keyboard in 'steps': this one is there from the start",
        at: node.position)
      return nil
    }
    if let words = node["predictions"], (words.list?.count ?? 0) > 3 {
      context.expected("at most three words", at: words)
      return nil
    }
    return blueprint
  }

  /// The number of a view that can be edited.
  private func readField(_ node: YAMLNode) -> Int? {
    guard let id = String.read(node, in: context), let view = views.knownView(id, at: node) else {
      return nil
    }
    guard view.viewClass.isEditable else {
      context.report(
        "\(view.viewClass.name.withArticle) is not edited: expected the id of a UITextField or UITextView",
        at: node.position)
      return nil
    }
    return view.number
  }
}

extension ViewClass {
  /// Whether a keyboard types into views of the class.
  fileprivate var isEditable: Bool { table.index(of: "keyboardType") != nil }
}
