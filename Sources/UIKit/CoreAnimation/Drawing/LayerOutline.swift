/// The shape of a layer: a rectangle with some of its corners rounded.
package struct LayerOutline {
  package let rect: CGRect
  /// Less than the shorter side; 0 for a plain rectangle.
  private let radius: CGFloat
  private let corners: CACornerMask

  package init(rect: CGRect, layer: CALayer?) {
    var radius = layer?.cornerRadius ?? 0
    // Corners that fit into the bounds fit into their pixels, too, which may be fewer.
    if let size = layer?.bounds.size, radius * 2 <= min(size.width, size.height) {
      radius = min(radius, rect.width / 2, rect.height / 2)
    }
    self.init(rect: rect, radius: radius, corners: layer?.maskedCorners ?? .all)
  }

  package init(rect: CGRect, radius: CGFloat, corners: CACornerMask) {
    self.rect = rect
    // A radius that no corner has room for is meant to make the ends as round as they can be; what a device makes of it
    // is not known.
    let side = min(rect.width, rect.height)
    self.radius = radius < side ? max(0, radius) : side / 2
    self.corners = corners
  }

  /// The outline inside a border, with concentric corners.
  package func inset(by width: CGFloat) -> LayerOutline {
    let width = min(max(width, 0), min(rect.width, rect.height) / 2)
    return LayerOutline(
      rect: rect.insetBy(dx: width, dy: width), radius: radius - width, corners: corners)
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
    path(in: rect.insetBy(dx: inset, dy: inset), radius: max(0, radius - inset))
  }

  /// The outline moved outwards, as the spread of a shadow moves it; nil if nothing is left.
  ///
  /// Small radii grow less than large ones, and 0 stays 0. Source: CSS Backgrounds and Borders Module Level 3, section
  /// 4.6.1 with 4.2: a factor of 1 + (r − 1)³ for a ratio r of radius and spread below 1.
  package func path(spreadBy spread: CGFloat) -> CGMutablePath? {
    let outer = rect.insetBy(dx: -spread, dy: -spread)
    guard !outer.isNull, outer.width > 0, outer.height > 0 else { return nil }
    guard spread > 0 else { return path(in: outer, radius: max(0, radius + spread)) }
    let missing = max(0, 1 - radius / spread)
    return path(in: outer, radius: radius + spread * (1 - missing * missing * missing))
  }

  private func path(in inner: CGRect, radius: CGFloat) -> CGMutablePath {
    let path = CGMutablePath()
    guard radius > 0 else {
      path.addRect(inner)
      return path
    }
    guard radius * 2 <= min(inner.width, inner.height) else {
      return OverlappingCorners(in: inner, radius: radius, corners: corners).path
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
