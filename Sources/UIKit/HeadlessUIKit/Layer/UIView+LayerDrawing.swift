// How a view is drawn as a part of a tree of layers, and layers as a part of a view.

extension UIView {
  package func drawHosted(in pass: LayerPass, at rect: CGRect) {
    drawHosted(in: pass) { $0.draw(self, withStyleAt: rect) }
  }

  package func drawHosted(in pass: LayerPass, from origin: CGPoint) {
    drawHosted(in: pass) { $0.draw(self, from: origin) }
  }

  /// Draws in the pass of views that belongs to a pass of layers.
  func drawHosted(in pass: LayerPass, _ draw: (DrawingPass) -> Void) {
    let outer = pass.viewPass as? DrawingPass
    if let outer, outer.layers === pass {
      draw(outer)
      return
    }
    // A separate picture, or layers without a view.
    let own = DrawingPass(layers: pass, traits: outer?.currentTraits ?? traitCollection)
    pass.viewPass = own
    // Drawing of views belongs into the picture, too.
    UIGraphicsPushContext(pass.context)
    own.display(self)
    own.currentTraits.performAsCurrent { draw(own) }
    UIGraphicsPopContext()
    pass.viewPass = outer
  }

  package var hostedInkBounds: CGRect { inkBounds }
}

extension UIFont: LayerFontSource {
  package var layerFont: Font { font }
}
