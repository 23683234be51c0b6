/// A press of a key or a button. ``UIApplication/press(_:modifierFlags:)`` presses keys.
open class UIPress: NSObject {
  /// The state of a press.
  public enum Phase: Int, Sendable {
    /// The key or the button is down.
    case began
    /// The force has changed.
    case changed
    /// The key or the button is held without a change.
    case stationary
    /// The key or the button is up again.
    case ended
    /// The system has interrupted the press.
    case cancelled
  }

  /// A button of a remote control.
  public enum PressType: Int, Sendable {
    /// The buttons of a remote control. Only `select`, the initial type, occurs here: keys have it as well.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// The state of the press.
  open internal(set) var phase = Phase.began
  /// The pressed button.
  open internal(set) var type = PressType.select
  /// The time of the last change, seconds since the start of the clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The force of the press; 0 for a button without a sensor.
  open internal(set) var force: CGFloat = 0
  /// The key of a keyboard; nil for other buttons.
  open internal(set) var key: UIKey?
  /// The responder that the press is sent to first.
  open internal(set) weak var responder: UIResponder?
  /// The window of the responder.
  open var window: UIWindow? { (responder as? UIView)?.window }
  /// The recognizers that get the press: none.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// Creates a press of a button that began.
  public override init() { super.init() }

  init(of key: UIKey, to responder: UIResponder, timestamp: TimeInterval) {
    self.key = key
    self.responder = responder
    self.timestamp = timestamp
    super.init()
  }
}

/// An event with the current presses.
open class UIPressesEvent: UIEvent {
  /// The current presses.
  open internal(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }

  /// Creates an event without presses.
  public override init() { super.init() }

  init(_ press: UIPress) {
    allPresses = [press]
    super.init()
  }

  /// The presses of a recogniser.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  /// Calls the method of the presses' phase of the responder of each press.
  func send() {
    for press in allPresses {
      switch press.phase {
      case .began: press.responder?.pressesBegan([press], with: self)
      case .changed, .stationary: press.responder?.pressesChanged([press], with: self)
      case .ended: press.responder?.pressesEnded([press], with: self)
      case .cancelled: press.responder?.pressesCancelled([press], with: self)
      }
    }
  }
}

/// The modifier keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits of the keys.
  public let rawValue: Int

  /// Creates modifier keys from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIEvent {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches of fingers.
    case touches = 0
    /// A movement of the device, such as shaking.
    case motion = 1
    /// A command of headphones or of a control centre.
    case remoteControl = 2
    /// Presses of keys or buttons.
    case presses = 3
    /// Movements of a scroll wheel or a trackpad. Never sent here.
    case scroll = 10
    /// Movements of a pointer over views. Never sent here.
    case hover = 11
    /// A pinch or a rotation on a trackpad. Never sent here.
    case transform = 14
  }

  /// The kind of an event in detail.
  public enum EventSubtype: Int, Sendable {
    /// No further detail, as of touches.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// Starts the playback.
    case remoteControlPlay = 100
    /// Pauses the playback.
    case remoteControlPause = 101
    /// Stops the playback.
    case remoteControlStop = 102
    /// Starts the playback, or pauses it.
    case remoteControlTogglePlayPause = 103
    /// Moves to the next track.
    case remoteControlNextTrack = 104
    /// Moves to the previous track.
    case remoteControlPreviousTrack = 105
  }
}
