// UIKit's global functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A context that was made the current one.
private struct CurrentContext {
  var context: CGContext
  /// What it did before.
  var drewImagesUpright: Bool
}

/// The stack of current graphics contexts.
private let graphicsContexts = ThreadStack<CurrentContext>()

/// The context that `draw(_:)` draws into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  graphicsContexts.last?.context
}

/// Makes a context the current one until ``UIGraphicsPopContext()``. Until then it draws images as Core
/// Graphics does.
public func UIGraphicsPushContext(_ context: CGContext) {
  graphicsContexts.push(
    CurrentContext(context: context, drewImagesUpright: context.drawsImagesUpright))
  context.drawsImagesUpright = false
}

/// Restores the context that was current before the last push; does nothing without one.
public func UIGraphicsPopContext() {
  guard let current = graphicsContexts.last else { return }
  current.context.drawsImagesUpright = current.drewImagesUpright
  graphicsContexts.pop()
}

/// Fills a rectangle with the current context's fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a one point wide frame just inside of a rectangle with the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let path = CGMutablePath()
  path.addRect(rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.addPath(path)
  context.fillPath(using: .evenOdd)
}

/// Intersects the current context's clip with a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
