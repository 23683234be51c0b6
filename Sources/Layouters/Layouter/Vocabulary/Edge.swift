/// A corner of a rectangle.
public enum Edge: Int, Sendable, Hashable, CaseIterable {
  /// The upper left corner.
  case leftTop = 0
  /// The upper right corner.
  case rightTop = 1
  /// The lower left corner.
  case leftBottom = 2
  /// The lower right corner.
  case rightBottom = 3

  /// Whether the corner is at the top.
  public var isTop: Bool { self == .leftTop || self == .rightTop }
  /// Whether the corner is at the left.
  public var isLeft: Bool { self == .leftTop || self == .leftBottom }
}
