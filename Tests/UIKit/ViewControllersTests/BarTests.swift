import Testing
import ViewControllers

private final class BarDelegate: NSObject, UINavigationBarDelegate {
  var allows = true
  var place = UIBarPosition.any
  private(set) var calls: [String] = []

  func position(for bar: any UIBarPositioning) -> UIBarPosition { place }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    calls.append("should push")
    return allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    calls.append("did push")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    calls.append("should pop")
    return allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    calls.append("did pop")
  }
}

/// What bars keep and decide, although they are not drawn.
@Suite struct BarTests {
  @Test func theDelegateIsAskedBeforeAnItemIsPushedOrPopped() {
    let bar = UINavigationBar()
    let delegate = BarDelegate()
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    #expect(bar.topItem?.title == "A")
    delegate.allows = false
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.topItem?.title == "A")
    delegate.allows = true
    #expect(bar.popItem(animated: false)?.title == "A")
    #expect(
      delegate.calls == [
        "should push", "did push", "should push", "should pop", "should pop", "did pop",
      ])
  }

  @Test func aBarIsWhereItsDelegateSays() {
    let bar = UINavigationBar()
    #expect(bar.barPosition == .top)
    #expect(UIToolbar().barPosition == .bottom)
    let delegate = BarDelegate()
    bar.delegate = delegate
    #expect(bar.barPosition == .top)
    delegate.place = .topAttached
    #expect(bar.barPosition == .topAttached)
  }

  @Test func anItemOfABarBeginsWithUIKitsDefaults() {
    let item = UINavigationItem(title: "A")
    #expect(item.backButtonDisplayMode == .default)
    #expect(item.hidesSearchBarWhenScrolling)
    #expect(item.standardAppearance == nil)
    #expect(item.style == .navigator)
  }

  @Test func aCopyOfAnAppearanceIsIndependent() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 2, vertical: 0)
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    #expect(copy.backgroundColor == .systemBackground)
    #expect(copy.buttonAppearance.normal.titlePositionAdjustment.horizontal == 2)
    copy.backgroundColor = .red
    copy.buttonAppearance.normal.titlePositionAdjustment = .zero
    #expect(appearance.backgroundColor == .systemBackground)
    #expect(appearance.buttonAppearance.normal.titlePositionAdjustment.horizontal == 2)
  }

  @Test func anAppearanceTakesTheBackgroundOfAnother() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    let tabs = UITabBarAppearance(barAppearance: appearance)
    tabs.stackedLayoutAppearance.normal.iconColor = .green
    #expect(tabs.backgroundColor == .red)
    #expect(tabs.stackedLayoutAppearance.normal.iconColor == .green)
    #expect(tabs.inlineLayoutAppearance.normal.iconColor == nil)
  }
}

@Suite struct EditButtonTests {
  @Test func theButtonSwitchesEditing() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem)
    #expect(button.title == "Edit")
    #expect(button.target === controller)
    button.action?.perform(on: controller, with: button)
    #expect(controller.isEditing)
    #expect(button.title == "Done")
    #expect(button.style == .done)
    controller.setEditing(false, animated: false)
    #expect(button.title == "Edit")
  }

  @Test func keysThatAreAddedCallTheController() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test func contentScrollViewsAreThoseOfAnEdge() {
    let controller = UIViewController()
    let (whole, top) = (UIScrollView(), UIScrollView())
    controller.setContentScrollView(whole)
    controller.setContentScrollView(top, for: .top)
    #expect(controller.contentScrollView(for: .top) === top)
    #expect(controller.contentScrollView(for: .bottom) === whole)
    #expect(controller.contentScrollView(for: .leading) == nil)
  }
}

@Suite struct ActivityTests {
  @Test func aResponderKeepsItsActivity() {
    let (controller, view) = (UIViewController(), UIView())
    let activity = NSUserActivity(activityType: "com.example.reading")
    activity.userInfo = ["page": 1, "book": "A"]
    activity.addUserInfoEntries(from: ["page": 2])
    controller.userActivity = activity
    #expect(controller.userActivity === activity)
    #expect(view.userActivity == nil)
    #expect(activity.userInfo?["page"] as? Int == 2)
    #expect(activity.userInfo?["book"] as? String == "A")
  }

  @Test func theFocusOfAViewBelongsToItsController() {
    let (controller, view) = (UIViewController(), UIView())
    controller.view.addSubview(view)
    #expect(view.parentFocusEnvironment === controller.view)
    #expect(controller.view.parentFocusEnvironment === controller)
    #expect(controller.preferredFocusEnvironments.first === controller.view)
    #expect(view.preferredFocusEnvironments.isEmpty)
  }
}
