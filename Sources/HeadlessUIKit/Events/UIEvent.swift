/// What happened: the touches that are on the screen.
open class UIEvent: NSObject, DefaultArgument {
  /// The touches, or nil if the event has none.
  public let allTouches: Set<UITouch>?
  /// Seconds since the start of the clock that drives the events.
  public let timestamp: TimeInterval
  /// What brings the event to recognisers and views.
  weak var delivery: TouchDelivery?

  /// An event without touches.
  public required override init() {
    allTouches = nil
    timestamp = 0
    super.init()
  }

  package init(touches: Set<UITouch>, timestamp: TimeInterval = 0) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The touches that belong to the views of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that a recogniser watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.gestureRecognizers.contains { $0 === gesture } }
  }

  /// The touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}

extension UIEvent {
  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button with a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The buttons that are pressed: none, fingers have none.
  public var buttonMask: ButtonMask { [] }
}
