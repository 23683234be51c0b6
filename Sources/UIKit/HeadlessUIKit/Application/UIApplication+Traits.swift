extension UIApplication {
  /// The user's choice: light or dark, reading direction, text size. Windows, views and controllers
  /// are notified of a change.
  public var userTraits: UITraitCollection {
    get { screen.userTraits }
    set {
      let oldTraits = screen.traitCollection
      screen.userTraits = newValue
      let newTraits = screen.traitCollection
      perform {
        for window in windows {
          window.screenTraitsDidChange(from: oldTraits, to: newTraits)
        }
      }
    }
  }
}

extension UIApplication {
  /// The traits of a screen with the overrides of the scene.
  func inScene(_ screenTraits: UITraitCollection) -> UITraitCollection {
    record.sceneTraits.map(screenTraits.replacing) ?? screenTraits
  }

  /// Sets the overrides of the screen's traits for all windows, and notifies those that are shown.
  func setSceneTraits(_ traits: UITraitCollection?) {
    let former = windows.map { (window: $0, traits: $0.traitCollection) }
    record.sceneTraits = traits
    perform {
      for (window, old) in former {
        guard window.application != nil else {
          window.traitsMayDiffer()
          continue
        }
        let new = window.traitCollection
        if new != old { window.reportTraitChange(from: old, to: new) }
      }
    }
  }
}

extension UIWindow {
  package func screenTraitsDidChange(
    from oldTraits: UITraitCollection, to newTraits: UITraitCollection
  ) {
    let (old, new) = (traits(on: oldTraits), traits(on: newTraits))
    if old != new { reportTraitChange(from: old, to: new) }
  }
}
