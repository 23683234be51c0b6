// How a view's content is drawn if its layer was accessed, or its class overrides methods that a layer calls.

import Threads

extension UIView {
  /// The parts that views are drawing on this thread.
  private static let drawnParts = ThreadStack<(view: UIView, rect: CGRect)>()

  /// Draws as the delegate of the view's layer, which subclasses may override. A layer is created only for these
  /// subclasses.
  func drawAsDelegate(_ rect: CGRect, in context: CGContext) {
    guard loadedLayer != nil || LayerMethods.areOverridden(by: type(of: self)) else {
      draw(rect)
      return
    }
    let layer = loadedLayer ?? makeLayer()
    if layerDrawsItself {
      // The content that the layer keeps from now on is already part of this picture.
      let bounds = bounds
      LayerPass(context: context, scale: context.scale).drawOwnContents(
        of: layer, layer, at: bounds, LayerOutline(rect: bounds, layer: nil))
      return
    }
    layerWillDraw(layer)
    Self.drawnParts.with((self, rect)) { draw(layer, in: context) }
  }

  /// Draws for a layer whose delegate the view is.
  func drawContent(of layer: CALayer, in context: CGContext) {
    guard layer.model() === loadedLayer else { return }
    let part = Self.drawnParts.last
    UIGraphicsPushContext(context)
    draw(part?.view === self ? part?.rect ?? layer.bounds : layer.bounds)
    UIGraphicsPopContext()
  }

  /// Makes the layer keep the content from now on if the class overrides ``display(_:)``: the content that this method
  /// sets is shown.
  func adoptDisplayOverride() -> Bool {
    guard LayerMethods.display.isOverridden(by: type(of: self)) else { return false }
    let drawsContent = drawsOwnContent
    let layer = loadedLayer ?? makeLayer()
    flags.insert(.layerKeepsContent)
    if layer.contentsScale == 1 { layer.contentsScale = contentScaleFactor }
    if drawsContent { layer.setNeedsDisplay() }
    return true
  }

  package var hostNeedsDisplay: Bool { drawsOwnContent && rare?.drawing?.isValid != true }

  package func displayHost() {
    let (rect, traits) = (rectOnScreen, traitCollection)
    guard drawsOwnContent, rect.width > 0, rect.height > 0, rect.isFiniteRect else { return }
    let drawing = loadDrawing()
    if drawing.isValid { drawing.invalidateForCall() }
    let grid = PixelGrid(scale: contentScaleFactor, toBase: nil)
    let site = DrawingSite(of: self, at: grid.snapped(rect), grid: grid, traits: traits)
    traits.performAsCurrent { drawing.update(self, at: site) }
  }

  /// The bounds on the screen, or by themselves for a view without a window.
  private var rectOnScreen: CGRect {
    guard let window = attachedWindow else { return CGRect(origin: .zero, size: bounds.size) }
    let rect = convert(bounds, to: window)
    return CGRect(
      x: window.frame.minX + rect.minX, y: window.frame.minY + rect.minY, width: bounds.width,
      height: bounds.height)
  }

  package func contentsRect(for size: CGSize, in rect: CGRect) -> CGRect? {
    contentMode == .scaleToFill ? nil : contentMode.rect(for: size, in: rect)
  }
}
