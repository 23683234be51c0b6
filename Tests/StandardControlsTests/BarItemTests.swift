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
}
