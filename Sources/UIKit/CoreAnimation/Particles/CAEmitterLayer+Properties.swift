extension CAEmitterLayer {
  static let emitterLayerProperties = PropertyTable(
    inheriting: CALayer.layerProperties,
    adding: [
      Property(
        computed: "emitterShape", default: CAEmitterLayerEmitterShape.point,
        "The shape that emits particles."
      ) { (layer: CAEmitterLayer) in layer.emitterShape },
      Property(
        computed: "emitterMode", default: CAEmitterLayerEmitterMode.volume,
        "Where on the shape particles begin."
      ) { (layer: CAEmitterLayer) in layer.emitterMode },
      Property(
        computed: "emitterPosition", default: CGPoint.zero, unit: .points,
        "The middle of the shape."
      ) { (layer: CAEmitterLayer) in layer.emitterPosition },
      Property(
        computed: "emitterSize", default: CGSize.zero, unit: .points,
        "The size of the shape; the width is the radius of a circle."
      ) { (layer: CAEmitterLayer) in layer.emitterSize },
      Property(
        computed: "renderMode", default: CAEmitterLayerRenderMode.unordered,
        "How particles are composed with each other."
      ) { (layer: CAEmitterLayer) in layer.renderMode },
      Property(
        computed: "seed", default: 0, "Where the random numbers begin."
      ) { (layer: CAEmitterLayer) in Int(layer.seed) },
      Property(
        computed: "birthRate", default: Float(1),
        "What the birth rates of the cells are multiplied by."
      ) { (layer: CAEmitterLayer) in layer.birthRate },
      Property(
        computed: "emitterCells", default: [EmitterCellValue](), as: .other,
        "The kinds of particles."
      ) { (layer: CAEmitterLayer) in (layer.emitterCells ?? []).map { EmitterCellValue($0) } },
    ])
}

/// A kind of particles, as scenes write it: `{contents: spark.png, birthRate: 20, lifetime: 2}`.
package struct EmitterCellValue: DescribableValue {
  /// By the names of `CAEmitterCell`, in the order in which they are written.
  package var numbers: [(key: String, value: CGFloat)] = []
  /// Found when the cell is made, since it depends on the appearance.
  package var color: (@Sendable () -> CGColor?)?
  package var contents: (@Sendable () -> (image: CGImage, scale: CGFloat)?)?

  /// The names of the numbers, in the order of the reference.
  package static let keys = CAEmitterCell.keysOfNumbers

  package init() {}

  init(_ cell: CAEmitterCell) {
    let standard = CAEmitterCell()
    for key in Self.keys {
      guard let value = LayerValue.number(from: cell.value(forKey: key)),
        value != LayerValue.number(from: standard.value(forKey: key))
      else { continue }
      numbers.append((key, value))
    }
    if let own = cell.color, own != .white { color = { own } }
    if let image = cell.contents as? CGImage { contents = { (image, 1) } }
  }

  package func makeCell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    if let (image, scale) = contents?() {
      cell.contents = image
      cell.contentsScale = scale
    }
    for (key, value) in numbers { cell.setValue(value, forKey: key) }
    if let color { cell.color = color() }
    return cell
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    for (key, value) in numbers { parts[key] = value.described }
    if let color = color?() { parts["color"] = color.described }
    if let (image, _) = contents?() { parts["contents"] = LayerImage(image: image).described }
    return .map(parts)
  }

  package static var kind: PropertyKind { .other }
}

extension CAEmitterLayerEmitterShape: NamedCases {
  /// The shapes by the names of scene files and view trees.
  public static let namedCases: [(name: String, value: Self)] = [
    ("point", .point), ("line", .line), ("rectangle", .rectangle), ("cuboid", .cuboid),
    ("circle", .circle), ("sphere", .sphere),
  ]
}

extension CAEmitterLayerEmitterMode: NamedCases {
  /// The modes by the names of scene files and view trees.
  public static let namedCases: [(name: String, value: Self)] = [
    ("points", .points), ("outline", .outline), ("surface", .surface), ("volume", .volume),
  ]
}

extension CAEmitterLayerRenderMode: NamedCases {
  /// The modes by the names of scene files and view trees.
  public static let namedCases: [(name: String, value: Self)] = [
    ("unordered", .unordered), ("oldestFirst", .oldestFirst), ("oldestLast", .oldestLast),
    ("backToFront", .backToFront), ("additive", .additive),
  ]
}
