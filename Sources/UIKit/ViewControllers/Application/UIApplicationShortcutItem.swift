/// An item of the menu of the application's icon. The menu does not exist here: items are only
/// kept.
open class UIApplicationShortcutItem: NSObject {
  /// Identifies the action to perform.
  public let type: String
  /// The text of the item.
  public let localizedTitle: String
  /// The text below the title; nil for none.
  public let localizedSubtitle: String?
  /// The image of the item; nil for none.
  public let icon: UIApplicationShortcutIcon?
  /// Values for the application; nil for none.
  public let userInfo: [String: any NSSecureCoding]?
  /// Identifies the scene for the item; nil by default.
  open var targetContentIdentifier: Any?

  /// Creates an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an item with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The image of an item of the icon's menu.
open class UIApplicationShortcutIcon: NSObject {
  let name: String

  /// - Parameter templateImageName: the name in an asset catalog.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// - Parameter systemImageName: the name of a symbol.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }
}
