import JSONValues

/// The JSON Schema of controllers.
struct ControllerSchema {
  /// Controllers that a scene shows, and their children.
  static let shown = ControllerSchema(
    name: "controller", prefix: "", classes: ControllerClass.all, keys: { [] })
  /// Controllers that a scene presents.
  static let presented = ControllerSchema(
    name: "presented", prefix: "presented", classes: ControllerClass.presented,
    keys: { PresentationBlueprint.structure })

  /// The name of the definition.
  private let name: String
  /// What precedes the names of the classes' definitions.
  private let prefix: String
  private let classes: [ControllerClass]
  /// Further keys that are not properties.
  private let keys: @Sendable () -> [JSON.Member]

  /// The definitions that ``reference`` refers to.
  var definitions: [JSON.Member] {
    [.init(name, choice)]
      + classes.map { .init(definitionName(of: $0), definition(of: $0)) }
  }

  /// A controller.
  var reference: JSON { ["$ref": .string("#/definitions/\(name)")] }

  private func definitionName(of controllerClass: ControllerClass) -> String {
    prefix + controllerClass.name
  }

  /// Selects the definition of the class that `type` names.
  private var choice: JSON {
    let branches = classes.map { controllerClass -> JSON in
      let type: JSON = ["type": ["const": .string(controllerClass.name)]]
      let condition: JSON =
        controllerClass.content == .view
        ? ["properties": type] : ["properties": type, "required": ["type"]]
      return [
        "if": condition,
        "then": ["$ref": .string("#/definitions/\(definitionName(of: controllerClass))")],
      ]
    }
    return [
      "type": "object",
      "properties": [
        "type": [
          "description": "The class; UIViewController by default.",
          "enum": .array(classes.map { .string($0.name) }),
        ]
      ],
      "allOf": .array(branches),
    ]
  }

  private func definition(of controllerClass: ControllerClass) -> JSON {
    let type = JSON.Member("type", ["const": .string(controllerClass.name)])
    return JSON.objectSchema(
      [
        type,
        .init(
          "id", ["description": "The name by which axes and steps set keys.", "type": "string"]),
      ] + Self.structure(of: controllerClass) + keys() + controllerClass.table.schemas,
      required: Self.required(of: controllerClass))
  }

  /// The keys of a class that are not properties.
  static func structure(of controllerClass: ControllerClass) -> [JSON.Member] {
    switch controllerClass.content {
    case .view:
      let view: JSON = ["$ref": "#/definitions/view"]
      return [.init(ControllerCompiler.viewKey, view.described("The view."))]
    case .controllers:
      return [
        .init(
          ControllerCompiler.childrenKey,
          [
            "description": "The controllers that it shows.", "type": "array",
            "items": shown.reference,
            "minItems": 1,
          ])
      ]
    case .own: return []
    }
  }

  private static func required(of controllerClass: ControllerClass) -> [String] {
    switch controllerClass.content {
    case .view: []
    case .controllers: ["type", ControllerCompiler.childrenKey]
    case .own: ["type"]
    }
  }
}
