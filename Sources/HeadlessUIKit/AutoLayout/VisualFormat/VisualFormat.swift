/// A line of Auto Layout's visual format, such as `H:|-[red]-[blue(==red)]-|`, as it is written: its
/// names are not looked up yet.
///
/// The grammar is the one that the Auto Layout Guide publishes, with what UIKit accepts beyond it: a
/// distance without parentheses may have a relation and a priority (`->=8@750-`), and there may be
/// spaces between the parts.
package struct VisualFormat: Equatable, Sendable {
  /// What was parsed, for messages.
  package let text: String
  package var axis: NSLayoutConstraint.Axis
  /// From the start of the axis on. Superviews are at the ends only, and there is a view.
  package var items: [Item]
  /// What is between each item and the next one.
  package var connections: [Connection]

  package enum Item: Equatable, Sendable {
    /// The bar, and its place.
    case superview(offset: Int)
    case view(Name, [Predicate])
  }

  package enum Connection: Equatable, Sendable {
    /// Nothing: the two touch.
    case flush
    /// A hyphen alone.
    case standard
    case distances([Predicate])
  }

  /// A condition of a view's length, or of the distance between two items.
  package struct Predicate: Equatable, Sendable {
    package var relation = NSLayoutConstraint.Relation.equal
    package var object: Quantity
    /// Nil if the condition is required.
    package var priority: Quantity?
  }

  /// A number, or the name of a metric, or for a length also of another view.
  package enum Quantity: Equatable, Sendable {
    /// The number and where it begins.
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
