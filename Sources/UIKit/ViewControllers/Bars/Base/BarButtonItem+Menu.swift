import StandardControls

extension UIBarButtonItem {
  /// Whether a tap does something other than opening the menu.
  var hasAction: Bool { primaryAction != nil || action != nil }

  /// Opens the item's menu next to its button in a window, as a touch does. Without a menu, or without a button in the
  /// window, it has no effect.
  package func openMenu(in window: UIWindow?, animated: Bool = true) {
    (view(in: window) as? BarButton)?.openMenu(animated: animated)
  }
}

extension UIView {
  /// The shown item with an identifier in this view or below it; nil if there is none.
  package func shownBarButtonItem(identified identifier: String) -> UIBarButtonItem? {
    if let item = (self as? any BarButtonItemView)?.shownItem,
      item.accessibilityIdentifier == identifier
    {
      return item
    }
    for view in subviews {
      if let item = view.shownBarButtonItem(identified: identifier) { return item }
    }
    return nil
  }
}
