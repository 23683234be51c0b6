import TestSupport
import Testing
import ViewAnimations

/// The properties of behaviours and animators with the defaults of Apple's documentation, and the lists that they keep.
@Suite struct KeptDynamicsTests {
  private static let itemProperties: [KeptProperty<UIDynamicItemBehavior>] = [
    KeptProperty("elasticity", \.elasticity, default: 0, kept: 0.5),
    KeptProperty("friction", \.friction, default: 0, kept: 0.5),
    KeptProperty("density", \.density, default: 1, kept: 2),
    KeptProperty("resistance", \.resistance, default: 0, kept: 0.5),
    KeptProperty("angularResistance", \.angularResistance, default: 0, kept: 0.5),
    KeptProperty("charge", \.charge, default: 0, kept: -1),
    KeptProperty("isAnchored", \.isAnchored, default: false, kept: true),
    KeptProperty("allowsRotation", \.allowsRotation, default: true, kept: false),
  ]

  @Test(arguments: itemProperties)
  fileprivate func aBehaviorOfItemsKeeps(property: KeptProperty<UIDynamicItemBehavior>) {
    #expect(property.differences(in: UIDynamicItemBehavior(items: [])) == [])
  }

  private static let attachmentProperties: [KeptProperty<UIAttachmentBehavior>] = [
    KeptProperty("damping", \.damping, default: 0, kept: 0.5),
    KeptProperty("frequency", \.frequency, default: 0, kept: 2),
    KeptProperty("frictionTorque", \.frictionTorque, default: 0, kept: 3),
  ]

  @Test(arguments: attachmentProperties)
  fileprivate func anAttachmentKeeps(property: KeptProperty<UIAttachmentBehavior>) {
    let attachment = UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero)
    #expect(property.differences(in: attachment) == [])
  }

  private static let animatorProperties: [KeptProperty<UIViewPropertyAnimator>] = [
    KeptProperty("isInterruptible", \.isInterruptible, default: true, kept: false),
    KeptProperty(
      "isManualHitTestingEnabled", \.isManualHitTestingEnabled, default: false, kept: true),
    KeptProperty(
      "isUserInteractionEnabled", \.isUserInteractionEnabled, default: true, kept: false),
    KeptProperty("scrubsLinearly", \.scrubsLinearly, default: true, kept: false),
    KeptProperty("pausesOnCompletion", \.pausesOnCompletion, default: false, kept: true),
  ]

  @Test(arguments: animatorProperties)
  fileprivate func anAnimatorKeeps(property: KeptProperty<UIViewPropertyAnimator>) {
    #expect(property.differences(in: UIViewPropertyAnimator(duration: 1, curve: .linear)) == [])
  }

  private final class Delegate: UICollisionBehaviorDelegate {}

  @Test func aCollisionKeepsWhatItsItemsMeet() {
    let collision = UICollisionBehavior(items: [])
    #expect(collision.collisionMode == .everything)
    collision.collisionMode = .boundaries
    #expect(collision.collisionMode == .boundaries)
    #expect(UICollisionBehavior.Mode.everything.isSuperset(of: [.items, .boundaries]))
    let delegate = Delegate()
    collision.collisionDelegate = delegate
    #expect(collision.collisionDelegate === delegate)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
    #expect(collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test func allBoundariesAreRemoved() {
    let collision = UICollisionBehavior(items: [])
    for name in ["floor", "wall"] {
      collision.addBoundary(
        withIdentifier: NSString(string: name), from: .zero, to: CGPoint(x: 10, y: 0))
    }
    #expect(collision.boundaryIdentifiers?.count == 2)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers?.isEmpty == true)
    #expect(collision.boundary(withIdentifier: NSString(string: "wall")) == nil)
  }

  @Test func itemsAreAddedInOrderAndRemoved() {
    let items = (0..<3).map { _ in UIView() }
    let behavior = UIDynamicItemBehavior(items: [items[0]])
    behavior.addItem(items[1])
    behavior.addItem(items[2])
    behavior.removeItem(items[1])
    behavior.removeItem(UIView())
    #expect(
      behavior.items.map { ObjectIdentifier($0) }
        == [items[0], items[2]].map { ObjectIdentifier($0) })
  }

  @Test func itemsStayAtRest() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: container)
    let behavior = UIDynamicItemBehavior(items: [item])
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 1), for: item)
    animator.addBehavior(behavior)
    animator.addBehavior(push)
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    behavior.addAngularVelocity(3, for: item)
    animator.updateItem(usingCurrentState: item)
    #expect(behavior.linearVelocity(for: item) == .zero)
    #expect(behavior.angularVelocity(for: item) == 0)
    #expect(animator.elapsedTime == 0)
    #expect(item.center == CGPoint(x: 5, y: 5) && item.transform == .identity)
  }

  @Test func childrenEnterAndLeaveTheAnimatorOfTheirParent() {
    let animator = UIDynamicAnimator()
    let (parent, early, late) = (UIDynamicBehavior(), UIDynamicBehavior(), UIDynamicBehavior())
    parent.addChildBehavior(early)
    parent.addChildBehavior(early)
    animator.addBehavior(parent)
    parent.addChildBehavior(late)
    #expect(parent.childBehaviors == [early, late])
    #expect(early.dynamicAnimator === animator && late.dynamicAnimator === animator)
    parent.removeChildBehavior(early)
    #expect(parent.childBehaviors == [late])
    #expect(early.dynamicAnimator == nil)
  }

  @Test func aBehaviorThatIsNoChildKeepsItsAnimator() {
    let animator = UIDynamicAnimator()
    let (parent, other) = (UIDynamicBehavior(), UIDynamicBehavior())
    animator.addBehavior(other)
    parent.removeChildBehavior(other)
    #expect(other.dynamicAnimator === animator)
  }

  // MARK: Options

  /// Bits as in UIKit's headers, by the names there.
  private static let bits: [(String, UInt, UInt)] = [
    (
      "UIViewKeyframeAnimationOptionCalculationModeDiscrete",
      UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue, 0x400
    ),
    (
      "UIViewKeyframeAnimationOptionCalculationModePaced",
      UIView.KeyframeAnimationOptions.calculationModePaced.rawValue, 0x800
    ),
    (
      "UIViewKeyframeAnimationOptionCalculationModeCubic",
      UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue, 0xC00
    ),
    (
      "UIViewKeyframeAnimationOptionCalculationModeCubicPaced",
      UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue, 0x1000
    ),
    (
      "UIViewAnimationOptionPreferredFramesPerSecond60",
      UIView.AnimationOptions.preferredFramesPerSecond60.rawValue, 0x300_0000
    ),
    (
      "UIViewAnimationOptionPreferredFramesPerSecond30",
      UIView.AnimationOptions.preferredFramesPerSecond30.rawValue, 0x700_0000
    ),
    (
      "UIViewAnimationOptionTransitionCurlUp",
      UIView.AnimationOptions.transitionCurlUp.rawValue, 0x30_0000
    ),
    (
      "UIViewAnimationOptionTransitionCurlDown",
      UIView.AnimationOptions.transitionCurlDown.rawValue, 0x40_0000
    ),
  ]

  @Test(arguments: bits)
  func optionsHaveUIKitsBits(name: String, bits: UInt, expected: UInt) {
    #expect(bits == expected, "\(name)")
  }
}
