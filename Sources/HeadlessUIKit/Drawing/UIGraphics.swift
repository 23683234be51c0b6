// UIKit's global functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The graphics contexts that drawing goes to.
private let graphicsContexts = ThreadStack<CGContext>()

/// The context that `draw(_:)` draws into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  graphicsContexts.last
}

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  graphicsContexts.push(context)
}

/// Goes back to the context that was current before the last push; nothing if there was none.
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

/// Makes the current context's clip smaller by a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
