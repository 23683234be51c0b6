import StandardControls
import Testing

@Suite struct BarItems {
  @Test func anItemHasTheViewOrTheTitleItWasMadeWith() {
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
    let item = UIBarButtonItem(title: "Done", style: .done, target: view, action: Selector("tap"))
    #expect(item.title == "Done")
    #expect(item.target === view)
    #expect(item.action == Selector("tap"))
  }

  @Test func spacesAreItemsOfTheSystem() {
    #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    #expect(UIBarButtonItem.fixedSpace(8).width == 8)
  }

  @Test func anItemHasTheTitleAndTheImageOfItsAction() {
    let image = UIImage()
    var count = 0
    let action = UIAction(title: "Share", image: image) { _ in count += 1 }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Share")
    #expect(item.image === image)
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(count == 1)
    let named = UIBarButtonItem(title: "Send", primaryAction: action, menu: UIMenu(title: "More"))
    #expect(named.title == "Send")
    #expect(named.image === image)
    #expect(named.menu?.title == "More")
  }

  @Test func groupsHaveTheirItems() {
    let (one, two) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
    let group = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "tools", isInDefaultCustomization: false, items: [one, two])
    #expect(group.isHidden && one.buttonGroup === group && two.buttonGroup === group)
    group.barButtonItems = [two]
    #expect(one.buttonGroup == nil && two.buttonGroup === group)
    #expect(!one.creatingFixedGroup().isHidden)
    #expect(!one.creatingMovableGroup(customizationIdentifier: "add").isHidden)
    #expect(!one.creatingOptionalGroup(customizationIdentifier: "add").isHidden)
  }

  /// Done and Save complete something, in UIKit too.
  @Test func itemsThatCompleteAreDone() {
    let done = UIBarButtonItem.SystemItem.allSystemItems.filter {
      UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil).style == .done
    }
    #expect(done == [.done, .save])
    #expect(UIBarButtonItem(systemItem: .save).style == .done)
  }

  @Test func anItemOfTheSystemKeepsItsLook() {
    let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "New") { _ in })
    #expect(item.systemItem == .add)
    #expect(item.title == nil)
    #expect(item.primaryAction?.title == "New")
  }

  @Test func anActionThatIsSetReplacesTheTitle() {
    let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction(title: "New") { _ in }
    #expect(item.title == "New")
    item.primaryAction = nil
    #expect(item.title == "New")
  }

  @Test func aResponderKeepsItsGroupsOfItems() {
    let field = UITextField()
    let group = UIBarButtonItemGroup(
      barButtonItems: [UIBarButtonItem.flexibleSpace()], representativeItem: nil)
    field.inputAssistantItem.leadingBarButtonGroups = [group]
    #expect(field.inputAssistantItem.leadingBarButtonGroups.first === group)
    #expect(UITextField().inputAssistantItem.leadingBarButtonGroups.isEmpty)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate static let allSystemItems = (0...24).compactMap { Self(rawValue: $0) }
}
