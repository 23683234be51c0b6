extension UIWindow {
  /// The number of rounds while safe areas and layout change each other.
  private static let roundLimit = 10

  /// Lays out invalid views of the window, and reports changed safe areas to views.
  package func update() {
    var rounds = 0
    fillWithOwnedViews()
    reportSafeAreaChange()
    repeat {
      rounds += 1
      layoutIfNeeded()
    } while rounds < Self.roundLimit && reportSafeAreaChange()
  }

  /// Updates a window that no application shows, as an application updates its display.
  func updateWithoutApplication() {
    update()
    finishOwnAppearances()
    update()
  }

  /// Notifies the owners of views that have appeared in a window without an application.
  func finishOwnAppearances() {
    for owner in ownAppearances.removeAll() { owner.finishAppearance() }
  }

  /// Notifies the owner of a view that appears in this window at the end of the update.
  package func finishAppearanceLater(of owner: any ViewOwner) {
    if let application {
      application.appearances.add(owner)
    } else {
      ownAppearances.add(owner)
    }
  }
}
