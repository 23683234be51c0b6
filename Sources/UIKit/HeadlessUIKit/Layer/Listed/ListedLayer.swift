/// A layer that a scene lists, from which any number of layers are made.
package struct ListedLayer: Sendable {
  /// The kind of a layer's content, as scenes name it.
  package enum Kind: String, CaseIterable, Sendable {
    case layer, shape, gradient, text, replicator, emitter
  }

  package var kind: Kind
  package var name: String?
  package var frame: CGRect
  /// Insets from the bounds around the layer, which it follows in place of ``frame``; nil for a fixed frame.
  package var insets: UIEdgeInsets?
  /// Whether the path of a shape is the outline of its bounds, with its corner radius.
  package var outlinesBounds = false
  /// The values of properties, in the order of the kind's table.
  package var assignments: [Assignment]
  package var sublayers: LayerList
  /// The layer whose opacity masks the layer; at most one element.
  package var mask: LayerList

  package init(
    kind: Kind, name: String? = nil, frame: CGRect, assignments: [Assignment] = [],
    sublayers: LayerList = LayerList(), mask: LayerList = LayerList()
  ) {
    self.kind = kind
    self.name = name
    self.frame = frame
    self.assignments = assignments
    self.sublayers = sublayers
    self.mask = mask
  }

  /// - Parameter bounds: of the layer around it.
  func makeLayer(in bounds: CGRect) -> CALayer {
    let layer = kind.makeLayer()
    layer.name = name
    layer.frame = insets.map { Self.frame(in: bounds, $0) } ?? frame
    for assignment in assignments { assignment.apply(layer) }
    if outlinesBounds, let shape = layer as? CAShapeLayer { shape.path = Self.outline(of: shape) }
    for sublayer in sublayers.layers { layer.addSublayer(sublayer.makeLayer(in: layer.bounds)) }
    layer.mask = mask.layers.first?.makeLayer(in: layer.bounds)
    return layer
  }

  // MARK: Following bounds

  /// Whether the layer or a part of it follows the bounds around it.
  fileprivate var follows: Bool {
    insets != nil || sublayers.layers.contains(where: \.follows)
      || mask.layers.contains(where: \.follows)
  }

  /// Places the layer that was made from this one after a change of the bounds around it.
  fileprivate func place(_ layer: CALayer, in bounds: CGRect) {
    if let insets {
      let frame = Self.frame(in: bounds, insets)
      let anchor = layer.anchorPoint
      // Not the frame, which a transform changes.
      let size = CGRect(origin: layer.bounds.origin, size: frame.size)
      let position = CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      if layer.bounds != size { Self.change(layer, "bounds") { layer.bounds = size } }
      if layer.position != position { Self.change(layer, "position") { layer.position = position } }
    }
    if outlinesBounds, let shape = layer as? CAShapeLayer {
      let outline = Self.outline(of: shape)
      if shape.path != outline { Self.change(shape, "path") { shape.path = outline } }
    }
    for (sublayer, listed) in zip(layer.sublayers ?? [], sublayers.layers) {
      listed.place(sublayer, in: layer.bounds)
    }
    if let mask = layer.mask, let listed = self.mask.layers.first {
      listed.place(mask, in: layer.bounds)
    }
  }

  private static func frame(in bounds: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  private static func outline(of shape: CAShapeLayer) -> CGPath {
    let bounds = shape.bounds
    let radius = min(shape.cornerRadius, bounds.width / 2, bounds.height / 2)
    return CGPath(
      roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  /// Changes a property with the animation of the closure that is running, and without one elsewhere.
  private static func change(_ layer: CALayer, _ key: String, _ change: () -> Void) {
    let action = AnimationBlock.open?.action(of: layer, forKey: key)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
    action?.run(forKey: key, object: layer, arguments: nil)
  }
}

/// Layers of a view or a layer, back to front, as scenes list them. View trees contain the layers
/// themselves.
package struct LayerList: DescribableValue {
  package var layers: [ListedLayer]

  package init(_ layers: [ListedLayer] = []) {
    self.layers = layers
  }

  package var described: PropertyValue { .list(layers.map { .string($0.kind.rawValue) }) }
  package static var kind: PropertyKind { .other }
}

extension UIView {
  /// Shows the layers of a list behind the subviews, in place of the layers of an earlier list.
  func show(_ list: LayerList) {
    guard !list.layers.isEmpty || extras?.listedLayers.isEmpty == false else { return }
    let extras = loadExtras()
    for layer in extras.listedLayers { layer.removeFromSuperlayer() }
    extras.listedLayers = list.layers.map { $0.makeLayer(in: bounds) }
    extras.layerList = list
    for (index, layer) in extras.listedLayers.enumerated() {
      self.layer.insertSublayer(layer, at: UInt32(index))
    }
  }

  /// Places listed layers that follow the bounds.
  func placeListedLayers() {
    guard let extras, !extras.listedLayers.isEmpty else { return }
    for (layer, listed) in zip(extras.listedLayers, extras.layerList.layers) where listed.follows {
      listed.place(layer, in: bounds)
    }
  }
}
