import DesignedViews
import HeadlessUIKit
import JSONValues
import ProjectFiles

extension SceneLibrary {
  /// JSON Schema of scene files, with every class and property in this library.
  ///
  /// Draft 7, which editors' YAML language servers support completely.
  public var schema: JSON {
    JSON.objectSchema(
      rootProperties,
      required: [],
      before: [
        .init("$schema", "http://json-schema.org/draft-07/schema#"),
        .init("title", "Layouter scene"),
      ],
      after: [
        .init("oneOf", [["required": ["view"]], ["required": [.string(ControllerCompiler.key)]]]),
        .init("definitions", .object(definitions)),
      ]
    ).acceptingNames
  }

  var rootProperties: [JSON.Member] {
    [
      .init("title", String.schema.described("The scene's name in reports.")),
      .init("size", SceneSize.schema.described("The size of the picture in points, or fit.")),
      .init("background", UIColor.schema.described("The colour behind the view.")),
      .init("subject", subject),
      .init("variants", variants),
      .init(
        VariantRuleCompiler.onlyKey,
        VariantRuleCompiler.schema("The combinations of values that are drawn, instead of all.")),
      .init(
        VariantRuleCompiler.excludeKey,
        VariantRuleCompiler.schema("The combinations of values that are not drawn.")),
      .init("strings", strings),
    ] + SharingSchema.keys + [
      .init("view", .reference("view").described("The root view.")),
      .init(
        ControllerCompiler.key,
        ControllerSchema.shown.reference.described("The root controller, in place of a view.")),
    ] + PresentedBlueprint.schema + [
      .init("mediator", MediatorBlueprint.schema),
      .init("steps", SceneStep.schema),
      .init(
        "strict",
        Bool.schema.described(
          "Whether contradictory and ambiguous constraints are errors.")),
      .init(
        SceneCompiler.systemUIKey,
        Bool.schema.described("Whether a status bar and a home indicator are drawn.")),
      .init(ComparisonSettings.key, SceneComparison.schema),
      .init(SilenceCompiler.key, SilenceCompiler.schema),
    ]
  }

  private var subject: JSON {
    [
      "description": "The id of the view that the state axis sets, or a list of ids.",
      "anyOf": [String.schema, ["type": "array", "items": String.schema, "minItems": 1]],
    ]
  }

  private var strings: JSON {
    [
      "description": "Texts and other properties of views, by language.", "type": "object",
      "additionalProperties": .reference("overrides"),
    ]
  }

  private var variants: JSON {
    func list(_ items: JSON, _ summary: String) -> JSON {
      [
        "description": .string(summary),
        "anyOf": [
          ["type": "array", "items": items, "minItems": 1],
          [
            "type": "object", "minProperties": 1,
            "additionalProperties": ["anyOf": [.reference("overrides"), ["type": "null"]]],
          ],
        ],
      ]
    }
    // The parts of a state may be in any order.
    let states = ViewState.allCases.map(\.description).flatMap { state in
      let parts = state.split(separator: "+")
      return parts.count == 1 ? [state] : [state, parts.reversed().joined(separator: "+")]
    }.flatMap { state in
      // The other names of a pressed button.
      ["activated", "highlighted", "pressed"].map {
        state.replacing("activated", with: $0)
      }.prefix(state.contains("activated") ? 3 : 1)
    }
    let ownAxis: JSON = [
      "description": "A custom axis: names, and the properties that each of them sets.",
      "type": "object", "minProperties": 1, "additionalProperties": .reference("overrides"),
    ]
    return JSON.objectSchema(
      [
        .init(
          "state",
          list(
            ["anyOf": [["enum": .array(states.map { .string($0) })], String.schema]],
            "States of the subject.")),
        .init("appearance", list(Appearance.schema, "Light and dark.")),
        .init("scale", list(["enum": [1, 2, 3]], "Pixels per point.")),
        .init("size", list(SceneSize.schema, "Sizes in points.")),
        .init("device", list(Device.schema, "Devices, whose screens are the sizes.")),
        .init("orientation", list(SceneOrientation.schema, "The orientations of the screen.")),
        .init("textSize", list(UIContentSizeCategory.schema, "The user's preferred text sizes.")),
        .init(
          "direction", list(UITraitEnvironmentLayoutDirection.schema, "Reading directions.")),
        .init("locale", list(String.schema, "Languages; see strings for their texts.")),
      ],
      additional: ownAxis,
      before: [.init("description", "Axes; every combination of their values is one picture.")])
  }

  var definitions: [JSON.Member] {
    var definitions: [JSON.Member] = [
      .init("view", view),
      .init("fragmentUse", SharingSchema.use),
      .init("child", child),
      .init("overrides", overrides),
      .init("layout", childLayout),
      .init("dragging", DraggingBlueprint.schema),
      .init("lint", SilenceCompiler.schema),
      .init("color", UIColor.definition),
      .init("image", UIImage.definition),
      .init("translation", Translation.schema),
      .init("resource", Resource.definition),
    ]
    definitions += ControllerSchema.shown.definitions + PresentationBlueprint.definitions
    definitions += LayerList.definitions
    definitions += ConstraintSchema.definitions
    definitions += layouters.map { .init($0.name, definition(of: $0, isOwn: false)) }
    definitions += classes.map { .init($0.name, definition(of: $0)) }
    return definitions
  }

  private var view: JSON {
    [
      "if": ["required": [.string(ViewExpansion.fragmentKey)]],
      "then": .reference("fragmentUse"), "else": viewChoice,
    ]
  }

  /// Selects the definition of the class that `type` names, so that an editor's messages are about
  /// that class only.
  private var viewChoice: JSON {
    let classes = classes.filter { $0.elementList == nil }
    let branches = classes.map { viewClass -> JSON in
      let name = JSON.string(viewClass.name)
      var condition: JSON = [
        "properties": ["type": ["const": name]], "required": ["type"],
      ]
      if viewClass.name == "UIView" { condition = ["properties": ["type": ["const": name]]] }
      return ["if": condition, "then": .reference(viewClass.name)]
    }
    return [
      "type": "object",
      "properties": [
        "type": [
          "description": "The class; UIView by default.",
          "enum": .array(classes.map { .string($0.name) }),
        ]
      ],
      "allOf": .array(branches),
    ]
  }

  private var child: JSON {
    [
      "if": ["required": ["spacer"]],
      "then": JSON.objectSchema(
        [.init("spacer", NumberRange.atLeast(0).limiting(CGFloat.schema))],
        before: [.init("description", "A gap in a StackLayout.")]),
      "else": .reference("view"),
    ]
  }

  private var overrides: JSON {
    [
      "description":
        "Properties by 'id.property' and 'identifier.constant'; variants also set 'metrics'.",
      "type": "object",
      "propertyNames": ["pattern": "^(metrics|.+\\..+)$"],
      "properties": [
        "metrics": ["type": "object", "additionalProperties": Double.schema]
      ],
    ]
  }

  private func definition(of viewClass: ViewClass) -> JSON {
    let layouter =
      viewClass.layouter.ownedClass.map { definition(of: $0, isOwn: true) }
      ?? layouterChoice
    return JSON.objectSchema(
      [
        .init("type", ["const": .string(viewClass.name)]),
        .init(
          "id",
          ["description": "A name that is unique in the scene.", "type": "string", "minLength": 1]),
      ] + viewClass.table.schemas
        + viewClass.parts.map { part in
          .init(part.key, JSON.reference("view").described(part.summary))
        }
        + viewClass.lists.map { list in
          .init(list.key, self.list(list))
        }
        + viewClass.references.map { reference in
          .init(reference.key, String.schema.described(reference.summary))
        } + (viewClass.tabs.map { [.init("tabs", tabs($0.viewClass))] } ?? []) + [
          .init(viewClass.layouter.key, layouter)
        ] + (viewClass.hasOwnLayout ? [] : [.init("layout", .reference("layout"))]) + [
          .init("dragging", .reference("dragging")),
          .init(ViewExpansion.stylesKey, SharingSchema.names),
          .init(ViewExpansion.repeatKey, SharingSchema.repetition),
          .init(ViewExpansion.dataKey, SharingSchema.data),
          .init(SilenceCompiler.key, .reference("lint")),
        ] + ConstraintSchema.keys + [
          .init(
            "subviews",
            ["description": "Back to front.", "type": "array", "items": .reference("child")])
        ])
  }

  private func list(_ list: ViewClass.ChildList) -> JSON {
    let items: JSON =
      list.element.map { element in
        [
          "if": ["required": [.string(ViewExpansion.fragmentKey)]],
          "then": .reference("fragmentUse"), "else": .reference(element),
        ]
      } ?? .reference("view")
    return ["description": .string(list.summary), "type": "array", "items": items]
  }

  private func tabs(_ tabClass: ViewClass) -> JSON {
    let properties: [JSON.Member] = [
      .init("key", String.schema.described("The identifier of the tab, which is not displayed.")),
      .init(
        "id",
        ["description": "A name that is unique in the scene.", "type": "string", "minLength": 1]),
      .init(SilenceCompiler.key, .reference("lint")),
    ]
    return [
      "description": "The tabs, in their order.", "type": "array",
      "items": JSON.objectSchema(properties + tabClass.table.schemas, required: ["key"]),
    ]
  }

  private var childLayout: JSON {
    let schemas =
      layouters.compactMap { $0.childLayout?.schema }
      + classes.compactMap { $0.children.layout?.schema }
    return [
      "description":
        "How the superview's layouter, or the superview itself, arranges the view.",
      "anyOf": .array(schemas),
    ]
  }

  private var layouterChoice: JSON {
    let names = layouters.map(\.name)
    return [
      "description": "The layouter of the subviews, in their order.",
      "type": "object",
      "properties": ["type": ["enum": .array(names.map { .string($0) })]],
      "required": ["type"],
      "allOf": .array(
        names.map { name in
          [
            "if": ["properties": ["type": ["const": .string(name)]]],
            "then": .reference(name),
          ]
        }),
    ]
  }

  private func definition(of layouterClass: LayouterClass, isOwn: Bool) -> JSON {
    let type = JSON.Member("type", ["const": .string(layouterClass.name)])
    return JSON.objectSchema(
      [type] + layouterClass.table.schemas, required: isOwn ? [] : ["type"])
  }
}

extension PropertyTable {
  /// JSON Schema of the properties that can be set.
  var schemas: [JSON.Member] {
    properties.filter { !$0.isComputed }.map { .init($0.name, $0.schema) }
  }
}

extension JSON {
  fileprivate static func reference(_ definition: String) -> JSON {
    ["$ref": .string("#/definitions/\(definition)")]
  }
}
