import JSONValues
import ViewTree

extension Report {
  /// The JSON Schema of `report.json` and `verify --json`.
  ///
  /// Source of the notation: <https://json-schema.org/draft/2020-12>
  public static var schema: JSON {
    let definitions: [JSON.Member] = [
      .init("renderer", rendererSchema), .init("snapshot", snapshotSchema),
      .init("group", groupSchema), .init("brokenScene", brokenSceneSchema),
      .init("note", noteSchema),
    ]
    let head: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Report of layouter verify",
      "$defs": .object(definitions),
    ]
    return head.adding(
      object(
        [
          "brokenScenes": list(of: ref("brokenScene"), "The errors of scene files."),
          "counts": [
            "description": "The number of snapshots with each verdict.", "type": "object",
            "additionalProperties": integer("A number of snapshots."),
          ],
          "goldens": text("The folder of the goldens, relative to the project's."),
          "groups": list(
            of: ref("group"), "What differs for the same reason; each difference is in one group."),
          "notes": list(of: ref("note"), "What the linter finds, if the project switches it on."),
          "renderer": ref("renderer"),
          "shard": object(
            [
              "count": integer("The number of parts."), "index": integer("This part, from 1."),
            ], "The part of the snapshots that a machine has verified, with --shard."),
          "snapshots": list(of: ref("snapshot"), "In the order of scenes and variants."),
          "version": [
            "description": "The version of this format.", "const": .init(formatVersion),
          ],
        ], optional: ["notes", "shard"]))
  }

  private static var snapshotSchema: JSON {
    object(
      [
        "actualHash": text("A hash of the drawn pixels."),
        "actualSize": size("The drawn picture."),
        "changes": list(of: changeSchema, "What changed, the most important change first."),
        "different": integer("The number of pixels that count as different."),
        "expectedHash": text("A hash of the golden's pixels."),
        "expectedSize": size("The golden."),
        "format": [
          "description": "What the golden is, unless it is a picture.",
          "const": .string(GoldenFormat.file.rawValue),
        ],
        "maxDelta": integer("The largest difference of a channel of any pixel, 0 to 255."),
        "movedFrom": text("The golden that has these pixels under another name."),
        "name": text("The path of the golden in the folder, of a picture without .png."),
        "pictures": object(
          [
            "actual": text("What was drawn."), "difference": text("The difference picture."),
            "expected": text("The golden."),
            "views": text("What the page's inspector shows of the drawn views, as JSON."),
          ],
          optional: ["actual", "difference", "expected", "views"],
          "The pictures' paths in the report's folder."),
        "recorded": [
          "description": "Whether there was no golden, and the run has recorded it.",
          "type": "boolean",
        ],
        "regions": list(
          of: object([
            "pixels": integer("The number of different pixels in it."),
            "rect": numbers(4, "Left, top, width and height in pixels."),
            "views": list(of: text("A view."), "The views that changed in it."),
          ]), "The parts of the picture that differ."),
        "rejected": [
          "description": "Whether the picture was rejected.", "type": "boolean",
        ],
        "scale": number("Pixels per point."),
        "scene": text("The path of the scene, or the name of a test."),
        "source": sourceSchema("Where the snapshot is declared."),
        "tolerance": text("What the comparison tolerated; the pixels differ from the golden's."),
        "total": integer("The number of compared pixels."),
        "variant": list(
          of: object(["axis": text("The axis."), "value": text("Its value.")]),
          "The value of each axis of the scene."),
        "verdict": verdict,
        "warningSources": [
          "description": "Where the causes of warnings are, by their sentences.", "type": "object",
          "additionalProperties": sourceSchema("The node of the scene."),
        ],
        "warnings": list(of: text("A sentence."), "Problems of the picture, whatever the verdict."),
        "words": list(of: text("A sentence."), "Why it differs, the most important reason first."),
      ],
      optional: [
        "actualHash", "actualSize", "changes", "expectedHash", "expectedSize", "format",
        "movedFrom", "pictures", "recorded", "rejected", "source", "tolerance", "variant",
        "warningSources",
        "warnings",
      ])
  }

  private static var changeSchema: JSON {
    object(
      [
        "kind": [
          "description": "What changed.",
          "enum": .array(Change.Kind.allCases.map { .string($0.rawValue) }),
        ],
        "note": text("The end of the sentence, which depends on the picture's scale."),
        "predicate": text("The sentence after the views."),
        "property": text("The property that changed."),
        "views": list(of: text("A view."), "The views that changed alike."),
      ], optional: ["note", "property"])
  }

  private static var groupSchema: JSON {
    object([
      "details": list(of: text("A sentence."), "What else changed, or changed differently."),
      "number": integer("The number for accept --group, from 1."),
      "snapshots": list(of: text("A name."), "The snapshots of the group."),
      "verdict": verdict,
      "words": text("What changed, in how many pictures, and where."),
    ])
  }

  private static var brokenSceneSchema: JSON {
    object(
      [
        "column": integer("From 1."),
        "file": text("The path from the root of the repository."), "line": integer("From 1."),
        "message": text("The fault, in words."),
      ], optional: ["column", "line"])
  }

  private static var noteSchema: JSON {
    object(
      [
        "error": ["description": "Whether lint fails for it.", "type": "boolean"],
        "places": list(
          of: object(
            [
              "rect": numbers(4, "The view: left, top, width and height in pixels."),
              "snapshot": text("The name of the snapshot."),
            ], optional: ["rect"]), "The pictures that have the fault."),
        "remedy": text("What to do."),
        "rule": text("The rule of the linter."),
        "scene": text("The path of the scene."),
        "sentence": text("The fault, in words."),
        "source": sourceSchema("The declaration that causes it."),
        "value": number("What was measured, where it is worst."),
        "variants": text("The pictures in words."),
        "view": text("The view."),
      ], optional: ["error", "value", "view"])
  }

  private static func sourceSchema(_ description: String) -> JSON {
    object(
      ["file": text("The path from the root of the repository."), "line": integer("From 1.")],
      optional: ["line"], description)
  }

  private static var rendererSchema: JSON {
    object(
      [
        "canary": text("A hash of a test picture: libraries that draw alike have the same."),
        "fonts": list(
          of: object(["name": text("The file."), "sha256": text("Its checksum.")]),
          "The fonts; empty, because each golden has those that it uses."),
        "renderer": text("The version of the renderer."),
      ], "What the pictures were drawn with.")
  }

  private static var verdict: JSON {
    [
      "description": "The result of the comparison.",
      "enum": .array(Verdict.allCases.map { .string($0.rawValue) }),
    ]
  }

  // MARK: Notation

  private static func ref(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }

  private static func text(_ description: String) -> JSON {
    ["description": .string(description), "type": "string"]
  }

  private static func integer(_ description: String) -> JSON {
    ["description": .string(description), "type": "integer"]
  }

  private static func number(_ description: String) -> JSON {
    ["description": .string(description), "type": "number"]
  }

  private static func numbers(_ count: Int, _ description: String) -> JSON {
    [
      "description": .string(description), "type": "array", "items": ["type": "integer"],
      "minItems": .init(count), "maxItems": .init(count),
    ]
  }

  private static func size(_ description: String) -> JSON {
    numbers(2, description + " Width and height in pixels.")
  }

  private static func list(of items: JSON, _ description: String) -> JSON {
    ["description": .string(description), "type": "array", "items": items]
  }

  /// An object that has no other members.
  private static func object(
    _ members: KeyValuePairs<String, JSON>, optional: Set<String> = [], _ description: String = ""
  ) -> JSON {
    var schema: [JSON.Member] = []
    if !description.isEmpty { schema.append(.init("description", .string(description))) }
    let required = members.map(\.key).filter { !optional.contains($0) }
    schema += [
      .init("type", "object"),
      .init("properties", .object(members.map { JSON.Member($0.key, $0.value) })),
      .init("required", .array(required.map { .string($0) })),
      .init("additionalProperties", false),
    ]
    return .object(schema)
  }
}

extension JSON {
  /// This object with the members of another one.
  fileprivate func adding(_ other: JSON) -> JSON {
    guard case .object(let own) = self, case .object(let members) = other else { return self }
    return .object(own + members)
  }
}
