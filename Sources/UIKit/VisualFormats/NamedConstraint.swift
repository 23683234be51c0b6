/// A constraint between items that are names: `first.attribute relation second.attribute ×
/// multiplier + constant`.
package struct NamedConstraint: Equatable, Sendable, CustomStringConvertible {
  package enum Item: Hashable, Sendable, CustomStringConvertible {
    /// The superview of the named views.
    case superview
    case named(String)

    package var description: String {
      switch self {
      case .superview: "superview"
      case .named(let name): name
      }
    }
  }

  package struct Anchor: Equatable, Sendable, CustomStringConvertible {
    package var item: Item
    package var attribute: NSLayoutConstraint.Attribute

    package init(_ item: Item, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }

    package var description: String { "\(item).\(attribute)" }
  }

  package var first: Anchor
  package var relation = NSLayoutConstraint.Relation.equal
  /// Nil if the first anchor is compared with the constant alone.
  package var second: Anchor?
  package var constant: CGFloat = 0
  /// The spacing that replaces the constant when the views are known; nil if the constant is final.
  package var standardSpacing: StandardSpacing?
  package var priority = UILayoutPriority.required

  /// `blue.leading >= red.trailing + 8 @750`
  package var description: String {
    var words = ["\(first)", "\(relation)"]
    if let second {
      words.append("\(second)")
      if constant != 0 { words += [constant < 0 ? "-" : "+", abs(constant).shortest] }
    } else {
      words.append(constant.shortest)
    }
    if priority != .required { words.append("@" + CGFloat(priority.rawValue).shortest) }
    return words.joined(separator: " ")
  }
}
