import HeadlessUIKit
import JSONValues
import VisualFormats

/// JSON Schema of the Auto Layout keys of nodes.
enum ConstraintSchema {
  static let keys: [JSON.Member] = [
    .init("metrics", metrics), .init("layoutGuides", layoutGuides),
    .init("constraints", reference("constraints")), .init("autoLayout", reference("autoLayout")),
  ]

  static let definitions: [JSON.Member] = [
    .init("constraints", constraints), .init("autoLayout", autoLayout),
  ]

  private static let metrics: JSON = [
    "description": "Named numbers for the constraints.", "type": "object",
    "additionalProperties": CGFloat.schema,
  ]

  private static let layoutGuides: JSON = [
    "description": "Names of the view's own layout guides.", "type": "array",
    "items": ["type": "string", "minLength": 1],
  ]

  private static let constraints: JSON = {
    let number: JSON = ["anyOf": [CGFloat.schema, String.schema]]
    let identifier: JSON = [
      "description": "A name for reports, and for axes and steps: they set 'identifier.constant'.",
      "type": "string",
    ]
    let isActive: JSON = [
      "description": "Whether it is active from the start; true by default.",
      "type": "boolean",
    ]
    return [
      "description": "Constraints between the view and its descendants.",
      "type": "array",
      "items": [
        "anyOf": [
          [
            "description":
              "A visual format: 'H:|-[a]-[b(==a)]-|', or an expression: 'a.left >= b.right + 8 @750'.",
            "type": "string",
          ],
          [
            "type": "object",
            "properties": [
              "format": String.schema, "options": NSLayoutConstraint.FormatOptions.schema,
              "identifier": identifier, "isActive": isActive,
            ],
            "required": ["format"], "additionalProperties": false,
          ],
          [
            "type": "object",
            "properties": [
              "expression": String.schema, "identifier": identifier, "isActive": isActive,
            ],
            "required": ["expression"], "additionalProperties": false,
          ],
          [
            "type": "object",
            "properties": [
              "item": String.schema, "attribute": NSLayoutConstraint.Attribute.schema,
              "relation": NSLayoutConstraint.Relation.schema,
              "toItem": ["type": ["string", "null"]],
              "toAttribute": NSLayoutConstraint.Attribute.schema, "multiplier": number,
              "constant": number, "priority": UILayoutPriority.schema, "identifier": identifier,
              "isActive": isActive,
            ],
            "required": ["item", "attribute"], "additionalProperties": false,
          ],
        ]
      ],
    ]
  }()

  private static let autoLayout: JSON = [
    "description": "Calls of an AutoLayoutBuilder, such as {putBelow: [b, a], spacing: 8}.",
    "type": "array",
    "items": [
      "type": "object",
      "anyOf": .array(
        AutoLayoutCallCompiler.methods.map { ["required": .array([.string($0)])] }),
    ],
  ]

  private static func reference(_ definition: String) -> JSON {
    ["$ref": .string("#/definitions/\(definition)")]
  }
}
