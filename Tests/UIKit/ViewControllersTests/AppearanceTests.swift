import StandardControls
import Testing
import ViewControllers
import ViewTestSupport

/// The order of calls while a controller comes on the screen and leaves it: Apple's documentation of
/// `UIViewController` and of `viewIsAppearing(_:)`.
@Suite struct Appearance {
  let record = CallRecord()

  @Test func theFirstAppearanceLoadsThenLaysOutThenAppears() throws {
    let device = try #require(Device(named: "iPhone 15"))
    let application = UIApplication(screen: UIScreen(device: device))
    let controller = RecordingController(record)
    let window = application.perform { UIWindow() }
    window.rootViewController = controller
    #expect(record.take() == [])

    window.makeKeyAndVisible()
    #expect(record.take() == ["loadView", "viewDidLoad", "viewWillAppear"])

    application.updateDisplay()
    #expect(
      record.take() == [
        "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "viewIsAppearing",
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])

    application.updateDisplay()
    #expect(record.take() == [])
  }

  @Test func aControllerThatHasNotAppearedDisappearsOnce() {
    let controller = RecordingController(record)
    controller.beginAppearanceTransition(false, animated: false)
    #expect(record.take() == ["viewWillDisappear"])
    controller.endAppearanceTransition()
    #expect(record.take() == ["viewDidDisappear"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(record.take() == [])
  }

  @Test func aSecondAppearanceDoesNotLoadAgain() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let window = application.show(RecordingController(record))
    _ = record.take()

    window.isHidden = true
    #expect(record.take() == ["viewWillDisappear", "viewDidDisappear"])

    window.isHidden = false
    #expect(record.take() == ["viewWillAppear"])
    application.updateDisplay()
    #expect(
      record.take() == [
        "viewIsAppearing", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
  }

  @Test func aSubviewIsLaidOutAfterTheViewThatItWasAddedTo() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let controller = RecordingController(record)
    application.show(controller)
    _ = record.take()

    controller.view.addSubview(LayoutRecordingView(record, name: "subview"))
    #expect(record.take() == [])
    application.updateDisplay()
    #expect(
      record.take() == [
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
        "subview.layoutSubviews",
      ])
  }

  @Test func constraintsAreUpdatedByTheControllerBeforeLayout() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let controller = RecordingController(record)
    application.show(controller)
    _ = record.take()

    controller.view.setNeedsUpdateConstraints()
    controller.view.setNeedsLayout()
    application.updateDisplay()
    #expect(
      record.take() == [
        "updateViewConstraints", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews",
      ])
  }

  @Test func anotherRootControllerTakesTheFirstOnesPlace() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let window = application.show(RecordingController(record, "first"))
    _ = record.take()

    let second = RecordingController(record, "second")
    window.rootViewController = second
    application.updateDisplay()
    #expect(
      record.take() == [
        "first.viewWillDisappear", "first.viewDidDisappear", "second.loadView",
        "second.viewDidLoad", "second.viewWillAppear", "second.viewIsAppearing",
        "second.viewWillLayoutSubviews", "second.layoutSubviews", "second.viewDidLayoutSubviews",
        "second.viewDidAppear",
      ])
    #expect(window.subviews == [second.view])
  }

  @Test func aViewThatLeavesBeforeItIsShownNeverAppeared() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let root = UIViewController()
    application.show(root)
    let child = RecordingController(record)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.removeFromSuperview()
    application.updateDisplay()
    #expect(
      record.take() == [
        "willMove(toParent:)", "loadView", "viewDidLoad", "viewWillAppear", "viewWillDisappear",
        "viewDidDisappear",
      ])
  }

  @Test func whatAppearingMarksIsLaidOutInTheSameUpdate() {
    final class Late: RecordingController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.setNeedsLayout()
      }
    }
    let application = UIApplication(screen: UIScreen(device: .plain))
    application.show(Late(record))
    #expect(
      record.take().suffix(4) == [
        "viewDidAppear", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
      ])
  }

  @Test func aLayoutThatNeverSettlesDoesNotHangAnUpdate() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let controller = UIViewController()
    let view = LayoutRecordingView(record)
    view.onLayout = { [unowned view] in view.setNeedsLayout() }
    controller.view = view
    application.show(controller)
    #expect(view.window != nil)
  }
}

@Suite struct LoadingViews {
  let record = CallRecord()

  @Test func theViewIsLoadedOnceWhenItIsFirstAskedFor() {
    let controller = RecordingController(record)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(record.take() == [])
    let view = controller.view
    #expect(controller.view === view)
    #expect(controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(record.take() == ["loadView", "viewDidLoad"])
  }

  @Test func thePlainViewIsAsLargeAsTheScreenAndFollowsIt() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let controller = UIViewController()
    application.perform { controller.loadViewIfNeeded() }
    #expect(controller.viewIfLoaded?.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(controller.viewIfLoaded?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func aControllerThatSetsNoViewGetsAPlainOne() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    final class Impatient: UIViewController {
      override func loadView() { view.tag = 7 }
    }
    #expect(Forgetful().view != nil)
    #expect(Impatient().view.tag == 7)
  }

  @Test func theRootViewsNextResponderIsItsControllerThenTheWindowThenTheApplication() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let controller = UIViewController()
    let window = application.show(controller)
    let button = UIControl()
    controller.view.addSubview(button)
    #expect(button.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === application)
    #expect(application.next == nil)
  }
}
