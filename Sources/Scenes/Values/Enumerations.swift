import HeadlessUIKit
import Layouter

extension Orientation: SceneEnumeration {
  public static let sceneCases: [(name: String, value: Orientation)] = [
    ("vertical", .vertical), ("horizontal", .horizontal),
  ]
}

extension Align: SceneEnumeration {
  public static let sceneCases: [(name: String, value: Align)] = [
    ("left", .left), ("top", .top), ("center", .center), ("right", .right), ("bottom", .bottom),
  ]
}

extension AlignEx: SceneEnumeration {
  public static let sceneCases: [(name: String, value: AlignEx)] = [
    ("left", .left), ("top", .top), ("center", .center), ("right", .right), ("bottom", .bottom),
    ("fill", .fill),
  ]
}

extension RelativeLayoutDropRule: SceneOptionSet {
  public static let sceneOptions: [(name: String, value: RelativeLayoutDropRule)] = [
    ("free", .free), ("vacate", .vacate), ("inBounds", .inBounds),
  ]
}

extension NSTextAlignment: SceneEnumeration {
  public static let sceneCases: [(name: String, value: NSTextAlignment)] = allCases.map {
    ($0.rawValue, $0)
  }
}

extension NSLineBreakMode: SceneEnumeration {
  public static let sceneCases: [(name: String, value: NSLineBreakMode)] = allCases.map {
    ($0.rawValue, $0)
  }
}

extension UISemanticContentAttribute: SceneEnumeration {
  public static let sceneCases: [(name: String, value: UISemanticContentAttribute)] = [
    ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
    ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
  ]
}

extension UIView.ContentMode: SceneEnumeration {
  public static let sceneCases: [(name: String, value: UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
    ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]
}

extension UIView.AutoresizingMask: SceneOptionSet {
  public static let sceneOptions: [(name: String, value: UIView.AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

extension UILayoutPriority: SceneValue {
  static let named: [(name: String, value: UILayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
  ]

  /// A number from 1 to 1000, or a name.
  public static func read(_ node: SceneNode, in context: ReadingContext) -> UILayoutPriority? {
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

  public static var schema: JSON {
    [
      "anyOf": [
        range.limiting(Float.schema), ["enum": .array(named.map { .string($0.name) })],
      ]
    ]
  }
}
