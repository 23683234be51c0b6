/// One side of a constraint: an attribute of an item, or the distance between two positions.
package struct LayoutOperand: Hashable {
  /// Nil if the constraint was created without an item.
  let record: LayoutRecord?
  let attribute: NSLayoutConstraint.Attribute
  /// The start of a distance; nil for an attribute.
  let distanceRecord: LayoutRecord?
  let distanceAttribute: NSLayoutConstraint.Attribute

  package init(item: Any?, attribute: NSLayoutConstraint.Attribute) {
    self.init((item as? any LayoutItem).flatMap { LayoutRecord.load(of: $0) }, attribute)
  }

  init(_ record: LayoutRecord?, _ attribute: NSLayoutConstraint.Attribute) {
    self.record = record
    self.attribute = attribute
    distanceRecord = nil
    distanceAttribute = .notAnAttribute
  }

  /// The distance from one position to another of the same axis.
  package init(from start: LayoutOperand, to end: LayoutOperand) {
    record = end.record
    attribute = end.attribute
    distanceRecord = start.record
    distanceAttribute = start.attribute
  }

  var item: (any LayoutItem)? { record?.item }
  var isDistance: Bool { distanceAttribute != .notAnAttribute }

  /// The kind of operands that this one can be compared with.
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

  /// Whether one operand follows the reading direction, and the other is a fixed side.
  func mixesDirections(with other: LayoutOperand) -> Bool {
    kind == .horizontalPosition && attribute.mixesDirections(with: other.attribute)
  }

  /// Calls a closure with each item, its attribute and its sign.
  @inline(__always) func forEachPart(
    _ body: (_ record: LayoutRecord?, _ attribute: NSLayoutConstraint.Attribute, _ sign: Double)
      -> Void
  ) {
    body(record, attribute, 1)
    if isDistance { body(distanceRecord, distanceAttribute, -1) }
  }
}

extension LayoutOperand {
  package static func == (one: LayoutOperand, other: LayoutOperand) -> Bool {
    one.record === other.record && one.attribute == other.attribute
      && one.distanceRecord === other.distanceRecord
      && one.distanceAttribute == other.distanceAttribute
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(record.map { ObjectIdentifier($0) })
    hasher.combine(attribute)
  }
}

extension NSLayoutConstraint {
  /// Calls a closure with the items of both sides; items of the second side have its multiplier and
  /// the opposite sign.
  @inline(__always) func forEachPart(
    _ body: (_ record: LayoutRecord?, _ attribute: Attribute, _ factor: Double) -> Void
  ) {
    first.forEachPart(body)
    let multiplier = -Double(multiplier)
    second?.forEachPart { body($0, $1, multiplier * $2) }
  }

  /// Whether any part satisfies a condition.
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
