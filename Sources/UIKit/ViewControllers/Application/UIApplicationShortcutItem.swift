/// A line of the menu of an application's icon, which is not here: items are kept.
open class UIApplicationShortcutItem: NSObject {
  /// Tells the application what to do.
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?
  /// Matches the item with a scene.
  open var targetContentIdentifier: Any?

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

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The image of a line of an icon's menu.
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
