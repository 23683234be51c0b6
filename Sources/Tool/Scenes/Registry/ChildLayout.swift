import HeadlessUIKit
import JSONValues
import Layouter
import Messages

/// A child's `layout`, read and validated once.
struct ChildLayout: Sendable {
  /// Whether the child heads a foldable group.
  var headsGroup = false
  /// Adds the child to its layouter, to a builder, or to its superview, as `layout` specifies; nil
  /// if it is added like any other child.
  ///
  /// - Parameter siblings: all children of the layouter, including this one, by their index in the
  ///   file; nil for spacers.
  var add:
    (@Sendable (_ layouter: AnyObject, _ view: UIView, _ siblings: [UIView?]) throws -> Void)?
  /// Properties of the child, set after it is added.
  var settings = Settings()
}

/// Reads children's `layout`.
struct ChildLayoutReader: Sendable {
  /// The schema of the keys.
  var schema: JSON { makeSchema() }
  /// The keys that axes and steps can also set, as properties of the child; nil if there are none.
  let settable: PropertyTable?
  let read: @Sendable (YAMLNode, SiblingReader) -> ChildLayout?

  /// Called only for the `schema` command and editors, not for drawing.
  private let makeSchema: @Sendable () -> JSON

  init(
    schema: @escaping @autoclosure @Sendable () -> JSON,
    read: @escaping @Sendable (YAMLNode, SiblingReader) -> ChildLayout?
  ) {
    makeSchema = schema
    settable = nil
    self.read = read
  }

  /// A reader whose keys are properties of the child.
  init(properties table: PropertyTable) {
    makeSchema = {
      [
        "type": "object", "properties": .object(table.schemas), "additionalProperties": false,
      ]
    }
    settable = table
    read = { node, siblings in
      guard let entries = node.map else {
        let keys = ReadingContext.enumerate(table.settableNames)
        siblings.context.expected("a map (\(keys))", at: node)
        return nil
      }
      return ChildLayout(
        settings: siblings.context.readSettings(entries, by: table, in: "a child's layout"))
    }
  }
}

/// Reads the ids of a layouter's children.
struct SiblingReader {
  var context: ReadingContext
  /// The index of each child that has an id.
  let places: [String: Int]
  /// The ids in the order of the file.
  let ids: [String]

  init(among children: [ViewBlueprint.Child], context: ReadingContext) {
    let ids = children.enumerated().compactMap { place, child in
      if case .view(let view) = child { view.id.map { ($0, place) } } else { nil }
    }
    self.context = context
    places = Dictionary(ids) { first, _ in first }
    self.ids = ids.map(\.0)
  }

  /// The index of the child that a node names; nil, after a report, if no child has the id.
  func place(_ node: YAMLNode) -> Int? {
    guard let id = String.read(node, in: context) else { return nil }
    let candidates = context.ids(id, at: node.position)
    guard let place = candidates.lazy.compactMap({ places[$0] }).first else {
      let hint = NearestName.hint(for: id, among: ids)
      context.report(
        "no child of this layouter has the id '\(id.shortened)'\(hint)", at: node.position)
      return nil
    }
    return place
  }

  /// The index and the number of a list `[id, number]`.
  func placeAndNumber(_ node: YAMLNode) -> (place: Int, number: CGFloat)? {
    guard let nodes = node.list, nodes.count == 2 else {
      context.expected("[id, number]", at: node)
      return nil
    }
    guard let place = place(nodes[0]), let number = CGFloat.read(nodes[1], in: context) else {
      return nil
    }
    return (place, number)
  }
}
