import Threads

/// Whether layers and views are being drawn without their animations, as by ``CALayer/render(in:)``.
package enum ModelRendering {
  private static let stack = ThreadStack<Void>()

  package static var isActive: Bool { !stack.isEmpty }

  package static func perform(_ draw: () -> Void) { stack.with((), perform: draw) }
}

extension CALayer {
  func renderWithoutAnimations(in context: CGContext) {
    if let model = presentationModel {
      // A copy that shows animations draws what the layer shows.
      let pass = LayerPass(context: context, scale: context.scale, isOnScreen: false)
      if let host = model.host {
        host.drawHosted(in: pass, at: bounds)
      } else {
        pass.draw(model, at: bounds)
      }
      return
    }
    layoutIfNeeded()
    ModelRendering.perform {
      let pass = LayerPass(context: context, scale: context.scale, isOnScreen: false)
      let bounds = bounds
      if let host { host.drawHosted(in: pass, at: bounds) } else { pass.draw(self, at: bounds) }
    }
  }

  /// The layer's current picture, as a display list in its own coordinates.
  func drawnList() -> DisplayList {
    layoutIfNeeded()
    let bounds = bounds
    let scale: CGFloat = 2
    let context = CGContext.recording(
      size: CGSize(width: bounds.width * scale, height: bounds.height * scale), scale: scale,
      transform: CGAffineTransform(scaleX: scale, y: scale))
    let pass = LayerPass(context: context, scale: scale)
    if let host { host.drawHosted(in: pass, at: bounds) } else { pass.draw(self, at: bounds) }
    return context.displayList
  }
}

extension CALayer {
  /// Whether the layer has own content: a kind, an image, a drawing that is recorded or pending.
  package var showsContents: Bool {
    drawsKind || backing != nil || rareStorage?.values.contents != nil
      || state.contains(.needsDisplay)
  }

  /// A rectangle around the layer's own content and its sublayers that do not belong to views.
  ///
  /// - Parameter layer: the layer that this one shows the presentation of, or itself.
  package func inkOfContents(and layer: CALayer) -> CGRect {
    var ink = drawsKind ? kindInkBounds : .null
    if let contents = contentsInk { ink = ink.union(contents) }
    // Nothing is drawn on it.
    let context = CGContext.recording(size: .zero, scale: 1, transform: .identity)
    return ink.union(LayerPass(context: context, scale: 1).sublayerInk(of: layer, self))
  }
}
