import Assets
import HeadlessUIKit
import JSONValues
import ProjectFiles
import ViewTree

/// A text that names the key of a translation: `{localized: greeting, arguments: [Anna, 3]}`.
enum Translation {
  static let key = "localized"

  /// The text in the language that the context reads for.
  static func read(_ node: YAMLNode, in context: ReadingContext) -> String? {
    var (key, keyNode): (String?, YAMLNode?)
    var table = StringTables.defaultTable
    var arguments: [LocalizedArgument] = []
    context.readMap(
      node, of: "a translation",
      keys: [
        (
          Self.key,
          {
            keyNode = $0
            key = String.read($0, in: context)
          }
        ),
        ("table", { table = String.read($0, in: context) ?? table }),
        ("arguments", { arguments = readArguments($0, in: context) }),
      ])
    guard let key, let keyNode else { return nil }
    context.files.depend(on: context.files.assets.strings.tables.files)
    let tables = context.files.assets.strings.tables
    guard !tables.isEmpty else {
      context.report(
        "there are no translations: name their files in \(ProjectFile.name), as in "
          + "'strings: [Localizable.xcstrings]'", at: node.position)
      return nil
    }
    let known = tables.keys(ofTable: table)
    guard known.contains(key) else {
      if known.isEmpty {
        context.unknown(table, of: tables.tables, as: "table", at: node["table"] ?? keyNode)
      } else {
        context.unknown(key, of: known, as: "key of '\(table)'", at: keyNode)
      }
      return nil
    }
    if let language = context.language, tables.entry(key, table: table, language: language) == nil {
      context.warnOfMissingTranslation(
        of: key, table: table, to: language, at: keyNode.position)
    }
    return tables.string(key, table: table, language: context.language, arguments: arguments) ?? key
  }

  private static func readArguments(
    _ node: YAMLNode, in context: ReadingContext
  ) -> [LocalizedArgument] {
    guard let nodes = node.list else {
      context.expected("a list of texts and numbers", at: node)
      return []
    }
    return nodes.compactMap { node in
      switch node.scalarValue {
      case .text(let text): return .text(text)
      case .number(let number) where number.isFinite:
        return Int(exactly: number).map { .integer($0) } ?? .decimal(number)
      default:
        context.expected("a text or a number", at: node)
        return nil
      }
    }
  }

  /// JSON Schema of a translation.
  static var schema: JSON {
    [
      "type": "object",
      "description": "The translation of a key to the language of the axis 'locale'.",
      "properties": [
        "localized": ["type": "string", "description": "The key."],
        "table": [
          "type": "string", "description": "The name of the file; Localizable if missing.",
        ],
        "arguments": [
          "type": "array", "items": ["type": ["string", "number"]],
          "description": "Values for places such as %@ and %lld.",
        ],
      ],
      "required": ["localized"], "additionalProperties": false,
    ]
  }
}

extension YAMLNode {
  var isTranslation: Bool { self[Translation.key] != nil }

  /// Whether the value or a part of it is a translation.
  var hasTranslations: Bool {
    switch content {
    case .scalar: false
    case .list(let nodes): nodes.contains(where: \.hasTranslations)
    case .map(let entries): isTranslation || entries.contains { $0.value.hasTranslations }
    }
  }
}

extension Assignment {
  /// The assignment of the language that a variant is built in.
  static func byLanguage(_ assignments: [String: Assignment], otherwise plain: Assignment) -> Self {
    Assignment { (object: AnyObject) in
      let language = LocalizedStrings.environment?.language
      (language.flatMap { assignments[$0] } ?? plain).apply(object)
    }
  }
}
