/// What scenes have in place of UIKit's classes that they do not have.
enum ReplacedClasses {
  /// What to use instead of a class, as a part of a sentence; nil for other names.
  static func replacement(for name: String) -> String? {
    replacements.first { $0.names.contains(name) }?.replacement
  }

  /// The names of all classes that have a replacement.
  static var names: [String] { replacements.flatMap(\.names) }

  private static let replacements: [(names: [String], replacement: String)] = [
    (
      ["UITableViewController", "UIListContentView", "UITableViewHeaderFooterView"],
      "write a UITableView with 'sections: [{ header: …, rows: [{ text: … }] }]'"
    ),
    (
      ["UICollectionViewCell"],
      "write the views of a cell under 'items' of a UICollectionView's section, one of them with 'repeat' or 'data'"
    ),
    (
      ["UICollectionViewController"],
      "write a UICollectionView with 'layout: { type: grid }' and 'sections: [{ header: …, items: [ … ] }]'"
    ),
    (
      ["UINavigationItem", "UIBarButtonItem", "UITabBarItem"],
      "write the item under 'navigationItem' or 'tabBarItem' of a controller, or under 'items' of a bar"
    ),
    (
      ["UISearchController"],
      "write 'search: { placeholder: … }' under 'navigationItem' of a controller, or use a UISearchBar"
    ),
    (
      ["UIAlertController", "UIAlertView", "UIActionSheet", "UIAlertAction"],
      "write 'alert: { title: …, message: …, actions: [ … ] }' next to 'view', with 'style: actionSheet' for one at the "
        + "bottom"
    ),
    (
      ["UISheetPresentationController", "UIPopoverPresentationController"],
      "write 'presented: { detents: [medium, large], view: … }' next to 'view', or 'style: popover' with a 'source'"
    ),
    (
      ["UIMenu", "UIAction", "UIContextMenuInteraction"],
      "write 'menu: [ … ]' of a UIButton, and the step 'openMenu' with its id; a choice from a list is a DsComboBox"
    ),
    (
      ["UICalendarView"],
      "use a UIDatePicker with 'preferredDatePickerStyle: inline'"
    ),
    (
      ["UIKeyboard", "UIInputView", "UIKeyboardLayoutGuide"],
      "write 'keyboard: default' next to 'view'"
    ),
    (
      ["UIStatusBar", "UIStatusBarManager", "UIHomeIndicator"],
      "write 'systemUI: true' beside the scene's 'view', which draws both at the places of the device"
    ),
    (
      ["WKWebView", "MKMapView", "SKView", "SCNView", "MTKView", "ARView", "AVPlayerLayer"],
      "use a UIImageView with a picture of its content"
    ),
  ]
}
