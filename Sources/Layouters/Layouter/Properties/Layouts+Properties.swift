import HeadlessUIKit

extension BaseLayout {
  /// The properties of every layouter.
  static let layoutProperties = PropertyTable(adding: [
    Property(
      "margin", \BaseLayout.margin, default: .zero, unit: .points, "Space around all children."),
    Property(
      "marginLeft", \BaseLayout.marginLeft, default: 0, unit: .points, described: .never,
      "Space to the left of all children."),
    Property(
      "marginTop", \BaseLayout.marginTop, default: 0, unit: .points, described: .never,
      "Space above all children."),
    Property(
      "marginRight", \BaseLayout.marginRight, default: 0, unit: .points, described: .never,
      "Space to the right of all children."),
    Property(
      "marginBottom", \BaseLayout.marginBottom, default: 0, unit: .points, described: .never,
      "Space below all children."),
    Property(
      "animDuration", \BaseLayout.animDuration, default: 0.15, unit: .seconds, in: .atLeast(0),
      "The duration of an animated update."),
    Property(
      "observesChildren", \BaseLayout.observesChildren, default: false, described: .never,
      "Whether the layouter lays out again when a child is resized, hidden or shown; true "
        + "in scenes."),
    Property(
      "name", \BaseLayout.name, default: "", described: .never, "The layouter's name in messages."),
  ])
}

extension StackLayout {
  static let stackProperties = PropertyTable(
    inheriting: layoutProperties,
    adding: [
      Property(
        "orientation", \StackLayout.orientation, default: .vertical,
        "The axis along which children are stacked."),
      Property(
        "cellAlignment", default: AlignEx.left, "Where children are placed across the axis.",
        get: { (layout: StackLayout) in layout.cellAlignment },
        set: { layout, alignment in layout.cellAlignment = alignment }),
      Property(
        "cellSpacing", \StackLayout.cellSpacing, default: 0, unit: .points,
        "Space between children."),
      // In a StackView it follows the view's size.
      Property(
        "fixedSideSize", \StackLayout.fixedSideSize, default: -1, unit: .points, described: .never,
        "The size across the axis; negative for the width of the widest child."),
      Property(
        "fitGrowingSideSize", \StackLayout.fitGrowingSideSize, default: -1, unit: .points,
        "The length that the children are scaled to, if positive."),
    ])
}

extension GridLayout {
  static let gridProperties = PropertyTable(
    inheriting: layoutProperties,
    adding: [
      Property(
        "growingOrientation", \GridLayout.growingOrientation, default: .vertical,
        "The axis along which rows are added."),
      Property(
        "fixedOrientation", \GridLayout.fixedOrientation, default: .horizontal, described: .never,
        "The axis that has a fixed number of units; the other one grows."),
      Property(
        "cellSize", \GridLayout.cellSize, default: CGSize(width: 50, height: 50), unit: .points,
        "The size of one unit."),
      Property(
        "cellSpacingHorz", \GridLayout.cellSpacingHorz, default: 0, unit: .points,
        "Space between columns."),
      Property(
        "cellSpacingVert", \GridLayout.cellSpacingVert, default: 0, unit: .points,
        "Space between rows."),
      Property(
        "fixedSideCount", \GridLayout.fixedSideCount, default: 2, in: .between(1, 10_000),
        "The number of units across the growing axis."),
      Property(
        "megaUnitX", \GridLayout.megaUnitX, default: 1, in: .between(1, 10_000),
        "The number of columns of a child without 'units'."),
      Property(
        "megaUnitY", \GridLayout.megaUnitY, default: 1, in: .between(1, 10_000),
        "The number of rows of a child without 'units'."),
    ])
}

extension RelativeLayout {
  static let relativeProperties = PropertyTable(
    inheriting: layoutProperties,
    adding: [
      Property(
        "overallSize", \RelativeLayout.overallSize, default: .zero, unit: .points,
        "The size of the area without the margins; the view's size by default."),
      Property(
        "ddRule", \RelativeLayout.ddRule, default: .free,
        "Where dropped children are placed: where they were dropped (free), with siblings pushed "
          + "away (vacate), or inside the area (inBounds)."),
      Property(
        "ddGridX", \RelativeLayout.ddGridX, default: 0, unit: .points,
        "The distance between the columns that dropped children snap to; 0 for none."),
      Property(
        "ddGridY", \RelativeLayout.ddGridY, default: 0, unit: .points,
        "The distance between the rows that dropped children snap to; 0 for none."),
    ])
}

extension LadderLayout {
  static let ladderProperties = PropertyTable(
    inheriting: layoutProperties,
    adding: [
      Property(
        "width", \LadderLayout.width, default: -1, unit: .points,
        "The width at which rows are wrapped; the view's width by default."),
      Property(
        "cellSpacingHorz", \LadderLayout.cellSpacingHorz, default: 0, unit: .points,
        "Space between neighbours."),
      Property(
        "cellSpacingVert", \LadderLayout.cellSpacingVert, default: 0, unit: .points,
        "Space between rows."),
    ])
}

extension RALBuilder {
  /// The properties that scenes can set.
  package static let properties = PropertyTable(adding: [
    Property(
      "autoCorrect", \RALBuilder.autoCorrect, default: true,
      "Whether rules that are incomplete or contradict each other are corrected.")
  ])
}
