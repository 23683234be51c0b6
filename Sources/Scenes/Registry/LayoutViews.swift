import HeadlessUIKit
import Layouter

extension LayouterClass {
  /// The layouters that scene files can name.
  static let standard = [stackLayout, gridLayout, relativeLayout, ladderLayout, relativeAutoLayout]

  /// Every layouter has these.
  private static let baseLayout = PropertyTable(adding: [
    Property("margin", \BaseLayout.margin, "Space around all children."),
    Property("marginLeft", \BaseLayout.marginLeft, "Space to the left of all children."),
    Property("marginTop", \BaseLayout.marginTop, "Space above all children."),
    Property("marginRight", \BaseLayout.marginRight, "Space to the right of all children."),
    Property("marginBottom", \BaseLayout.marginBottom, "Space below all children."),
    Property(
      "animDuration", \BaseLayout.animDuration,
      "Seconds that children take to their new places in an animated update.", in: .atLeast(0)),
    Property(
      "observesChildren", \BaseLayout.observesChildren,
      "Whether children that change their size, are hidden or shown, are laid out again by "
        + "themselves; true if left out."),
    Property("name", \BaseLayout.name, "What messages call the layouter."),
  ])

  private init(
    name: String, adding properties: [Property],
    addSpacer: (@Sendable (BaseLayout, CGFloat) -> Void)? = nil,
    childLayout: ChildLayoutReader? = nil, sizeProperty: String? = nil,
    make: @escaping @Sendable () -> BaseLayout
  ) {
    self.init(
      name: name, table: PropertyTable(inheriting: Self.baseLayout, adding: properties),
      addSpacer: addSpacer, childLayout: childLayout, sizeProperty: sizeProperty, make: make)
  }

  static let stackLayout = LayouterClass(
    name: "StackLayout",
    adding: [
      Property("orientation", \StackLayout.orientation, "The axis along which children stand."),
      Property("cellAlignment", \StackLayout.cellAlignment, "Where children stand across it."),
      Property("cellSpacing", \StackLayout.cellSpacing, "Space between children."),
      Property(
        "fixedSideSize", \StackLayout.fixedSideSize,
        "The size across the stack; negative for that of the widest child."),
      Property(
        "fitGrowingSideSize", \StackLayout.fitGrowingSideSize,
        "If positive, the length that the children are scaled to."),
    ],
    addSpacer: { layouter, length in (layouter as? StackLayout)?.addSpacer(length) },
    make: { StackLayout() })

  static let gridLayout = LayouterClass(
    name: "GridLayout",
    adding: [
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
    ],
    childLayout: .grid,
    make: { GridLayout() })

  static let relativeLayout = LayouterClass(
    name: "RelativeLayout",
    adding: [
      Property(
        "overallSize", \RelativeLayout.overallSize,
        "The size of the area without the margins; that of the view if left out."),
      Property(
        "ddRule", \RelativeLayout.ddRule,
        "Where dropped children come to stand: where they were dropped (free), with siblings pushed "
          + "away (vacate), or inside of the area (inBounds)."),
      Property(
        "ddGridX", \RelativeLayout.ddGridX,
        "The distance of the columns that dropped children snap to; 0 for none."),
      Property(
        "ddGridY", \RelativeLayout.ddGridY,
        "The distance of the rows that dropped children snap to; 0 for none."),
    ],
    childLayout: .relative, sizeProperty: "overallSize",
    make: { RelativeLayout() })

  static let ladderLayout = LayouterClass(
    name: "LadderLayout",
    adding: [
      Property(
        "width", \LadderLayout.width,
        "The width that rows are filled to; that of the view if left out."
      ),
      Property("cellSpacingHorz", \LadderLayout.cellSpacingHorz, "Space between neighbours."),
      Property("cellSpacingVert", \LadderLayout.cellSpacingVert, "Space between rows."),
    ],
    sizeProperty: "width",
    make: { LadderLayout() })
}

extension LayouterClass {
  /// Relative rules as constraints.
  static let relativeAutoLayout = LayouterClass(
    name: "RAL",
    table: PropertyTable(adding: [
      Property(
        "autoCorrect", \RALBuilder.autoCorrect,
        "Whether rules that lack something or contradict each other are corrected.")
    ]),
    childLayout: .relativeAutoLayout, make: nil)
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
