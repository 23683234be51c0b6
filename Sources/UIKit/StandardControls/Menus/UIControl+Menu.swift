import StandardViews

extension UIButton {
  /// Opens the button's menu, as a tap or a long press does. Without a menu or a window it has no effect.
  public func openMenu(animated: Bool = true) {
    guard let menu, openedMenu == nil else { return }
    let overlay = MenuOverlay(menu, from: self, at: bounds, animated: animated) {
      [weak self] element in self?.select(element)
    }
    overlay?.onClose = { [weak self] _ in self?.isHighlighted = false }
    openedMenu = overlay
  }

  /// Performs an element of the menu, and in a button that selects a value, turns it on.
  private func select(_ element: UIMenuElement) {
    if showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction, let action = element as? UIAction
    {
      menu?.turnOn(action)
      menuDidChange()
      if let menu { onMenuSelection?(menu) }
    }
    switch element {
    case let action as UIAction: sendAction(action)
    case let command as UICommand: sendAction(command.action, to: nil, for: nil)
    default: break
    }
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
