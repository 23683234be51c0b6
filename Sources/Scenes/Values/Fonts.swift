import HeadlessUIKit

/// A font of a label.
enum FontValue: SceneValue {
  case fixed(UIFont)
  /// As large as the variant's text size makes it.
  case style(UIFont.TextStyle)

  /// The font under the current traits.
  var font: UIFont {
    switch self {
    case .fixed(let font): font
    case .style(let style): .preferredFont(forTextStyle: style)
    }
  }

  /// A size, which is that of the regular system font, `{size, weight}`, or the name of a text style.
  static func read(_ node: SceneNode, in context: ReadingContext) -> FontValue? {
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
        ("weight", { weight = UIFont.Weight.read($0, in: context) }),
      ])
    guard let size, let weight else { return nil }
    return .fixed(.systemFont(ofSize: size, weight: weight))
  }

  /// Larger letters are drawings, and their outlines cost as such.
  static let sizes = NumberRange.between(1, 1000)

  private static func readSize(_ node: SceneNode, in context: ReadingContext) -> CGFloat? {
    CGFloat.read(node, in: context).flatMap {
      sizes.check(Double($0), node, context) ? $0 : nil
    }
  }

  static var schema: JSON {
    let size = sizes.limiting(CGFloat.schema)
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

extension UIFont.TextStyle: SceneEnumeration {
  public static let sceneCases = named
}

extension UIFont.Weight: SceneEnumeration {
  public static let sceneCases: [(name: String, value: UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
}
