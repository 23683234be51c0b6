import JSONValues
import ViewTree

/// An enumeration whose cases have the same names in scene files as in Swift.
public protocol SceneEnumeration: SceneValue {
  /// The cases by name, in the order of messages and the schema.
  static var sceneCases: [(name: String, value: Self)] { get }
}

extension SceneEnumeration where Self: NamedCases {
  /// The names that view trees use, too.
  public static var sceneCases: [(name: String, value: Self)] { namedCases }
}

extension SceneEnumeration {
  /// Reads the name of a case.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Self? {
    SceneCases(sceneCases).read(node, in: context)
  }

  /// One of the names.
  public static var schema: JSON { SceneCases(sceneCases).schema }
}

extension NamedCases {
  /// The notation of the cases in scenes. An enumeration of a view of your own has it without conforming to
  /// ``SceneEnumeration``.
  static var sceneNotation: SceneCases<Self> { SceneCases(namedCases) }
}

/// The cases of an enumeration by their names.
struct SceneCases<Value> {
  private let cases: [(name: String, value: Value)]

  init(_ cases: [(name: String, value: Value)]) { self.cases = cases }

  /// Reads the name of a case; nil, after a report, for another value.
  func read(_ node: YAMLNode, in context: ReadingContext) -> Value? {
    guard let name = node.text else {
      context.expected(ReadingContext.enumerate(cases.map(\.name)), at: node)
      return nil
    }
    if let found = cases.first(where: { $0.name == name }) { return found.value }
    context.unknown(name, of: cases.map(\.name), as: "value", at: node)
    return nil
  }

  /// JSON Schema: one of the names.
  var schema: JSON { ["enum": .array(cases.map { .string($0.name) })] }
}

/// An option set written as a list of names in scene files.
public protocol SceneOptionSet: SceneValue, OptionSet where Element == Self {
  /// The options by name, in the order of messages and the schema.
  static var sceneOptions: [(name: String, value: Self)] { get }
}

extension SceneOptionSet where Self: NamedOptions {
  /// The names that view trees use, too.
  public static var sceneOptions: [(name: String, value: Self)] { namedOptions }
}

extension SceneOptionSet {
  /// A list of names; a single name is equivalent to a list of it.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Self? {
    guard let nodes = node.list ?? (node.text == nil ? nil : [node]) else {
      context.expected("a list of \(ReadingContext.enumerate(sceneOptions.map(\.name)))", at: node)
      return nil
    }
    var options = Self()
    var isComplete = true
    for element in nodes {
      if let found = sceneOptions.first(where: { $0.name == element.text }) {
        options.formUnion(found.value)
      } else {
        isComplete = false
        let names = sceneOptions.map(\.name)
        if let name = element.text {
          context.unknown(name, of: names, as: "value", at: element)
        } else {
          context.expected(ReadingContext.enumerate(names), at: element)
        }
      }
    }
    return isComplete ? options : nil
  }

  /// A list of names, or a single one.
  public static var schema: JSON {
    let names: JSON = ["enum": .array(sceneOptions.map { .string($0.name) })]
    return ["anyOf": [["type": "array", "items": names], names]]
  }
}
