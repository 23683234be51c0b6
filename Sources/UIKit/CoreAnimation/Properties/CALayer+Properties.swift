extension CALayer {
  /// The properties of every layer, as view trees contain them; `frame`, `bounds` and `hidden` are in
  /// the node itself.
  static let layerProperties = PropertyTable(adding: lookProperties + spatialProperties + [mask])

  /// The properties of a view's layer that its view does not have itself.
  package class var propertiesBesidesView: PropertyTable {
    let look = Set(lookProperties.map(\.name)).subtracting(["contents", "contentsGravity"])
    return PropertyTable(adding: propertyTable.properties.filter { !look.contains($0.name) })
  }

  private static let mask = Property(
    object: "mask", "The layer whose opacity the layer is shown with."
  ) { (layer: CALayer) in
    layer.mask.map { DescribedPart($0, as: type(of: $0), type(of: $0).propertyTable) }
  }

  private static let spatialProperties = [
    Property(
      computed: "anchorPoint", default: CGPoint(x: 0.5, y: 0.5),
      "The point that the position places and that transforms keep, as a part of the bounds."
    ) { (layer: CALayer) in layer.anchorPoint },
    Property(
      computed: "zPosition", default: CGFloat(0), unit: .points,
      "The order of the layer among its siblings, and its distance under a perspective."
    ) { (layer: CALayer) in layer.zPosition },
    Property(
      computed: "transform3D", default: CATransform3D.identity,
      "The transform about the anchor point, if it leaves the plane."
    ) { (layer: CALayer) in layer.transform.isAffine ? .identity : layer.transform }
    .role(.transform),
    Property(
      computed: "sublayerTransform", default: CATransform3D.identity,
      "The transform of all sublayers."
    ) { (layer: CALayer) in layer.sublayerTransform },
  ]

  private static let contents = Property(
    computed: "contents", default: LayerImage?.none, "The image that the layer shows."
  ) { (layer: CALayer) in (layer.contents as? CGImage).map { LayerImage(image: $0) } }

  private static let lookProperties = [
    Property(
      computed: "opacity", default: Float(1), "Opacity of the layer and its sublayers."
    ) { (layer: CALayer) in layer.opacity },
    Property(
      computed: "blendMode", default: LayerBlending.normal,
      "How the layer is blended with the content below."
    ) { (layer: CALayer) in layer.blending },
    Property(
      computed: "backgroundColor", default: CGColor?.none, "What fills the layer."
    ) { (layer: CALayer) in layer.backgroundColor },
    Property(
      computed: "cornerRadius", default: CGFloat(0), unit: .points, "Radius of the corners."
    ) { (layer: CALayer) in layer.cornerRadius },
    Property(
      computed: "maskedCorners", default: CACornerMask.all, "The corners that the radius rounds."
    ) { (layer: CALayer) in layer.maskedCorners },
    Property(
      computed: "borderWidth", default: CGFloat(0), unit: .points,
      "Width of the border inside the layer."
    ) { (layer: CALayer) in layer.borderWidth },
    Property(
      computed: "borderColor", default: CGColor?.some(.black), "Colour of the border."
    ) { (layer: CALayer) in layer.borderColor },
    Property(
      computed: "shadow", default: ShadowOfLayer?.none, "Shadow of what the layer draws."
    ) { (layer: CALayer) in ShadowOfLayer(layer) }
    .role(.shadow),
    Property(
      computed: "masksToBounds", default: false,
      "Whether content and sublayers end at the bounds."
    ) { (layer: CALayer) in layer.masksToBounds }
    .role(.clipsSubviews),
    Property(
      computed: "transform", default: CATransform3D.identity,
      "Scales, then rotates, then moves the layer."
    ) { (layer: CALayer) in layer.transform.isAffine ? layer.transform : .identity },
    contents,
    Property(
      computed: "contentsGravity", default: LayerConstant("resize"),
      "How contents of another size are placed."
    ) { (layer: CALayer) in LayerConstant(layer.contentsGravity.rawValue) },
  ]
}

extension CAShapeLayer {
  static let shapeLayerProperties = PropertyTable(
    inheriting: CALayer.layerProperties,
    adding: [
      Property(
        computed: "path", default: LayerPath?.none, "The path that is filled and stroked."
      ) { (layer: CAShapeLayer) in layer.path.map { LayerPath($0) } },
      Property(
        computed: "fillColor", default: CGColor?.some(.black), "What fills the path."
      ) { (layer: CAShapeLayer) in layer.fillColor },
      Property(
        computed: "fillRule", default: LayerConstant("non-zero"), "Which points count as inside."
      ) { (layer: CAShapeLayer) in LayerConstant(layer.fillRule.rawValue) },
      Property(
        computed: "strokeColor", default: CGColor?.none, "What strokes the path."
      ) { (layer: CAShapeLayer) in layer.strokeColor },
      Property(
        computed: "strokeStart", default: CGFloat(0), "Where the stroke begins, 0 to 1."
      ) { (layer: CAShapeLayer) in layer.strokeStart },
      Property(
        computed: "strokeEnd", default: CGFloat(1), "Where the stroke ends, 0 to 1."
      ) { (layer: CAShapeLayer) in layer.strokeEnd },
      Property(
        computed: "lineWidth", default: CGFloat(1), unit: .points, "Width of the stroke."
      ) { (layer: CAShapeLayer) in layer.lineWidth },
      Property(
        computed: "lineCap", default: LayerConstant("butt"), "The ends of the stroke."
      ) { (layer: CAShapeLayer) in LayerConstant(layer.lineCap.rawValue) },
      Property(
        computed: "lineJoin", default: LayerConstant("miter"), "The corners of the stroke."
      ) { (layer: CAShapeLayer) in LayerConstant(layer.lineJoin.rawValue) },
      Property(
        computed: "lineDashPattern", default: [Double](), unit: .points, as: .other,
        "The lengths of dashes and gaps."
      ) { (layer: CAShapeLayer) in (layer.lineDashPattern ?? []).map(\.doubleValue) },
      Property(
        computed: "lineDashPhase", default: CGFloat(0), unit: .points,
        "The offset into the dashes at which the stroke begins."
      ) { (layer: CAShapeLayer) in layer.lineDashPhase },
    ])
}

extension CAGradientLayer {
  static let gradientLayerProperties = PropertyTable(
    inheriting: CALayer.layerProperties,
    adding: [
      Property(
        computed: "colors", default: [CGColor](), as: .other, "The colours of the gradient."
      ) { (layer: CAGradientLayer) in layer.cgColors },
      Property(
        computed: "locations", default: [Double](), as: .other, "The places of the colours."
      ) { (layer: CAGradientLayer) in (layer.locations ?? []).map(\.doubleValue) },
      Property(
        computed: "startPoint", default: CGPoint(x: 0.5, y: 0),
        "Where the gradient starts, as parts of the bounds."
      ) { (layer: CAGradientLayer) in layer.startPoint },
      Property(
        computed: "endPoint", default: CGPoint(x: 0.5, y: 1),
        "Where the gradient ends, as parts of the bounds."
      ) { (layer: CAGradientLayer) in layer.endPoint },
      Property(
        computed: "type", default: LayerConstant("axial"), "The shape of the gradient."
      ) { (layer: CAGradientLayer) in LayerConstant(layer.type.rawValue) },
    ])
}

extension CATextLayer {
  static let textLayerProperties = PropertyTable(
    inheriting: CALayer.layerProperties,
    adding: [
      Property(computed: "string", default: String?.none, "The text.") {
        (layer: CATextLayer) in layer.plainText
      }.role(.content),
      Property(
        computed: "font", default: String?.none, as: .name, "The name of the font."
      ) { (layer: CATextLayer) in layer.font == nil ? nil : layer.sizedFont.postScriptName },
      Property(
        computed: "fontSize", default: CGFloat(36), unit: .points, "The size of the letters."
      ) { (layer: CATextLayer) in layer.fontSize },
      Property(
        computed: "foregroundColor", default: CGColor?.some(.white), "Colour of the text."
      ) { (layer: CATextLayer) in layer.foregroundColor },
      Property(
        computed: "isWrapped", default: false, "Whether lines break at the width."
      ) { (layer: CATextLayer) in layer.isWrapped },
      Property(
        computed: "truncationMode", default: LayerConstant("none"),
        "The part of a text that is too long which is left out."
      ) { (layer: CATextLayer) in LayerConstant(layer.truncationMode.rawValue) },
      Property(
        computed: "alignmentMode", default: LayerConstant("natural"), "Where lines are placed."
      ) { (layer: CATextLayer) in LayerConstant(layer.alignmentMode.rawValue) },
    ])
}

extension CAReplicatorLayer {
  static let replicatorLayerProperties = PropertyTable(
    inheriting: CALayer.layerProperties,
    adding: [
      Property(
        computed: "instanceCount", default: 1, "The number of copies."
      ) { (layer: CAReplicatorLayer) in layer.instanceCount },
      Property(
        computed: "instanceTransform", default: CATransform3D.identity,
        "From each copy to the next one."
      ) { (layer: CAReplicatorLayer) in layer.instanceTransform },
      Property(
        computed: "instanceColor", default: CGColor?.some(.white),
        "What the colours of the first copy are multiplied by."
      ) { (layer: CAReplicatorLayer) in layer.instanceColor },
      Property(
        computed: "instanceRedOffset", default: Float(0),
        "Added to the red of the colour for each further copy."
      ) { (layer: CAReplicatorLayer) in layer.instanceRedOffset },
      Property(
        computed: "instanceGreenOffset", default: Float(0),
        "Added to the green of the colour for each further copy."
      ) { (layer: CAReplicatorLayer) in layer.instanceGreenOffset },
      Property(
        computed: "instanceBlueOffset", default: Float(0),
        "Added to the blue of the colour for each further copy."
      ) { (layer: CAReplicatorLayer) in layer.instanceBlueOffset },
      Property(
        computed: "instanceAlphaOffset", default: Float(0),
        "Added to the opacity for each further copy."
      ) { (layer: CAReplicatorLayer) in layer.instanceAlphaOffset },
    ])
}
