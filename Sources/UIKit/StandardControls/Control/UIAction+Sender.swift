/// An element of a menu that does something.
public protocol UIMenuLeaf: AnyObject {
  /// Does it.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
  /// Calls the handler.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject })
  }
}
