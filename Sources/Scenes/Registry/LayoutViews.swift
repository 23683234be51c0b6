import HeadlessUIKit
import Layouter

extension LayouterClass {
  /// The layouters that scene files can name.
  static let standard = [stackLayout, gridLayout, relativeLayout, ladderLayout]

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

  static let gridLayout = LayouterClass(
    name: "GridLayout",
    table: PropertyTable(adding: [
      Property("margin", \GridLayout.margin, "Space around all children."),
      Property(
        "growingOrientation", \GridLayout.growingOrientation, "The axis along which rows are added."
      ),
      Property(
        "fixedOrientation", \GridLayout.fixedOrientation,
        "The axis that has a fixed number of units; the other one grows."),
      Property("cellSize", \GridLayout.cellSize, "The size of one unit."),
      Property("cellSpacingHorz", \GridLayout.cellSpacingHorz, "Space between columns."),
      Property("cellSpacingVert", \GridLayout.cellSpacingVert, "Space between rows."),
      Property(
        "fixedSideCount", \GridLayout.fixedSideCount, "Units across the growing axis.",
        in: .between(1, 10_000)),
      Property(
        "megaUnitX", \GridLayout.megaUnitX, "Columns of a child without 'units'.",
        in: .between(1, 10_000)),
      Property(
        "megaUnitY", \GridLayout.megaUnitY, "Rows of a child without 'units'.",
        in: .between(1, 10_000)),
    ]),
    childLayout: .grid,
    make: { GridLayout() })

  static let relativeLayout = LayouterClass(
    name: "RelativeLayout",
    table: PropertyTable(adding: [
      Property("margin", \RelativeLayout.margin, "Space around all children."),
      Property(
        "overallSize", \RelativeLayout.overallSize,
        "The size of the area without the margins; that of the view if left out."),
    ]),
    childLayout: .relative, sizeProperty: "overallSize",
    make: { RelativeLayout() })

  static let ladderLayout = LayouterClass(
    name: "LadderLayout",
    table: PropertyTable(adding: [
      Property("margin", \LadderLayout.margin, "Space around all children."),
      Property(
        "width", \LadderLayout.width,
        "The width that rows are filled to; that of the view if left out."
      ),
      Property("cellSpacingHorz", \LadderLayout.cellSpacingHorz, "Space between neighbours."),
      Property("cellSpacingVert", \LadderLayout.cellSpacingVert, "Space between rows."),
    ]),
    sizeProperty: "width",
    make: { LadderLayout() })
}

extension ViewClass {
  public static let stackView = ViewClass(
    // The layouter decides what there is to scroll to.
    name: "StackView", table: uiScrollView.table.leavingOut("contentSize"),
    ownLayouter: OwnLayouter(layouterClass: .stackLayout) { ($0 as? StackView)?.stackLayout },
    make: { StackView() })

  public static let gridView = ViewClass(
    name: "GridView", table: uiScrollView.table.leavingOut("contentSize"),
    ownLayouter: OwnLayouter(layouterClass: .gridLayout) { ($0 as? GridView)?.gridLayout },
    make: { GridView() })
}
