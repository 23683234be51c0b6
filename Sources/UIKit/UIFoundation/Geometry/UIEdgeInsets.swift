/// Distances from the edges of a rectangle inwards, in points. A negative distance lies outside.
public struct UIEdgeInsets: Sendable, Hashable {
  /// From the top edge, points.
  public var top: CGFloat
  /// From the left edge, points.
  public var left: CGFloat
  /// From the bottom edge, points.
  public var bottom: CGFloat
  /// From the right edge, points.
  public var right: CGFloat

  /// No distance on any edge.
  public static let zero = UIEdgeInsets()

  /// Insets of distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// On each edge the larger distance.
  package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// Distances from the edges of a rectangle inwards, in points, by reading direction: leading is left
/// where text runs from left to right.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// From the top edge, points.
  public var top: CGFloat
  /// From the leading edge, points.
  public var leading: CGFloat
  /// From the bottom edge, points.
  public var bottom: CGFloat
  /// From the trailing edge, points.
  public var trailing: CGFloat

  /// No distance on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Insets of distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension CGRect {
  /// The rectangle with each edge moved inwards by its inset.
  ///
  /// Insets that are larger than the rectangle give a negative size, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// A displacement in points.
public struct UIOffset: Sendable, Hashable {
  /// To the right, points.
  public var horizontal: CGFloat
  /// Downwards, points.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// No displacement.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A displacement in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A set of edges.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The edge at the top.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge at the left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge at the bottom.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge at the right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges by reading direction: leading is left where text runs from left to right.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The edge at the top.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge at which lines start.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The edge at the bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge at which lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A set of corners.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of the top and the left edge.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner of the top and the right edge.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner of the bottom and the left edge.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner of the bottom and the right edge.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
