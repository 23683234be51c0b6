/// The shape of a layer: a rectangle with some of its corners rounded.
package struct LayerOutline {
  package let rect: CGRect
  /// At most half the shorter side; 0 for a plain rectangle.
  private let radius: CGFloat
  private let corners: CACornerMask

  package init(rect: CGRect, layer: CALayer?) {
    self.rect = rect
    radius = max(0, min(layer?.cornerRadius ?? 0, rect.width / 2, rect.height / 2))
    corners = layer?.maskedCorners ?? .all
  }

  package func fill(in context: CGContext) {
    if radius == 0 {
      context.fill(rect)
    } else {
      context.addPath(path(insetBy: 0))
      context.fillPath()
    }
  }

  package func clip(_ context: CGContext) {
    if radius == 0 {
      context.clip(to: rect)
    } else {
      context.addPath(path(insetBy: 0))
      context.clip()
    }
  }

  /// Draws the border between the outline and the same outline inset by the border width, with
  /// concentric corners.
  package func drawBorder(of layer: CALayer, in context: CGContext) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    context.setFillColor(color)
    if layer.borderWidth * 2 >= min(rect.width, rect.height) {
      fill(in: context)
      return
    }
    let ring = path(insetBy: 0)
    ring.addPath(path(insetBy: layer.borderWidth))
    context.addPath(ring)
    context.fillPath(using: .evenOdd)
  }

  package func path(insetBy inset: CGFloat) -> CGMutablePath {
    let path = CGMutablePath()
    let inner = rect.insetBy(dx: inset, dy: inset)
    let radius = max(0, radius - inset)
    guard radius > 0 else {
      path.addRect(inner)
      return path
    }
    func size(_ corner: CACornerMask) -> CGSize {
      corners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
    }
    path.addRoundedRect(
      in: inner, topLeft: size(.layerMinXMinYCorner), topRight: size(.layerMaxXMinYCorner),
      bottomRight: size(.layerMaxXMaxYCorner), bottomLeft: size(.layerMinXMaxYCorner))
    return path
  }
}
