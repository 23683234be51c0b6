/// A corner of a rectangle.
public enum Edge: Int, Sendable, Hashable, CaseIterable {
  case leftTop = 0
  case rightTop = 1
  case leftBottom = 2
  case rightBottom = 3

  /// Whether the corner is at the top.
  public var isTop: Bool { self == .leftTop || self == .rightTop }
  /// Whether the corner is at the left.
  public var isLeft: Bool { self == .leftTop || self == .leftBottom }
}
