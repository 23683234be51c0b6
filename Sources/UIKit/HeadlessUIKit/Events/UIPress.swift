/// A key or button that is pressed.
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// A button of a remote control.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var force: CGFloat = 0
  /// The first responder. Nothing presses here.
  open var responder: UIResponder? { nil }
}

/// The presses that are going on.
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
  open override var type: EventType { .presses }

  /// The presses of a recogniser.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// The modifier keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIEvent {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What an event is about in detail.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }
}
