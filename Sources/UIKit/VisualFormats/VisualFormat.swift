/// A parsed line of Auto Layout's visual format, such as `H:|-[red]-[blue(==red)]-|`, with
/// unresolved names.
///
/// The grammar of the Auto Layout Guide, with UIKit's extensions: a distance without parentheses
/// can have a relation and a priority (`->=8@750-`), and spaces are allowed between the parts.
package struct VisualFormat: Equatable, Sendable {
  /// The text, for messages.
  package let text: String
  package var axis: NSLayoutConstraint.Axis
  /// In the order of the axis. Superviews are at the ends only, and there is at least one view.
  package var items: [Item]
  /// The connections between each item and the next one.
  package var connections: [Connection]

  package enum Item: Equatable, Sendable {
    /// The bar, and its offset.
    case superview(offset: Int)
    case view(Name, [Predicate])
  }

  package enum Connection: Equatable, Sendable {
    /// Nothing: the items are adjacent.
    case flush
    /// A hyphen alone.
    case standard
    case distances([Predicate])
  }

  /// A condition on a view's length, or on the distance between two items.
  package struct Predicate: Equatable, Sendable {
    package var relation = NSLayoutConstraint.Relation.equal
    package var object: Quantity
    /// Nil if the condition is required.
    package var priority: Quantity?
  }

  /// A number, or the name of a metric, or for a length also of another view.
  package enum Quantity: Equatable, Sendable {
    /// The number and its offset.
    case number(Double, offset: Int)
    case name(Name)
  }

  package struct Name: Equatable, Sendable {
    package var text: String
    /// The number of characters before it.
    package var offset: Int
  }

  /// - Throws: `VisualFormatError` at the first character that does not fit the grammar.
  package init(parsing text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.parse()
  }

  init(text: String, axis: NSLayoutConstraint.Axis, items: [Item], connections: [Connection]) {
    self.text = text
    self.axis = axis
    self.items = items
    self.connections = connections
  }
}
