/// A set of axes.
public struct Orientations: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public init(_ orientation: Orientation) { self.init(rawValue: orientation.rawValue) }

  public static let vertical = Orientations(.vertical)
  public static let horizontal = Orientations(.horizontal)
  public static let both: Orientations = [.vertical, .horizontal]
}
