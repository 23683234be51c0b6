import Testing
import ViewControllers
import ViewTestSupport

/// The order of calls when one controller presents another over the full screen, as UIKit calls them.
@Suite struct Presenting {
  let record = CallRecord()
  let application = UIApplication(screen: UIScreen(device: .plain))

  private func appearances() -> [String] {
    record.take().filter { $0.contains("ppear") || $0 == "completion" }
  }

  @Test func thePresentedControllerReplacesTheOther() {
    let below = RecordingController(record, "below")
    let above = RecordingController(record, "above")
    above.modalPresentationStyle = .fullScreen
    let window = application.show(below)
    _ = record.take()
    application.perform {
      below.present(above, animated: true) { record.add("completion") }
    }
    #expect(above.isBeingPresented)
    #expect(
      appearances() == ["below.viewWillDisappear", "above.viewWillAppear", "above.viewIsAppearing"])
    application.advance(by: 0.5)
    #expect(appearances() == ["above.viewDidAppear", "below.viewDidDisappear", "completion"])
    #expect(window.subviews == [above.view])
    #expect(below.presentedViewController === above)
    #expect(above.presentingViewController === below)

    application.perform {
      above.dismiss(animated: true) { record.add("completion") }
    }
    #expect(above.isBeingDismissed)
    application.advance(by: 0.5)
    #expect(
      appearances() == [
        "above.viewWillDisappear", "below.viewWillAppear", "below.viewIsAppearing",
        "below.viewDidAppear", "above.viewDidDisappear", "completion",
      ])
    #expect(window.subviews == [below.view])
    #expect(below.presentedViewController == nil)
  }

  @Test func aPresentedViewComesFromBelow() throws {
    let below = UIViewController()
    let above = UIViewController()
    above.modalPresentationStyle = .overFullScreen
    application.show(below)
    above.view.backgroundColor = .red
    below.view.backgroundColor = .blue
    application.perform { below.present(above, animated: true) }
    #expect(try application.picture()[0, 59] == 0xFF00_00FF)
    application.advance(by: 0.25)
    // Half way up: the edge is in the middle of the 60 points.
    let halfWay = try application.picture()
    #expect(halfWay[0, 28] == 0xFF00_00FF)
    #expect(halfWay[0, 31] == 0xFFFF_0000)
    application.advance(by: 0.25)
    #expect(try application.picture()[0, 0] == 0xFFFF_0000)
  }

  @Test func overTheFullScreenTheOtherStays() {
    let below = RecordingController(record, "below")
    let above = RecordingController(record, "above")
    above.modalPresentationStyle = .fullScreen
    above.modalPresentationStyle = .overFullScreen
    let window = application.show(below)
    _ = record.take()
    below.present(above, animated: false)
    #expect(
      appearances() == ["above.viewWillAppear", "above.viewIsAppearing", "above.viewDidAppear"])
    #expect(window.subviews == [below.view, above.view])
    below.dismiss(animated: false)
    #expect(appearances() == ["above.viewWillDisappear", "above.viewDidDisappear"])
  }

  @Test func theRootPresentsForItsChildren() {
    let root = UIViewController()
    let child = UIViewController()
    application.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    let presented = UIViewController()
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === root)
    #expect(child.presentedViewController === presented)
  }

  @Test func dismissingTakesAwayAllThatIsAbove() {
    let controllers = (0..<3).map { RecordingController(record, "\($0)") }
    let window = application.show(controllers[0])
    controllers[0].present(controllers[1], animated: false)
    controllers[1].present(controllers[2], animated: false)
    controllers[0].dismiss(animated: false)
    #expect(window.subviews == [controllers[0].view])
    #expect(controllers[1].presentedViewController == nil)
  }

  @Test func aControllerThatIsNotShownPresentsNothing() {
    let (one, other) = (UIViewController(), UIViewController())
    one.present(other, animated: false)
    #expect(one.presentedViewController == nil)
    application.show(one)
    one.present(one, animated: false)
    #expect(one.presentedViewController == nil)
    one.dismiss(animated: false)
    #expect(one.viewIfLoaded?.window != nil)
  }

  @Test func controllersDoNotPresentEachOtherInACircle() {
    let (one, other) = (UIViewController(), UIViewController())
    application.show(one)
    one.present(other, animated: false)
    other.present(one, animated: false)
    #expect(other.presentedViewController == nil)
    application.rotate(to: .landscapeLeft)
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func nothingRetainsADismissedController() {
    weak var gone: UIViewController?
    weak var above: UIViewController?
    do {
      let application = UIApplication(screen: UIScreen(device: .plain))
      let (root, presented) = (UIViewController(), UIViewController())
      application.show(root)
      application.perform { root.present(presented, animated: true) }
      (gone, above) = (root, presented)
      application.advance(by: 1)
    }
    #expect(gone == nil)
    #expect(above == nil)
  }

  @Test func whatIsDismissedWhileItComesHasDisappearedInTheEnd() {
    let below = RecordingController(record, "below")
    let above = RecordingController(record, "above")
    above.modalPresentationStyle = .fullScreen
    let window = application.show(below)
    _ = record.take()
    application.perform {
      below.present(above, animated: true)
      application.advance(by: 0.1)
      below.dismiss(animated: true)
    }
    application.advance(by: 2)
    #expect(window.subviews == [below.view])
    #expect(appearances().suffix(2) == ["below.viewDidAppear", "above.viewDidDisappear"])
  }

  @Test func aHiddenWindowHidesWhatIsPresented() {
    let below = RecordingController(record, "below")
    let above = RecordingController(record, "above")
    above.modalPresentationStyle = .fullScreen
    let window = application.show(below)
    below.present(above, animated: false)
    _ = record.take()
    window.isHidden = true
    window.isHidden = false
    application.updateDisplay()
    #expect(
      appearances() == [
        "above.viewWillDisappear", "above.viewDidDisappear", "above.viewWillAppear",
        "above.viewIsAppearing", "above.viewDidAppear",
      ])
  }
}
