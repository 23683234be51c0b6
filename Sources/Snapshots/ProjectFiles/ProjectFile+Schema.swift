import JSONValues
import LintConfiguration

extension ProjectFile {
  /// JSON Schema of project files; draft 7, as the schema of scenes.
  package static var schema: JSON {
    JSON.objectSchema(
      [
        .init("folders", folders),
        .init("assets", paths("Asset catalogs (.xcassets), relative to this file.")),
        .init(
          "strings",
          paths("String catalogs (.xcstrings) and folders with *.lproj, relative to this file.")),
        .init("scales", scales),
        .init(ComparisonSettings.key, ComparisonSettings.schema()),
        .init(
          sharedKey,
          paths("Files whose colours, numbers, resources, styles and fragments all scenes can use.")
        ),
        .init(TokenSource.key, TokenSource.schema),
        .init(ProjectFontsReader.key, ProjectFontsReader.schema),
        .init("lint", LintSettingsReader.schema),
      ] + DeviceReader.schema,
      before: [
        .init("$schema", "http://json-schema.org/draft-07/schema#"),
        .init("title", "Layouter project"),
      ])
  }

  private static var folders: JSON {
    let properties = ProjectFolders.Purpose.allCases.map { purpose in
      JSON.Member(
        purpose.rawValue,
        [
          "description": .string(purpose.summary), "type": "string", "minLength": 1,
          "default": .string(purpose.defaultPath),
        ])
    }
    return JSON.objectSchema(
      properties,
      before: [.init("description", "Folders, relative to this file's folder, and below it.")])
  }

  private static func paths(_ description: String) -> JSON {
    [
      "description": .string(description), "type": "array",
      "items": ["type": "string", "minLength": 1], "uniqueItems": true,
    ]
  }

  private static var scales: JSON {
    [
      "description": "Pixels per point of scenes without an axis 'scale'; 2 if missing.",
      "type": "array", "items": ["enum": [1, 2, 3]], "minItems": 1, "uniqueItems": true,
    ]
  }
}

extension LintSettingsReader {
  /// JSON Schema of the section.
  static var schema: JSON {
    let isShown: JSON = [
      "description": "Whether verify and sheet --html show findings.", "type": "boolean",
    ]
    return JSON.objectSchema(
      [.init("verify", isShown)]
        + LintRuleName.allCases.map { .init($0.rawValue, schema(of: $0)) },
      before: [.init("description", "Rules of the linter, with their levels or their options.")])
  }

  private static func schema(of rule: LintRuleName) -> JSON {
    let level = choice(of: LintSettings.Level.allCases)
      .described("Not checked, printed, or a reason to fail, the default.")
    let options = options(of: rule).map { option in
      JSON.Member(option.name, option.schema.described(option.summary))
    }
    return [
      "anyOf": [
        level, JSON.objectSchema([.init("level", level)] + options),
      ]
    ]
  }

  private static func options(
    of rule: LintRuleName
  ) -> [(name: String, schema: JSON, summary: String)] {
    let length: JSON = ["type": "number", "minimum": 0]
    switch rule {
    case .contrast:
      return [
        (
          "method", choice(of: LintSettings.ContrastMethod.allCases),
          "The ratio of WCAG 2.2, the default, or the lightness contrast of APCA."
        ),
        ("minimum", length, "The smallest contrast of text: 4.5, or Lc 60 for APCA."),
        ("minimumForLargeText", length, "The smallest of large text: 3, or Lc 45."),
      ]
    case .touchTarget: return [("minimum", length, "The smallest side in points; 44.")]
    case .identicalStates: return [("minimum", length, "The smallest ΔE of two states; 2.")]
    case .longText:
      return [
        ("growth", ["type": "number", "minimum": 1, "maximum": 4], "The factor of lengths; 1.35.")
      ]
    default: return []
    }
  }

  private static func choice<Choice: RawRepresentable<String>>(of choices: [Choice]) -> JSON {
    ["enum": .array(choices.map { .string($0.rawValue) })]
  }
}
