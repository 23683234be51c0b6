extension LayerPass {
  /// A sublayer, and its place in the plane of the layer above.
  private struct Item {
    let layer: CALayer
    /// As it is shown.
    let shown: CALayer
    /// From its coordinates to the coordinates of the layer above, in space; nil if it is only
    /// translated.
    let matrix: CATransform3D?
    /// How near it is to the viewer.
    let depth: CGFloat
  }

  /// Draws the sublayers of a layer, including the subviews' layers.
  ///
  /// - Parameter origin: of the layer's coordinates, in the current user space.
  package func drawSublayers(of layer: CALayer, from origin: CGPoint) {
    guard let sublayers = layer.model().currentSublayers else { return }
    draw(sublayers, in: sublayerMatrix(of: layer), from: origin)
  }

  /// From a layer's coordinates to the superlayer's; without a transform that this does not draw.
  func matrixToSuperlayer(of layer: CALayer) -> CATransform3D {
    layer.matrixToSuperlayer(through: drawn(layer.transform))
  }

  /// The transform that a layer applies to all its sublayers, as far as this draws it; nil for the identity.
  func sublayerMatrix(of layer: CALayer) -> CATransform3D? {
    layer.rareStorage.flatMap { layer.sublayerMatrix(through: drawn($0.values.sublayerTransform)) }
  }

  /// A transform as it is drawn: ``CALayer/render(in:)`` leaves out those that leave the plane.
  private func drawn(_ transform: CATransform3D) -> CATransform3D {
    isOnScreen || transform.isAffine ? transform : .identity
  }

  /// Draws the sublayers of a layer as the layer itself composes them.
  ///
  /// - Parameter layer: as it is shown.
  package func drawSublayers(ofShown layer: CALayer, from origin: CGPoint) {
    layer.drawSublayers(in: self, origin: origin)
  }

  /// Draws layers in the plane of the layer above.
  ///
  /// - Parameter space: the transform that the layer above applies to its sublayers; nil for the
  ///   identity.
  func draw(_ layers: [CALayer], in space: CATransform3D?, from origin: CGPoint) {
    var items: [Item] = []
    items.reserveCapacity(layers.count)
    for layer in layers { collect(layer, in: space, &items) }
    if items.contains(where: { $0.depth != 0 }) {
      let order = items.indices.sorted {
        (items[$0].depth, $0) < (items[$1].depth, $1)
      }
      items = order.map { items[$0] }
    }
    for item in items { draw(item, from: origin) }
  }

  private func collect(_ layer: CALayer, in space: CATransform3D?, _ items: inout [Item]) {
    let shown = shown(layer)
    guard !shown.isHidden, shown.opacity > 0 else { return }
    let isFlat =
      space == nil && shown.rareStorage == nil && shown.transform == .identity
    guard !isFlat else {
      items.append(Item(layer: layer, shown: shown, matrix: nil, depth: 0))
      return
    }
    let own = matrixToSuperlayer(of: shown)
    let matrix = space.map { own.concatenating($0) } ?? own
    if shown.isTransparentSpace {
      let inner = sublayerMatrix(of: shown).map { $0.concatenating(matrix) } ?? matrix
      for sublayer in layer.currentSublayers ?? [] { collect(sublayer, in: inner, &items) }
      return
    }
    // A view places itself as far as it stays in the plane.
    let isInPlane = layer.host == nil ? shown.transform == .identity : shown.transform.isAffine
    let isTranslated = space == nil && isInPlane && shown.zPosition == 0
    guard shown.isDoubleSided || !matrix.projection.isSeenFromBehind(at: shown.anchor) else {
      return
    }
    items.append(
      Item(
        layer: layer, shown: shown, matrix: isTranslated ? nil : matrix,
        depth: matrix.depth(of: shown.anchor, z: shown.anchorPointZ)))
  }

  private func draw(_ item: Item, from origin: CGPoint) {
    let (layer, shown) = (item.layer, item.shown)
    if item.matrix == nil {
      if let host = layer.host {
        host.drawHosted(in: self, from: origin)
      } else {
        draw(layer, at: shown.untransformedFrame.offsetBy(dx: origin.x, dy: origin.y))
      }
      return
    }
    guard let matrix = item.matrix else { return }
    let projection = matrix.projection
    if let transform = projection.affineTransform {
      with(transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))) {
        draw(layer, with: shown.bounds)
      }
    } else {
      drawProjected(
        layer, bounds: shown.bounds,
        projection.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)))
    }
  }

  /// Draws a layer in its own coordinates.
  private func draw(_ layer: CALayer, with bounds: CGRect) {
    if let host = layer.host {
      host.drawHosted(in: self, at: bounds)
    } else {
      draw(layer, at: bounds)
    }
  }

  // MARK: Perspective

  /// The greatest magnification of a layer at which it is drawn, before it is seen in perspective.
  private static let maximumMagnification: CGFloat = 4
  /// The greatest side of that picture, pixels.
  private static let maximumSide: CGFloat = 4096

  /// Draws a layer as a picture, which is seen through a projection.
  ///
  /// - Parameter projection: from the layer's coordinates to the current user space.
  func drawProjected(_ layer: CALayer, bounds: CGRect, _ projection: Projection) {
    drawProjected(
      ink: layer.host?.hostedInkBounds ?? inkBounds(of: layer), origin: bounds.origin, projection
    ) { $0.draw(layer, with: bounds) }
  }

  /// Draws something in a plane as a picture, which is seen through a projection.
  ///
  /// - Parameters:
  ///   - ink: a rectangle around the drawn content, in the plane.
  ///   - origin: a point of the plane that is the corner of a pixel of the picture.
  ///   - projection: from the plane to the current user space.
  ///   - draw: draws in a pass of the picture.
  func drawProjected(
    ink: CGRect, origin: CGPoint, _ projection: Projection, draw: (LayerPass) -> Void
  ) {
    guard ink.isFiniteRect, ink.width > 0, ink.height > 0, projection.inverted() != nil else {
      return
    }
    let magnification = min(
      max(projection.magnification(of: ink), 1), Self.maximumMagnification)
    let base = context.surfaceTransform
    let density = (base.a * base.d - base.b * base.c).magnitude.squareRoot()
    let limit = Self.maximumSide / max(ink.width, ink.height)
    let resolution = min(max(density, scale) * magnification, limit)
    // Whole pixels, so that the edges of the bounds stay where they are.
    let frame = PixelGrid(scale: resolution).outset(ink, from: origin)
    guard resolution > 0, let picture = try? CGContext(size: frame.size, scale: resolution) else {
      return
    }
    picture.translateBy(x: -frame.minX, y: -frame.minY)
    let pass = LayerPass(context: picture, scale: resolution, isOnScreen: isOnScreen)
    pass.viewPass = viewPass
    pass.delay = delay
    draw(pass)
    if let error = picture.error { context.record(error) }
    guard let image = picture.makeImage() else { return }
    context.draw(image, in: frame, through: projection)
  }
}

extension Projection {
  /// Whether the plane is seen from behind at a point.
  func isSeenFromBehind(at point: CGPoint) -> Bool {
    guard let (x, y) = derivatives(at: point) else { return false }
    return x.x * y.y - x.y * y.x < 0
  }

  /// The greatest magnification of lengths at the corners of a rectangle, as far as they are seen.
  func magnification(of rect: CGRect) -> CGFloat {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return corners.reduce(0) { greatest, corner in
      guard let (x, y) = derivatives(at: corner) else { return greatest }
      let lengths = [x, y].map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
      return max(greatest, lengths[0], lengths[1])
    }
  }

  /// How a seen point moves with x and with y; nil behind the viewer.
  private func derivatives(at point: CGPoint) -> (x: CGPoint, y: CGPoint)? {
    let w = p * point.x.native + q * point.y.native + r
    guard w > 0, let seen = map(point) else { return nil }
    return (
      CGPoint(
        x: (a - p * seen.x.native) / w, y: (b - p * seen.y.native) / w),
      CGPoint(
        x: (c - q * seen.x.native) / w, y: (d - q * seen.y.native) / w)
    )
  }
}

extension CATransform3D {
  /// How near a point of the plane is to the viewer after the transform.
  func depth(of point: CGPoint, z: CGFloat) -> CGFloat {
    let w = m14 * point.x + m24 * point.y + m34 * z + m44
    guard w > 0 else { return .greatestFiniteMagnitude }
    return (m13 * point.x + m23 * point.y + m33 * z + m43) / w
  }
}
