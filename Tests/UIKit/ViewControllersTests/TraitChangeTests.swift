import Testing
import ViewControllers
import ViewTestSupport

/// Controllers and views have the traits of the view that contains them, and are notified of changes
/// while they are on the screen: WWDC23, session 10057, "Unleash the UIKit trait system".
@Suite struct TraitChanges {
  private final class TraitView: UIView {
    /// The style before and after each change.
    var changes: [[UIUserInterfaceStyle]] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes.append([
        previousTraitCollection?.userInterfaceStyle ?? .unspecified,
        traitCollection.userInterfaceStyle,
      ])
    }
  }

  let record = CallRecord()
  let application = UIApplication(screen: UIScreen(device: .plain))
  let dark = UITraitCollection(userInterfaceStyle: .dark)
  let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func aViewIsNotifiedWhenItMovesToADarkPartOfALightScreen() {
    let controller = UIViewController()
    application.show(controller)
    let place = UIView()
    place.overrideUserInterfaceStyle = .dark
    controller.view.addSubview(place)
    let (view, other) = (TraitView(), TraitView())
    place.addSubview(view)
    controller.view.addSubview(other)
    #expect(view.changes == [[.light, .dark]])
    #expect(other.changes == [])
    // From one place of the window to another it goes without leaving the screen.
    view.removeFromSuperview()
    controller.view.addSubview(view)
    #expect(view.changes == [[.light, .dark], [.dark, .light]])
  }

  @Test func aViewExpectsTheScreensTraitsAndItsOwnStyle() {
    application.userTraits = dark
    let controller = UIViewController()
    application.show(controller)
    let view = TraitView()
    controller.view.addSubview(view)
    let own = TraitView()
    own.overrideUserInterfaceStyle = .dark
    own.changes = []
    controller.view.addSubview(own)
    #expect(view.changes == [])
    #expect(own.changes == [])
  }

  @Test func aViewThatWasOutOfTheWindowIsNotifiedWhenItReturns() {
    let controller = UIViewController()
    application.show(controller)
    let view = TraitView()
    controller.view.addSubview(view)
    view.removeFromSuperview()
    application.userTraits = dark
    #expect(view.changes == [])
    controller.view.addSubview(view)
    #expect(view.changes == [[.light, .dark]])
  }

  @Test func aHiddenWindowIsNotifiedWhenItIsShown() {
    let window = application.show(RecordingController(record))
    window.isHidden = true
    _ = record.take()
    application.userTraits = dark
    #expect(record.take() == [])
    window.isHidden = false
    #expect(record.take() == ["traitCollectionDidChange", "viewWillAppear"])
    window.isHidden = true
    window.isHidden = false
    #expect(!record.take().contains("traitCollectionDidChange"))
  }

  @Test func aChildWithoutAViewOnTheScreenIsNotNotified() {
    let parent = UIViewController()
    application.show(parent)
    let child = RecordingController(record)
    parent.addChild(child)
    _ = record.take()
    application.userTraits = dark
    #expect(record.take() == [])
    #expect(!child.isViewLoaded)
    // It already has the traits that it will be shown with, so no notification is needed then.
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.view.addSubview(child.view)
    #expect(record.take() == ["loadView", "viewDidLoad", "viewWillAppear"])
    application.userTraits = light
    #expect(record.take() == ["traitCollectionDidChange"])
  }

  @Test func containersOverrideTraitsOfAChild() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }
}
