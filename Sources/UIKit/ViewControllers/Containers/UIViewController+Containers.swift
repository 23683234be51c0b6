extension UIViewController {
  /// The closest container of a kind that contains this controller.
  func holder<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var controller = parent
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parent
    }
    return nil
  }
}

extension UIViewController {
  /// Shows the view of a child, which fills this controller's view.
  func show(_ child: UIViewController?, insteadOf former: UIViewController? = nil) {
    guard child !== former || child?.viewIfLoaded?.superview == nil else { return }
    ContainerTransition(in: self, from: former, to: child, animated: false) { _, _ in nil }.run()
  }

  /// Removes children that are no longer contained, and adds new ones.
  func hold(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }
}
