extension ListedLayer.Kind {
  func makeLayer() -> CALayer {
    switch self {
    case .layer: CALayer()
    case .shape: CAShapeLayer()
    case .gradient: CAGradientLayer()
    case .text: CATextLayer()
    case .replicator: CAReplicatorLayer()
    case .emitter: CAEmitterLayer()
    }
  }

  /// The properties that scenes set, with the same names as the properties of the class in view
  /// trees.
  package var table: PropertyTable {
    switch self {
    case .layer: Self.layers
    case .shape: Self.shapes
    case .gradient: Self.gradients
    case .text: Self.texts
    case .replicator: Self.replicators
    case .emitter: Self.emitters
    }
  }

  /// The rows of a class that can be set.
  private static func rows(
    of layerClass: CALayer.Type, _ setters: [(name: String, make: (Property) -> Property)]
  ) -> [Property] {
    let table = layerClass.propertyTable
    return setters.compactMap { setter in table[setter.name].map(setter.make) }
  }

  private static func row<Layer: CALayer, Value: DescribableValue>(
    _ name: String, in range: NumberRange? = nil,
    _ set: @escaping @Sendable (Layer, Value) -> Void
  ) -> (name: String, make: (Property) -> Property) {
    (name, { $0.settable(in: range, set) })
  }

  private static let layers = PropertyTable(
    adding: rows(
      of: CALayer.self,
      [
        row("opacity", in: .between(0, 1)) { (layer, value: Float) in layer.opacity = value },
        row("blendMode") { (layer, mode: LayerBlending) in layer.blending = mode },
        row("backgroundColor") { (layer, color: UIColor?) in
          layer.backgroundColor = color?.cgColor
        },
        row("cornerRadius", in: .atLeast(0)) { (layer, value: CGFloat) in
          layer.cornerRadius = value
        },
        row("maskedCorners") { (layer, value: CACornerMask) in layer.maskedCorners = value },
        row("borderWidth", in: .atLeast(0)) { (layer, value: CGFloat) in
          layer.borderWidth = value
        },
        row("borderColor") { (layer, color: UIColor?) in layer.borderColor = color?.cgColor },
        row("shadow") { (layer, shadow: LayerShadow?) in
          if let shadow { shadow.apply(to: layer) } else { layer.shadowOpacity = 0 }
        },
        row("masksToBounds") { (layer, value: Bool) in layer.masksToBounds = value },
        row("anchorPoint") { (layer, point: CGPoint) in
          let frame = layer.frame
          layer.anchorPoint = point
          layer.frame = frame
        },
        row("zPosition") { (layer, value: CGFloat) in layer.zPosition = value },
        row("transform") { (layer, value: ViewTransform) in
          layer.transform = CATransform3DMakeAffineTransform(value.transform)
        },
        row("transform3D") { (layer, value: SpaceTransform) in layer.transform = value.transform },
        row("sublayerTransform") { (layer, value: SpaceTransform) in
          layer.sublayerTransform = value.transform
        },
      ]))

  private static let shapes = PropertyTable(
    inheriting: layers,
    adding: rows(
      of: CAShapeLayer.self,
      [
        row("path") { (layer: CAShapeLayer, value: PathText?) in layer.path = value?.path },
        row("fillColor") { (layer: CAShapeLayer, color: UIColor?) in
          layer.fillColor = color?.cgColor
        },
        row("fillRule") { (layer: CAShapeLayer, value: CAShapeLayerFillRule) in
          layer.fillRule = value
        },
        row("strokeColor") { (layer: CAShapeLayer, color: UIColor?) in
          layer.strokeColor = color?.cgColor
        },
        row("strokeStart", in: .between(0, 1)) { (layer: CAShapeLayer, value: CGFloat) in
          layer.strokeStart = value
        },
        row("strokeEnd", in: .between(0, 1)) { (layer: CAShapeLayer, value: CGFloat) in
          layer.strokeEnd = value
        },
        row("lineWidth", in: .between(0, 1000)) { (layer: CAShapeLayer, value: CGFloat) in
          layer.lineWidth = value
        },
        row("lineCap") { (layer: CAShapeLayer, value: CAShapeLayerLineCap) in
          layer.lineCap = value
        },
        row("lineJoin") { (layer: CAShapeLayer, value: CAShapeLayerLineJoin) in
          layer.lineJoin = value
        },
        row("lineDashPattern") { (layer: CAShapeLayer, value: DashLengths) in
          layer.lineDashPattern =
            value.lengths.isEmpty ? nil : value.lengths.map { NSNumber(value: $0.native) }
        },
        row("lineDashPhase") { (layer: CAShapeLayer, value: CGFloat) in
          layer.lineDashPhase = value
        },
      ]))

  private static let gradients = PropertyTable(
    inheriting: layers,
    adding: rows(
      of: CAGradientLayer.self,
      [
        row("colors") { (layer: CAGradientLayer, colors: [UIColor]) in
          layer.colors = colors.map(\.cgColor)
        },
        row("locations") { (layer: CAGradientLayer, places: [Double]) in
          layer.locations = places.isEmpty ? nil : places.map { NSNumber(value: $0) }
        },
        row("startPoint") { (layer: CAGradientLayer, value: CGPoint) in layer.startPoint = value },
        row("endPoint") { (layer: CAGradientLayer, value: CGPoint) in layer.endPoint = value },
        row("type") { (layer: CAGradientLayer, value: CAGradientLayerType) in layer.type = value },
      ]))

  private static let texts = PropertyTable(
    inheriting: layers,
    adding: rows(
      of: CATextLayer.self,
      [
        row("string") { (layer: CATextLayer, value: String?) in layer.string = value },
        row("font") { (layer: CATextLayer, value: FontValue) in
          layer.font = value.font
          layer.fontSize = value.font.pointSize
        },
        row("fontSize", in: .between(0, 1000)) { (layer: CATextLayer, value: CGFloat) in
          layer.fontSize = value
        },
        row("foregroundColor") { (layer: CATextLayer, color: UIColor?) in
          layer.foregroundColor = color?.cgColor
        },
        row("isWrapped") { (layer: CATextLayer, value: Bool) in layer.isWrapped = value },
        row("truncationMode") { (layer: CATextLayer, value: CATextLayerTruncationMode) in
          layer.truncationMode = value
        },
        row("alignmentMode") { (layer: CATextLayer, value: CATextLayerAlignmentMode) in
          layer.alignmentMode = value
        },
      ]))

  private static let replicators = PropertyTable(
    inheriting: layers,
    adding: rows(
      of: CAReplicatorLayer.self,
      [
        row("instanceCount", in: .between(0, 100)) { (layer: CAReplicatorLayer, value: Int) in
          layer.instanceCount = value
        },
        row("instanceTransform") { (layer: CAReplicatorLayer, value: ViewTransform) in
          layer.instanceTransform = CATransform3DMakeAffineTransform(value.transform)
        },
        row("instanceColor") { (layer: CAReplicatorLayer, color: UIColor?) in
          layer.instanceColor = color?.cgColor
        },
        row("instanceRedOffset", in: .between(-1, 1)) { (layer: CAReplicatorLayer, value: Float) in
          layer.instanceRedOffset = value
        },
        row("instanceGreenOffset", in: .between(-1, 1)) {
          (layer: CAReplicatorLayer, value: Float) in layer.instanceGreenOffset = value
        },
        row("instanceBlueOffset", in: .between(-1, 1)) { (layer: CAReplicatorLayer, value: Float) in
          layer.instanceBlueOffset = value
        },
        row("instanceAlphaOffset", in: .between(-1, 1)) {
          (layer: CAReplicatorLayer, value: Float) in layer.instanceAlphaOffset = value
        },
      ]))

  private static let emitters = PropertyTable(
    inheriting: layers,
    adding: rows(
      of: CAEmitterLayer.self,
      [
        row("emitterShape") { (layer: CAEmitterLayer, value: CAEmitterLayerEmitterShape) in
          layer.emitterShape = value
        },
        row("emitterMode") { (layer: CAEmitterLayer, value: CAEmitterLayerEmitterMode) in
          layer.emitterMode = value
        },
        row("emitterPosition") { (layer: CAEmitterLayer, value: CGPoint) in
          layer.emitterPosition = value
        },
        row("emitterSize") { (layer: CAEmitterLayer, value: CGSize) in layer.emitterSize = value },
        row("renderMode") { (layer: CAEmitterLayer, value: CAEmitterLayerRenderMode) in
          layer.renderMode = value
        },
        row("seed", in: .between(0, 1e9)) { (layer: CAEmitterLayer, value: Int) in
          layer.seed = UInt32(clamping: value)
        },
        row("birthRate", in: .between(0, 1e4)) { (layer: CAEmitterLayer, value: Float) in
          layer.birthRate = value
        },
        row("emitterCells") { (layer: CAEmitterLayer, cells: [EmitterCellValue]) in
          layer.emitterCells = cells.map { $0.makeCell() }
        },
      ]))
}
