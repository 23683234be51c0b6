extension LayerPass {
  /// Draws a layer in a transition.
  func drawTransition(
    _ transition: CATransition, _ progress: CGFloat, to layer: CALayer, at exact: CGRect
  ) {
    let shown = shown(layer)
    drawTransition(
      transition, progress, rect: exact, origin: shown.origin(at: exact),
      ink: inkBounds(of: layer)
    ) { self.drawGroup(layer, at: exact) }
  }

  /// Draws what was shown before and what is shown now.
  ///
  /// - Parameters:
  ///   - rect: of the layer's bounds, in the current user space.
  ///   - origin: of its coordinates, in the current user space.
  package func drawTransition(
    _ transition: CATransition, _ progress: CGFloat, rect: CGRect, origin: CGPoint, ink: CGRect,
    draw: () -> Void
  ) {
    guard let former = transition.former else {
      draw()
      return
    }
    func drawFormer() {
      context.saveGState()
      context.translateBy(x: origin.x, y: origin.y)
      former.draw(in: context)
      context.restoreGState()
    }
    context.saveGState()
    defer { context.restoreGState() }
    if let isVertical = transition.type.flipsAboutVertical {
      // Seen from far away, so that the sides stay parallel.
      let cosine = CGFloat(
        Trigonometry.sineAndCosine(of: .pi * progress.native).cosine.magnitude)
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      let turn = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        .concatenating(
          CGAffineTransform(scaleX: isVertical ? cosine : 1, y: isVertical ? 1 : cosine)
        )
        .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      guard cosine > 1e-6 else { return }
      with(turn, draw: progress < 0.5 ? drawFormer : draw)
      return
    }
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
  /// From the final place of what moves in to the place where it comes from.
  fileprivate func way(in size: CGSize) -> CGPoint? {
    switch subtype ?? .fromRight {
    case .fromLeft: CGPoint(x: -size.width, y: 0)
    case .fromTop: CGPoint(x: 0, y: -size.height)
    case .fromBottom: CGPoint(x: 0, y: size.height)
    default: CGPoint(x: size.width, y: 0)
    }
  }
}
