extension UIView {
  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView !== self else { return }
    gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
    let rare = loadRare()
    rare.gestureRecognizers = (rare.gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attachedView = self
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView === self else { return }
    gestureRecognizer.stopRecognizing()
    rare?.gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attachedView = nil
  }
}
