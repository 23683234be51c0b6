extension UIControl {
  /// The horizontal placement of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Over the whole width; buttons and pickers centre their content instead.
    case fill = 3
    /// The side where text starts: left if it runs from left to right.
    case leading = 4
    /// The side where text ends: right if it runs from left to right.
    case trailing = 5
  }

  /// The vertical placement of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
    /// In the middle.
    case center = 0
    /// At the upper edge.
    case top = 1
    /// At the lower edge.
    case bottom = 2
    /// Over the whole height; buttons centre their content instead.
    case fill = 3
  }

  /// The alignment with leading and trailing resolved to left and right.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }
}

extension UIControl.ContentHorizontalAlignment: NamedCases {
  /// The alignments by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("center", .center), ("left", .left), ("right", .right), ("fill", .fill),
    ("leading", .leading), ("trailing", .trailing),
  ]
}

extension UIControl.ContentVerticalAlignment: NamedCases {
  /// The alignments by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill),
  ]
}
