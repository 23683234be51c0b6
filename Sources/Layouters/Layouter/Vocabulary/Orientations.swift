/// A set of axes.
public struct Orientations: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: Int

  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The set of one axis.
  public init(_ orientation: Orientation) { self.init(rawValue: orientation.rawValue) }

  /// The vertical axis alone.
  public static let vertical = Orientations(.vertical)
  /// The horizontal axis alone.
  public static let horizontal = Orientations(.horizontal)
  /// Both axes.
  public static let both: Orientations = [.vertical, .horizontal]
}
