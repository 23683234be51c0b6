import HeadlessUIKit
import Layouter

extension ViewClass {
  public static let accordionCellView = ViewClass(
    name: "AccordionCellView",
    table: PropertyTable(
      inheriting: uiView.table.leavingOut("clipsToBounds"), adding: accordionCellProperties),
    parts: [
      Part(key: "label", summary: "What remains when the cell is folded.") { part, view in
        try (view as? AccordionCellView)?.setLabelView(part)
      },
      Part(key: "body", summary: "What folding hides; instead of a bodyLayouter.") { part, view in
        try (view as? AccordionCellView)?.setBodyView(part)
      },
    ],
    layouterPlace: LayouterPlace(key: "bodyLayouter") { layouter, view in
      try (view as? AccordionCellView)?.setBodyLayouter(layouter)
    },
    isAccordionCell: true, check: accordionCellProblem, make: { AccordionCellView() })

  private static let accordionCellProperties = [
    Property("orientation", \AccordionCellView.orientation, "The axis along which the cell folds."),
    Property(
      "labelPos", \AccordionCellView.labelPos,
      "Where the label stands: bottom counts for a vertical cell, right for a horizontal one."),
    Property(
      "rotateRight", \AccordionCellView.rotateRight,
      "Whether a horizontal cell's label is turned to be read from bottom to top."),
    Property(
      "movableLabel", \AccordionCellView.movableLabel,
      "Whether folding takes the label to the other end of the cell."),
    Property(
      "labelAlignment", \AccordionCellView.labelAlignment,
      "Where the label stands along its strip."),
    Property("labelMargin", \AccordionCellView.labelMargin, "Space around the label."),
    Property("bodyMargin", \AccordionCellView.bodyMargin, "Space around the body."),
    Property(
      "animDuration", \AccordionCellView.animDuration, "Seconds that folding takes.",
      in: .atLeast(0)),
    Property(
      autoResizing, of: BodyLengths.self,
      "The shortest and the longest body, between which the cell grows with what its body scrolls."
    ) { (cell: AccordionCellView, lengths) in
      try? cell.enableAutoResizing(
        true, minBodySize: lengths.minimum, maxBodySize: lengths.maximum)
    }.setLast(),
    Property("folded", of: Bool.self, "Whether the cell is folded.") {
      (cell: AccordionCellView, isFolded) in
      if isFolded { cell.fold() } else { cell.unfold() }
    }.setLast(),
  ]

  private static let autoResizing = "autoResizing"

  private static func accordionCellProblem(_ cell: ViewBlueprint) -> Problem? {
    guard cell.part("label") != nil else {
      return Problem(position: cell.position, message: "a cell to fold needs a 'label'")
    }
    return bodyProblem(of: cell)
  }

  static func bodyProblem(of cell: ViewBlueprint) -> Problem? {
    func problem(_ message: String) -> Problem { .init(position: cell.position, message: message) }
    let name = cell.viewClass.name
    let body = cell.part("body")
    if body != nil, cell.layouter != nil {
      return problem("\(name) has a 'body' or a 'bodyLayouter': leave one of them out")
    }
    if cell.layouter?.isRelativeAutoLayout == true {
      return problem("constraints are no 'bodyLayouter': give the cell a 'body' that has them")
    }
    let isResizing = cell.settings.contains(cell.viewClass.table.index(of: autoResizing))
    if isResizing, body?.viewClass.table.index(of: "contentOffset") == nil {
      return problem("'\(autoResizing)' needs a 'body' that scrolls")
    }
    return nil
  }

  public static let accordionView = ViewClass(
    name: "AccordionView", table: stackView.table,
    ownLayouter: OwnLayouter(layouterClass: .stackLayout) { ($0 as? StackView)?.stackLayout },
    check: accordionProblem, make: { AccordionView() })

  private static func accordionProblem(_ accordion: ViewBlueprint) -> Problem? {
    for case .view(let child) in accordion.children where !child.viewClass.isAccordionCell {
      return Problem(
        position: child.position,
        message: "an AccordionView holds AccordionCellViews, found a \(child.viewClass.name)")
    }
    return nil
  }
}

extension ViewBlueprint {
  /// The view in a place of its own.
  fileprivate func part(_ key: String) -> ViewBlueprint? {
    parts.first { viewClass.parts[$0.place].key == key }?.view
  }
}

/// `[minimum, maximum]`
private struct BodyLengths: SceneValue {
  let minimum: CGFloat
  let maximum: CGFloat

  static func read(_ node: SceneNode, in context: ReadingContext) -> BodyLengths? {
    guard let nodes = node.list, nodes.count == 2 else {
      context.expected("[shortest, longest]", at: node)
      return nil
    }
    let lengths = nodes.compactMap { CGFloat.read($0, in: context) }
    guard lengths.count == 2 else { return nil }
    guard lengths[0] >= 0, lengths[1] > 0, lengths[1] >= lengths[0] else {
      context.report(
        "expected a shortest length of 0 or more, and a longest one above 0 that is not shorter",
        at: node.position)
      return nil
    }
    return BodyLengths(minimum: lengths[0], maximum: lengths[1])
  }

  static var schema: JSON {
    [
      "type": "array", "items": [CGFloat.schema, CGFloat.schema], "minItems": 2, "maxItems": 2,
    ]
  }
}
