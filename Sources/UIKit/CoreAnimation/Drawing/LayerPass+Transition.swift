extension LayerPass {
  /// Draws a layer in a transition.
  func drawTransition(
    _ transition: CATransition, _ progress: CGFloat, to layer: CALayer, at exact: CGRect
  ) {
    let shown = shown(layer)
    drawTransition(
      transition, progress, rect: exact, origin: shown.origin(at: exact),
      ink: inkBounds(of: layer)
    ) { pass in pass.drawGroup(layer, at: exact) }
  }

  /// Draws the former and the current content of a layer.
  ///
  /// - Parameters:
  ///   - rect: of the layer's bounds, in the current user space.
  ///   - origin: of its coordinates, in the current user space.
  ///   - draw: draws the current content, in this pass or in the pass of a separate picture.
  package func drawTransition(
    _ transition: CATransition, _ progress: CGFloat, rect: CGRect, origin: CGPoint, ink: CGRect,
    draw drawInPass: (LayerPass) -> Void
  ) {
    guard let former = transition.former else {
      drawInPass(self)
      return
    }
    func drawFormer(in pass: LayerPass) {
      pass.context.saveGState()
      pass.context.translateBy(x: origin.x, y: origin.y)
      former.draw(in: pass.context)
      pass.context.restoreGState()
    }
    context.saveGState()
    defer { context.restoreGState() }
    if let flip = transition.type.flip(progress, of: rect) {
      drawProjected(
        ink: ink.offsetBy(dx: origin.x, dy: origin.y), origin: rect.origin, flip,
        draw: progress < 0.5 ? drawFormer(in:) : drawInPass)
      return
    }
    func drawFormer() { drawFormer(in: self) }
    func draw() { drawInPass(self) }
    guard transition.type != .fade, let way = transition.way(in: rect.size) else {
      clip(to: ink, at: origin)
      context.beginTransparencyLayer()
      fade(1 - progress, .normal, drawFormer)
      fade(progress, .plusLighter, draw)
      context.endTransparencyLayer()
      return
    }
    func moved(_ part: CGFloat, _ draw: () -> Void) {
      with(CGAffineTransform(translationX: way.x * part, y: way.y * part), draw: draw)
    }
    switch transition.type {
    case .moveIn:
      drawFormer()
      moved(1 - progress, draw)
    case .reveal:
      draw()
      moved(-progress, drawFormer)
    default:
      moved(-progress, drawFormer)
      moved(1 - progress, draw)
    }
  }

  private func fade(_ alpha: CGFloat, _ mode: CGBlendMode, _ draw: () -> Void) {
    guard alpha > 0 else { return }
    context.saveGState()
    context.setAlpha(min(alpha, 1))
    context.setBlendMode(mode)
    context.beginTransparencyLayer()
    draw()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

extension CATransition {
  /// From the final place of the content that moves in to its first place.
  fileprivate func way(in size: CGSize) -> CGPoint? {
    switch subtype ?? .fromRight {
    case .fromLeft: CGPoint(x: -size.width, y: 0)
    case .fromTop: CGPoint(x: 0, y: -size.height)
    case .fromBottom: CGPoint(x: 0, y: size.height)
    default: CGPoint(x: size.width, y: 0)
    }
  }
}

extension CATransitionType {
  /// How far away the viewer of a flip is, in lengths of the side that turns. UIKit does not document it.
  private static let flipDistance = 3.0

  /// How a layer is seen in the middle of a flip, about the middle of a rectangle: first the old content,
  /// then the new one, which is on the back. Nil for other transitions.
  fileprivate func flip(_ progress: CGFloat, of rect: CGRect) -> Projection? {
    let turn = Double.pi * (progress < 0.5 ? progress.native : progress.native - 1)
    let (sine, cosine) = Trigonometry.sineAndCosine(of: turn)
    // From the left, the left side moves towards the viewer; from the top, the upper one.
    let towards: Double
    switch self {
    case .flipFromLeft, .flipFromTop: towards = sine
    case .flipFromRight, .flipFromBottom: towards = -sine
    default: return nil
    }
    let isVertical = self == .flipFromLeft || self == .flipFromRight
    let side = isVertical ? rect.width.native : rect.height.native
    guard side > 0 else { return nil }
    let depth = towards / (Self.flipDistance * side)
    let middle = (x: rect.midX.native, y: rect.midY.native)
    let toMiddle = Projection(x: (1, 0, 0), y: (0, 1, 0), one: (-middle.x, -middle.y, 1))
    let seen =
      isVertical
      ? Projection(x: (cosine, 0, depth), y: (0, 1, 0), one: (0, 0, 1))
      : Projection(x: (1, 0, 0), y: (0, cosine, depth), one: (0, 0, 1))
    return toMiddle.concatenating(seen).concatenating(
      CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}
