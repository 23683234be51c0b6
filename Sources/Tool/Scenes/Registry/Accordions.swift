import HeadlessUIKit
import JSONValues
import Layouter
import Messages

extension ViewClass {
  /// `AccordionCellView`: `label` and `body` are views of their own, or `bodyLayouter` places the
  /// subviews.
  public static let accordionCellView = ViewClass(
    AccordionCellView.self,
    layouter: .taken(key: "bodyLayouter") { (layouter, cell: AccordionCellView) in
      try cell.setBodyLayouter(layouter)
    },
    parts: [
      Part("label", "The view that stays visible when the cell is folded.") {
        (label, cell: AccordionCellView) in
        try cell.setLabelView(label)
      },
      Part("body", "The view that folding hides; excludes bodyLayouter.") {
        (body, cell: AccordionCellView) in
        try cell.setBodyView(body)
      },
    ],
    check: accordionCellProblem, make: { AccordionCellView() })

  private static let autoResizing = "autoResizing"

  private static func accordionCellProblem(_ cell: ViewBlueprint) -> Problem? {
    guard cell.part("label") != nil else {
      return Problem(position: cell.position, message: "an accordion cell needs a 'label'")
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
      return problem("constraints cannot be a 'bodyLayouter': give the cell a 'body' that has them")
    }
    let isResizing = cell.settings.contains(cell.viewClass.table.index(of: autoResizing))
    if isResizing, body?.viewClass.table.index(of: "contentOffset") == nil {
      return problem("'\(autoResizing)' needs a 'body' that scrolls")
    }
    return nil
  }

  /// `AccordionView`, whose subviews are its cells.
  public static let accordionView = ViewClass(
    AccordionView.self, table: AccordionView.propertyTable.leavingOut("contentSize"),
    inheriting: stackView,
    dragging: .nested { (accordion: AccordionView, support) in
      accordion.nestedDragSupport = support
    },
    check: accordionProblem, make: { AccordionView() })

  private static func accordionProblem(_ accordion: ViewBlueprint) -> Problem? {
    for case .view(let child) in accordion.children where !child.viewClass.isFoldable {
      return Problem(
        position: child.position,
        message:
          "an AccordionView contains AccordionCellViews, found \(child.viewClass.name.withArticle)")
    }
    return nil
  }
}

extension ViewBlueprint {
  /// The part under a key.
  fileprivate func part(_ key: String) -> ViewBlueprint? {
    parts.first { viewClass.parts[$0.place].key == key }?.view
  }
}

/// `[minimum, maximum]`
extension BodyLengths: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> BodyLengths? {
    guard let nodes = node.list, nodes.count == 2 else {
      context.expected("[minimum, maximum]", at: node)
      return nil
    }
    let lengths = nodes.compactMap { CGFloat.read($0, in: context) }
    guard lengths.count == 2 else { return nil }
    guard lengths[0] >= 0, lengths[1] > 0, lengths[1] >= lengths[0] else {
      context.report(
        "expected a minimum of 0 or more, and a maximum above 0 and not below the minimum",
        at: node.position)
      return nil
    }
    return BodyLengths(minimum: lengths[0], maximum: lengths[1])
  }

  package static var examples: [JSON] { [[80, 240]] }

  package static var schema: JSON {
    [
      "type": "array", "items": [CGFloat.schema, CGFloat.schema], "minItems": 2, "maxItems": 2,
    ]
  }
}
