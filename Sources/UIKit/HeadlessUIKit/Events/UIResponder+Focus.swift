extension UIResponder {
  /// The root of the tree that the object is in or controls; nil if there is none.
  var focusRoot: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.root }
      if let view = (current as? any ViewOwner)?.viewIfLoaded { return view.root }
      responder = current.next
    }
    return nil
  }

  func takeFocus() -> Bool {
    guard let root = focusRoot else { return false }
    let former = root.firstResponder
    if former === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let former, !former.resignFirstResponder() { return false }
    root.loadExtras().firstResponder = self
    root.reportFirstResponderChange()
    return true
  }

  func releaseFocus() -> Bool {
    guard let root = focusRoot, root.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    root.extras?.firstResponder = nil
    root.reportFirstResponderChange()
    return true
  }
}

extension UIView {
  /// The first responder of the tree that this is the root of.
  var firstResponder: UIResponder? {
    guard let responder = extras?.firstResponder, responder.focusRoot === self else { return nil }
    return responder
  }

  func stopEditing(force: Bool) -> Bool {
    let root = root
    guard let responder = root.firstResponder, contains(responder) else { return false }
    if responder.resignFirstResponder() { return true }
    if force {
      root.extras?.firstResponder = nil
      root.reportFirstResponderChange()
    }
    return force
  }

  fileprivate func reportFirstResponderChange() {
    (self as? UIWindow)?.host.record.firstResponderDidChange?()
  }

  /// Whether a responder is this view, or one in it or its controller.
  private func contains(_ responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? any ViewOwner)?.viewIfLoaded
    return view?.isDescendant(of: self) ?? false
  }

  /// Lets a first responder in this view resign before the view leaves its window.
  func resignFocusBeforeLeavingWindow() {
    let root = root
    guard let responder = root.extras?.firstResponder, contains(responder) else { return }
    if !responder.resignFirstResponder() { root.extras?.firstResponder = nil }
  }
}

extension UIResponder {
  func inputViewsDidChange() {
    if isFirstResponder { focusRoot?.reportFirstResponderChange() }
  }
}

extension UIWindow {
  /// The first responder of the window; nil without one.
  package var currentFirstResponder: UIResponder? { firstResponder }
}
