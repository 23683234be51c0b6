import Testing

@testable import ViewControllers

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

  /// The image of the bar's own place is shown; without one, the image of any place.
  @Test func aBackgroundImageIsForAPlaceAndAHeight() throws {
    let (any, top, bottom) = (UIImage(), UIImage(), UIImage())
    let bar = UINavigationBar()
    func shown() -> UIImage? { bar.shownAppearance.backgroundImage }
    bar.setBackgroundImage(bottom, for: .bottom, barMetrics: .default)
    #expect(shown() == nil && bar.backgroundImage(for: .default) == nil)
    bar.setBackgroundImage(any, for: .any, barMetrics: .default)
    #expect(shown() === any && bar.backgroundImage(for: .default) === any)
    bar.setBackgroundImage(top, for: .top, barMetrics: .default)
    #expect(shown() === top)
    #expect(bar.backgroundImage(for: .top, barMetrics: .default) === top)
    bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
    bar.setBackgroundImage(nil, for: .top, barMetrics: .default)
    #expect(shown() == nil)
    let toolbar = UIToolbar()
    toolbar.setBackgroundImage(top, forToolbarPosition: .top, barMetrics: .default)
    toolbar.setBackgroundImage(bottom, forToolbarPosition: .bottom, barMetrics: .default)
    #expect(toolbar.shownAppearance.backgroundImage === bottom)
    // The bar of a controller reaches under the status bar.
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.loadViewIfNeeded()
    controller.navigationBar.setBackgroundImage(top, for: .topAttached, barMetrics: .default)
    #expect(controller.navigationBar.shownAppearance.backgroundImage === top)
  }

  @Test func titlesAndPlatesAreMovedForAHeightOfTheBar() throws {
    let item = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    let button = BarButton(item)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    button.layoutIfNeeded()
    let label = try #require(button.text("Next"))
    let plate = try #require(button.first(UIImageView.self) { $0.image != nil })
    #expect(label.frame.origin == .zero && plate.frame.minY == 0)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 9, vertical: 9), for: .compact)
    item.setBackgroundVerticalPositionAdjustment(4, for: .default)
    button.contentMayDiffer()
    button.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 3, y: -2) && plate.frame.minY == 4)
    button.isCompact = true
    button.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 9, y: 9))
  }

  @Test func aBackButtonHasTheImageAndTheOffsetOfItsItem() throws {
    let item = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    let image = UIImage()
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: 5, vertical: 1), for: .default)
    let button = BackButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
    func show(_ item: UIBarButtonItem?) {
      button.show(
        indicator: nil, item: item, appearance: UIBarButtonItemAppearance(), isCompact: false)
      button.layoutIfNeeded()
    }
    button.title = "Back"
    show(nil)
    let label = try #require(button.text("Back"))
    let place = label.frame.origin
    show(item)
    #expect(label.frame.origin == CGPoint(x: place.x + 5, y: place.y + 1))
    #expect(button.first(UIImageView.self) { $0.image === image } != nil)
    let pressed = UIImage()
    item.setBackButtonBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
    button.isHighlighted = true
    #expect(button.first(UIImageView.self) { $0.image === pressed } != nil)
    button.isHighlighted = false
    #expect(button.first(UIImageView.self) { $0.image === image } != nil)
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
