/// An event: the touches that are on the screen.
open class UIEvent: NSObject, DefaultArgument {
  /// The touches, or nil if the event has none.
  open var allTouches: Set<UITouch>? { touches }
  /// Seconds since the start of the clock that drives the events.
  open internal(set) var timestamp: TimeInterval = 0
  /// The kind of the event: touches, unless a subclass overrides it.
  open var type: EventType { .touches }
  /// The kind of the event in detail; none for touches.
  open var subtype: EventSubtype { .none }
  /// No keys are held here.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pressed buttons: none, since fingers have no buttons.
  open var buttonMask: ButtonMask { [] }

  private var touches: Set<UITouch>?
  /// The object that delivers the event to recognisers and views.
  final weak var delivery: TouchDelivery?

  /// An event without touches.
  public override init() {
    super.init()
  }

  /// The argument of an action that is performed without an event: an event without touches.
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

  /// The touch itself, since each move is delivered.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Empty: no touches are predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIEvent {
  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    /// The bits of the buttons.
    public let rawValue: Int

    /// Creates buttons from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The main button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button of the context menu.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button with a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}
