extension NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Sendable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the sides of a constraint compare.
  public enum Relation: Int, Sendable, CaseIterable {
    /// The first side is at most the second one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second one.
    case greaterThanOrEqual = 1
  }

  /// The attribute of an item that a constraint relates: an edge, a centre, a baseline or a size of
  /// its alignment rectangle, or of the part of that within its layout margins.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// No attribute: the constraint has no second item.
    case notAnAttribute = 0
    /// The edges, wherever text starts.
    case left, right, top, bottom
    /// Left if text runs from left to right, right otherwise.
    case leading
    /// Right if text runs from left to right, left otherwise.
    case trailing
    /// The size, the centre, and the baselines of the last and the first line of text.
    case width, height, centerX, centerY, lastBaseline, firstBaseline
    /// The edges of the part within the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centre of the part within the layout margins.
    case centerXWithinMargins, centerYWithinMargins

    /// The older name of ``lastBaseline``.
    public static let baseline = Attribute.lastBaseline
  }
}

extension NSLayoutConstraint.Attribute {
  /// The quantity that an attribute measures.
  package enum Kind {
    case horizontalPosition, verticalPosition, size, none

    /// Whether a constraint can compare the two: positions with positions, sizes with sizes.
    ///
    /// UIKit's guide forbids a horizontal position with a vertical one, and the types of anchors
    /// rule it out; UIKit itself solves it, as a number of points in the owner's coordinates.
    func isComparable(with other: Self) -> Bool {
      self != .none && other != .none && (self == .size) == (other == .size)
    }
  }

  package var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// Whether the side depends on the reading direction.
  var followsReadingDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the side is left or right in any reading direction.
  private var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether one side follows the reading direction, and the other is fixed. These cannot be
  /// compared, because their relation would change with the language.
  package func mixesDirections(with other: Self) -> Bool {
    followsReadingDirection && other.isFixedSide || isFixedSide && other.followsReadingDirection
  }

  /// Whether the attribute refers to the part of the view within its layout margins.
  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The attribute with left or right instead of leading or trailing.
  func resolved(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}

extension NSLayoutConstraint.Attribute: CustomStringConvertible {
  /// The name as in source code.
  public var description: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension NSLayoutConstraint.Relation: CustomStringConvertible {
  /// As in source code.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
