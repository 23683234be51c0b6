import HeadlessUIKit
import JSONValues

extension LayerShadow: SceneValue {
  /// Blurring costs more with the radius, and beyond this nothing is visible.
  private static let radii = NumberRange.between(0, 200)
  private static let opacities = NumberRange.between(0, 1)

  package static func read(_ node: YAMLNode, in context: ReadingContext) -> LayerShadow? {
    var shadow = LayerShadow()
    let node = context.tokenValue(.shadows, node)
    let isMap = context.readMap(
      node, of: "a shadow",
      keys: [
        ("color", { UIColor.read($0, in: context).map { shadow.color = $0 } }),
        (
          "opacity",
          { node in
            guard let opacity = Float.read(node, in: context),
              opacities.check(Double(opacity), node, context)
            else { return }
            shadow.opacity = opacity
          }
        ),
        (
          "radius",
          { node in
            guard let radius = CGFloat.read(node, in: context),
              radii.check(Double(radius), node, context)
            else { return }
            shadow.radius = radius
          }
        ),
        (
          "offset",
          {
            CGPoint.read($0, in: context).map { shadow.offset = CGSize(width: $0.x, height: $0.y) }
          }
        ),
      ])
    return isMap ? shadow : nil
  }

  package static var examples: [JSON] {
    [["color": "black", "opacity": 0.25, "radius": 6, "offset": [0, 3]]]
  }

  package static var schema: JSON {
    [
      "type": "object",
      "properties": [
        "color": UIColor.schema, "opacity": opacities.limiting(Float.schema),
        "radius": radii.limiting(CGFloat.schema), "offset": CGPoint.schema,
      ],
      "additionalProperties": false,
    ]
  }
}

extension ViewTransform: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> ViewTransform? {
    var degrees: CGFloat = 0
    var scale = CGPoint(x: 1, y: 1)
    var translation = CGPoint.zero
    var matrix: CGAffineTransform?
    let count = context.reportCount
    let isMap = context.readMap(
      node, of: "a transform",
      keys: [
        ("rotate", { CGFloat.read($0, in: context).map { degrees = $0 } }),
        (
          "scale",
          { node in
            if node.list != nil {
              CGPoint.read(node, in: context).map { scale = $0 }
            } else {
              CGFloat.read(node, in: context).map { scale = CGPoint(x: $0, y: $0) }
            }
          }
        ),
        ("translate", { CGPoint.read($0, in: context).map { translation = $0 } }),
        ("matrix", { matrix = readMatrix($0, in: context) }),
      ])
    guard isMap, context.reportCount == count else { return nil }
    if let matrix {
      guard node.map?.count == 1 else {
        context.report("a 'matrix' is the whole transform: leave out the rest", at: node.position)
        return nil
      }
      return ViewTransform(matrix)
    }
    // The view is scaled, then rotated, then moved, whatever the order of the keys.
    let transform = CGAffineTransform(scaleX: scale.x, y: scale.y)
      .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
      .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
    return ViewTransform(transform)
  }

  private static func readMatrix(
    _ node: YAMLNode, in context: ReadingContext
  ) -> CGAffineTransform? {
    guard let nodes = node.list, nodes.count == 6 else {
      context.expected("[a, b, c, d, tx, ty]", at: node)
      return nil
    }
    let numbers = nodes.compactMap { CGFloat.read($0, in: context) }
    guard numbers.count == 6 else { return nil }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  package static var examples: [JSON] { [["rotate": 45, "translate": [0, 8]]] }

  package static var schema: JSON {
    let number = CGFloat.schema
    return [
      "type": "object",
      "properties": [
        "matrix": ["type": "array", "items": number, "minItems": 6, "maxItems": 6],
        "rotate": number.adding(.init("description", "Degrees, clockwise.")),
        "scale": ["anyOf": [number, CGPoint.schema]], "translate": CGPoint.schema,
      ],
      "additionalProperties": false,
    ]
  }
}

extension PriorityPair: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> PriorityPair? {
    var pair = PriorityPair()
    let isMap = context.readMap(
      node, of: "priorities",
      keys: [
        ("horizontal", { pair.horizontal = UILayoutPriority.read($0, in: context) }),
        ("vertical", { pair.vertical = UILayoutPriority.read($0, in: context) }),
      ])
    return isMap ? pair : nil
  }

  package static var examples: [JSON] { [["horizontal": 251], ["vertical": "required"]] }

  package static var schema: JSON {
    [
      "type": "object",
      "properties": [
        "horizontal": UILayoutPriority.schema, "vertical": UILayoutPriority.schema,
      ],
      "additionalProperties": false,
    ]
  }
}
