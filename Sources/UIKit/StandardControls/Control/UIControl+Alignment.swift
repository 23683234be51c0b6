extension UIControl {
  /// Where the content of a control is placed between its left and its right edge.
  public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    /// Left where text runs from left to right.
    case leading = 4
    case trailing = 5
  }

  /// Where the content of a control is placed between its top and its bottom edge.
  public enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// The alignment as one of left, right, centre and fill.
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
  public static let namedCases: [(name: String, value: Self)] = [
    ("center", .center), ("left", .left), ("right", .right), ("fill", .fill),
    ("leading", .leading), ("trailing", .trailing),
  ]
}

extension UIControl.ContentVerticalAlignment: NamedCases {
  public static let namedCases: [(name: String, value: Self)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill),
  ]
}
