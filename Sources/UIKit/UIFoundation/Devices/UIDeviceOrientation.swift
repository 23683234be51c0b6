/// How a device is held, by the side at which its home button or indicator is.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  /// Not measured yet.
  case unknown = 0
  /// Below.
  case portrait = 1
  /// Above.
  case portraitUpsideDown = 2
  /// To the right.
  case landscapeLeft = 3
  /// To the left.
  case landscapeRight = 4
  /// The screen lies horizontally, and faces up.
  case faceUp = 5
  /// The screen lies horizontally, and faces down.
  case faceDown = 6

  /// Whether the device is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation: portrait and landscape, not flat or unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
