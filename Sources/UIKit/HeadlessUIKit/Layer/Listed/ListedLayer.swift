/// A layer that a scene lists, from which any number of layers are made.
package struct ListedLayer: Sendable {
  /// The kind of a layer's content, as scenes name it.
  package enum Kind: String, CaseIterable, Sendable {
    case layer, shape, gradient, text, replicator, emitter
  }

  package var kind: Kind
  package var name: String?
  package var frame: CGRect
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

  func makeLayer() -> CALayer {
    let layer = kind.makeLayer()
    layer.name = name
    layer.frame = frame
    for assignment in assignments { assignment.apply(layer) }
    for sublayer in sublayers.layers { layer.addSublayer(sublayer.makeLayer()) }
    layer.mask = mask.layers.first?.makeLayer()
    return layer
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
    extras.listedLayers = list.layers.map { $0.makeLayer() }
    for (index, layer) in extras.listedLayers.enumerated() {
      self.layer.insertSublayer(layer, at: UInt32(index))
    }
  }
}
