import Foundation
import Synchronization

/// An object that forces move.
public protocol UIDynamicItem: AnyObject {
  /// The centre in the coordinates of the animator's view, points.
  var center: CGPoint { get set }
  /// The size at the origin (0, 0), points.
  var bounds: CGRect { get }
  /// The transform about the centre.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Moves views by forces. Forces are not simulated: code with behaviours compiles, and views keep
/// their places, except that a ``UISnapBehavior`` moves its view to where it would come to rest.
open class UIDynamicAnimator: NSObject {
  /// Kept, without effect: the animator never runs.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The view whose coordinates the behaviours use; nil without one.
  open private(set) weak var referenceView: UIView?
  /// The behaviours, in the order of adding.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// - Parameter view: the view whose coordinates the behaviours use.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public override init() {
    super.init()
  }

  /// False: nothing is simulated.
  open var isRunning: Bool { false }
  /// The simulated time, seconds; always 0.
  open var elapsedTime: TimeInterval { 0 }

  /// Adds a behaviour, unless it was added already. Writes a warning once a process, except for
  /// snap behaviours.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.enter(self)
    if !(behavior is UISnapBehavior) { Self.reportOnce() }
  }

  /// Removes a behaviour; does nothing if it was not added.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.enter(nil)
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items of the behaviours that are in a rectangle, each once. They are at rest.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let (center, size) = (item.center, item.bounds.size)
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      return frame.intersects(rect)
    }
  }

  /// The items of all behaviours, each once, in the order of adding.
  package var items: [any UIDynamicItem] {
    var known: Set<ObjectIdentifier> = []
    return behaviors.flatMap(\.allItems).filter { known.insert(ObjectIdentifier($0)).inserted }
  }
  /// Has no effect: no item has a simulated state.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  private static let isReported = Mutex(false)

  private static func reportOnce() {
    let isReported = isReported.withLock { value in
      defer { value = true }
      return value
    }
    guard !isReported else { return }
    let message = "warning: UIDynamicAnimator moves no views yet: they stay where they are.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

/// Receives the pauses of an animator; never called here.
public protocol UIDynamicAnimatorDelegate: ObjectiveCDelegate {
  /// The animator is about to move items after a pause.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items of the animator rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing by default.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing by default.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A force, or several.
open class UIDynamicBehavior: NSObject {
  /// The behaviours that are added to an animator together with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step of the simulation; never called here.
  open var action: (() -> Void)?
  /// The animator that the behaviour was added to; nil if none.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() {
    super.init()
  }

  /// Adds a child behaviour, unless it was added already, and adds it to the animator if there is one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
  }

  /// Removes a child behaviour, also from the animator; does nothing if it was not added.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.enter(nil)
  }

  /// Called before the behaviour is added to an animator; with nil, before it is removed from one.
  /// Does nothing; for overriding.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behaviour itself acts on.
  var ownItems: [any UIDynamicItem] { [] }

  fileprivate var allItems: [any UIDynamicItem] {
    ownItems + childBehaviors.flatMap(\.allItems)
  }

  func enter(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.enter(animator) }
  }
}
