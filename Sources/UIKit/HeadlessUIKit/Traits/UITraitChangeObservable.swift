/// An object with traits.
public protocol UITraitEnvironment: AnyObject {
  /// The current traits of the object.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed. Called on views and controllers.
  /// - Parameter previousTraitCollection: The traits before the change; nil if there were no traits before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

extension UIScreen: UITraitEnvironment {
  /// Not called: views and their owners are notified of changes.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene: UITraitEnvironment {
  /// Not called: views and their owners are notified of changes.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// A registration for changes of traits, by which it is ended.
public protocol UITraitChangeRegistration: AnyObject {}

/// The observed traits, and the closure to call when one of them changes.
package final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  package func report(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0.differs(old, new) }) { handler(object, old) }
  }
}

/// An object that reports changes of its traits.
public protocol UITraitChangeObservable: AnyObject {
  // Without the underscore `#selector(add)` would be ambiguous in every view and controller.
  /// Adds a registration whose closure is called at changes.
  func _add(_ registration: any UITraitChangeRegistration)

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls a closure whenever one of some traits has changed, with the object and the former traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  /// Calls a closure that names the type of its object: `{ (self: Self, previous) in … }`.
  @discardableResult
  @_disfavoredOverload
  public func registerForTraitChanges<Object>(
    _ traits: [UITrait], handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  /// Calls a method of this object whenever one of some traits has changed. It can have the object and the
  /// former traits as parameters.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of a target, which is not retained, whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let method = TargetAction(target: target, selector: action)
    return register(traits) { (object: AnyObject, old) in
      if let target = method.target { method.selector.perform(on: target, with: object, old) }
    }
  }

  private func register<Object>(
    _ traits: [UITrait], _ handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { object, old in
      if let object = object as? Object { handler(object, old) }
    }
    _add(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable {
  /// Adds a registration, whose handler is called after the view's ``UIView/traitCollectionDidChange(_:)``.
  public func _add(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration {
      loadExtras().traitRegistrations.append(registration)
    }
  }

  /// Ends a registration; one of another object has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    extras?.traitRegistrations.removeAll { $0 === registration }
  }
}
