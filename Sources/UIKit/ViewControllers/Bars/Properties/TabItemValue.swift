import StandardControls
import ViewTree

/// The tab of a controller, as scenes and view trees write it: `{title: Inbox, image: inbox.svg, badge: 3}`.
package struct TabItemValue: DescribableValue {
  package var title: String?
  package var image: UIImage?
  package var selectedImage: UIImage?
  package var badge: String?
  package var badgeColor: UIColor?
  package var isEnabled = true

  package init() {}

  init(_ item: UITabBarItem) {
    (title, image, selectedImage) = (item.title, item.image, item.selectedImage)
    (badge, badgeColor, isEnabled) = (item.badgeValue, item.badgeColor, item.isEnabled)
  }

  /// Sets the values of an item. A title that is nil leaves the item's own, which is the controller's.
  func apply(to item: UITabBarItem) {
    if let title { item.title = title }
    (item.image, item.selectedImage) = (image, selectedImage)
    (item.badgeValue, item.badgeColor, item.isEnabled) = (badge, badgeColor, isEnabled)
  }

  func make() -> UITabBarItem {
    let item = UITabBarItem()
    apply(to: item)
    return item
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    if let title, !title.isEmpty { parts["title"] = .string(title) }
    if let image { parts["image"] = image.described }
    if let selectedImage { parts["selectedImage"] = selectedImage.described }
    if let badge { parts["badge"] = .string(badge) }
    if let badgeColor { parts["badgeColor"] = badgeColor.described }
    if !isEnabled { parts["enabled"] = .bool(false) }
    return .map(parts)
  }

  package static var kind: PropertyKind { .text }
}
