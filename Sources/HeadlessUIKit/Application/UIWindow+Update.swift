extension UIWindow {
  /// How often safe areas and layout are repeated while they change each other.
  private static let roundLimit = 10

  /// Lays out what is marked in the window, and tells views whose safe area changed.
  func update() {
    var rounds = 0
    fillWithControllers()
    tellSafeAreaChange()
    repeat {
      rounds += 1
      layoutIfNeeded()
    } while rounds < Self.roundLimit && tellSafeAreaChange()
  }

  /// Brings a window that no application shows up to date, as an application's display is.
  func updateWithoutApplication() {
    update()
    for controller in ownAppearances.takeAll() { controller.endAppearanceTransition() }
    update()
  }

  /// Has a controller that appears in this window hear of it at the end of the update.
  func finishAppearanceLater(of controller: UIViewController) {
    if let application {
      application.appearances.add(controller)
    } else {
      ownAppearances.add(controller)
    }
  }
}
