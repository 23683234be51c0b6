import HeadlessUIKit
import Layouter

extension LayouterClass {
  /// The layouters that scene files can name.
  static let standard = [stackLayout]

  static let stackLayout = LayouterClass(
    name: "StackLayout",
    table: PropertyTable(adding: [
      Property("margin", \StackLayout.margin, "Space around all children."),
      Property("orientation", \StackLayout.orientation, "The axis along which children stand."),
      Property("cellAlignment", \StackLayout.cellAlignment, "Where children stand across it."),
      Property("cellSpacing", \StackLayout.cellSpacing, "Space between children."),
      Property(
        "fixedSideSize", \StackLayout.fixedSideSize,
        "The size across the stack; negative for that of the widest child."),
      Property(
        "fitGrowingSideSize", \StackLayout.fitGrowingSideSize,
        "If positive, the length that the children are scaled to."),
    ]),
    addSpacer: { layouter, length in (layouter as? StackLayout)?.addSpacer(length) },
    make: { StackLayout() })
}

extension ViewClass {
  public static let stackView = ViewClass(
    // The layouter decides what there is to scroll to.
    name: "StackView", table: uiScrollView.table.leavingOut("contentSize"),
    ownLayouter: OwnLayouter(layouterClass: .stackLayout) { ($0 as? StackView)?.stackLayout },
    make: { StackView() })
}
