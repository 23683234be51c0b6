import HeadlessUIKit
import JSONValues

/// The maximum side of a view or a picture, in points.
///
/// Far larger than any screen, and small enough that no size exhausts memory unnoticed.
let longestSide: CGFloat = 16_384

extension CGPoint: SceneValue {
  /// Reads the list `[x, y]`, in points.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> CGPoint? {
    guard let numbers = readNumbers(["x", "y"], node, in: context) else { return nil }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// A list of two numbers.
  public static var schema: JSON { numbersSchema(["x", "y"]) }

  /// A point.
  public static var examples: [JSON] { [[0, 8]] }
}

extension CGSize: SceneValue {
  /// Reads the list `[width, height]`, in points; negative numbers are reported.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> CGSize? {
    guard let numbers = readNumbers(["width", "height"], node, in: context),
      areSides(numbers, of: node.list ?? [], in: context)
    else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// A list of two numbers.
  public static var schema: JSON { numbersSchema(["width", "height"]) }

  /// A size.
  public static var examples: [JSON] { [[160, 44]] }
}

extension CGRect: SceneValue {
  /// Reads the list `[x, y, width, height]`, in points; a negative size is reported.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> CGRect? {
    guard let numbers = readNumbers(["x", "y", "width", "height"], node, in: context),
      areSides(numbers.suffix(2), of: node.list?.suffix(2) ?? [], in: context)
    else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A list of four numbers.
  public static var schema: JSON { numbersSchema(["x", "y", "width", "height"]) }

  /// A rectangle.
  public static var examples: [JSON] { [[16, 12, 160, 44]] }
}

extension UIEdgeInsets: SceneValue {
  private static let sides: [(name: String, path: WritableKeyPath<Self, CGFloat> & Sendable)] = [
    ("left", \.left), ("top", \.top), ("right", \.right), ("bottom", \.bottom),
  ]

  /// Reads one number for all sides, or a map of sides, in points; missing sides are 0.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> UIEdgeInsets? {
    readInsets(node, of: sides, in: context)
  }

  /// Equal insets, and insets at two sides.
  public static var examples: [JSON] { [8, ["left": 12, "right": 12]] }

  /// A number, or a map of sides.
  public static var schema: JSON { insetsSchema(sides.map(\.name)) }
}

extension NSDirectionalEdgeInsets: SceneValue {
  private static let sides: [(name: String, path: WritableKeyPath<Self, CGFloat> & Sendable)] = [
    ("leading", \.leading), ("top", \.top), ("trailing", \.trailing), ("bottom", \.bottom),
  ]

  /// Reads one number for all sides, or a map of sides, in points; missing sides are 0.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Self? {
    readInsets(node, of: sides, in: context)
  }

  /// Equal insets, and insets at two sides.
  public static var examples: [JSON] { [8, ["leading": 12, "trailing": 12]] }

  /// A number, or a map of sides.
  public static var schema: JSON { insetsSchema(sides.map(\.name)) }
}

/// Insets that have a side each way, all 0 at first.
private protocol Insets {
  init()
}

extension UIEdgeInsets: Insets {}
extension NSDirectionalEdgeInsets: Insets {}

/// Reads a number for all sides, or a map with some of them.
private func readInsets<Value: Insets>(
  _ node: YAMLNode, of sides: [(name: String, path: WritableKeyPath<Value, CGFloat> & Sendable)],
  in context: ReadingContext
) -> Value? {
  let node = context.named(node)
  var insets = Value()
  if case .number = node.scalarValue {
    guard let inset = CGFloat.read(node, in: context) else { return nil }
    for side in sides { insets[keyPath: side.path] = inset }
    return insets
  }
  guard node.map != nil else {
    let names = sides.map(\.name)
    context.expected(
      "a number, or a map of \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")",
      at: node)
    return nil
  }
  var isComplete = true
  let keys = sides.map { side in
    (
      side.name,
      { (node: YAMLNode) in
        if let inset = CGFloat.read(node, in: context) {
          insets[keyPath: side.path] = inset
        } else {
          isComplete = false
        }
      }
    )
  }
  context.readMap(node, of: "insets", keys: keys)
  return isComplete ? insets : nil
}

private func insetsSchema(_ sides: [String]) -> JSON {
  let number = CGFloat.schema
  return [
    "anyOf": [
      number,
      [
        "type": "object", "properties": .object(sides.map { JSON.Member($0, number) }),
        "additionalProperties": false,
      ],
    ]
  ]
}

extension String {
  /// The numbers of a text that other notations write for several: `200x64`, `200 × 64`, `200, 64`; nil if the text is
  /// none.
  var numbersInText: [String]? {
    let parts = split(whereSeparator: { "xX×*, ".contains($0) }).map(String.init)
    guard parts.count > 1, allSatisfy({ $0.isNumber || "xX×*,. -".contains($0) }),
      parts.allSatisfy({ Double($0)?.isFinite == true })
    else { return nil }
    return parts
  }
}

extension [String] {
  /// `[200, 64]`
  var asList: String { "[\(joined(separator: ", "))]" }
}

/// The numbers of a list such as `[x, y]`.
private func readNumbers(
  _ names: [String], _ node: YAMLNode, in context: ReadingContext
) -> [CGFloat]? {
  guard let nodes = node.list, nodes.count == names.count else {
    let expectation = "[\(names.joined(separator: ", "))]"
    if let nodes = node.list {
      context.report("expected \(expectation), found \(nodes.count) values", at: node.position)
    } else if let numbers = node.text?.numbersInText, numbers.count == names.count {
      context.report(
        "expected \(expectation), found \(node.summary): write \(numbers.asList)", at: node.position
      )
    } else if let map = node.map, Set(map.map(\.key)) == Set(names) {
      let values = names.compactMap { name in map.first { $0.key == name }?.value.summary }
      context.report(
        "expected \(expectation), found a map: write [\(values.joined(separator: ", "))]",
        at: node.position)
    } else {
      context.expected(expectation, at: node)
    }
    return nil
  }
  let numbers = nodes.map { CGFloat.read($0, in: context) }
  return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
}

private func areSides(
  _ sides: some Collection<CGFloat>, of nodes: some Collection<YAMLNode>,
  in context: ReadingContext
) -> Bool {
  var areGood = true
  for (side, node) in zip(sides, nodes) {
    if side < 0 {
      context.expected("a width or height of 0 or more", at: node)
      areGood = false
    } else if side > longestSide {
      context.expected("a width or height of at most \(Int(longestSide)) points", at: node)
      areGood = false
    }
  }
  return areGood
}

private func numbersSchema(_ names: [String]) -> JSON {
  let items = names.map { name -> JSON in
    let number: JSON = ["description": .string(name), "type": "number"]
    guard name == "width" || name == "height" else { return number }
    return number.adding(.init("minimum", 0), .init("maximum", .number(Double(longestSide))))
  }
  let count = JSON.number(Double(names.count))
  return ["type": "array", "items": .array(items), "minItems": count, "maxItems": count]
}
