extension UIView {
  /// The view and what is below it, as it is laid out now.
  public func viewNode() -> ViewNode {
    let traits = traitCollection
    return traits == .current
      ? nodeUnderCurrentTraits() : traits.performAsCurrent(nodeUnderCurrentTraits)
  }

  private func nodeUnderCurrentTraits() -> ViewNode {
    ViewNode(
      type: String(describing: type(of: self).describedClass), id: accessibilityIdentifier,
      frame: ViewNode.Rect(frame), bounds: ViewNode.Rect(bounds), hidden: isHidden,
      properties: describedProperties,
      subviews: children.map { child in
        guard let style = child.rare?.overrideUserInterfaceStyle else {
          return child.nodeUnderCurrentTraits()
        }
        return UITraitCollection.current.with(userInterfaceStyle: style)
          .performAsCurrent(child.nodeUnderCurrentTraits)
      })
  }

  var ownDescribedProperties: [String: PropertyValue] {
    var properties: [String: PropertyValue] = [:]
    if let background { properties["backgroundColor"] = background.described }
    if opacity != 1 { properties["alpha"] = .number(opacity) }
    if clipsToBounds { properties["clipsToBounds"] = .bool(true) }
    if let tint = rare?.tintColor { properties["tintColor"] = tint.described }
    if let transform = rare?.transform {
      properties["transform"] = .list(
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
          .map { .number($0) })
    }
    if let loadedLayer { loadedLayer.describe(in: &properties) }
    return properties
  }
}

extension CALayer {
  func describe(in properties: inout [String: PropertyValue]) {
    if cornerRadius != 0 {
      properties["cornerRadius"] = .number(cornerRadius)
      if maskedCorners != .all {
        properties["maskedCorners"] = .list(maskedCorners.names.map { .string($0) })
      }
    }
    if borderWidth != 0 {
      properties["borderWidth"] = .number(borderWidth)
      if let borderColor { properties["borderColor"] = UIColor(cgColor: borderColor).described }
    }
    if shadowOpacity != 0 {
      var shadow: [String: PropertyValue] = [
        "opacity": .number(Double(shadowOpacity)), "radius": .number(shadowRadius),
        "offset": .list([.number(shadowOffset.width), .number(shadowOffset.height)]),
      ]
      if let shadowColor { shadow["color"] = UIColor(cgColor: shadowColor).described }
      properties["shadow"] = .map(shadow)
    }
  }
}

extension CACornerMask {
  fileprivate var names: [String] {
    let all: [(CACornerMask, String)] = [
      (.layerMinXMinYCorner, "topLeft"), (.layerMaxXMinYCorner, "topRight"),
      (.layerMinXMaxYCorner, "bottomLeft"), (.layerMaxXMaxYCorner, "bottomRight"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension ViewNode.Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
