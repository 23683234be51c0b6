/// A set of edges.
public struct Pos: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: Int

  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left edge.
  public static let left = Pos(rawValue: 1)
  /// The top edge.
  public static let top = Pos(rawValue: 2)
  /// The right edge.
  public static let right = Pos(rawValue: 4)
  /// The bottom edge.
  public static let bottom = Pos(rawValue: 8)

  /// The two vertical edges: left and right.
  public static let vert: Pos = [.left, .right]
  /// The two horizontal edges: top and bottom.
  public static let horz: Pos = [.top, .bottom]

  /// The two edges at the top left corner.
  public static let leftTop: Pos = [.left, .top]
  /// The two edges at the top right corner.
  public static let rightTop: Pos = [.right, .top]
  /// The two edges at the bottom left corner.
  public static let leftBottom: Pos = [.left, .bottom]
  /// The two edges at the bottom right corner.
  public static let rightBottom: Pos = [.right, .bottom]

  /// All edges but the bottom one.
  public static let upper: Pos = [.left, .top, .right]
  /// All edges but the top one.
  public static let lower: Pos = [.left, .right, .bottom]
  /// All edges but the right one.
  public static let leftSide: Pos = [.left, .top, .bottom]
  /// All edges but the left one.
  public static let rightSide: Pos = [.top, .right, .bottom]
  /// All four edges.
  public static let all: Pos = [.left, .top, .right, .bottom]
}

/// A combination of edges; the same as `Pos`, which can always be combined.
public typealias PosEx = Pos
