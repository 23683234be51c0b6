import HeadlessUIKit
import JSONValues

extension Property {
  /// The property with the value of a node, ready to be assigned; nil, after a report, if the node
  /// has no valid value.
  func read(_ node: YAMLNode, in context: ReadingContext) -> Assignment? {
    guard let sceneType else {
      return namedCases?.readAssignment(of: self, from: node, in: context)
    }
    guard node.hasTranslations else {
      return sceneType.readAssignment(of: self, from: node, in: context)
    }
    func assignment(in language: String?) -> Assignment? {
      context.readingTranslations(to: language) {
        sceneType.readAssignment(of: self, from: node, in: context)
      }
    }
    guard let plain = assignment(in: nil) else { return nil }
    var byLanguage: [String: Assignment] = [:]
    for language in context.languages { byLanguage[language] = assignment(in: language) }
    return byLanguage.isEmpty ? plain : .byLanguage(byLanguage, otherwise: plain)
  }

  /// JSON Schema of the values, with the default.
  var schema: JSON {
    guard let sceneType else { return namedCases?.schema(of: self) ?? [:] }
    let schema = range.map { $0.limiting(sceneType.schema) } ?? sceneType.schema
    let described = sceneType.takesTranslations ? Self.translatable(schema) : schema
    return described.described(summary, default: schemaDefault, examples: sceneType.examples)
  }

  private static func translatable(_ schema: JSON) -> JSON {
    ["anyOf": [schema, ["$ref": "#/definitions/translation"]]]
  }

  /// The default in the notation of scene files; nil for null where scenes cannot set that.
  private var schemaDefault: JSON? {
    guard let value = defaultValue,
      value != .null || sceneType is any ExpressibleByNilLiteral.Type
    else { return nil }
    return JSON(value.withPlainNumbers)
  }

  /// The enumeration of the values, if scene files can set the property, and its type is not a ``SceneValue``.
  private var namedCases: (any NamedCases.Type)? {
    isComputed ? nil : valueType as? any NamedCases.Type
  }

  /// The type of the values, if scene files can set the property. A test checks that every settable
  /// property's type has a notation in scene files.
  var sceneType: (any (SceneValue & DescribableValue).Type)? {
    isComputed ? nil : valueType as? any (SceneValue & DescribableValue).Type
  }
}

extension NamedCases {
  fileprivate static func readAssignment(
    of property: Property, from node: YAMLNode, in context: ReadingContext
  ) -> Assignment? {
    sceneNotation.read(node, in: context).flatMap { property.assignment(of: $0) }
  }

  fileprivate static func schema(of property: Property) -> JSON {
    sceneNotation.schema.described(
      property.summary, default: property.defaultValue.map { JSON($0) }, examples: [])
  }
}

extension SceneValue {
  /// Whether a value is a text, which may be a translation.
  fileprivate static var takesTranslations: Bool {
    self == String.self || self == String?.self
  }
}

extension PropertyValue {
  /// The value without errors of binary fractions: 15.6 rather than 15.600000000000001.
  fileprivate var withPlainNumbers: PropertyValue {
    switch self {
    case .number(let number):
      let plain = (number * 1e9).rounded() / 1e9
      return .number(plain.isFinite ? plain : number)
    case .list(let values): return .list(values.map(\.withPlainNumbers))
    case .map(let values): return .map(values.mapValues(\.withPlainNumbers))
    case .null, .bool, .string: return self
    }
  }
}

extension SceneValue where Self: DescribableValue {
  fileprivate static func readAssignment(
    of property: Property, from node: YAMLNode, in context: ReadingContext
  ) -> Assignment? {
    guard let value = read(node, in: context) else { return nil }
    if let range = property.range, case .number(let number) = value.described,
      !range.check(number, node, context)
    {
      return nil
    }
    return property.assignment(of: value)
  }
}
