/// The controllers whose views have entered a window and have not been shown yet.
struct PendingAppearances {
  private var controllers: [UIViewController] = []

  mutating func add(_ controller: UIViewController) {
    if !controllers.contains(where: { $0 === controller }) { controllers.append(controller) }
  }

  mutating func removeAll() -> [UIViewController] {
    defer { controllers = [] }
    return controllers.filter { $0.appearanceState == .appearing }
  }
}
