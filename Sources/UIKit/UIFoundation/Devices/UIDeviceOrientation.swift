/// How a device is held, by the side at which its home button or indicator is.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  case unknown = 0
  /// Below.
  case portrait = 1
  /// Above.
  case portraitUpsideDown = 2
  /// To the right.
  case landscapeLeft = 3
  /// To the left.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
