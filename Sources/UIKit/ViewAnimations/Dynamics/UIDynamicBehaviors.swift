/// The base class of behaviours that act on several items.
open class DynamicItemsBehavior: UIDynamicBehavior {
  /// The items, in the order of adding.
  open private(set) var items: [any UIDynamicItem]

  /// Creates a behaviour of the given items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public override convenience init() {
    self.init(items: [])
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Removes an item; does nothing if it was not added.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var ownItems: [any UIDynamicItem] { items }
}

/// Pulls items in a direction. Kept, without effect: gravity is not simulated.
open class UIGravityBehavior: DynamicItemsBehavior {
  /// The direction and strength: a length of 1 is 1000 points per second squared. Downwards by
  /// default.
  open var gravityDirection = CGVector(dx: 0, dy: 1)

  /// The angle of the direction, radians, clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength: 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the angle, in radians clockwise from the right, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }
}

/// Keeps items apart, and inside boundaries. Kept, without effect: collisions are not simulated.
open class UICollisionBehavior: DynamicItemsBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the mode.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// What the items collide with; `everything` by default.
  open var collisionMode = Mode.everything
  /// Whether the bounds of the animator's view are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Kept, without effect: there are no collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  /// Sets ``translatesReferenceBoundsIntoBoundary``; the insets are ignored.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a path as a boundary, in place of a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
  }

  /// Adds a line as a boundary, in place of a boundary with the same identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The boundary with an identifier; nil if it is missing.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { isEqual($0.identifier, identifier) }?.path
  }

  /// The identifiers of the boundaries, in the order of adding; empty if there are none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

  /// Removes the boundary with an identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { isEqual($0.identifier, identifier) }
  }

  /// Removes all boundaries.
  open func removeAllBoundaries() { boundaries = [] }

  private func isEqual(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    (first as? NSObject)?.isEqual(second) ?? false
  }
}

/// Receives the collisions of items; never called here.
public protocol UICollisionBehaviorDelegate: ObjectiveCDelegate {
  /// An item has touched a boundary.
  /// - Parameters:
  ///   - identifier: The boundary's identifier; nil for the bounds of the animator's view.
  ///   - p: The place of the contact in the animator's view, points.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Two items have touched each other.
  /// - Parameter p: The place of the contact in the animator's view, points.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
}

/// Properties of moving items. All are kept, without effect: movement is not simulated.
open class UIDynamicItemBehavior: DynamicItemsBehavior {
  /// How strongly items bounce off, 0 to 1; 0 by default.
  open var elasticity: CGFloat = 0
  /// The friction between touching items; 0 by default.
  open var friction: CGFloat = 0
  /// The mass for an area of 100 by 100 points; 1 by default.
  open var density: CGFloat = 1
  /// How strongly movement slows down; 0 by default.
  open var resistance: CGFloat = 0
  /// How strongly rotation slows down; 0 by default.
  open var angularResistance: CGFloat = 0
  /// The electric charge; 0 by default.
  open var charge: CGFloat = 0
  /// Whether items do not move; false by default.
  open var isAnchored = false
  /// Whether items rotate; true by default.
  open var allowsRotation = true

  /// Has no effect: items do not move.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// The velocity of an item, points per second; always zero.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Has no effect: items do not rotate.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// The angular velocity of an item, radians per second; always 0.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// Moves an item to a point at once.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The damping of the movement, 0 to 1. Kept, without effect: the item moves at once.
  open var damping: CGFloat = 0.5

  /// The new centre of the item, in its superview's coordinates. Setting it moves the item at once
  /// if the behaviour has an animator.
  open var snapPoint: CGPoint {
    didSet { if dynamicAnimator != nil { item.center = snapPoint } }
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  /// Creates a behaviour that moves an item's centre to a point once it is added to an animator.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func enter(_ animator: UIDynamicAnimator?) {
    super.enter(animator)
    if animator != nil { item.center = snapPoint }
  }
}

/// Pushes items. Kept, without effect: pushes are not simulated.
open class UIPushBehavior: DynamicItemsBehavior {
  /// Whether the push lasts.
  public enum Mode: Int, Sendable {
    /// A force that lasts.
    case continuous
    /// A single impulse.
    case instantaneous
  }

  /// Whether the push lasts, or is a single impulse.
  public let mode: Mode
  /// Whether the items are pushed; true by default.
  open var active = true
  /// The direction and strength of the push: a length of 1 accelerates a mass of 1 by 100 points
  /// per second squared.
  open var pushDirection = CGVector.zero

  /// Creates a push of the given items, with the strength zero.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// The angle of the direction, radians, clockwise from the right.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the push: the length of the direction.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the angle, in radians clockwise from the right, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Has no effect: pushes are not simulated.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
}

/// Attaches an item to a point or to another item. Kept, without effect: attachments are not
/// simulated.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point of the animator's view.
    case anchor
  }

  /// The attached items: one at an anchor, or two.
  open private(set) var items: [any UIDynamicItem]
  override var ownItems: [any UIDynamicItem] { items }
  /// Whether the item is attached to another item or to an anchor.
  public let attachedBehaviorType: AttachmentType
  /// The point that the item is attached to, in the coordinates of the animator's view.
  open var anchorPoint = CGPoint.zero
  /// The length of the attachment, points; 0 by default, not the items' distance.
  open var length: CGFloat = 0
  /// The damping of the attachment's oscillation; 0 by default.
  open var damping: CGFloat = 0
  /// The frequency of the attachment's oscillation, hertz; 0 by default.
  open var frequency: CGFloat = 0
  /// The force that opposes rotation about the anchor; 0 by default.
  open var frictionTorque: CGFloat = 0

  /// Attaches an item to a point; the offset from its centre is ignored.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    super.init()
  }

  /// Attaches an item's centre to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches two items to each other; the offsets from their centres are ignored.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    super.init()
  }

  /// Attaches the centres of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
}

extension CGVector {
  /// - Parameter angle: radians, clockwise from the right.
  fileprivate init(angle: CGFloat, length: CGFloat) {
    let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
    self.init(dx: cosine * length, dy: sine * length)
  }

  fileprivate var angle: CGFloat { Trigonometry.angle(ofX: dx, y: dy) }

  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
