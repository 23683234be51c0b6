extension UITouch {
  /// The kind of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen, which all touches are here.
    case direct = 0
    /// A finger on a surface apart from the screen, such as a remote control's.
    case indirect = 1
    /// A pencil on the screen.
    case pencil = 2
    /// The button of a pointing device.
    case indirectPointer = 3
  }

  /// The properties of a touch that can be estimated.
  public struct Properties: OptionSet, Sendable, Hashable {
    /// The bits of the properties.
    public let rawValue: Int

    /// Creates properties from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The force of the touch.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of the pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The slope of the pencil.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location of the touch.
    public static let location = Properties(rawValue: 1 << 3)
  }
}
