import Foundation
import Synchronization

/// Something that forces act on.
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Moves views by forces. There are no forces here: code with behaviours is compiled, and views stay where they are,
/// but for those that a ``UISnapBehavior`` puts to where they would come to rest.
open class UIDynamicAnimator: NSObject {
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// - Parameter view: the one whose coordinates the behaviours use.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public override init() {
    super.init()
  }

  /// False: nothing is moved.
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.enter(self)
    if !(behavior is UISnapBehavior) { Self.reportOnce() }
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.enter(nil)
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
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

/// Is notified of an animator's pauses: never here.
public protocol UIDynamicAnimatorDelegate: ObjectiveCDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A force, or several.
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step: never here.
  open var action: (() -> Void)?
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() {
    super.init()
  }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.enter(nil)
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func enter(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.enter(animator) }
  }
}
