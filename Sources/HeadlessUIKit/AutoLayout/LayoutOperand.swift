/// What constraints can relate: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that a guide belongs to.
  var layoutView: UIView? { get }
  /// What is known of the item's part in Auto Layout, once it has one.
  var layoutRecord: LayoutRecord? { get }
  func loadLayoutRecord() -> LayoutRecord
  /// The item in reports.
  var layoutName: String { get }
}

/// One side of a constraint: an attribute of an item, or the distance between two of them.
struct LayoutOperand {
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance, the item and attribute that it is measured from.
  private(set) weak var distanceItem: AnyObject?
  let distanceAttribute: NSLayoutConstraint.Attribute

  init(item: Any?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item as? any LayoutItem
    self.attribute = attribute
    distanceAttribute = .notAnAttribute
  }

  /// The distance from one position to another of the same axis.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    item = end.item
    attribute = end.attribute
    distanceItem = start.item
    distanceAttribute = start.attribute
  }

  var layoutItem: (any LayoutItem)? { item as? any LayoutItem }
  var isDistance: Bool { distanceAttribute != .notAnAttribute }

  /// What it can be compared with.
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

  /// Whether one is a side in the reading direction, and the other a fixed side.
  func mixesDirections(with other: LayoutOperand) -> Bool {
    kind == .horizontalPosition && attribute.mixesDirections(with: other.attribute)
  }

  /// The items, each with its attribute and its sign.
  var parts: [(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute, sign: Double)] {
    isDistance
      ? [(layoutItem, attribute, 1), (distanceItem as? any LayoutItem, distanceAttribute, -1)]
      : [(layoutItem, attribute, 1)]
  }
}
