import HeadlessUIKit

extension LayoutView {
  /// The layouter determines the content size. By default, the view resizes with its superview.
  static let layoutViewProperties = PropertyTable(
    inheriting: UIScrollView.propertyTable,
    defaults: [
      "autoresizingMask": UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]).described
    ],
    adding: [
      Property(object: "layouter", "The layouter of the children.") { (view: LayoutView) in
        view.layouter?.describedPart
      }
    ])
}

extension SimpleLayoutView {
  static let simpleLayoutProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(object: "layouter", "The layouter of the children.") { (view: SimpleLayoutView) in
        view.layouter?.describedPart
      }
    ])
}

extension StackView {
  static let stackViewProperties = PropertyTable(
    inheriting: layoutViewProperties,
    adding: [
      Property(object: "layouter", StackLayout.propertyTable, "The view's layouter.") {
        (view: StackView) in view.stackLayout
      }
    ])
}

extension GridView {
  static let gridViewProperties = PropertyTable(
    inheriting: layoutViewProperties,
    adding: [
      Property(object: "layouter", GridLayout.propertyTable, "The view's layouter.") {
        (view: GridView) in view.gridLayout
      }
    ])
}

extension SimpleStackLayoutView {
  static let simpleStackProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(object: "layouter", StackLayout.propertyTable, "The view's layouter.") {
        (view: SimpleStackLayoutView) in view.stackLayout
      }
    ])
}

extension AccordionCellView {
  /// `clipsToBounds` cannot be set, as it is always true for a cell.
  static let accordionCellProperties = PropertyTable(
    inheriting: UIView.propertyTable, defaults: ["autoresizesSubviews": .bool(false)],
    adding: [
      Property(
        computed: "clipsToBounds", default: true, "Content and subviews end at the bounds.",
        get: { (cell: AccordionCellView) in cell.clipsToBounds }
      ).role(.clipsSubviews),
      Property(
        "orientation", \AccordionCellView.orientation, default: .vertical,
        "The axis along which the cell folds."),
      Property(
        "labelPos", \AccordionCellView.labelPos, default: [.left, .top],
        "Where the label is placed: bottom applies to a vertical cell, right to a horizontal one."),
      Property(
        "rotateRight", \AccordionCellView.rotateRight, default: false,
        "Whether a horizontal cell's label is rotated to read from bottom to top."),
      Property(
        "movableLabel", \AccordionCellView.movableLabel, default: false,
        "Whether folding moves the label to the other end of the cell."),
      Property(
        "labelAlignment", \AccordionCellView.labelAlignment, default: .fill,
        "Where the label is placed along its strip."),
      Property(
        "labelMargin", \AccordionCellView.labelMargin, default: .zero, unit: .points,
        "Space around the label."),
      Property(
        "bodyMargin", \AccordionCellView.bodyMargin, default: .zero, unit: .points,
        "Space around the body."),
      Property(
        "animDuration", \AccordionCellView.animDuration, default: 0.15, unit: .seconds,
        in: .atLeast(0), "The duration of folding."),
      Property(
        "autoResizing", default: BodyLengths?.none, unit: .points,
        "The minimum and maximum length of the body, which follows its content in between.",
        get: { (cell: AccordionCellView) in
          cell.bodyLengths.map { BodyLengths(minimum: $0.lowerBound, maximum: $0.upperBound) }
        },
        set: { cell, lengths in
          try? cell.enableAutoResizing(
            lengths != nil, minBodySize: lengths?.minimum ?? 0, maxBodySize: lengths?.maximum ?? 0)
        }
      ).setLast(),
      Property(object: "bodyLayouter", "The layouter that is the body.") {
        (cell: AccordionCellView) in cell.bodyLayouter?.describedPart
      },
      Property(
        "folded", default: false, as: .state, "Whether the cell is folded.",
        get: { (cell: AccordionCellView) in cell.folding },
        set: { cell, isFolded in if isFolded { cell.fold() } else { cell.unfold() } }
      ).setLast(),
    ])
}

extension TabBarView {
  static let tabBarProperties = PropertyTable(
    inheriting: UIView.propertyTable, defaults: ["autoresizesSubviews": .bool(false)],
    adding: [
      Property(
        "tabSpacing", \TabBarView.tabSpacing, default: 0, unit: .points,
        "Space between tabs; negative to overlap."),
      Property(
        "tabAlignment", \TabBarView.tabAlignment, default: .left,
        "Where tabs that are lower than the bar are placed in it."),
    ])
}

/// The minimum and maximum length of the body of a cell that resizes itself to its content:
/// `[minimum, maximum]`.
package struct BodyLengths: DescribableValue {
  /// Points.
  package let minimum: CGFloat
  /// Points.
  package let maximum: CGFloat

  package init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  package var described: PropertyValue { .list([minimum.described, maximum.described]) }
  package static var kind: PropertyKind { .other }
}
