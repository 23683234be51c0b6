extension UIView {
  /// The view and its subviews as they are laid out, with their properties under the traits of the
  /// view.
  public func viewNode() -> ViewNode { describedTree().root }

  /// The view and its subviews as they are laid out, with the words for their properties.
  public func describedTree() -> DescribedTree {
    let traits = traitCollection
    return traits == .current
      ? treeUnderCurrentTraits() : traits.performAsCurrent(treeUnderCurrentTraits)
  }

  /// As in `<UIView: 0x7F3C; frame = (0 0; 40 20); alpha = 0.5; layer = <CALayer: 0x7F40>>`.
  var addressAndFrame: String {
    var parts = [classAndAddress, "frame = \(frame.written)"]
    if let transform = rare?.transform {
      let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(values.map(\.written).joined(separator: ", "))]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.written)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = \(layer)")
    return parts.joined(separator: "; ") + ">"
  }

  private func treeUnderCurrentTraits() -> DescribedTree {
    var vocabulary = PropertyVocabulary()
    let root = nodeUnderCurrentTraits(&vocabulary)
    return DescribedTree(root: root, vocabulary: vocabulary)
  }

  private func nodeUnderCurrentTraits(_ vocabulary: inout PropertyVocabulary) -> ViewNode {
    let viewClass = type(of: self)
    let name = String(describing: viewClass.describedClass)
    vocabulary.add(viewClass.propertyTable, for: name)
    vocabulary.addParts(of: self, viewClass.propertyTable)
    return ViewNode(
      type: name, id: accessibilityIdentifier, frame: ViewNode.Rect(frame),
      bounds: ViewNode.Rect(bounds), hidden: isHidden,
      properties: viewClass.propertyTable.describe(self),
      subviews: describedChildren(&vocabulary))
  }

  /// The subviews, and the layer's own sublayers, in their order.
  private func describedChildren(_ vocabulary: inout PropertyVocabulary) -> [ViewNode] {
    guard let loadedLayer, loadedLayer.hasFreeSublayers else {
      return children.map { $0.nodeUnderOwnStyle(&vocabulary) }
    }
    return loadedLayer.orderedSublayers.map { sublayer in
      guard let view = sublayer.host as? UIView else { return sublayer.node(&vocabulary) }
      return view.nodeUnderOwnStyle(&vocabulary)
    }
  }

  fileprivate func nodeUnderOwnStyle(_ vocabulary: inout PropertyVocabulary) -> ViewNode {
    guard let override = traitOverride else { return nodeUnderCurrentTraits(&vocabulary) }
    return override.applied(to: .current)
      .performAsCurrent { nodeUnderCurrentTraits(&vocabulary) }
  }
}

extension CALayer {
  /// A layer that no view has, with its sublayers: its name is the id.
  fileprivate func node(_ vocabulary: inout PropertyVocabulary) -> ViewNode {
    let layerClass = type(of: self)
    let name = String(describing: layerClass)
    let table = layerClass.propertyTable
    vocabulary.add(table, for: name)
    vocabulary.addParts(of: self, table)
    return ViewNode(
      type: name, id: self.name, frame: ViewNode.Rect(frame), bounds: ViewNode.Rect(bounds),
      hidden: isHidden, properties: table.describe(self),
      subviews: orderedSublayers.map { sublayer in
        guard let view = sublayer.host as? UIView else { return sublayer.node(&vocabulary) }
        return view.nodeUnderOwnStyle(&vocabulary)
      })
  }
}

extension UIView {
  /// The layer's own values: the properties of its kind, its transform in space and its mask.
  var describedLayer: DescribedPart? {
    guard let layer = loadedLayer else { return nil }
    let layerClass = type(of: layer)
    let table =
      layerClass == CALayer.self ? CALayer.propertiesBesidesView : layerClass.propertiesBesidesView
    guard !table.describe(layer).isEmpty else { return nil }
    return DescribedPart(layer, as: layerClass, table)
  }
}

extension UIView {
  /// The values that animations show at the moment, where they differ from the view's own: `frame`,
  /// `bounds`, `hidden`, and animated properties by name; null if there are none. Numbers are rounded
  /// to thousandths, which no picture shows.
  var describedPresentation: PropertyValue {
    guard isAnimated else { return .null }
    let shown = presentationStandIn()
    var values: [String: PropertyValue] = [:]
    if shown.frame != frame { values["frame"] = shown.frame.described }
    if shown.bounds != bounds { values["bounds"] = shown.bounds.described }
    if presentedIsHidden != isHidden { values["hidden"] = .bool(presentedIsHidden) }
    for property in Self.animatedProperties.properties where property.isDescribed {
      let value = property.value(of: shown)
      if let value, value != property.value(of: self) { values[property.name] = value }
    }
    return values.isEmpty ? .null : .map(values.mapValues(\.roundedToThousandths))
  }

  /// The layouter that was attached to the view.
  var describedLayouter: DescribedPart? {
    var reference = firstReference
    while let current = reference {
      if let layouter = current.describedLayouter { return layouter }
      reference = current.next
    }
    return nil
  }
}

extension PropertyValue {
  fileprivate var roundedToThousandths: PropertyValue {
    switch self {
    case .number(let number): .number((number * 1000).rounded() / 1000)
    case .list(let values): .list(values.map(\.roundedToThousandths))
    case .map(let values): .map(values.mapValues(\.roundedToThousandths))
    case .null, .bool, .string: self
    }
  }
}

extension ViewNode.Rect {
  package init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGFloat {
  /// As C's `%g` writes it.
  fileprivate var written: String { String(format: "%g", Double(self)) }
}

extension CGRect {
  fileprivate var written: String {
    "(\(minX.written) \(minY.written); \(width.written) \(height.written))"
  }
}
