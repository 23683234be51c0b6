/// An object that can respond to touches, or pass them on to the next responder.
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The receiver of events that this object does not handle: for a view, its superview.
  open var next: UIResponder? { nil }

  /// Fingers touched the screen. The default passes the event on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. The default passes the event on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. The default passes the event on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches were cancelled, by a gesture or an interruption. The default passes the event on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
