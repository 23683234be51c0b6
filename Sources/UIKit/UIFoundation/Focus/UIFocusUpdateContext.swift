/// A movement of the focus. None happens here.
open class UIFocusUpdateContext: NSObject {
  /// Always nil.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// Always nil.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// Always empty.
  open var focusHeading: UIFocusHeading { [] }
}

/// Where the focus moves.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Towards the top of the screen.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Towards the bottom of the screen.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Towards the left of the screen.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Towards the right of the screen.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item, as with the tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item, as with shift and the tab key.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Adds animations to a movement of the focus. As the focus does not move here, they run at once.
open class UIFocusAnimationCoordinator: NSObject {
  /// Calls both closures at once, without animation.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// Moves the focus. No environment has such a system here.
public final class UIFocusSystem: NSObject {
  /// The system of an environment: nil, as on a phone without a keyboard.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  override init() {
    super.init()
  }

  /// Always nil.
  public var focusedItem: (any UIFocusItem)? { nil }
  /// Without effect.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Without effect.
  public func updateFocusIfNeeded() {}
}
