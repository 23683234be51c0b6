extension UIButton {
  /// Opens the button's menu, as a tap or a long press does. Without a menu or a window it has no effect.
  public func openMenu(animated: Bool = true) {
    contextMenuInteraction?.openMenu(
      at: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// In a button that selects a value, turns an element of the menu on.
  func select(_ element: UIMenuElement) {
    guard showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction,
      let action = element as? UIAction
    else { return }
    menu?.turnOn(action)
    menuDidChange()
    if let menu { onMenuSelection?(menu) }
  }
}

extension UIMenu {
  /// Turns an action on, and all others of the menu off, also those in menus that are shown inline.
  fileprivate func turnOn(_ action: UIAction) {
    for element in children {
      if let menu = element as? UIMenu {
        if menu.options.contains(.displayInline) { menu.turnOn(action) }
      } else if let other = element as? UIAction {
        other.state = other === action ? .on : .off
      }
    }
  }
}
