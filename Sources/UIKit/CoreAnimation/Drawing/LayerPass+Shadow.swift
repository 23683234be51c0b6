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
    // Core Animation blurs the outlines that it is given. For other shadows in contexts it uses the context's own.
    let softness: ShadowSoftness = isOnScreen ? .averaged : .gaussian
    if let path = layer.shadowPath {
      castShadow(
        of: path.copy(using: CGAffineTransform(translationX: origin.x, y: origin.y)),
        layer.shadow, .averaged)
      draw()
    } else if isFilled() {
      castShadow(of: outline.path(insetBy: 0), layer.shadow, softness)
      draw()
    } else {
      context.saveGState()
      let (rect, place) = ink()
      clip(to: rect, at: place)
      setShadow(layer.shadow, softness)
      context.beginTransparencyLayer()
      draw()
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  /// The values of a shadow.
  package struct Shadow {
    var color: CGColor?
    /// Points, in the coordinates of what casts it.
    var offset: CGSize
    /// The standard deviation of the blur, points.
    var radius: CGFloat

    package init(color: CGColor?, offset: CGSize, radius: CGFloat) {
      self.color = color
      self.offset = offset
      self.radius = max(0, radius)
    }

    /// How far the blur is visible, points: the three box averages end at about three standard deviations.
    package var reach: CGFloat { 3 * radius + 1 }
  }

  private func setShadow(_ shadow: Shadow, _ softness: ShadowSoftness, shift: CGFloat = 0) {
    // Core Graphics measures shadows in the base space, Core Animation in the layer's.
    let toBase = toBase ?? .identity
    let offset = shadow.offset.applying(toBase)
    let area = abs(toBase.a * toBase.d - toBase.b * toBase.c)
    context.setShadow(
      offset: CGSize(width: offset.width + shift, height: offset.height),
      blur: 2 * shadow.radius * area.squareRoot(), color: shadow.color, softness: softness)
  }

  /// Draws the shadow of a path without the path: the path is moved out of the surface, and the offset
  /// of its shadow compensates for that.
  private func castShadow(
    of path: CGPath, _ shadow: Shadow, _ softness: ShadowSoftness,
    using rule: CGPathFillRule = .winding
  ) {
    let shift = 32_768 / context.scale
    context.saveGState()
    setShadow(shadow, softness, shift: shift)
    if let toBase {
      context.concatenate(
        toBase.concatenating(CGAffineTransform(translationX: -shift, y: 0))
          .concatenating(toBase.inverted()))
    } else {
      context.translateBy(x: -shift, y: 0)
    }
    context.setFillColor(.black)
    context.addPath(path)
    context.fillPath(using: rule)
    context.restoreGState()
  }

  // MARK: Shadows of an outline

  /// Draws the shadow that an outline casts, outside of the outline only, as CSS draws a `box-shadow` (CSS Backgrounds and
  /// Borders Module Level 3, section 4.6.1).
  ///
  /// - Parameter spread: how far the caster is outside of the outline, points.
  package func drawOuterShadow(_ shadow: Shadow, of outline: LayerOutline, spread: CGFloat) {
    guard (shadow.color?.alpha ?? 0) > 0, let caster = outline.path(spreadBy: spread) else {
      return
    }
    let reach = abs(spread) + shadow.reach + abs(shadow.offset.width) + abs(shadow.offset.height)
    let outside = CGMutablePath()
    outside.addRect(outline.rect.insetBy(dx: -reach, dy: -reach))
    outside.addPath(outline.path(insetBy: 0))
    context.saveGState()
    context.addPath(outside)
    context.clip(using: .evenOdd)
    castShadow(of: caster, shadow, .averaged)
    context.restoreGState()
  }

  /// Draws the shadow that falls into an outline from around it.
  ///
  /// - Parameter spread: how far the caster reaches into the outline, points.
  package func drawInnerShadow(_ shadow: Shadow, of outline: LayerOutline, spread: CGFloat) {
    guard (shadow.color?.alpha ?? 0) > 0 else { return }
    let reach = abs(spread) + shadow.reach + abs(shadow.offset.width) + abs(shadow.offset.height)
    let around = CGMutablePath()
    around.addRect(outline.rect.insetBy(dx: -reach, dy: -reach))
    if let hole = outline.path(spreadBy: -spread) { around.addPath(hole) }
    context.saveGState()
    outline.clip(context)
    castShadow(of: around, shadow, .averaged, using: .evenOdd)
    context.restoreGState()
  }
}

extension CALayer {
  /// Whether a shadow is visible unless the layer clips it.
  package var castsShadow: Bool {
    shadowOpacity > 0 && (shadowColor?.alpha ?? 0) > 0
  }

  fileprivate var shadow: LayerPass.Shadow {
    LayerPass.Shadow(color: effectiveShadowColor, offset: shadowOffset, radius: shadowRadius)
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
    let reach = shadow.reach
    return ink.union(
      caster.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
        .insetBy(dx: -reach, dy: -reach))
  }
}
