extension UIViewController {
  /// The nearest controller of a kind that holds this one.
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
  /// Shows the view of a child, which fills this controller's.
  func show(_ child: UIViewController?, insteadOf former: UIViewController? = nil) {
    guard child !== former || child?.viewIfLoaded?.superview == nil else { return }
    ContainerTransition(in: self, from: former, to: child, animated: false) { _, _ in nil }.run()
  }

  /// Lets go of children that are not held any more, and holds new ones.
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
