import HeadlessUIKit

extension FontValue: SceneValue {
  /// A size of the regular system font, `{size, weight}`, or the name of a text style.
  package static func read(_ node: SceneNode, in context: ReadingContext) -> FontValue? {
    let node = context.tokenValue(.fonts, context.named(node))
    if case .number = node.scalarValue {
      return readSize(node, in: context).map { .fixed(.systemFont(ofSize: $0)) }
    }
    if node.text != nil { return UIFont.TextStyle.read(node, in: context).map { .style($0) } }
    guard node.map != nil else {
      context.expected("a size, a map of size and weight, or a text style", at: node)
      return nil
    }
    var size: CGFloat? = UIFont.labelFontSize
    var weight: UIFont.Weight? = .regular
    context.readMap(
      node, of: "a font",
      keys: [
        ("size", { size = readSize($0, in: context) }),
        ("weight", { weight = UIFont.Weight.read(context.tokenValue(.weights, $0), in: context) }),
      ])
    guard let size, let weight else { return nil }
    return .fixed(.systemFont(ofSize: size, weight: weight))
  }

  package static var examples: [JSON] { [17, ["size": 17, "weight": "bold"], "body"] }

  private static func readSize(_ node: SceneNode, in context: ReadingContext) -> CGFloat? {
    CGFloat.read(node, in: context).flatMap {
      UIFont.sizes.check(Double($0), node, context) ? $0 : nil
    }
  }

  package static var schema: JSON {
    let size = UIFont.sizes.limiting(CGFloat.schema)
    return [
      "anyOf": [
        size, UIFont.TextStyle.schema,
        [
          "type": "object", "properties": ["size": size, "weight": UIFont.Weight.schema],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}
