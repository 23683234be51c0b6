extension CALayer {
  /// The properties of every layer by their keys.
  static let layerKeys: LayerKey.Table = [
    "bounds": .rect({ $0.bounds }, { $0.bounds = $1 }),
    "position": .point({ $0.position }, { $0.position = $1 }),
    "frame": .rect(implicit: false, { $0.frame }, { $0.frame = $1 }),
    "zPosition": .number({ $0.zPosition }, { $0.zPosition = $1 }),
    "anchorPoint": .point({ $0.anchorPoint }, { $0.anchorPoint = $1 }),
    "anchorPointZ": .number({ $0.anchorPointZ }, { $0.anchorPointZ = $1 }),
    "transform": .transform({ $0.transform }, { $0.transform = $1 }),
    "sublayerTransform": .transform({ $0.sublayerTransform }, { $0.sublayerTransform = $1 }),
    "doubleSided": .flag({ $0.isDoubleSided }, { $0.isDoubleSided = $1 }),
    "geometryFlipped": .flag({ $0.isGeometryFlipped }, { $0.isGeometryFlipped = $1 }),
    "hidden": .flag({ $0.isHidden }, { $0.isHidden = $1 }),
    "isHidden": .flag({ $0.isHidden }, { $0.isHidden = $1 }),
    "opacity": .number({ $0.opacity }, { $0.opacity = $1 }),
    "backgroundColor": .color({ $0.backgroundColor }, { $0.backgroundColor = $1 }),
    "masksToBounds": .flag({ $0.masksToBounds }, { $0.masksToBounds = $1 }),
    "cornerRadius": .number({ $0.cornerRadius }, { $0.cornerRadius = $1 }),
    "borderWidth": .number({ $0.borderWidth }, { $0.borderWidth = $1 }),
    "borderColor": .color({ $0.borderColor }, { $0.borderColor = $1 }),
    "shadowColor": .color({ $0.shadowColor }, { $0.shadowColor = $1 }),
    "shadowOpacity": .number({ $0.shadowOpacity }, { $0.shadowOpacity = $1 }),
    "shadowOffset": .size({ $0.shadowOffset }, { $0.shadowOffset = $1 }),
    "shadowRadius": .number({ $0.shadowRadius }, { $0.shadowRadius = $1 }),
    "shadowPath": .path({ $0.shadowPath }, { $0.shadowPath = $1 }),
    "contents": LayerKey(
      .image,
      get: { layer in
        let contents = layer.contents
        return contents is CGImage? ? .image(contents as? CGImage) : .object(contents)
      },
      set: { layer, value in
        switch value {
        case .image(let image): layer.contents = image
        case .object(let contents): layer.contents = contents
        default: break
        }
      }),
    "contentsRect": .rect({ $0.contentsRect }, { $0.contentsRect = $1 }),
    "contentsCenter": .rect({ $0.contentsCenter }, { $0.contentsCenter = $1 }),
    "contentsScale": .number(implicit: false, { $0.contentsScale }, { $0.contentsScale = $1 }),
    "contentsGravity": .object(
      { $0.contentsGravity },
      { layer, value in
        if let gravity = value as? CALayerContentsGravity { layer.contentsGravity = gravity }
        if let name = value as? String { layer.contentsGravity = .init(rawValue: name) }
      }),
    "name": .object({ $0.name }, { $0.name = $1 as? String }),
    "delegate": .object({ $0.delegate }, { $0.delegate = $1 as? any CALayerDelegate }),
    "mask": .object({ $0.mask }, { $0.mask = $1 as? CALayer }),
    "sublayers": .object({ $0.sublayers }, { $0.sublayers = $1 as? [CALayer] }),
    "actions": .object({ $0.actions }, { $0.actions = $1 as? [String: any CAAction] }),
    "speed": .number(implicit: false, { $0.speed }, { $0.speed = $1 }),
    "timeOffset": .number(implicit: false, { $0.timeOffset }, { $0.timeOffset = $1 }),
    "beginTime": .number(implicit: false, { $0.beginTime }, { $0.beginTime = $1 }),
    "shouldRasterize": .flag({ $0.shouldRasterize }, { $0.shouldRasterize = $1 }),
    "rasterizationScale": .number(
      implicit: false, { $0.rasterizationScale }, { $0.rasterizationScale = $1 }),
    "needsDisplayOnBoundsChange": .flag(
      { $0.needsDisplayOnBoundsChange }, { $0.needsDisplayOnBoundsChange = $1 }),
  ]

  func layerValue(_ key: String) -> Any? {
    guard let property = type(of: self).keyTable[key] else {
      return customValue(key)
    }
    return property.get(self).any(as: property.kind)
  }

  /// The value for a key that is not a property of Core Animation: a property that a subclass stores itself, or
  /// the value that was set.
  func customValue(_ key: String) -> Any? {
    if let property = type(of: self)._keyedProperty(key) { return property.value(of: self) }
    return rare.custom[key] ?? type(of: self).defaultValue(forKey: key)
  }

  func setLayerValue(_ value: Any?, _ key: String) {
    guard let property = type(of: self).keyTable[key] else {
      setCustomValue(value, key)
      return
    }
    if let value = LayerValue(value, as: property.kind) { property.set(self, value) }
  }

  /// Sets a value whose key is not a property of Core Animation.
  private func setCustomValue(_ value: Any?, _ key: String) {
    if let property = type(of: self)._keyedProperty(key) {
      property.set(value, of: self)
      return
    }
    var action: (any CAAction)?
    if VirtualClock.isAnyCurrent, !state.contains(.isPresentation), !CATransaction.disableActions()
    {
      action = self.action(forKey: key)
    }
    _reportingChange(of: key) { setRare { $0.custom[key] = value } }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  // MARK: Paths

  func layerValue(atPath path: String) -> Any? {
    if let (layer, rest) = sublayer(ofPath: path) { return layer?.value(forKeyPath: rest) }
    let components = LayerKeyPath(path)
    guard !components.parts.isEmpty else { return value(forKey: path) }
    guard let kind = kind(at: components) else { return nil }
    return animatedValue(at: components)?.any(as: kind)
  }

  func setLayerValue(_ value: Any?, atPath path: String) {
    if let (layer, rest) = sublayer(ofPath: path) {
      layer?.setValue(value, forKeyPath: rest)
      return
    }
    let components = LayerKeyPath(path)
    guard !components.parts.isEmpty else {
      setValue(value, forKey: path)
      return
    }
    guard let kind = kind(at: components), let part = LayerValue(value, as: kind) else { return }
    if let key = type(of: self).keyTable[components.key] {
      if let whole = key.get(self).replacing(components.parts, with: part) { key.set(self, whole) }
    } else if let whole = animatedValue(at: LayerKeyPath(components.key))?
      .replacing(components.parts, with: part)
    {
      setCustomValue(whole.any(as: .object), components.key)
    }
  }

  /// The sublayer of a path `sublayers.NAME.…`, and the rest of the path; nil for other paths.
  private func sublayer(ofPath path: String) -> (layer: CALayer?, rest: String)? {
    let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "sublayers" else { return nil }
    return (currentSublayers?.first { $0.name == parts[1] }, parts[2])
  }
}
