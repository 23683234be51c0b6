import HeadlessUIKit
import Layouter

extension ChildLayoutReader {
  /// `{units: [2, 1], style: separator}`
  static let grid = ChildLayoutReader(
    schema: [
      "type": "object",
      "properties": [
        "units": [
          "description": "Columns and rows.", "type": "array",
          "items": unitCounts.limiting(Int.schema), "minItems": 2, "maxItems": 2,
        ],
        "style": GridCell.Style.schema,
      ],
      "additionalProperties": false,
    ]
  ) { node, siblings in
    let context = siblings.context
    var units: (x: Int, y: Int)?
    var style = GridCell.Style.normal
    context.readMap(
      node, of: "the layout of a grid's child",
      keys: [
        ("units", { units = readUnits($0, in: context) }),
        ("style", { GridCell.Style.read($0, in: context).map { style = $0 } }),
      ])
    return ChildLayout(
      headsGroup: style == .separator,
      add: { [units, style] layouter, view, _ in
        guard let grid = layouter as? GridLayout else { return }
        try grid.addChild(
          view, unitX: units?.x ?? grid.megaUnitX, unitY: units?.y ?? grid.megaUnitY, style: style)
      })
  }

  private static let unitCounts = NumberRange.between(1, 10_000)

  private static func readUnits(
    _ node: YAMLNode, in context: ReadingContext
  ) -> (x: Int, y: Int)? {
    guard let nodes = node.list, nodes.count == 2 else {
      context.expected("[columns, rows]", at: node)
      return nil
    }
    let counts = nodes.compactMap { node in
      Int.read(node, in: context).flatMap { count in
        unitCounts.check(Double(count), node, context) ? count : nil
      }
    }
    return counts.count == 2 ? (counts[0], counts[1]) : nil
  }
}
