/// One side of a constraint: an attribute of an item, or the distance between two of them.
struct LayoutOperand {
  /// Nil if there was no item.
  let record: LayoutRecord?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance, the item and attribute that it is measured from.
  let distanceRecord: LayoutRecord?
  let distanceAttribute: NSLayoutConstraint.Attribute

  init(item: Any?, attribute: NSLayoutConstraint.Attribute) {
    self.init((item as? any LayoutItem).flatMap { LayoutRecord.load(of: $0) }, attribute)
  }

  init(_ record: LayoutRecord?, _ attribute: NSLayoutConstraint.Attribute) {
    self.record = record
    self.attribute = attribute
    distanceRecord = nil
    distanceAttribute = .notAnAttribute
  }

  /// The distance from one position to another of the same axis.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    record = end.record
    attribute = end.attribute
    distanceRecord = start.record
    distanceAttribute = start.attribute
  }

  var item: (any LayoutItem)? { record?.item }
  var isDistance: Bool { distanceAttribute != .notAnAttribute }

  /// What it can be compared with.
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

  /// Whether one is a side in the reading direction, and the other a fixed side.
  func mixesDirections(with other: LayoutOperand) -> Bool {
    kind == .horizontalPosition && attribute.mixesDirections(with: other.attribute)
  }

  /// Visits the items, each with its attribute and its sign.
  @inline(__always) func forEachPart(
    _ body: (_ record: LayoutRecord?, _ attribute: NSLayoutConstraint.Attribute, _ sign: Double)
      -> Void
  ) {
    body(record, attribute, 1)
    if isDistance { body(distanceRecord, distanceAttribute, -1) }
  }
}

extension NSLayoutConstraint {
  /// Visits the items of both sides, those of the second one with its multiplier and the
  /// opposite sign.
  @inline(__always) func forEachPart(
    _ body: (_ record: LayoutRecord?, _ attribute: Attribute, _ factor: Double) -> Void
  ) {
    first.forEachPart(body)
    let multiplier = -Double(multiplier)
    second?.forEachPart { body($0, $1, multiplier * $2) }
  }

  /// Whether something holds for any part.
  @inline(__always) func hasPart(
    where condition: (_ record: LayoutRecord?, _ attribute: Attribute) -> Bool
  ) -> Bool {
    var isFound = false
    forEachPart { record, attribute, _ in
      if !isFound { isFound = condition(record, attribute) }
    }
    return isFound
  }
}
