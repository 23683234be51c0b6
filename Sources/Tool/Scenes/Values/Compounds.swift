import HeadlessUIKit
import JSONValues
import Messages
import ViewTree

/// The parts of a shadow, as maps of scenes name them.
private struct ShadowParts {
  var shadow = OutlineShadow()
  /// Where `spread` or `inner` is, which a layer's shadow does not have; nil if the map has neither.
  var outlineKey: SourcePosition?

  /// Blurring costs more with the radius, and beyond this nothing is visible.
  private static let radii = NumberRange.between(0, 200)
  private static let blurs = NumberRange.between(0, 400)
  private static let spreads = NumberRange.between(-1000, 1000)
  private static let opacities = NumberRange.between(0, 1)

  static func read(_ node: YAMLNode, in context: ReadingContext) -> ShadowParts? {
    var parts = ShadowParts()
    let count = context.reportCount
    func number(_ node: YAMLNode, _ range: NumberRange) -> CGFloat? {
      CGFloat.read(node, in: context).flatMap { range.check(Double($0), node, context) ? $0 : nil }
    }
    let isMap = context.readMap(
      node, of: "a shadow",
      keys: [
        ("color", { UIColor.read($0, in: context).map { parts.shadow.color = $0 } }),
        ("opacity", { number($0, opacities).map { parts.shadow.opacity = Float($0) } }),
        ("radius", { number($0, radii).map { parts.shadow.radius = $0 } }),
        (
          "blur",
          { value in
            if node["radius"] != nil {
              context.report(
                "a shadow has a 'radius' or a 'blur', which is twice as much: leave one out",
                at: value.position)
            }
            number(value, blurs).map { parts.shadow.radius = $0 / 2 }
          }
        ),
        (
          "offset",
          {
            CGPoint.read($0, in: context).map {
              parts.shadow.offset = CGSize(width: $0.x, height: $0.y)
            }
          }
        ),
        ("spread", { number($0, spreads).map { parts.shadow.spread = $0 } }),
        ("inner", { Bool.read($0, in: context).map { parts.shadow.isInner = $0 } }),
      ])
    parts.outlineKey =
      node.map?.first { $0.key == "spread" || $0.key == "inner" }?.keyPosition
    return isMap && context.reportCount == count ? parts : nil
  }

  var layerShadow: LayerShadow {
    var layer = LayerShadow()
    layer.color = shadow.color
    layer.opacity = shadow.opacity
    layer.radius = shadow.radius
    layer.offset = shadow.offset
    return layer
  }

  static let example: JSON = ["color": "black", "opacity": 0.25, "radius": 6, "offset": [0, 3]]

  static func schema(ofOutline: Bool) -> JSON {
    var properties: [JSON.Member] = [
      .init("color", UIColor.schema), .init("opacity", opacities.limiting(Float.schema)),
      .init("radius", radii.limiting(CGFloat.schema)),
      .init("blur", blurs.limiting(CGFloat.schema)), .init("offset", CGPoint.schema),
    ]
    if ofOutline {
      properties += [
        .init("spread", spreads.limiting(CGFloat.schema)), .init("inner", Bool.schema),
      ]
    }
    return [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
  }
}

extension LayerShadow: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> LayerShadow? {
    let node = context.tokenValue(.shadows, node)
    guard node.list == nil else {
      context.report(
        "a layer has one shadow (a map): several are a view's, whose bounds the layer follows",
        at: node.position)
      return nil
    }
    guard let parts = ShadowParts.read(node, in: context) else { return nil }
    if let position = parts.outlineKey {
      context.report(
        "a layer's shadow has neither 'spread' nor 'inner': a view's has", at: position)
      return nil
    }
    return parts.layerShadow
  }

  package static var examples: [JSON] { [ShadowParts.example] }

  package static var schema: JSON { ShadowParts.schema(ofOutline: false) }
}

extension ViewShadow: SceneValue {
  /// Far more than designs have; each costs a blur.
  static let largestCount = 16

  package static func read(_ node: YAMLNode, in context: ReadingContext) -> ViewShadow? {
    let node = context.tokenValue(.shadows, node)
    guard let nodes = node.list else {
      guard let parts = ShadowParts.read(node, in: context) else { return nil }
      return parts.outlineKey == nil ? .layer(parts.layerShadow) : .outline([parts.shadow])
    }
    // A token can be a list itself.
    let shadows = nodes.flatMap { node in
      let value = context.tokenValue(.shadows, node)
      return value.list ?? [value]
    }
    guard shadows.count <= largestCount else {
      context.expected("at most \(largestCount) shadows", at: node)
      return nil
    }
    let parts = shadows.compactMap { ShadowParts.read($0, in: context) }
    return parts.count == shadows.count ? .outline(parts.map(\.shadow)) : nil
  }

  package static var examples: [JSON] {
    [
      ShadowParts.example,
      [
        ["color": "#00000033", "blur": 2, "offset": [0, 1]],
        ["color": "#FFFFFF80", "blur": 0, "spread": 1, "offset": [0, 0], "inner": true],
      ],
    ]
  }

  package static var schema: JSON {
    let shadow = ShadowParts.schema(ofOutline: true)
    return [
      "anyOf": [
        shadow, ["type": "array", "items": shadow, "maxItems": .number(Double(largestCount))],
      ]
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
