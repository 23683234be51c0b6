/// A menu as scenes and view trees write it: the list of its elements, or a map with a title:
/// `{title: Sort, children: [Name, {title: Date, state: on}]}`.
package struct MenuValue: DescribableValue {
  package var title = ""
  package var children: [MenuElementValue] = []

  package init() {}

  package init(_ menu: UIMenu) {
    title = menu.title
    children = menu.children.map { MenuElementValue($0) }
  }

  package func make() -> UIMenu { UIMenu(title: title, children: children.map { $0.make() }) }

  package var described: PropertyValue {
    let list = PropertyValue.list(children.map(\.described))
    return title.isEmpty ? list : .map(["title": .string(title), "children": list])
  }

  package static var kind: PropertyKind { .text }
}

/// An element of a menu: its title, or a map: `{title: Delete, attributes: destructive}`. With `children` it is a menu.
package struct MenuElementValue: DescribableValue {
  package var title = ""
  package var subtitle: String?
  package var image: UIImage?
  package var state = UIMenuElement.State.off
  package var attributes: UIMenuElement.Attributes = []
  package var options: UIMenu.Options = []
  package var size = UIMenu.ElementSize.automatic
  /// Nil for an action.
  package var children: [MenuElementValue]?

  package init() {}

  init(_ element: UIMenuElement) {
    title = element.title
    subtitle = element.subtitle
    image = element.image
    if let menu = element as? UIMenu {
      options = menu.options
      size = menu.preferredElementSize
      children = menu.children.map { MenuElementValue($0) }
    } else if let action = element as? UIAction {
      state = action.state
      attributes = action.attributes
    }
  }

  func make() -> UIMenuElement {
    if let children {
      return UIMenu(
        title: title, subtitle: subtitle, image: image, options: options,
        preferredElementSize: size, children: children.map { $0.make() })
    }
    return UIAction(
      title: title, subtitle: subtitle, image: image, attributes: attributes, state: state
    ) { _ in }
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    if !title.isEmpty { parts["title"] = .string(title) }
    if let subtitle { parts["subtitle"] = .string(subtitle) }
    if let image { parts["image"] = image.described }
    if state != .off { parts["state"] = state.described }
    if !attributes.isEmpty { parts["attributes"] = attributes.described }
    if !options.isEmpty { parts["options"] = options.described }
    if size != .automatic { parts["size"] = size.described }
    if let children { parts["children"] = .list(children.map(\.described)) }
    return parts.count == 1 && parts["title"] != nil ? .string(title) : .map(parts)
  }

  package static var kind: PropertyKind { .text }
}

extension UIMenuElement.State: NamedCases {
  /// The states by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("off", .off), ("on", .on), ("mixed", .mixed),
  ]
}

extension UIMenu.ElementSize: NamedCases {
  /// The sizes by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("small", .small), ("medium", .medium), ("large", .large), ("automatic", .automatic),
  ]
}

extension UIMenuElement.Attributes: NamedOptions {
  /// The attributes by UIKit's names.
  public static let namedOptions: [(name: String, value: Self)] = [
    ("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden),
    ("keepsMenuPresented", .keepsMenuPresented),
  ]
}

extension UIMenu.Options: NamedOptions {
  /// The options by UIKit's names.
  public static let namedOptions: [(name: String, value: Self)] = [
    ("displayInline", .displayInline), ("destructive", .destructive),
    ("singleSelection", .singleSelection), ("displayAsPalette", .displayAsPalette),
  ]
}
