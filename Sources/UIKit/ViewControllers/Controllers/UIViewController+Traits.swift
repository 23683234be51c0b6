extension UIViewController: UITraitEnvironment {}

extension UIViewController: UITraitChangeObservable {
  /// Adds a registration, whose handler is called after the view was notified.
  public func _add(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration {
      extras.traitRegistrations.append(registration)
    }
  }

  /// Ends a registration; one of another object has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    extras.traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIViewController {
  /// The controller's overrides of the traits that it inherits. Its view has them once it is loaded.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(storedExtras?.traitOverrides) }
    set {
      extras.traitOverrides = newValue.traits
      traitOverridesMayDiffer()
    }
  }

  /// The overrides by the parent, or else by the presentation.
  var containerTraits: UITraitCollection? {
    if let parent { return parent.overrideTraitCollection(forChild: self) }
    let presentation = presenter?.presentation?.controller ?? storedExtras?.presentationController
    return presentation?.overrideTraitCollection
  }

  /// Gives the view the overrides of the controller and of its container.
  func traitOverridesMayDiffer() {
    viewIfLoaded?.setOwnerTraitOverrides(
      container: containerTraits, owner: storedExtras?.traitOverrides)
  }

  package func reportToRegistrations(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in storedExtras?.traitRegistrations ?? [] {
      registration.report(self, from: old, to: new)
    }
  }
}
