/// What scenes have in place of UIKit's classes that they do not have.
enum ReplacedClasses {
  /// What to use instead of a class, as a part of a sentence; nil for other names.
  static func replacement(for name: String) -> String? {
    replacements.first { $0.names.contains(name) }?.replacement
  }

  /// The names of all classes that have a replacement.
  static var names: [String] { replacements.flatMap(\.names) }

  private static let rows =
    "the rows as views of a UIStackView with 'axis: vertical', one of them with 'repeat' or a fragment for each row"

  private static let replacements: [(names: [String], replacement: String)] = [
    (
      ["UITableView", "UITableViewController", "UIListContentView"],
      "write \(rows), in a UIScrollView if they do not fit"
    ),
    (
      [
        "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell",
        "UITableViewHeaderFooterView",
      ],
      "write a fragment with the labels and images of a cell, and use it once for each row"
    ),
    (
      ["UICollectionView", "UICollectionViewController"],
      "write the cells as children of a GridView, one of them with 'repeat'"
    ),
    (
      ["UINavigationBar", "UINavigationController", "UINavigationItem", "UIBarButtonItem"],
      "write the bar as a UIView of 44 points below 'safeArea.top', with a UILabel in its centre and a "
        + "UIButton at each side; as a fragment if several scenes have it"
    ),
    (
      ["UITabBar", "UITabBarController", "UITabBarItem"],
      "use a DsTabView or a TabBarView, or a UIStackView with 'distribution: fillEqually' of 49 points above "
        + "'safeArea.bottom', with an image and a label in each item"
    ),
    (
      ["UIToolbar"],
      "write the bar as a UIStackView of buttons above 'safeArea.bottom', 44 points high, with "
        + "'distribution: equalSpacing'"
    ),
    (
      ["UISearchController"],
      "use a UISearchBar"
    ),
    (
      ["UIAlertController", "UIAlertView", "UIActionSheet", "UIAlertAction"],
      "write the alert as a rounded UIView in the centre of a UIWindow in front of the others, with two labels and its "
        + "buttons; a DsGuardView dims the other views"
    ),
    (
      ["UIMenu", "UIAction", "UIContextMenuInteraction", "UIPopoverPresentationController"],
      "write the menu as a rounded UIStackView with a shadow, in front of the other views; a choice from a list is a "
        + "DsComboBox"
    ),
    (
      ["UICalendarView"],
      "use a UIDatePicker with 'preferredDatePickerStyle: inline'"
    ),
    (
      ["UIKeyboard", "UIInputView", "UIKeyboardLayoutGuide"],
      "write its area as a UIView at the bottom of the screen"
    ),
    (
      ["UIStatusBar", "UIStatusBarManager", "UIHomeIndicator"],
      "devices have their safe areas, and nothing is drawn in them: write labels and images there, if pictures "
        + "need them"
    ),
    (["UIPageViewController"], "use a UIScrollView with the pages, and a UIPageControl"),
    (["UISplitViewController"], "write its columns as children of a view with constraints"),
    (
      ["UIViewController"],
      "write the views of the controller; a controller in Swift is a scene of a tool of your own, see "
        + "Documentation/writing-a-component.md"
    ),
    (
      ["WKWebView", "MKMapView", "SKView", "SCNView", "MTKView", "ARView", "AVPlayerLayer"],
      "use a UIImageView with a picture of its content"
    ),
  ]
}
