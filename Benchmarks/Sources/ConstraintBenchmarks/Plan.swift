import HeadlessUIKit

/// A layout by constraints, for views and for the bare solver alike.
struct Plan: Sendable {
  struct Item: Sendable {
    /// Nil for the root.
    var parent: Int?
    var natural: CGSize?
  }

  struct Side: Sendable {
    var item: Int
    var attribute: NSLayoutConstraint.Attribute
  }

  struct Rule: Sendable {
    var first: Side
    var relation: NSLayoutConstraint.Relation
    var second: Side?
    var constant: CGFloat
    var priority: Float
  }

  var name: String
  var rootSize: CGSize
  /// The root first, superviews before their subviews.
  private(set) var items = [Item()]
  private(set) var rules: [Rule] = []
  /// The rule whose constant is edited, if one is.
  var editedRule: Int?
  /// The item whose natural size is edited, if one is.
  var editedItem: Int?

  static let root = 0

  init(_ name: String, width: CGFloat, height: CGFloat) {
    self.name = name
    rootSize = CGSize(width: width, height: height)
  }

  mutating func makeItem(in parent: Int, natural: CGSize? = nil) -> Int {
    items.append(Item(parent: parent, natural: natural))
    return items.count - 1
  }

  /// Relates attributes of two items that are siblings, or of which one holds the other.
  mutating func relate(
    _ first: Int, _ attribute: NSLayoutConstraint.Attribute, _ second: Int,
    _ other: NSLayoutConstraint.Attribute? = nil,
    by relation: NSLayoutConstraint.Relation = .equal, plus constant: CGFloat = 0
  ) {
    rules.append(
      Rule(
        first: Side(item: first, attribute: attribute), relation: relation,
        second: Side(item: second, attribute: other ?? attribute), constant: constant,
        priority: 1000))
  }

  /// Gives an item a size.
  mutating func size(
    _ item: Int, _ attribute: NSLayoutConstraint.Attribute, _ points: CGFloat,
    priority: Float = 1000
  ) {
    rules.append(
      Rule(
        first: Side(item: item, attribute: attribute), relation: .equal, second: nil,
        constant: points, priority: priority))
  }
}
