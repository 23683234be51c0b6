extension UIView {
  /// How a view's content is placed if its size differs from the view's.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// Stretched to the view's size, without regard to its proportions.
    case scaleToFill
    /// As large as fits into the view, in its proportions, in the middle.
    case scaleAspectFit
    /// As small as covers the view, in its proportions, in the middle.
    case scaleAspectFill
    /// Drawn again for each size.
    case redraw
    /// In the middle, at its own size.
    case center
    /// At the middle of the upper edge, at its own size.
    case top
    /// At the middle of the lower edge, at its own size.
    case bottom
    /// At the middle of the left edge, at its own size.
    case left
    /// At the middle of the right edge, at its own size.
    case right
    /// In the upper left corner, at its own size.
    case topLeft
    /// In the upper right corner, at its own size.
    case topRight
    /// In the lower left corner, at its own size.
    case bottomLeft
    /// In the lower right corner, at its own size.
    case bottomRight
  }

  /// The margins and sizes of a view that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
