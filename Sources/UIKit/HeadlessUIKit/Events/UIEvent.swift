/// What happened: the touches that are on the screen.
open class UIEvent: NSObject, DefaultArgument {
  /// The touches, or nil if the event has none.
  open var allTouches: Set<UITouch>? { touches }
  /// Seconds since the start of the clock that drives the events.
  open internal(set) var timestamp: TimeInterval = 0
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// No keys are held here.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons that are pressed: none, fingers have none.
  open var buttonMask: ButtonMask { [] }

  private var touches: Set<UITouch>?
  /// What brings the event to recognisers and views.
  final weak var delivery: TouchDelivery?

  /// An event without touches.
  public override init() {
    super.init()
  }

  public static func makeArgument() -> AnyObject { UIEvent() }

  package convenience init(touches: Set<UITouch>, timestamp: TimeInterval = 0) {
    self.init()
    self.touches = touches
    self.timestamp = timestamp
  }

  /// The touches that belong to the views of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that a recogniser watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in
      touch.gestureRecognizers?.contains { $0 === gesture } ?? false
    }
  }

  /// The touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// All moves are delivered: the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// None: nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
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
}
