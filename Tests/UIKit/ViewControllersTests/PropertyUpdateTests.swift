import Testing
import ViewControllers
import ViewTestSupport

/// Apple's documentation of `updateProperties()`: an update pass sets the properties that are due, the controller's first,
/// and lays out after that.
@Suite struct PropertyUpdates {
  let record = CallRecord()
  let application = UIApplication(screen: UIScreen(device: .plain))

  final class PropertyView: UIView {
    var record: CallRecord?

    override func updateProperties() {
      super.updateProperties()
      record?.add("view.updateProperties")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      record?.add("view.layoutSubviews")
    }
  }

  final class PropertyController: UIViewController {
    var record: CallRecord?
    let propertyView = PropertyView()

    override func loadView() { view = propertyView }

    override func updateProperties() {
      super.updateProperties()
      record?.add("updateProperties")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      record?.add("viewWillLayoutSubviews")
    }
  }

  private func shownController() -> PropertyController {
    let controller = PropertyController()
    controller.record = record
    controller.propertyView.record = record
    application.show(controller)
    return controller
  }

  @Test func theFirstPassUpdatesBeforeItLaysOut() {
    let controller = shownController()
    #expect(
      record.take() == [
        "updateProperties", "viewWillLayoutSubviews", "view.updateProperties",
        "view.layoutSubviews",
      ])
    controller.view.setNeedsLayout()
    application.updateDisplay()
    #expect(record.take() == ["viewWillLayoutSubviews", "view.layoutSubviews"])
  }

  @Test func severalRequestsCostOneCall() {
    let controller = shownController()
    _ = record.take()
    controller.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    application.updateDisplay()
    #expect(record.take().filter { $0.hasSuffix("Properties") } == ["updateProperties"])
    controller.view.setNeedsUpdateProperties()
    application.updateDisplay()
    #expect(record.take().filter { $0.hasSuffix("Properties") } == ["view.updateProperties"])
  }

  @Test func anUpdateAtOnceIsNotRepeated() {
    let controller = shownController()
    _ = record.take()
    controller.setNeedsUpdateProperties()
    controller.view.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    controller.view.updatePropertiesIfNeeded()
    #expect(record.take() == ["updateProperties", "view.updateProperties"])
    application.updateDisplay()
    #expect(!record.take().contains { $0.hasSuffix("Properties") })
  }

  @Test func aViewThatIsNotLoadedIsNotUpdated() {
    let controller = PropertyController()
    controller.record = record
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(record.take() == [] && !controller.isViewLoaded)
  }
}
