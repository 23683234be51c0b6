/// Changes the menus of the application. Nothing has one here: the protocol exists for ``UIResponder/buildMenu(with:)``.
public protocol UIMenuBuilder: AnyObject {
  /// The menu of an identifier; nil without one.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier; nil without one.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command that sends a selector with a property list; nil without one.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu by another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu by those that a closure makes of them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one, in the same parent.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one, in the same parent.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
