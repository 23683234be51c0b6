/// A group of items in a bar.
open class UIBarButtonItemGroup: ObjectiveCObject {
  /// The items of the group.
  open var barButtonItems: [UIBarButtonItem]
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
