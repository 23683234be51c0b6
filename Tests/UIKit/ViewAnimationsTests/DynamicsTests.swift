import Testing
import ViewAnimations

@Suite struct DynamicsTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func aSnapPutsItsItemToThePoint() {
    let animator = UIDynamicAnimator(referenceView: container)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 20))
    #expect(item.center == CGPoint(x: 5, y: 5))
    animator.addBehavior(snap)
    #expect(item.center == CGPoint(x: 50, y: 20))
    snap.snapPoint = CGPoint(x: 40, y: 30)
    #expect(item.center == CGPoint(x: 40, y: 30))
    animator.removeBehavior(snap)
    snap.snapPoint = .zero
    #expect(item.center == CGPoint(x: 40, y: 30))
  }

  @Test func otherBehaviorsAreKept() {
    let animator = UIDynamicAnimator(referenceView: container)
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    animator.addBehavior(gravity)
    #expect(animator.behaviors == [gravity])
    #expect(gravity.dynamicAnimator === animator)
    #expect(item.center == CGPoint(x: 5, y: 5))
    #expect(!animator.isRunning)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
    #expect(gravity.dynamicAnimator == nil)
  }

  @Test func gravityPointsDown() {
    let gravity = UIGravityBehavior(items: [])
    #expect(abs(gravity.angle - .pi / 2) < 0.000_001)
    #expect(gravity.magnitude == 1)
    gravity.magnitude = 3
    #expect(abs(gravity.gravityDirection.dx) < 0.000_001)
    #expect(abs(gravity.gravityDirection.dy - 3) < 0.000_001)
  }

  @Test func boundariesHaveNames() {
    let collision = UICollisionBehavior(items: [item])
    let name = NSString(string: "floor")
    collision.addBoundary(
      withIdentifier: name, from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(
      collision.boundary(withIdentifier: name)?.bounds == CGRect(x: 0, y: 0, width: 10, height: 0))
    collision.removeBoundary(withIdentifier: NSString(string: "floor"))
    #expect(collision.boundaryIdentifiers?.isEmpty == true)
  }
}
