extension CALayer {
  /// The anchor point in the layer's coordinates.
  package var anchor: CGPoint {
    let (bounds, anchor) = (bounds, anchorPoint)
    return CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
  }

  /// The frame without the transform.
  package var untransformedFrame: CGRect {
    let (size, position, anchor) = (bounds.size, position, anchorPoint)
    let origin =
      host == nil ? values.frameOrigin : nil
    return CGRect(
      origin: origin
        ?? CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      size: size)
  }

  var computedFrame: CGRect {
    guard rare.transform != .identity else { return untransformedFrame }
    return matrixToSuperlayer.projection.boundingBox(of: values.bounds)
  }

  func setFrame(_ frame: CGRect) {
    if let host {
      change("frame") { _ in host.layerFrame = frame }
      return
    }
    let frame = frame.standardized
    let transform = rare.transform
    guard transform != .identity else {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      let anchor = anchorPoint
      position = CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      if untransformedFrame.size == frame.size { values.frameOrigin = frame.origin }
      return
    }
    let plane = transform.affinePart
    if plane.a * plane.d - plane.b * plane.c != 0 {
      let size = frame.size.applying(plane.inverted())
      bounds = CGRect(
        origin: bounds.origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
    }
    let moved = computedFrame
    position = CGPoint(
      x: position.x + frame.midX - moved.midX, y: position.y + frame.midY - moved.midY)
  }

  // MARK: Transforms

  /// From the layer's coordinates to the superlayer's, in space, without its ``sublayerTransform``.
  package var matrixToSuperlayer: CATransform3D { matrixToSuperlayer(through: transform) }

  /// The same if the layer had another transform.
  func matrixToSuperlayer(through transform: CATransform3D) -> CATransform3D {
    let (anchor, position, rare) = (anchor, position, rare)
    return CATransform3D.translation(-anchor.x, -anchor.y, -rare.anchorPointZ)
      .concatenating(transform)
      .concatenating(.translation(position.x, position.y, rare.zPosition))
  }

  /// The transform that the layer applies to all its sublayers, in its coordinates; nil for the identity.
  package var sublayerMatrix: CATransform3D? {
    rareStorage.flatMap { sublayerMatrix(through: $0.values.sublayerTransform) }
  }

  /// The same if the layer had another transform of its sublayers.
  func sublayerMatrix(through transform: CATransform3D) -> CATransform3D? {
    guard let values = rareStorage?.values, transform != .identity || values.isGeometryFlipped
    else { return nil }
    let (anchor, bounds) = (anchor, bounds)
    var matrix = CATransform3D.identity
    if values.isGeometryFlipped {
      matrix.m22 = -1
      matrix.m42 = bounds.minY + bounds.maxY
    }
    return
      matrix
      .concatenating(.translation(-anchor.x, -anchor.y, 0))
      .concatenating(transform)
      .concatenating(.translation(anchor.x, anchor.y, 0))
  }

  /// From the layer's coordinates to a superlayer's.
  func projection(into superlayer: CALayer?) -> Projection {
    let matrix = matrixToSuperlayer
    guard let outer = superlayer?.sublayerMatrix else { return matrix.projection }
    return matrix.concatenating(outer).projection
  }

  /// The transform within the plane, of a view's layer too.
  public func affineTransform() -> CGAffineTransform { transform.affinePart }

  /// Sets ``transform`` to one within the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(transform)
  }

  // MARK: Conversion

  /// From the layer's coordinates to the topmost layer's, and that layer.
  private var projectionToRoot: (projection: Projection, root: CALayer) {
    var projection = Projection(.identity)
    var layer = self
    while let superlayer = layer.superlayer {
      projection = projection.concatenating(layer.projection(into: superlayer))
      layer = superlayer
    }
    return (projection, layer)
  }

  /// Nil if the layers are seen from their edges, or not at all.
  private func projection(to layer: CALayer?) -> Projection? {
    let (own, root) = projectionToRoot
    guard let layer else { return own.concatenating(root.projection(into: nil)) }
    return layer.projectionToRoot.projection.inverted().map { own.concatenating($0) }
  }

  /// Converts a point to the coordinates of another layer in the same tree.
  ///
  /// - Parameter layer: nil for the coordinates that contain the topmost layer.
  /// - Returns: the point itself where it cannot be seen in the other layer.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    guard layer !== self else { return point }
    return projection(to: layer)?.map(point) ?? point
  }

  /// Converts a point from the coordinates of another layer in the same tree.
  ///
  /// - Parameter layer: nil for the coordinates that contain the topmost layer.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else { return projection(to: nil)?.inverted()?.map(point) ?? point }
    return layer.convert(point, to: self)
  }

  /// Converts a rectangle to the coordinates of another layer in the same tree: the upright box around
  /// it.
  ///
  /// - Parameter layer: nil for the coordinates that contain the topmost layer.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    guard layer !== self else { return rect }
    return projection(to: layer)?.boundingBox(of: rect) ?? rect
  }

  /// Converts a rectangle from the coordinates of another layer in the same tree: the upright box
  /// around it.
  ///
  /// - Parameter layer: nil for the coordinates that contain the topmost layer.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    guard let layer else { return projection(to: nil)?.inverted()?.boundingBox(of: rect) ?? rect }
    return layer.convert(rect, to: self)
  }

  /// The part of the bounds that the layers around leave visible.
  public var visibleRect: CGRect {
    var visible = bounds
    var layer: CALayer = self
    while let superlayer = layer.superlayer {
      if superlayer.masksToBounds || superlayer is CAScrollLayer {
        visible = visible.intersection(convert(superlayer.bounds, from: superlayer))
      }
      layer = superlayer
    }
    return visible.isNull ? .zero : visible
  }

  /// How much further than their radius corners of a curve reach along the edges of Core Animation's layers.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  // MARK: Points

  func hitLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden,
      let own = projection(into: superlayer).inverted()?.map(point)
    else { return nil }
    if masksToBounds, !contains(own) { return nil }
    for sublayer in (currentSublayers ?? []).backToFront.reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }
}

extension [CALayer] {
  /// The layers in the order in which they are drawn, as far as their ``CALayer/zPosition`` decides it.
  var backToFront: [CALayer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
