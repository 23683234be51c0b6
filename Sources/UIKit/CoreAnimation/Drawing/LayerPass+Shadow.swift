extension LayerPass {
  /// Draws a layer above its shadow.
  ///
  /// - Parameters:
  ///   - layer: as it is shown.
  ///   - origin: of the layer's coordinates, in the current user space.
  ///   - isFilled: whether the layer is as opaque as its outline, so that the outline casts the same
  ///     shadow.
  ///   - ink: a rectangle around the drawn content, in the layer's coordinates, and the origin of these.
  package func drawShadow(
    of layer: CALayer, outline: LayerOutline, origin: CGPoint, isFilled: @autoclosure () -> Bool,
    ink: () -> (CGRect, CGPoint), draw: () -> Void
  ) {
    if let path = layer.shadowPath {
      castShadow(
        of: path.copy(using: CGAffineTransform(translationX: origin.x, y: origin.y)), layer)
      draw()
    } else if isFilled() {
      castShadow(of: outline.path(insetBy: 0), layer)
      draw()
    } else {
      context.saveGState()
      let (rect, place) = ink()
      clip(to: rect, at: place)
      setShadow(of: layer)
      context.beginTransparencyLayer()
      draw()
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  private func setShadow(of layer: CALayer, shift: CGFloat = 0) {
    // Core Graphics measures shadows in the base space, Core Animation in the layer's.
    let toBase = toBase ?? .identity
    let offset = layer.shadowOffset.applying(toBase)
    let area = abs(toBase.a * toBase.d - toBase.b * toBase.c)
    context.setShadow(
      offset: CGSize(width: offset.width + shift, height: offset.height),
      blur: 2 * max(0, layer.shadowRadius) * area.squareRoot(), color: layer.effectiveShadowColor)
  }

  /// Draws the shadow of a path without the path: the path is moved out of the surface, and the offset
  /// of its shadow compensates for that.
  private func castShadow(of path: CGPath, _ layer: CALayer) {
    let shift = 32_768 / context.scale
    context.saveGState()
    setShadow(of: layer, shift: shift)
    if let toBase {
      context.concatenate(
        toBase.concatenating(CGAffineTransform(translationX: -shift, y: 0))
          .concatenating(toBase.inverted()))
    } else {
      context.translateBy(x: -shift, y: 0)
    }
    context.setFillColor(.black)
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
  }
}

extension CALayer {
  /// Whether a shadow is visible unless the layer clips it.
  package var castsShadow: Bool {
    shadowOpacity > 0 && (shadowColor?.alpha ?? 0) > 0
  }

  /// The colour of the shadow with its opacity.
  var effectiveShadowColor: CGColor? {
    shadowColor.map {
      CGColor(
        red: $0.red, green: $0.green, blue: $0.blue,
        alpha: $0.alpha * CGFloat(min(1, shadowOpacity)))
    }
  }

  /// A rectangle with the shadow around the content that casts it.
  ///
  /// - Parameter ink: the rectangle of the drawn content, in the layer's coordinates.
  package func addingShadow(to ink: CGRect) -> CGRect {
    guard castsShadow else { return ink }
    let caster = shadowPath?.boundingBox ?? ink
    // The three box averages of the blur end at about three standard deviations.
    let reach = 3 * max(0, shadowRadius) + 1
    return ink.union(
      caster.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
        .insetBy(dx: -reach, dy: -reach))
  }
}
