import HeadlessUIKit

/// The maximum side of a view or a picture, in points.
///
/// Far larger than any screen, and small enough that no size exhausts memory unnoticed.
let longestSide: CGFloat = 16_384

extension CGPoint: SceneValue {
  public static func read(_ node: SceneNode, in context: ReadingContext) -> CGPoint? {
    guard let numbers = readNumbers(["x", "y"], node, in: context) else { return nil }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  public static var schema: JSON { numbersSchema(["x", "y"]) }

  public static var examples: [JSON] { [[0, 8]] }
}

extension CGSize: SceneValue {
  public static func read(_ node: SceneNode, in context: ReadingContext) -> CGSize? {
    guard let numbers = readNumbers(["width", "height"], node, in: context),
      areSides(numbers, of: node.list ?? [], in: context)
    else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  public static var schema: JSON { numbersSchema(["width", "height"]) }

  public static var examples: [JSON] { [[160, 44]] }
}

extension CGRect: SceneValue {
  public static func read(_ node: SceneNode, in context: ReadingContext) -> CGRect? {
    guard let numbers = readNumbers(["x", "y", "width", "height"], node, in: context),
      areSides(numbers.suffix(2), of: node.list?.suffix(2) ?? [], in: context)
    else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  public static var schema: JSON { numbersSchema(["x", "y", "width", "height"]) }

  public static var examples: [JSON] { [[16, 12, 160, 44]] }
}

extension UIEdgeInsets: SceneValue {
  public static func read(_ node: SceneNode, in context: ReadingContext) -> UIEdgeInsets? {
    let node = context.named(node)
    if case .number = node.scalarValue {
      return CGFloat.read(node, in: context).map { .init(top: $0, left: $0, bottom: $0, right: $0) }
    }
    guard node.map != nil else {
      context.expected("a number, or a map of left, top, right and bottom", at: node)
      return nil
    }
    var insets = UIEdgeInsets.zero
    var isComplete = true
    func edge(_ path: WritableKeyPath<UIEdgeInsets, CGFloat>) -> (SceneNode) -> Void {
      { node in
        if let inset = CGFloat.read(node, in: context) {
          insets[keyPath: path] = inset
        } else {
          isComplete = false
        }
      }
    }
    context.readMap(
      node, of: "insets",
      keys: [
        ("left", edge(\.left)), ("top", edge(\.top)), ("right", edge(\.right)),
        ("bottom", edge(\.bottom)),
      ])
    return isComplete ? insets : nil
  }

  public static var examples: [JSON] { [8, ["left": 12, "right": 12]] }

  public static var schema: JSON {
    let number = CGFloat.schema
    return [
      "anyOf": [
        number,
        [
          "type": "object",
          "properties": ["left": number, "top": number, "right": number, "bottom": number],
          "additionalProperties": false,
        ],
      ]
    ]
  }
}

/// The numbers of a list such as `[x, y]`.
private func readNumbers(
  _ names: [String], _ node: SceneNode, in context: ReadingContext
) -> [CGFloat]? {
  guard let nodes = node.list, nodes.count == names.count else {
    let expectation = "[\(names.joined(separator: ", "))]"
    if let nodes = node.list {
      context.report("expected \(expectation), found \(nodes.count) values", at: node.position)
    } else {
      context.expected(expectation, at: node)
    }
    return nil
  }
  let numbers = nodes.map { CGFloat.read($0, in: context) }
  return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
}

private func areSides(
  _ sides: some Collection<CGFloat>, of nodes: some Collection<SceneNode>,
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
