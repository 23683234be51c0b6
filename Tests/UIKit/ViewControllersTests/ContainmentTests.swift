import Testing
import ViewControllers
import ViewTestSupport

@Suite struct Containment {
  let record = CallRecord()
  let application = UIApplication(screen: UIScreen(device: .plain))

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func takeOut(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test func childrenAppearWithTheirParent() {
    let child = RecordingController(record, "child")
    let parent = RecordingController(record, "parent")
    parent.onLoad = { embed(child, in: $0) }
    let window = application.show(parent)
    #expect(
      record.take() == [
        "parent.loadView", "parent.viewDidLoad", "child.willMove(toParent:)", "child.loadView",
        "child.viewDidLoad", "child.didMove(toParent:)", "parent.viewWillAppear",
        "child.viewWillAppear", "parent.viewIsAppearing", "parent.viewWillLayoutSubviews",
        "parent.layoutSubviews", "parent.viewDidLayoutSubviews", "child.viewIsAppearing",
        "child.viewWillLayoutSubviews", "child.layoutSubviews", "child.viewDidLayoutSubviews",
        "parent.viewDidAppear", "child.viewDidAppear",
      ])

    window.isHidden = true
    #expect(
      record.take() == [
        "parent.viewWillDisappear", "child.viewWillDisappear", "parent.viewDidDisappear",
        "child.viewDidDisappear",
      ])
  }

  @Test func aChildAppearsWhenItsViewIsAddedAndDisappearsWhenItIsTakenOut() {
    let parent = UIViewController()
    application.show(parent)
    let child = RecordingController(record)

    embed(child, in: parent)
    #expect(
      record.take() == [
        "willMove(toParent:)", "loadView", "viewDidLoad", "viewWillAppear", "didMove(toParent:)",
      ])
    application.updateDisplay()
    #expect(
      record.take() == [
        "viewIsAppearing", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])

    takeOut(child)
    #expect(
      record.take() == [
        "willMove(toParent: nil)", "viewWillDisappear", "viewDidDisappear",
        "didMove(toParent: nil)",
      ])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func aContainerThatDoesNotForwardNotifiesItsChildrenItself() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    application.show(container)
    let child = RecordingController(record)
    embed(child, in: container)
    application.updateDisplay()
    #expect(
      record.take() == [
        "willMove(toParent:)", "loadView", "viewDidLoad", "didMove(toParent:)",
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
      ])

    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(record.take() == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    #expect(record.take() == [])
  }

  @Test func aTransitionThatAContainerBeganIsNotEndedByTheWindow() {
    let parent = UIViewController()
    application.show(parent)
    let child = RecordingController(record)
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    application.updateDisplay()
    #expect(record.take().filter { $0.hasPrefix("viewDidA") } == [])
    child.endAppearanceTransition()
    #expect(record.take() == ["viewDidAppear"])
  }

  @Test func aControllerHasOneParentAndDoesNotHoldItself() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    first.addChild(child)
    #expect(first.children == [child])
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)

    child.addChild(second)
    child.addChild(child)
    #expect(child.children.isEmpty)
    #expect(second.children == [child])
  }

  @Test func aDeallocatedParentIsReleased() {
    let child = UIViewController()
    do {
      let parent = UIViewController()
      parent.addChild(child)
    }
    #expect(child.parent == nil)
  }
}
