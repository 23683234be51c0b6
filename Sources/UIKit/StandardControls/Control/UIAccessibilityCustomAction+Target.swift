extension UIAccessibilityCustomAction {
  /// Creates an action that calls a target's method with itself. The target is not retained. The
  /// method may return whether it succeeded.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: Self.handler(target, selector))
  }

  /// Creates an action with an image that calls a target's method with itself. The target is not
  /// retained.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, image: image, actionHandler: Self.handler(target, selector))
  }

  private static func handler(_ target: Any?, _ selector: Selector) -> Handler {
    weak let object = target.map { $0 as AnyObject }
    return { action in
      guard let object else { return false }
      return selector.perform(on: object, with: action) as? Bool ?? true
    }
  }
}
