/// The properties of one class, inherited ones first.
///
/// Their order is the order in which a scene sets them, whatever the order of its keys: a property
/// follows those that it depends on; for example, `transform` follows `frame`.
public struct PropertyTable: Sendable {
  /// The properties, inherited ones first, in the order in which a scene sets them.
  public private(set) var properties: [Property]
  private var indices: [String: Int]

  /// - Parameters:
  ///   - inherited: the superclass's properties.
  ///   - defaults: the default values that differ from the superclass's.
  ///   - own: properties that the class adds; one with an inherited name replaces it.
  public init(
    inheriting inherited: PropertyTable? = nil, defaults: [String: PropertyValue] = [:],
    adding own: [Property] = []
  ) {
    properties = inherited?.properties ?? []
    indices = inherited?.indices ?? [:]
    for (name, value) in defaults {
      guard let index = indices[name] else { continue }
      properties[index] = properties[index].inherited(default: value)
    }
    for property in own {
      if let index = indices[property.name] {
        properties[index] = property
      } else {
        indices[property.name] = properties.count
        properties.append(property)
      }
    }
  }

  /// The table with other advice on what makes inherited properties visible.
  ///
  /// - Parameter prerequisites: by the names of the properties.
  public func visible(when prerequisites: [String: String]) -> PropertyTable {
    var table = self
    for (name, prerequisite) in prerequisites {
      guard let index = indices[name] else { continue }
      table.properties[index] = properties[index].visible(when: prerequisite)
    }
    return table
  }

  /// The table without inherited properties that have no effect in this class.
  public func leavingOut(_ names: String...) -> PropertyTable {
    PropertyTable(adding: properties.filter { !names.contains($0.name) })
  }

  /// The names of the properties that can be set, in their order.
  package var settableNames: [String] { properties.filter { !$0.isComputed }.map(\.name) }

  package func index(of name: String) -> Int? { indices[name] }

  package subscript(name: String) -> Property? { indices[name].map { properties[$0] } }

  /// The table with the defaults evaluated under the current traits.
  fileprivate var withEvaluatedDefaults: PropertyTable {
    var table = self
    table.properties = properties.map { property in
      property.defaultValue.map { property.inherited(default: $0) } ?? property
    }
    return table
  }

  /// The values of an object by name, as a view tree contains them.
  package func describe(_ object: AnyObject) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for property in properties where property.inclusion != .never {
      guard let value = property.value(of: object), value != .map([:]) else { continue }
      if property.inclusion == .unlessDefault, value == property.defaultValue { continue }
      if value != .null || property.inclusion == .unlessDefault { values[property.name] = value }
    }
    return values
  }
}

/// The properties of the classes in a view tree, which describe its changes in words.
public struct PropertyVocabulary: Sendable {
  private var tables: [String: PropertyTable]

  /// - Parameter tables: by the type of the nodes.
  public init(_ tables: [String: PropertyTable] = [:]) {
    self.tables = tables
  }

  /// The value of a node's property with a role; the default if the tree omits it, and nil if the
  /// node's type is unknown or has no such property.
  public func value(_ role: PropertyRole, of node: ViewNode) -> PropertyValue? {
    guard let property = property(role, of: node) else { return nil }
    return node.properties[property.name] ?? property.defaultValue
  }

  /// Whether a node has a value for a role that is not the default.
  public func hasValue(_ role: PropertyRole, of node: ViewNode) -> Bool {
    property(role, of: node).map { node.properties[$0.name] != nil } ?? false
  }

  /// The property of a node's type that has a role; nil if the type is unknown or has none.
  package func property(_ role: PropertyRole, of node: ViewNode) -> Property? {
    tables[node.type]?.properties.first { $0.role == role }
  }

  /// Adds the classes of another vocabulary.
  public mutating func merge(_ other: PropertyVocabulary) {
    tables.merge(other.tables) { own, _ in own }
  }

  /// Adds the classes of an object's parts.
  package mutating func addParts(of object: AnyObject, _ table: PropertyTable) {
    for property in table.properties {
      if let part = property.part(of: object) { add(part.table, for: part.type) }
    }
  }

  /// Adds a class with its defaults evaluated under the current traits.
  package mutating func add(_ table: @autoclosure () -> PropertyTable, for type: String) {
    if tables[type] == nil { tables[type] = table().withEvaluatedDefaults }
  }

  /// The property of a type; nil if the type or the property is unknown.
  public func property(_ name: String, of type: String) -> Property? {
    tables[type]?[name]
  }
}

/// A view tree with the vocabulary of its properties.
public struct DescribedTree: Sendable {
  /// The root view with its subviews.
  public var root: ViewNode
  /// The properties that the types of the tree have.
  public var vocabulary: PropertyVocabulary

  /// A tree, by default without a vocabulary.
  public init(root: ViewNode, vocabulary: PropertyVocabulary = PropertyVocabulary()) {
    self.root = root
    self.vocabulary = vocabulary
  }

  /// Adds a tree as a subview of the root.
  ///
  /// - Parameter place: the index among the subviews, back to front; in front of all others if nil.
  package mutating func insert(_ tree: DescribedTree, at place: Int? = nil) {
    root.subviews.insert(tree.root, at: min(place ?? .max, root.subviews.count))
    vocabulary.merge(tree.vocabulary)
  }
}
