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

extension UIWindow {
  package func screenTraitsDidChange(
    from oldTraits: UITraitCollection, to newTraits: UITraitCollection
  ) {
    let (old, new) = (traits(on: oldTraits), traits(on: newTraits))
    if old != new { reportTraitChange(from: old, to: new) }
  }
}
