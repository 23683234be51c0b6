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
  /// Replaces the view of a child, which fills this controller's, by that of another one.
  func show(_ child: UIViewController?, insteadOf former: UIViewController?, animated: Bool) {
    guard child !== former || child?.viewIfLoaded?.superview == nil else { return }
    let isVisible = viewIfLoaded?.window != nil
    if isVisible {
      former?.beginAppearanceTransition(false, animated: animated)
      child?.beginAppearanceTransition(true, animated: animated)
    }
    former?.viewIfLoaded?.removeFromSuperview()
    if let child, let childView = child.view, let view {
      childView.frame = view.bounds
      childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(childView)
    }
    if isVisible {
      former?.endAppearanceTransition()
      child?.endAppearanceTransition()
    }
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
