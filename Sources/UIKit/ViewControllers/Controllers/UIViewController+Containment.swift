extension UIViewController {
  func add(_ child: UIViewController) {
    guard !isHeld(by: child), child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
    child.extras.isMovingToParent = true
    child.traitOverridesMayDiffer()
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    storedExtras?.isMovingFromParent = false
    traitOverridesMayDiffer()
    didMove(toParent: nil)
  }

  private func isHeld(by controller: UIViewController) -> Bool {
    var holder: UIViewController? = self
    while let current = holder {
      if current === controller { return true }
      holder = current.parent
    }
    return false
  }
}
