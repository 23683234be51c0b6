/// A group of items in a bar.
open class UIBarButtonItemGroup: ObjectiveCObject {
  /// The items of the group.
  open var barButtonItems: [UIBarButtonItem] { didSet { adoptItems(oldValue) } }
  /// The item that replaces the others if they do not fit; nil for none.
  open var representativeItem: UIBarButtonItem?
  /// Whether the group is hidden; false by default.
  open var isHidden = false {
    didSet { for item in barButtonItems { item.contentDidChange() } }
  }

  /// Creates a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems([])
  }

  private func adoptItems(_ former: [UIBarButtonItem]) {
    for item in former where item.buttonGroup === self { item.buttonGroup = nil }
    for item in barButtonItems { item.buttonGroup = self }
    for item in former { item.contentDidChange() }
  }

  /// Whether the group is always in its bar; false by default. Kept: every group is.
  open var alwaysAvailable = false
  /// What a menu shows for the group if it has no space in the bar; nil for its items. Kept, without effect.
  open var menuRepresentation: UIMenuElement?
  /// A group that the user cannot move.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that the user could move, where bars are customized.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that the user could add or remove, where bars are customized.
  ///
  /// - Parameter isInDefaultCustomization: whether it is in the bar until then; it is hidden otherwise.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  /// Whether the representative item is shown; always false here: items that do not fit run out of a bar.
  open var isDisplayingRepresentativeItem: Bool { false }
}

/// The items above the keyboard for the edited text. Kept, without effect on drawing.
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide the items; true by default.
  open var allowsHidingShortcuts = true
  /// The groups at the leading end.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing end.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The items above the keyboard, created on first access.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = assistantItems[self] {
      return item
    }
    let item = UITextInputAssistantItem()
    assistantItems[self] = item
    return item
  }
}

private let assistantItems = AssociatedProperty<UITextInputAssistantItem>()
