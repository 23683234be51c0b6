import HeadlessUIKit

extension ViewClass {
  /// Its subviews are the arranged ones.
  public static let uiStackView = ViewClass(
    name: "UIStackView",
    table: PropertyTable(
      inheriting: uiView.table,
      adding: [
        Property("axis", \UIStackView.axis, "A row or a column."),
        Property(
          "distribution", \UIStackView.distribution, "How the subviews share the length."),
        Property("alignment", \UIStackView.alignment, "Where the subviews stand across it."),
        Property("spacing", of: StackSpacing.self, "The gap between the subviews.") {
          (view: UIStackView, spacing) in view.spacing = spacing.points
        },
        Property(
          "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement,
          "Whether the subviews stay within the layout margins."),
        Property(
          "isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement,
          "Whether the gaps of a column are measured from baseline to baseline."),
      ]),
    childLayout: .stackView, make: { UIStackView() })
}

extension ChildLayoutReader {
  /// `{spacingAfter: 12}`
  static let stackView = ChildLayoutReader(
    schema: [
      "type": "object", "properties": ["spacingAfter": StackSpacing.schema],
      "additionalProperties": false,
    ],
    settable: PropertyTable(adding: [
      Property("spacingAfter", of: StackSpacing.self, "The gap behind the view.") {
        (view: UIView, spacing) in
        (view.superview as? UIStackView)?.setCustomSpacing(spacing.points, after: view)
      }
    ])
  ) { node, siblings in
    var spacing: StackSpacing?
    siblings.context.readMap(
      node, of: "the layout of a UIStackView's child",
      keys: [("spacingAfter", { spacing = StackSpacing.read($0, in: siblings.context) })])
    return ChildLayout { [spacing] stackView, view, _ in
      guard let spacing else { return }
      (stackView as? UIStackView)?.setCustomSpacing(spacing.points, after: view)
    }
  }
}

/// A gap of a stack view: points, or `standard` for the system's.
struct StackSpacing: SceneValue {
  let points: CGFloat

  static func read(_ node: SceneNode, in context: ReadingContext) -> StackSpacing? {
    guard let name = node.text else {
      return CGFloat.read(node, in: context).map { StackSpacing(points: $0) }
    }
    guard name == "standard" else {
      context.unknown(name, of: ["standard", "a number"], as: "spacing", at: node)
      return nil
    }
    return StackSpacing(points: UIStackView.spacingUseSystem)
  }

  static var schema: JSON { ["anyOf": [CGFloat.schema, ["const": "standard"]]] }
}

extension NSLayoutConstraint.Axis: SceneEnumeration {
  public static let sceneCases: [(name: String, value: NSLayoutConstraint.Axis)] = [
    ("horizontal", .horizontal), ("vertical", .vertical),
  ]
}

extension UIStackView.Distribution: SceneEnumeration {
  public static let sceneCases: [(name: String, value: UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]
}

extension UIStackView.Alignment: SceneEnumeration {
  /// With the names of both axes.
  public static let sceneCases: [(name: String, value: UIStackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
    ("lastBaseline", .lastBaseline),
  ]
}
