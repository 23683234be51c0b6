import StandardControls
import ViewTree

/// The tab of a controller, as scenes and view trees write it: `{title: Inbox, image: inbox.svg, badge: 3}`.
package struct TabItemValue: DescribableValue {
  /// The item of the system whose title and symbol are shown; nil for none.
  package var system: UITabBarItem.SystemItem?
  package var title: String?
  package var image: UIImage?
  package var selectedImage: UIImage?
  package var badge: String?
  package var badgeColor: UIColor?
  package var isEnabled = true

  package init() {}

  init(_ item: UITabBarItem) {
    system = item.systemItem
    (title, image, selectedImage) = (item.title, item.image, item.selectedImage)
    // What the system's item shows of itself.
    if let system {
      let own = UITabBarItem(tabBarSystemItem: system, tag: 0)
      if title == own.title { title = nil }
      if image == own.image { image = nil }
    }
    (badge, badgeColor, isEnabled) = (item.badgeValue, item.badgeColor, item.isEnabled)
  }

  /// Sets the values of an item. A title that is nil leaves the item's own, which is the controller's.
  func apply(to item: UITabBarItem) {
    item.selectedImage = selectedImage
    if let system { item.adopt(system) }
    if let title { item.title = title }
    if system == nil || image != nil { item.image = image }
    (item.badgeValue, item.badgeColor, item.isEnabled) = (badge, badgeColor, isEnabled)
  }

  func make() -> UITabBarItem {
    let item = UITabBarItem()
    apply(to: item)
    return item
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    if let system { parts["system"] = .string(system.name) }
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
