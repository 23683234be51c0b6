import Testing
import ViewControllers
import ViewTestSupport

/// Windows with controllers.
@Suite struct WindowsOfControllers {
  let application = UIApplication(screen: UIScreen(device: .plain))

  @Test func aWindowAboveAnotherChangesNothingForItsController() {
    let record = CallRecord()
    application.show(RecordingController(record, "below"))
    _ = record.take()
    let above = application.show(RecordingController(record, "above"))
    #expect(
      record.take() == [
        "above.loadView", "above.viewDidLoad", "above.viewWillAppear", "above.viewIsAppearing",
        "above.viewWillLayoutSubviews", "above.layoutSubviews", "above.viewDidLayoutSubviews",
        "above.viewDidAppear",
      ])
    above.isHidden = true
    #expect(record.take() == ["above.viewWillDisappear", "above.viewDidDisappear"])
  }

  @Test func anAlertLevelWindowAppearsInFrontAndStaysThere() {
    let record = CallRecord()
    let alert = application.perform {
      let alert = UIWindow()
      alert.windowLevel = .alert
      alert.rootViewController = RecordingController(record, "alert")
      alert.isHidden = false
      return alert
    }
    let normal = application.show(RecordingController(record, "normal"))
    #expect(
      record.take() == [
        "alert.loadView", "alert.viewDidLoad", "alert.viewWillAppear", "normal.loadView",
        "normal.viewDidLoad", "normal.viewWillAppear",
        // Windows are laid out back to front, and appear in the order in which they came.
        "normal.viewIsAppearing", "normal.viewWillLayoutSubviews", "normal.layoutSubviews",
        "normal.viewDidLayoutSubviews", "alert.viewIsAppearing", "alert.viewWillLayoutSubviews",
        "alert.layoutSubviews", "alert.viewDidLayoutSubviews", "alert.viewDidAppear",
        "normal.viewDidAppear",
      ])
    #expect(application.windows == [normal, alert])
    #expect(application.keyWindow === normal)
  }

  @Test func anAlertAboveAPageTakesTheKeysAndGivesThemBack() {
    final class KeyWindow: UIWindow {
      var note: (String) -> Void = { _ in }
      override func becomeKey() { note("becomeKey") }
      override func resignKey() { note("resignKey") }
    }
    let record = CallRecord()
    let (page, alert) = application.perform { (KeyWindow(), KeyWindow()) }
    page.note = { record.add("page.\($0)") }
    alert.note = { record.add("alert.\($0)") }
    page.rootViewController = RecordingController(record, "page")
    page.makeKeyAndVisible()
    application.updateDisplay()
    _ = record.take()

    alert.windowLevel = .alert
    alert.rootViewController = RecordingController(record, "alert")
    alert.makeKeyAndVisible()
    application.updateDisplay()
    #expect(
      record.take() == [
        "alert.loadView", "alert.viewDidLoad", "alert.viewWillAppear", "page.resignKey",
        "alert.becomeKey", "alert.viewIsAppearing", "alert.viewWillLayoutSubviews",
        "alert.layoutSubviews", "alert.viewDidLayoutSubviews", "alert.viewDidAppear",
      ])
    alert.isHidden = true
    application.updateDisplay()
    #expect(
      record.take() == [
        "alert.viewWillDisappear", "alert.viewDidDisappear", "alert.resignKey", "page.becomeKey",
      ])
  }

  @Test func aWindowWithoutAnApplicationAppearsWhenItIsDrawn() throws {
    let record = CallRecord()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    window.backgroundColor = .red
    window.rootViewController = RecordingController(record)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    _ = record.take()
    let picture = try UIViewRenderer(scale: 1).bitmap(of: window)
    #expect(picture[3, 2] == 0xFFFF_0000)
    #expect(
      record.take() == [
        "traitCollectionDidChange", "viewSafeAreaInsetsDidChange", "updateViewConstraints",
        "viewLayoutMarginsDidChange", "viewIsAppearing", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
  }
}
