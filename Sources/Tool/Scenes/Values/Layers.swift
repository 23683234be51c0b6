import HeadlessUIKit
import JSONValues
import ViewTree

extension ListedLayer.Kind: SceneEnumeration {
  package static var sceneCases: [(name: String, value: Self)] {
    allCases.map { ($0.rawValue, $0) }
  }

  fileprivate var definition: String { "layer-\(rawValue)" }
}

/// `- {kind: shape, frame: [0, 0, 40, 40], path: M 0 0 L 40 40, strokeColor: label}`
extension LayerList: SceneValue {
  /// The greatest number of layers that are drawn for a layer of the list, with all copies.
  private static let maximumCount = 10_000

  package static func read(_ node: YAMLNode, in context: ReadingContext) -> LayerList? {
    guard let nodes = node.list else {
      context.expected("a list of layers", at: node)
      return nil
    }
    let layers = nodes.map { node in read(layer: node, in: context) }
    guard !layers.contains(where: { $0 == nil }) else { return nil }
    return LayerList(layers.compactMap(\.self))
  }

  private static func read(layer node: YAMLNode, in context: ReadingContext) -> ListedLayer? {
    guard let entries = node.map else {
      context.expected("a layer (a map with its kind, frame and properties)", at: node)
      return nil
    }
    let count = context.reportCount
    var kind = ListedLayer.Kind.layer
    if let node = node["kind"] {
      guard let read = ListedLayer.Kind.read(node, in: context) else { return nil }
      kind = read
    }
    let table = kind.table
    var layer = ListedLayer(kind: kind, frame: .zero)
    var assignments: [(index: Int, assignment: Assignment)] = []
    for entry in entries {
      context.reading(entry.key) {
        switch entry.key {
        case "kind": break
        case "name": layer.name = String.read(entry.value, in: context)
        case "frame": read(frame: entry.value, of: &layer, in: context)
        case "path" where kind == .shape && entry.value.text == followedBounds:
          layer.outlinesBounds = true
        case "layers": layer.sublayers = LayerList.read(entry.value, in: context) ?? LayerList()
        case "mask":
          layer.mask = LayerList(
            [read(layer: entry.value, in: context)].compactMap(\.self))
        default:
          guard
            let index = context.settableIndex(
              of: entry, by: table, in: "a layer of the kind '\(kind.rawValue)'",
              structural: structuralKeys),
            let assignment = table.properties[index].read(entry.value, in: context)
          else { return }
          assignments.append((index, assignment))
        }
      }
    }
    if node["frame"] == nil {
      context.report("a layer needs a 'frame': [x, y, width, height], or bounds", at: node.position)
    }
    guard context.reportCount == count else { return nil }
    assignments.sort { $0.index < $1.index }
    layer.assignments = assignments.map(\.assignment)
    guard drawnCount(of: node) <= maximumCount else {
      context.report(
        "the copies of this layer are more than \(maximumCount) layers", at: node.position)
      return nil
    }
    return layer
  }

  /// The word for what a layer's frame or the path of a shape follows.
  private static let followedBounds = "bounds"

  /// Reads `[x, y, width, height]`, `bounds`, or `{ insets: … }` from the bounds.
  private static func read(
    frame node: YAMLNode, of layer: inout ListedLayer, in context: ReadingContext
  ) {
    if node.text == followedBounds {
      layer.insets = .zero
    } else if node.map != nil {
      var insets = UIEdgeInsets.zero
      context.readMap(
        node, of: "a frame",
        keys: [("insets", { insets = UIEdgeInsets.read($0, in: context) ?? insets })])
      layer.insets = insets
    } else {
      layer.frame = CGRect.read(node, in: context) ?? .zero
    }
  }

  private static var frameSchema: JSON {
    let insets: JSON = [
      "type": "object", "properties": ["insets": UIEdgeInsets.schema],
      "required": ["insets"], "additionalProperties": false,
    ]
    return ["anyOf": [CGRect.schema, ["const": .string(followedBounds)], insets]]
  }

  /// The number of layers that are drawn for one, which grows with each replicator around it.
  private static func drawnCount(of node: YAMLNode) -> Int {
    let inner = (node["layers"]?.list ?? []).reduce(0) { sum, layer in
      min(sum + drawnCount(of: layer), maximumCount + 1)
    }
    let masks = node["mask"].map { drawnCount(of: $0) } ?? 0
    var copies = 1
    if node["kind"]?.text == "replicator",
      case .number(let count) = node["instanceCount"]?.scalarValue
    {
      copies = max(1, Int(min(count, 100)))
    }
    return min(1 + inner * copies + masks, maximumCount + 1)
  }

  private static let structuralKeys = ["kind", "name", "frame", "layers", "mask"]

  // MARK: Schema

  package static var schema: JSON { ["type": "array", "items": ["$ref": "#/definitions/layer"]] }

  package static var examples: [JSON] {
    [
      [
        [
          "kind": "shape", "frame": [0, 0, 40, 40], "path": "M 4 36 L 36 4",
          "strokeColor": "systemBlue", "lineWidth": 4,
        ]
      ]
    ]
  }

  /// The definitions that ``schema`` refers to: one for each kind, which `kind` selects.
  static var definitions: [JSON.Member] {
    let kinds = ListedLayer.Kind.allCases
    let branches = kinds.map { kind -> JSON in
      let name = JSON.string(kind.rawValue)
      let condition: JSON =
        kind == .layer
        ? ["properties": ["kind": ["const": name]]]
        : ["properties": ["kind": ["const": name]], "required": ["kind"]]
      return ["if": condition, "then": ["$ref": .string("#/definitions/\(kind.definition)")]]
    }
    let choice: JSON = [
      "type": "object",
      "properties": ["kind": ListedLayer.Kind.schema.described("What the layer draws.")],
      "allOf": .array(branches),
    ]
    return [.init("layer", choice)]
      + kinds.map { kind in
        .init(
          kind.definition, JSON.objectSchema(keys(of: kind), required: ["frame"]))
      }
  }

  private static func keys(of kind: ListedLayer.Kind) -> [JSON.Member] {
    structuralKeys(of: kind) + kind.table.properties.map { .init($0.name, $0.schema) }
  }

  /// The keys of layers of a kind besides its properties.
  static func structuralKeys(of kind: ListedLayer.Kind) -> [JSON.Member] {
    let layer: JSON = ["$ref": "#/definitions/layer"]
    return [
      .init("kind", ["const": .string(kind.rawValue)]),
      .init("name", String.schema.described("The layer's id in view trees and reports.")),
      .init(
        "frame",
        frameSchema.described(
          "The layer's place in the view or the layer around it, or how it follows its bounds.")),
      .init("layers", schema.described("The sublayers, back to front.")),
      .init("mask", layer.described("A layer whose opacity the layer is shown with.")),
    ]
  }
}

// MARK: - Values

extension LayerBlending: SceneEnumeration {}
extension CAShapeLayerFillRule: SceneEnumeration {}
extension CAShapeLayerLineCap: SceneEnumeration {}
extension CAShapeLayerLineJoin: SceneEnumeration {}
extension CAGradientLayerType: SceneEnumeration {}
extension CATextLayerTruncationMode: SceneEnumeration {}
extension CATextLayerAlignmentMode: SceneEnumeration {}
extension CAEmitterLayerEmitterShape: SceneEnumeration {}
extension CAEmitterLayerEmitterMode: SceneEnumeration {}
extension CAEmitterLayerRenderMode: SceneEnumeration {}

extension PathText: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> PathText? {
    guard let text = String.read(node, in: context) else { return nil }
    let path: CGPath
    do {
      path = try SVGPathData.parse(text)
    } catch {
      context.report("this is not the data of an SVG path: \(error)", at: node.position)
      return nil
    }
    let box = path.boundingBoxOfPath
    let limit = longestSide
    guard
      box.isNull || CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit).contains(box)
    else {
      context.report("the path is more than \(Int(limit)) points away", at: node.position)
      return nil
    }
    return PathText(text)
  }

  package static var schema: JSON { String.schema }
  package static var examples: [JSON] { ["M 4 36 L 36 4"] }
}

extension DashLengths: SceneValue {
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> DashLengths? {
    guard let lengths = [CGFloat].read(node, in: context) else { return nil }
    // Much shorter dashes would be a grey line of a great many pieces.
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.isEmpty || lengths.reduce(0, +) >= 0.5 else {
      context.expected("lengths of 0 or more, together at least half a point", at: node)
      return nil
    }
    return DashLengths(lengths)
  }

  package static var schema: JSON {
    ["type": "array", "items": NumberRange.atLeast(0).limiting(CGFloat.schema)]
  }
  package static var examples: [JSON] { [[4, 2]] }
}

extension SpaceTransform: SceneValue {
  private static let distances = NumberRange.above(0)

  package static func read(_ node: YAMLNode, in context: ReadingContext) -> SpaceTransform? {
    var transform = SpaceTransform()
    let count = context.reportCount
    func numbers(_ node: YAMLNode) -> [CGFloat]? {
      guard let numbers = [CGFloat].read(node, in: context) else { return nil }
      guard numbers.count == 3 else {
        context.expected("[x, y, z]", at: node)
        return nil
      }
      return numbers
    }
    let isMap = context.readMap(
      node, of: "a transform in space",
      keys: [
        ("rotate", { node in numbers(node).map { transform.rotation = $0 } }),
        ("translate", { node in numbers(node).map { transform.translation = $0 } }),
        (
          "perspective",
          { node in
            guard let distance = CGFloat.read(node, in: context),
              distances.check(Double(distance), node, context)
            else { return }
            transform.distance = distance
          }
        ),
      ])
    return isMap && context.reportCount == count ? transform : nil
  }

  package static var schema: JSON {
    let vector: JSON = ["type": "array", "items": CGFloat.schema, "minItems": 3, "maxItems": 3]
    return [
      "type": "object",
      "properties": [
        "rotate": vector.adding(.init("description", "Degrees about the x, the y and the z axis.")),
        "translate": vector,
        "perspective": distances.limiting(CGFloat.schema)
          .adding(.init("description", "How far away the viewer is.")),
      ],
      "additionalProperties": false,
    ]
  }

  package static var examples: [JSON] { [["rotate": [0, 45, 0], "perspective": 300]] }
}
