import JSONValues

/// The JSON Schema of controllers.
enum ControllerSchema {
  /// The definitions that ``reference`` refers to.
  static var definitions: [JSON.Member] {
    [.init("controller", choice)]
      + ControllerClass.all.map { .init(definitionName(of: $0), definition(of: $0)) }
  }

  /// A controller.
  static var reference: JSON { ["$ref": "#/definitions/controller"] }

  private static func definitionName(of controllerClass: ControllerClass) -> String {
    controllerClass.name
  }

  /// Selects the definition of the class that `type` names.
  private static var choice: JSON {
    let branches = ControllerClass.all.map { controllerClass -> JSON in
      let type: JSON = ["type": ["const": .string(controllerClass.name)]]
      let condition: JSON =
        controllerClass.isContainer
        ? ["properties": type, "required": ["type"]] : ["properties": type]
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
          "enum": .array(ControllerClass.all.map { .string($0.name) }),
        ]
      ],
      "allOf": .array(branches),
    ]
  }

  private static func definition(of controllerClass: ControllerClass) -> JSON {
    let type = JSON.Member("type", ["const": .string(controllerClass.name)])
    return JSON.objectSchema(
      [
        type,
        .init(
          "id", ["description": "The name by which axes and steps set keys.", "type": "string"]),
      ] + structure(of: controllerClass) + controllerClass.table.schemas,
      required: controllerClass.isContainer ? ["type", ControllerCompiler.childrenKey] : [])
  }

  /// The keys of a class that are not properties.
  static func structure(of controllerClass: ControllerClass) -> [JSON.Member] {
    guard controllerClass.isContainer else {
      let view: JSON = ["$ref": "#/definitions/view"]
      return [.init(ControllerCompiler.viewKey, view.described("The view."))]
    }
    return [
      .init(
        ControllerCompiler.childrenKey,
        [
          "description": "The controllers that it shows.", "type": "array", "items": reference,
          "minItems": 1,
        ])
    ]
  }
}
