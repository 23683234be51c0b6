/// A constraint that a stack view needs.
struct StackRule {
  /// The immutable properties of a constraint. Rules of the same form share one constraint.
  struct Form: Hashable {
    let name: String
    let first: StackOperand.Identity
    let relation: NSLayoutConstraint.Relation
    let second: StackOperand.Identity?
    let multiplier: CGFloat

    /// Whether the constraint involves an item.
    func names(_ item: any LayoutItem) -> Bool {
      first.names(item) || second?.names(item) ?? false
    }
  }

  /// The name of the constraint in reports.
  let name: String
  let first: StackOperand
  let relation: NSLayoutConstraint.Relation
  let second: StackOperand?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  var form: Form {
    Form(
      name: name, first: first.identity, relation: relation, second: second?.identity,
      multiplier: multiplier)
  }

  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first.layoutOperand, relation, second?.layoutOperand, multiplier: multiplier,
      constant: constant)
    constraint.identifier = name
    constraint.priority = priority
    constraint.arrangesViews = true
    return constraint
  }
}

/// A side of a stack view's constraint: an attribute of an item, or the distance between two
/// positions.
struct StackOperand {
  /// An operand that does not retain its items.
  struct Identity: Hashable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let originItem: ObjectIdentifier?
    let originAttribute: NSLayoutConstraint.Attribute?

    func names(_ item: any LayoutItem) -> Bool {
      self.item == ObjectIdentifier(item) || originItem == ObjectIdentifier(item)
    }
  }

  private typealias Place = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

  private let place: Place
  /// The start of a distance; nil for an attribute.
  private var origin: Place?

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    place = (item, attribute)
  }

  /// The first baseline of a view: the baseline of the text that currently determines it.
  static func firstBaseline(of view: UIView) -> StackOperand {
    StackOperand(view.textForBaseline(isFirst: true), .firstBaseline)
  }

  /// The last baseline of a view: the baseline of the text that currently determines it.
  static func lastBaseline(of view: UIView) -> StackOperand {
    StackOperand(view.textForBaseline(isFirst: false), .lastBaseline)
  }

  /// The distance from this position to another.
  func distance(to end: StackOperand) -> StackOperand {
    var distance = end
    distance.origin = place
    return distance
  }

  var identity: Identity {
    Identity(
      item: ObjectIdentifier(place.item), attribute: place.attribute,
      originItem: origin.map { ObjectIdentifier($0.item) }, originAttribute: origin?.attribute)
  }

  var layoutOperand: LayoutOperand {
    let end = LayoutOperand(item: place.item, attribute: place.attribute)
    guard let origin else { return end }
    return LayoutOperand(
      from: LayoutOperand(item: origin.item, attribute: origin.attribute), to: end)
  }
}

/// The attributes of an axis.
struct StackAxis {
  private let axis: NSLayoutConstraint.Axis
  private let start: NSLayoutConstraint.Attribute
  private let end: NSLayoutConstraint.Attribute
  private let center: NSLayoutConstraint.Attribute
  private let size: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    switch axis {
    case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
    }
  }

  /// The other axis.
  var perpendicular: StackAxis { StackAxis(axis == .horizontal ? .vertical : .horizontal) }

  func start(of item: any LayoutItem) -> StackOperand { StackOperand(item, start) }
  func end(of item: any LayoutItem) -> StackOperand { StackOperand(item, end) }
  func center(of item: any LayoutItem) -> StackOperand { StackOperand(item, center) }
  func size(of item: any LayoutItem) -> StackOperand { StackOperand(item, size) }
}
