import Testing
import ViewControllers

/// Controllers that keep their values and show nothing yet.
@Suite struct NamedControllerTests {
  @Test func aSheetKeepsItsHeights() throws {
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    sheet.detents = [.medium(), .custom(identifier: .init("low")) { $0.maximumDetentValue / 3 }]
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(controller.sheetPresentationController === sheet)
    #expect(controller.presentationController === sheet)
    #expect(sheet.detents.map(\.identifier.rawValue) == ["com.apple.UIKit.medium", "low"])
    #expect(sheet.selectedDetentIdentifier == .medium)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
  }

  @Test func aDelegateThatWasSetBeforeStays() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {}
    let (controller, delegate) = (UIViewController(), Delegate())
    controller.presentationController?.delegate = delegate
    #expect(controller.sheetPresentationController?.delegate === delegate)
  }

  @Test func theFirstColumnIsShown() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(detail, for: .secondary)
    split.setViewController(list, for: .primary)
    #expect(split.viewControllers == [list, detail])
    #expect(split.viewController(for: .secondary) === detail)
    #expect(split.style == .doubleColumn)
  }

  /// UIKit's documentation of `date`, `minimumDate` and `maximumDate`.
  @Test func aDateIsWithinItsLimits() {
    let picker = UIDatePicker()
    let (early, late) = (Date(timeIntervalSince1970: 100), Date(timeIntervalSince1970: 200))
    picker.minimumDate = early
    picker.maximumDate = late
    picker.date = Date(timeIntervalSince1970: 300)
    #expect(picker.date == late)
    picker.setDate(Date(timeIntervalSince1970: 0), animated: true)
    #expect(picker.date == early)
    (picker.minimumDate, picker.maximumDate) = (late, early)
    #expect(picker.date == Date(timeIntervalSince1970: 0))
  }
}
