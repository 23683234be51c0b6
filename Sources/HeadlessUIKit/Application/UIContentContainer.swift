/// Something that is told of changes of its size and traits before they happen.
public protocol UIContentContainer: AnyObject {
  /// Called before the view of this container gets another size, points.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// The size that a child will have when this container has another size, points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController {
  /// Tells the children of the sizes that they will have, where these are others than now.
  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
}
