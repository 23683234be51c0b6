import StandardControls
import ViewTree

/// An item of a navigation bar or a toolbar, as scenes and view trees write it: `{system: add}`, `{title: Edit}`,
/// `{image: {systemName: ellipsis.circle}}`.
package struct BarItemValue: DescribableValue {
  package var system: UIBarButtonItem.SystemItem?
  package var title: String?
  package var image: UIImage?
  package var isDone = false
  package var isEnabled = true
  package var isSelected = false
  package var tintColor: UIColor?
  /// Points; 0 for the natural width.
  package var width: CGFloat = 0
  package var menu: MenuValue?
  /// Whether a scene gives the item a view, which replaces a placeholder.
  package var isView = false
  /// The name by which steps find the item: its accessibility identifier.
  package var id: String?

  package init() {}

  init(_ item: UIBarButtonItem) {
    (system, title, image) = (item.systemItem, item.title, item.image)
    // The style of the system's item follows from it.
    isDone = item.style == .done && item.systemItem?.isDone != true
    (isEnabled, isSelected) = (item.isEnabled, item.isSelected)
    (tintColor, width) = (item.tintColor, item.width)
    menu = item.menu.map { MenuValue($0) }
    id = item.accessibilityIdentifier
  }

  func make() -> UIBarButtonItem {
    let item =
      system.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
      ?? UIBarButtonItem()
    if let title { item.title = title }
    if let image { item.image = image }
    if isDone { item.style = .done }
    (item.isEnabled, item.isSelected) = (isEnabled, isSelected)
    (item.tintColor, item.width) = (tintColor, width)
    item.menu = menu?.make()
    if isView { item.customView = BarItemPlaceholder() }
    item.accessibilityIdentifier = id
    return item
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    if let system { parts["system"] = .string(system.name) }
    if let title { parts["title"] = .string(title) }
    if let image { parts["image"] = image.described }
    if isDone { parts["style"] = .string("done") }
    if !isEnabled { parts["enabled"] = .bool(false) }
    if isSelected { parts["selected"] = .bool(true) }
    if let tintColor { parts["tintColor"] = tintColor.described }
    if width > 0 { parts["width"] = width.described }
    if let menu { parts["menu"] = menu.described }
    if let id { parts["id"] = .string(id) }
    return .map(parts)
  }

  package static var kind: PropertyKind { .text }
}

extension [BarItemValue] {
  /// The items with a title or an image. Views of others are among the subviews of the bar.
  init(_ items: [UIBarButtonItem]?) {
    self = (items ?? []).filter { $0.customView == nil }.map { BarItemValue($0) }
  }

  var items: [UIBarButtonItem]? { isEmpty ? nil : map { $0.make() } }
}

extension UIBarButtonItem.SystemItem: NamedCases {
  /// The system's items by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("done", .done), ("cancel", .cancel), ("edit", .edit), ("save", .save), ("add", .add),
    ("flexibleSpace", .flexibleSpace), ("fixedSpace", .fixedSpace), ("compose", .compose),
    ("reply", .reply), ("action", .action), ("organize", .organize), ("bookmarks", .bookmarks),
    ("search", .search), ("refresh", .refresh), ("stop", .stop), ("camera", .camera),
    ("trash", .trash), ("play", .play), ("pause", .pause), ("rewind", .rewind),
    ("fastForward", .fastForward), ("undo", .undo), ("redo", .redo), ("pageCurl", .pageCurl),
    ("close", .close),
  ]

  fileprivate var name: String { Self.namedCases.first { $0.value == self }?.name ?? "" }
}
