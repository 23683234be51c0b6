extension UIViewController: UITraitEnvironment {}

extension UIViewController: UITraitChangeObservable {
  public func _add(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration {
      extras.traitRegistrations.append(registration)
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    extras.traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIViewController {
  /// The traits that the view has instead of the inherited ones. Loads the view.
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
