/// A movement of the focus. None happens here.
open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var focusHeading: UIFocusHeading { [] }
}

/// Where the focus moves.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Adds animations to a movement of the focus. As the focus does not move here, what is added runs at once.
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// Moves the focus. There is none here.
public final class UIFocusSystem: NSObject {
  /// The system of an environment: nil, as on a phone without a keyboard.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  override init() {
    super.init()
  }

  public var focusedItem: (any UIFocusItem)? { nil }
  /// Without effect.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Without effect.
  public func updateFocusIfNeeded() {}
}
