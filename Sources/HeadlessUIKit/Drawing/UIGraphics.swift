// UIKit's global functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The graphics contexts that drawing goes to, innermost last.
///
/// They belong to the thread: drawing is synchronous, so between a push and its pop no other task
/// can run on the same thread, and a context, which is not `Sendable`, never gets to a child task as
/// a task-local value would.
final class GraphicsContextStack {
  fileprivate var contexts: [CGContext] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      guard let stack else { return }
      Unmanaged<GraphicsContextStack>.fromOpaque(stack).release()
    }
    return key
  }()

  /// The stack of the running thread, if anything was ever pushed on it.
  fileprivate static var existing: GraphicsContextStack? {
    pthread_getspecific(key).map {
      Unmanaged<GraphicsContextStack>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The stack of the running thread.
  fileprivate static var current: GraphicsContextStack {
    if let existing { return existing }
    let stack = GraphicsContextStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

/// The context that `draw(_:)` draws into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.existing?.contexts.last
}

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.contexts.append(context)
}

/// Goes back to the context that was current before the last push; nothing if there was none.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.existing?.contexts.popLast()
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
