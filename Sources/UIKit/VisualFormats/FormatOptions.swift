extension NSLayoutConstraint {
  /// The alignment of the views of a visual format with each other, and the direction in which they
  /// follow each other. The values are UIKit's.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits of the options, as in UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In a vertical format, the views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// In a vertical format, the views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// In a horizontal format, the views have the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// In a horizontal format, the views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// In a vertical format, the views have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// In a vertical format, the views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// In a vertical format, the views have the same horizontal centre.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// In a horizontal format, the views have the same vertical centre.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// In a horizontal format, the views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// In a horizontal format, the views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Along the reading direction. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, whatever the reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left, whatever the reading direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are between facing edges. This is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// In a vertical format, distances of views are between the last baseline of one and the first
    /// of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The alignments by name, each with the axis across which it aligns, in the order of their
  /// values.
  package static let alignments:
    [(
      name: String, option: NSLayoutConstraint.FormatOptions,
      attribute: NSLayoutConstraint.Attribute, axis: NSLayoutConstraint.Axis
    )] = [
      ("alignAllLeft", .alignAllLeft, .left, .horizontal),
      ("alignAllRight", .alignAllRight, .right, .horizontal),
      ("alignAllTop", .alignAllTop, .top, .vertical),
      ("alignAllBottom", .alignAllBottom, .bottom, .vertical),
      ("alignAllLeading", .alignAllLeading, .leading, .horizontal),
      ("alignAllTrailing", .alignAllTrailing, .trailing, .horizontal),
      ("alignAllCenterX", .alignAllCenterX, .centerX, .horizontal),
      ("alignAllCenterY", .alignAllCenterY, .centerY, .vertical),
      ("alignAllLastBaseline", .alignAllLastBaseline, .lastBaseline, .vertical),
      ("alignAllFirstBaseline", .alignAllFirstBaseline, .firstBaseline, .vertical),
    ]

  /// The directions and spacings by name, in the order of their values.
  package static let directionsAndSpacings: [(name: String, value: Self)] = [
    ("directionLeadingToTrailing", .directionLeadingToTrailing),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft),
    ("spacingEdgeToEdge", .spacingEdgeToEdge),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]
}
