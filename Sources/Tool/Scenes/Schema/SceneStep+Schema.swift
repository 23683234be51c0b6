import HeadlessUIKit
import JSONValues

extension SceneStep {
  /// JSON Schema of a scene's `steps`.
  static var schema: JSON {
    let id: JSON = ["description": "The id of a view.", "type": "string"]
    let name: JSON = ["description": "Becomes part of the picture's name.", "type": "string"]
    let settings: JSON = ["$ref": "#/definitions/overrides"]
    let duration = StepCompiler.durations.limiting(Double.schema)
    let changes = ["fold", "unfold", "show", "hide"].map { step($0, id) }
    let place: JSON = [
      "description": "The id of a view, for its middle, or a place in the picture.",
      "anyOf": [["type": "string"], CGPoint.schema],
    ]
    let insertion: JSON = [
      "anyOf": [id, object([("view", id), ("at", Int.schema)], optional: ["at"])]
    ]
    let touches = TouchGesture.allCases.map { step($0.rawValue, place) }
    return [
      "description": "The steps before the picture is taken, on a virtual clock.",
      "type": "array",
      "items": [
        "oneOf": .array(
          touches + [
            step(
              "drag",
              object(
                [
                  ("from", place), ("to", place),
                  ("frames", StepCompiler.moves.limiting(Int.schema)),
                ], optional: ["from", "to", "frames"])),
            step("drop", ["type": "null"]), step("cancel", ["type": "null"]),
            step("scroll", object([("view", id), ("to", CGPoint.schema)])),
            step("select", object([("tabs", id), ("key", ["type": "string"])])),
            step("set", settings),
            step("insert", insertion), step("remove", id),
            step(
              "animate",
              object(
                [
                  ("set", settings), ("insert", insertion), ("remove", id), ("duration", duration),
                  ("curve", AnimationCurve.schema),
                ], optional: ["set", "insert", "remove", "curve"])),
            step("rotate", SceneOrientation.schema),
            step("alert", ["anyOf": [AlertBlueprint.schema, ["enum": ["none"]]]]),
            step("keyboard", ["anyOf": [KeyboardBlueprint.schema, ["enum": ["none"]]]]),
            step(PresentationCompiler.stepKey, PresentationBlueprint.reference),
            step(
              "dismiss",
              ["anyOf": [["type": "null"], object([("animated", Bool.schema)], optional: [])]]),
            step("openMenu", id), step("openPicker", id),
            step("background", ["type": "null"]), step("foreground", ["type": "null"]),
            step("openURL", ["description": "An address with a scheme.", "type": "string"]),
            step("exerciseAmbiguity", id),
          ] + changes + [
            step("advance", duration),
            step("snapshot", name),
            step(
              "film",
              object([
                ("name", name),
                ("duration", StepCompiler.filmDurations.limiting(Double.schema)),
                ("fps", StepCompiler.frameRates.limiting(Double.schema)),
              ])),
          ])
      ],
    ]
  }

  private static func step(_ key: String, _ value: JSON) -> JSON { object([(key, value)]) }

  private static func object(_ members: [(String, JSON)], optional: [String] = []) -> JSON {
    let required = members.map(\.0).filter { !optional.contains($0) }
    return [
      "type": "object", "properties": .object(members.map { .init($0.0, $0.1) }),
      "required": .array(required.map { .string($0) }), "additionalProperties": false,
    ]
  }
}
