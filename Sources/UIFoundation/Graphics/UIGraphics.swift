// UIKit's global functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The stack of current graphics contexts.
private let graphicsContexts = ThreadStack<CGContext>()

/// The context that `draw(_:)` draws into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  graphicsContexts.last
}

/// Makes a context the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  graphicsContexts.push(context)
}

/// Restores the context that was current before the last push; does nothing without one.
public func UIGraphicsPopContext() {
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
