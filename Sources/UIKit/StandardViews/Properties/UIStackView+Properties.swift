extension UIStackView {
  static let stackViewProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property("axis", \UIStackView.axis, default: .horizontal, "A row or a column."),
      Property(
        "distribution", \UIStackView.distribution, default: .fill,
        "How the arranged subviews share the length."),
      Property(
        "alignment", \UIStackView.alignment, default: .fill,
        "Where the arranged subviews are placed across the axis."),
      Property(
        "spacing", default: StackSpacing(points: 0), unit: .points,
        "The gap between arranged subviews.",
        get: { (view: UIStackView) in StackSpacing(points: view.spacing) },
        set: { view, spacing in view.spacing = spacing.points }),
      Property(
        "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement,
        default: false, "Whether the arranged subviews keep within the layout margins."),
      Property(
        "isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement, default: false,
        "Whether the gaps of a column are measured from baseline to baseline."),
    ])
}

/// The gap of a stack view: points, or `standard` for the system's.
package struct StackSpacing: DescribableValue {
  package var points: CGFloat

  package init(points: CGFloat) {
    self.points = points
  }

  package var described: PropertyValue {
    points == UIStackView.spacingUseSystem ? .string("standard") : points.described
  }

  package static var kind: PropertyKind { .number }
}

extension UIStackView.Distribution: NamedCases {
  /// The distributions by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]
}

extension UIStackView.Alignment: NamedCases {
  /// The alignments by UIKit's names, of both axes.
  public static let namedCases: [(name: String, value: Self)] = [
    ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
    ("lastBaseline", .lastBaseline),
  ]
}
