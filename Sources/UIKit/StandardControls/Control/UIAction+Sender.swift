/// A menu element that performs an action.
public protocol UIMenuLeaf: AnyObject {
  /// Performs the action.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
  /// Calls the handler.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject })
  }
}
