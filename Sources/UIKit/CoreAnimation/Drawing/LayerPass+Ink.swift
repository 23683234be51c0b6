extension LayerPass {
  /// A rectangle in the layer's coordinates around everything that a layer and its sublayers draw.
  package func inkBounds(of layer: CALayer) -> CGRect {
    let shown = shown(layer)
    let bounds = shown.bounds
    if shown.masksToBounds { return bounds }
    var ink = bounds
    if shown.drawsKind { ink = ink.union(shown.kindInkBounds) }
    if let contents = shown.contentsInk { ink = ink.union(contents) }
    ink = ink.union(sublayerInk(of: layer, shown))
    if let (transition, _) = layer.currentTransition, transition.former != nil {
      // Content that moves in or out passes at most one size next to the layer.
      ink = ink.union(ink.insetBy(dx: -ink.width, dy: -ink.height))
    }
    return shown.addingShadow(to: ink)
  }

  /// A rectangle around what the sublayers draw, in the layer's coordinates; null without any.
  package func sublayerInk(of layer: CALayer, _ shown: CALayer) -> CGRect {
    let space = sublayerMatrix(of: shown)
    var ink = CGRect.null
    for sublayer in layer.currentSublayers ?? [] {
      ink = ink.union(box(of: sublayer, in: space))
    }
    return shown.replicated(ink)
  }

  private func box(of layer: CALayer, in space: CATransform3D?) -> CGRect {
    let shown = shown(layer)
    guard !shown.isHidden, shown.opacity > 0 else { return .null }
    let own = matrixToSuperlayer(of: shown)
    let matrix = space.map { own.concatenating($0) } ?? own
    if shown.isTransparentSpace {
      let inner = sublayerMatrix(of: shown).map { $0.concatenating(matrix) } ?? matrix
      return (layer.currentSublayers ?? []).reduce(.null) { $0.union(box(of: $1, in: inner)) }
    }
    let ink = layer.host?.hostedInkBounds ?? inkBounds(of: layer)
    let seen = matrix.projection.boundingBox(of: ink)
    return seen.isFiniteRect ? seen : .null
  }
}
