import DesignedViews
import HeadlessUIKit
import JSONValues
import ProjectFiles

/// JSON Schema of the names that scenes share, and of how views use them.
enum SharingSchema {
  /// The keys of scenes and of shared files, in the order of ``SceneNamesReader/sharedKeys``.
  static var keys: [JSON.Member] {
    [
      .init(SceneNamesReader.includeKey, include), .init(TokenSource.key, TokenSource.schema),
      .init(
        CustomStateReader.key,
        [
          "description": "Custom states, such as focused, for resources and the state axis.",
          "type": "array", "items": String.schema,
        ]),
    ]
      + SceneNames.Kind.sections.map { .init($0.rawValue, section($0)) }
      + [.init(SceneNamesReader.overrideKey, override)]
  }

  private static var include: JSON {
    let path: JSON = ["type": "string", "minLength": 1]
    return [
      "description": "Files whose names the scene can use, relative to it.",
      "anyOf": [["type": "array", "items": path], path],
    ]
  }

  private static var override: JSON {
    JSON.objectSchema(
      SceneNames.Kind.sections.map { .init($0.rawValue, section($0)) },
      before: [.init("description", "Names of shared files that are replaced.")])
  }

  private static func section(_ kind: SceneNames.Kind) -> JSON {
    let (summary, value): (String, JSON) =
      switch kind {
      case .palette: ("Colours by name.", UIColor.schema)
      case .numbers: ("Numbers by name, or other names for numbers.", Double.schema)
      case .resources: ("StatefulResources by name.", Resource.schema)
      case .styles: ("Properties of views, by the name that views take them by.", style)
      case .fragments: ("Views that are used several times, by name.", fragment)
      case .weights, .shadows, .fonts: ("", [:])
      }
    return [
      "description": .string(summary), "type": "object", "additionalProperties": value,
    ]
  }

  private static var style: JSON {
    ["type": "object", "properties": ["styles": names]]
  }

  private static var fragment: JSON {
    JSON.objectSchema(
      [
        .init(
          "parameters",
          [
            "description": "Names, and their default values; without one each use gives a value.",
            "anyOf": [["type": "object"], ["type": "array", "items": ["type": "string"]]],
          ]),
        .init(
          "view",
          [
            "description": "The view; '$name' is the value of a parameter.",
            // Placeholders may be anywhere: the first schema is for completion.
            "anyOf": [["$ref": "#/definitions/view"], ["type": "object"]],
          ]),
      ], required: ["view"])
  }

  /// The value of `styles`.
  static var names: JSON {
    [
      "description": "The styles whose properties a view takes; its own keys precede.",
      "anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]],
    ]
  }

  /// The value of `repeat`.
  static var repetition: JSON {
    [
      "description":
        "How often a view in a list is repeated, or the values for each repetition.",
      "anyOf": [
        ["type": "integer", "minimum": 0, "maximum": .number(Double(ViewExpansion.viewLimit))],
        ["type": "array"],
      ],
    ]
  }

  static var data: JSON {
    [
      "description":
        "A file with a list of values, in JSON, YAML or CSV, for each of which a view in a list is repeated.",
      "type": "string", "minLength": 1,
    ]
  }

  /// A view that is the use of a fragment.
  static var use: JSON {
    [
      "description": "A use of a fragment; further keys replace its root view's.",
      "type": "object",
      "properties": [
        "fragment": String.schema.described("The name of the fragment."),
        "with": ["description": "The values of its parameters.", "type": "object"],
        "id": String.schema.described(
          "The id of its root view, with which the ids below it begin, as in 'id.label'."),
        "repeat": repetition, "data": data, "styles": names,
      ],
      "required": ["fragment"],
    ]
  }
}

extension SceneLibrary {
  /// JSON Schema of the files that scenes share.
  public var sharedSchema: JSON {
    JSON.objectSchema(
      SharingSchema.keys,
      before: [
        .init("$schema", "http://json-schema.org/draft-07/schema#"),
        .init("title", "Layouter shared file"),
      ],
      after: [.init("definitions", .object(definitions))]
    ).acceptingNames
  }
}

extension JSON {
  private var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The schema in which a number may also be a name, or in a fragment a placeholder, as a boolean may.
  var acceptingNames: JSON {
    switch self {
    case .array(let elements): return .array(elements.map(\.acceptingNames))
    case .object(let members):
      let type: String? = self["type"]?.text
      let isNumber = type == "number" || type == "integer"
      guard isNumber || type == "boolean" else {
        return .object(members.map { Member($0.name, $0.value.acceptingNames) })
      }
      return .object(
        members.flatMap { member -> [Member] in
          guard member.name == "type" else { return [member] }
          let pattern: [Member] = isNumber ? [] : [Member("pattern", "^\\$")]
          return [Member("type", [member.value, "string"])] + pattern
        })
    default: return self
    }
  }
}
