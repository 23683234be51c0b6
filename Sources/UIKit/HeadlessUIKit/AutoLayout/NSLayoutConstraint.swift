import Synchronization

/// A relation between attributes of two items, such as their edges, centres, baselines or sizes:
///
///     first.attribute == multiplier × second.attribute + constant
///
/// or with `<=` or `>=` instead of `==`. The items are views and layout guides.
///
/// A constraint has an effect while it is active. It then belongs to a view, its ``owner``: the
/// closest one that contains both items. If it cannot be activated, ``error`` is the reason; UIKit
/// raises an exception.
open class NSLayoutConstraint: ObjectiveCObject {
  final private(set) var first: LayoutOperand
  final private(set) var second: LayoutOperand?

  /// How the sides compare.
  public final private(set) var relation: Relation

  /// The factor of the second attribute. A position is in the coordinates of the ``owner``.
  public final private(set) var multiplier: CGFloat

  /// The number added to the second attribute, points; the size itself if there is no second item.
  open var constant: CGFloat {
    didSet { if constant != oldValue { constantDidChange() } }
  }

  /// The strength of the constraint, which outweighs all weaker ones together.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { priorityDidChange() } }
  }

  /// A name for reports.
  open var identifier: String?

  /// The view that the constraint belongs to while it is active.
  public var owner: UIView? { ownerRecord?.view }
  private(set) var ownerRecord: LayoutRecord?
  /// The constraint's state in the engine of its tree, or of a former one.
  var entry: ConstraintEntry?

  /// Why the last activation failed, or why the constant cannot be used; nil if there is no error.
  public internal(set) var error: NSLayoutConstraintError?

  /// The order of activation.
  private(set) var serial: UInt64 = 0
  /// Whether a stack view has made the constraint to arrange its views.
  package final var arrangesViews = false
  private static let activationCount = Atomic<UInt64>(0)

  /// Creates a constraint without items, which cannot be activated. It is for subclasses, which get
  /// ``init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`` by it.
  public override init() {
    first = LayoutOperand(nil, .notAnAttribute)
    second = nil
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }

  /// Creates a constraint between attributes of two items, or between a size and a constant.
  ///
  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - view2: a view or a layout guide; nil for a constant size.
  ///   - attr2: ignored where `view2` is nil, as in UIKit.
  ///   - multiplier: 0 leaves out the second side, as in UIKit: the constraint is one with a constant.
  ///   - c: points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutOperand(item: view1, attribute: attr1), relation,
      view2.map { LayoutOperand(item: $0, attribute: attr2) },
      multiplier: multiplier, constant: c)
  }

  package convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    let isConstant = multiplier == 0
    self.first = first
    self.second = isConstant ? nil : second
    self.relation = relation
    self.multiplier = isConstant ? 1 : multiplier
    self.constant = constant
  }

  /// Gives a constraint without a second side an item, in whose tree its error is reported.
  func setItem(_ item: (any LayoutItem)?) {
    first = LayoutOperand(item: item, attribute: .notAnAttribute)
  }

  /// The item on the left side: a view or a guide; nil once it is deallocated.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the left side.
  open var firstAttribute: Attribute { first.attribute }

  /// The item on the right side; nil if the side is a constant, or once the item is deallocated.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the right side; `notAnAttribute` if the side is a constant.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The right side; nil if it is a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// Whether an archive of the view includes the constraint. Kept, without effect: there are no
  /// archives here.
  open var shouldBeArchived = false

  /// A number that is greater than the numbers of all constraints and frames before.
  static func nextSerial() -> UInt64 { activationCount.add(1, ordering: .relaxed).newValue }

  /// Assigns the constraint to a view.
  func join(_ owner: LayoutRecord) {
    serial = Self.nextSerial()
    ownerRecord = owner
  }

  /// Removes the constraint from its view.
  func leaveOwner() {
    ownerRecord = nil
    entry = nil
  }

  // MARK: Activation

  /// Whether the constraint is active. Setting it to true adds the constraint to the closest view
  /// that contains its items; without such a view it stays false and ``error`` is the reason.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints, in order.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override dynamic var description: String { readableDescription }
}
