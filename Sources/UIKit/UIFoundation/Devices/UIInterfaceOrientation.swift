/// How an interface is rotated, by the side at which the device's home button or indicator is.
public enum UIInterfaceOrientation: Int, Sendable, Hashable, CaseIterable {
  /// Not known, as before an interface is visible.
  case unknown = 0
  /// Below.
  case portrait = 1
  /// Above.
  case portraitUpsideDown = 2
  /// To the right.
  case landscapeRight = 3
  /// To the left.
  case landscapeLeft = 4

  /// Whether the interface is taller than wide, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than tall.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations that an interface allows.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The bits of the orientations: bit n is the orientation whose raw value is n.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Home button or indicator below.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Home button or indicator above.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Home button or indicator to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Home button or indicator to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down, as phones allow them.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// Whether the set contains an orientation; false for ``UIInterfaceOrientation/unknown``.
  package func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && rawValue & (1 << UInt(orientation.rawValue)) != 0
  }
}
