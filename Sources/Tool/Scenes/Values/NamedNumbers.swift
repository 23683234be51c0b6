import HeadlessUIKit
import JSONValues
import StandardViews

// Numbers that also have names in scene files.

extension UIWindow.Level: SceneValue {
  private static let named: [(name: String, value: UIWindow.Level)] = [
    ("normal", .normal), ("statusBar", .statusBar), ("alert", .alert),
  ]

  /// A name, or a number.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> UIWindow.Level? {
    let node = context.named(node)
    guard let name = node.text else {
      return CGFloat.read(node, in: context).map { UIWindow.Level($0) }
    }
    if let known = named.first(where: { $0.name == name }) { return known.value }
    context.unknown(name, of: named.map(\.name), as: "level", at: node)
    return nil
  }

  /// One of the names, or a number.
  public static var schema: JSON {
    ["anyOf": [["enum": .array(named.map { .string($0.name) })], CGFloat.schema]]
  }
}

extension UIScrollView.DecelerationRate: SceneValue {
  private static let named: [(name: String, value: Self)] = [("normal", .normal), ("fast", .fast)]
  /// Outside of this range, scrolling would not start, or not end.
  private static let rates = NumberRange.between(0.5, 0.9999)

  /// A name, or the factor by which the speed is multiplied every millisecond.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Self? {
    let node = context.named(node)
    guard let name = node.text else {
      return CGFloat.read(node, in: context).flatMap {
        rates.check($0, node, context) ? Self(rawValue: $0) : nil
      }
    }
    if let known = named.first(where: { $0.name == name }) { return known.value }
    context.unknown(name, of: named.map(\.name), as: "rate", at: node)
    return nil
  }

  /// One of the names, or a number in range.
  public static var schema: JSON {
    [
      "anyOf": [
        ["enum": .array(named.map { .string($0.name) })], rates.limiting(CGFloat.schema),
      ]
    ]
  }
}

extension UILayoutPriority: SceneValue {
  static let named: [(name: String, value: UILayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
  ]

  /// A number from 1 to 1000, or a name.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> UILayoutPriority? {
    let node = context.named(node)
    guard let name = node.text else {
      return Float.read(node, in: context).flatMap {
        range.check(Double($0), node, context) ? UILayoutPriority($0) : nil
      }
    }
    if let found = named.first(where: { $0.name == name }) { return found.value }
    context.unknown(name, of: named.map(\.name) + ["a number"], as: "priority", at: node)
    return nil
  }

  private static let range = NumberRange.between(1, 1000)

  /// A number in range, or one of the names.
  public static var schema: JSON {
    [
      "anyOf": [
        range.limiting(Float.schema), ["enum": .array(named.map { .string($0.name) })],
      ]
    ]
  }
}

extension StackSpacing: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> StackSpacing? {
    let node = context.named(node)
    guard let name = node.text else {
      return CGFloat.read(node, in: context).map { StackSpacing(points: $0) }
    }
    guard name == "standard" else {
      context.unknown(name, of: ["standard", "a number"], as: "spacing", at: node)
      return nil
    }
    return StackSpacing(points: UIStackView.spacingUseSystem)
  }

  package static var examples: [JSON] { [8, "standard"] }

  package static var schema: JSON { ["anyOf": [CGFloat.schema, ["const": "standard"]]] }
}
