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
  /// The view's overrides of the inherited traits. Setting them loads the view.
  public var traitOverrides: UITraitOverrides {
    get { viewIfLoaded?.traitOverrides ?? UITraitOverrides(nil) }
    set { view?.traitOverrides = newValue }
  }

  package func reportToRegistrations(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in storedExtras?.traitRegistrations ?? [] {
      registration.report(self, from: old, to: new)
    }
  }
}
