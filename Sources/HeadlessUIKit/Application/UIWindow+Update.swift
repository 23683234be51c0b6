extension UIWindow {
  /// The number of rounds while safe areas and layout change each other.
  private static let roundLimit = 10

  /// Lays out invalid views of the window, and reports changed safe areas to views.
  func update() {
    var rounds = 0
    fillWithControllers()
    reportSafeAreaChange()
    repeat {
      rounds += 1
      layoutIfNeeded()
    } while rounds < Self.roundLimit && reportSafeAreaChange()
  }

  /// Updates a window that no application shows, as an application updates its display.
  func updateWithoutApplication() {
    update()
    for controller in ownAppearances.removeAll() { controller.endAppearanceTransition() }
    update()
  }

  /// Notifies a controller that appears in this window at the end of the update.
  func finishAppearanceLater(of controller: UIViewController) {
    if let application {
      application.appearances.add(controller)
    } else {
      ownAppearances.add(controller)
    }
  }
}
