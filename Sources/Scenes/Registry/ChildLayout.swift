import HeadlessUIKit
import Layouter

/// The `layout` of a child, read and checked once.
struct ChildLayout: Sendable {
  /// Whether the child heads a group that can be folded.
  var headsGroup = false
  /// Adds the child to its layouter, to a builder, or to its superview in a way that `layout` says;
  /// nil if it is added as every child is.
  ///
  /// - Parameter siblings: all children of the layouter, itself included, by their place in the
  ///   file; nil for spacers.
  var add:
    (@Sendable (_ layouter: AnyObject, _ view: UIView, _ siblings: [UIView?]) throws -> Void)?
  /// Properties of the child, set after it is added.
  var settings = Settings()
}

/// Reads the `layout` of children.
struct ChildLayoutReader: Sendable {
  /// What the keys are, for the schema.
  var schema: JSON { makeSchema() }
  /// The keys that axes and steps can set too, as properties of the child; nil if there are none.
  let settable: PropertyTable?
  let read: @Sendable (SceneNode, SiblingReader) -> ChildLayout?

  /// Only `schema` and editors ask for it; drawing does not.
  private let makeSchema: @Sendable () -> JSON

  init(
    schema: @escaping @autoclosure @Sendable () -> JSON,
    read: @escaping @Sendable (SceneNode, SiblingReader) -> ChildLayout?
  ) {
    makeSchema = schema
    settable = nil
    self.read = read
  }

  /// Keys that are properties of the child.
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
  let context: ReadingContext
  /// The place of each child that has an id.
  let places: [String: Int]
  /// The ids in the order of the file.
  let ids: [String]

  /// The place of the child that a node names; nil after a report if there is none.
  func place(_ node: SceneNode) -> Int? {
    guard let id = String.read(node, in: context) else { return nil }
    guard let place = places[id] else {
      let hint = NearestName.hint(for: id, among: ids)
      context.report(
        "no child of this layouter has the id '\(id.shortened)'\(hint)", at: node.position)
      return nil
    }
    return place
  }

  /// The place and the number of a list `[id, number]`.
  func placeAndNumber(_ node: SceneNode) -> (place: Int, number: CGFloat)? {
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
