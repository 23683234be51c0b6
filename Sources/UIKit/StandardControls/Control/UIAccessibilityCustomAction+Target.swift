extension UIAccessibilityCustomAction {
  /// An action that calls a method of a target, which is not retained, with itself. The method may return whether
  /// it succeeded.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: Self.handler(target, selector))
  }

  /// An action with an image that calls a method of a target, which is not retained, with itself.
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
