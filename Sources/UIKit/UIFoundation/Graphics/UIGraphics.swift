// UIKit's global functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Threads

/// A context that was made the current one.
///
/// A list instead of a `ThreadStack`: every view that draws asks for the current context, and a generic type
/// of another module is looked up each time.
private final class CurrentContext {
  let context: CGContext
  /// What it did before.
  let drewImagesUpright: Bool
  /// The one that was current before.
  let outer: CurrentContext?

  private static let slot = ThreadSlot()

  /// The running thread's current context; nil if there is none.
  static var innermost: CurrentContext? {
    get { slot.object.map { unsafeDowncast($0, to: CurrentContext.self) } }
    set { slot.object = newValue }
  }

  init(_ context: CGContext) {
    self.context = context
    drewImagesUpright = context.drawsImagesUpright
    outer = Self.innermost
  }
}

/// The context that `draw(_:)` draws into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.innermost?.context }

/// Makes a context the current one until ``UIGraphicsPopContext()``. Until then it draws images as Core
/// Graphics does.
public func UIGraphicsPushContext(_ context: CGContext) {
  CurrentContext.innermost = CurrentContext(context)
  context.drawsImagesUpright = false
}

/// Restores the context that was current before the last push; does nothing without one.
public func UIGraphicsPopContext() {
  guard let current = CurrentContext.innermost else { return }
  current.context.drawsImagesUpright = current.drewImagesUpright
  CurrentContext.innermost = current.outer
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
