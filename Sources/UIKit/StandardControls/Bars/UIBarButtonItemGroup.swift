/// Items of a bar that belong together.
open class UIBarButtonItemGroup: ObjectiveCObject {
  open var barButtonItems: [UIBarButtonItem]
  /// What is shown in place of the items where they do not fit.
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Whether the representative item is shown: never, as no bar is drawn.
  open var isDisplayingRepresentativeItem: Bool { false }
}

/// The items above a keyboard, for the text that is edited. They are kept, and not shown.
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The items above a keyboard.
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
