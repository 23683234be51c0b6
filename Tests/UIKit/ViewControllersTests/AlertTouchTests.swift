import TestSupport
import Testing

@testable import ViewControllers

/// Alerts on the screen, and touches on their actions.
@Suite struct AlertTouchTests {
  private let application = UIApplication(
    screen: UIScreen(
      device: Device(
        name: "phone", portraitSize: CGSize(width: 375, height: 667), scale: 2,
        portraitSafeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))))
  private let below = UIViewController()
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  init() {
    below.view.backgroundColor = .white
    application.show(below)
  }

  private func alert(
    _ style: UIAlertController.Style = .alert, title: String? = "Delete the draft?",
    message: String? = "It cannot be restored."
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    let log = log
    for (title, style) in [
      ("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel),
    ] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { log.lines.append($0.title ?? "") })
    }
    return alert
  }

  private func present(_ alert: UIAlertController, animated: Bool = false) {
    application.perform { below.present(alert, animated: animated) }
    application.updateDisplay()
  }

  private func row(_ title: String, in alert: UIAlertController) throws -> AlertActionRow {
    func find(_ view: UIView) -> AlertActionRow? {
      if let row = view as? AlertActionRow, row.action.title == title { return row }
      for subview in view.subviews { if let found = find(subview) { return found } }
      return nil
    }
    return try #require(find(alert.view))
  }

  @Test func anAlertIsInTheMiddleOfThePresentingWindow() throws {
    let alert = alert()
    present(alert)
    #expect(alert.view.window === below.view.window && below.view.window != nil)
    #expect(alert.presentingViewController === below)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.width == 270 && frame.midX == 187.5)
    #expect(abs(frame.midY - 333.5) <= 0.5)
    let picture = try application.picture()
    // A fifth of black over white.
    #expect(picture[10, 10] == 0xFFCC_CCCC)
  }

  @Test func aTouchDismissesTheAlertAndThenRunsTheAction() throws {
    let alert = alert()
    present(alert)
    TouchScreen(application).tap(try row("Delete", in: alert))
    #expect(alert.isBeingDismissed && log.lines.isEmpty)
    application.advance(by: 0.5)
    #expect(log.lines == ["Delete"])
    #expect(below.presentedViewController == nil && alert.view.superview == nil)
  }

  @Test func aSecondTouchDuringTheDismissalRunsNothing() throws {
    let alert = alert()
    present(alert)
    let screen = TouchScreen(application)
    screen.tap(try row("Delete", in: alert))
    screen.tap(try row("Cancel", in: alert))
    application.advance(by: 1)
    #expect(log.lines == ["Delete"])
  }

  @Test func aDisabledActionDoesNothing() throws {
    let alert = alert()
    present(alert)
    alert.actions[0].isEnabled = false
    TouchScreen(application).tap(try row("Delete", in: alert))
    application.advance(by: 1)
    #expect(log.lines.isEmpty && below.presentedViewController === alert)
    #expect(try row("Delete", in: alert).isEnabled == false)
  }

  @Test func aTouchNextToAnAlertDoesNothing() {
    let alert = alert()
    present(alert)
    TouchScreen(application).tap(at: CGPoint(x: 10, y: 100))
    application.advance(by: 1)
    #expect(below.presentedViewController === alert)
  }

  @Test func aTouchNextToAnActionSheetCancels() {
    let sheet = alert(.actionSheet)
    present(sheet)
    TouchScreen(application).tap(at: CGPoint(x: 10, y: 100))
    application.advance(by: 1)
    #expect(below.presentedViewController == nil && log.lines == ["Cancel"])
  }

  @Test func anActionSheetIsAtTheBottomWithEightPointsAround() throws {
    let sheet = alert(.actionSheet)
    present(sheet)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.minX == 8 && frame.width == 359 && frame.maxY == 659)
    let cancel = try row("Cancel", in: sheet)
    let place = cancel.convert(cancel.bounds, to: nil)
    #expect(place == CGRect(x: 8, y: 602, width: 359, height: 57))
  }

  @Test func theTransitionTakesFourTenthsOfASecond() {
    let alert = alert()
    present(alert, animated: true)
    application.advance(by: 0.4)
    #expect(alert.isBeingPresented)
    application.advance(by: 0.01)
    #expect(!alert.isBeingPresented && alert.view.transform.isIdentity && alert.view.alpha == 1)
  }

  @Test func whatCancelsIsBoldUnlessAnotherActionIsPreferred() throws {
    let alert = alert()
    present(alert)
    #expect(try row("Cancel", in: alert).isBold)
    #expect(try !row("Delete", in: alert).isBold)
    alert.preferredAction = alert.actions[0]
    #expect(try row("Delete", in: alert).isBold)
    #expect(try !row("Cancel", in: alert).isBold)
  }

  @Test func theFirstFieldIsTheFirstResponderAndAKeyboardMovesTheAlertUp() throws {
    let alert = alert()
    alert.addTextField { $0.placeholder = "Name" }
    present(alert)
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder)
    application.showKeyboard(height: 260)
    application.advance(by: 0.3)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    // The middle between the status bar and the keyboard: (20 + 407) / 2.
    #expect(abs(frame.midY - 213.5) <= 0.5)
  }

  @Test func anAlertOfTheApplicationIsInAWindowOfItsOwnWhileItIsShown() throws {
    let alert = alert()
    application.show(alert, animated: false)
    application.updateDisplay()
    let window = try #require(alert.view.window)
    #expect(window !== below.view.window && window.windowLevel == .alert && window.isKeyWindow)
    #expect(application.windows.last === window)
    TouchScreen(application).tap(try row("Cancel", in: alert))
    application.advance(by: 1)
    #expect(log.lines == ["Cancel"])
    #expect(application.windows.count == 1 && below.view.window?.isKeyWindow == true)
  }

  @Test func nothingRetainsADismissedAlert() {
    weak var reference: UIAlertController?
    do {
      let alert = alert()
      present(alert)
      reference = alert
      application.perform { alert.dismiss(animated: false) }
      application.updateDisplay()
    }
    #expect(reference == nil)
  }

  @Test func largerTextMakesActionsHigher() throws {
    let alert = alert()
    present(alert)
    #expect(try row("Cancel", in: alert).bounds.height == 44)
    application.userTraits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraLarge)
    application.updateDisplay()
    // The lines of `body` are larger than 44 − 2 · 11 points.
    #expect(try row("Cancel", in: alert).bounds.height > 60)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(abs(frame.midY - 333.5) <= 0.5 && frame.height <= 651)
  }

  @Test func anAlertThatIsNotPresentedIsInTheMiddleOfItsView() throws {
    let alert = alert()
    alert.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    alert.view.layoutIfNeeded()
    let cancel = try row("Cancel", in: alert)
    let frame = cancel.convert(cancel.bounds, to: alert.view)
    // The left half of 270 points in the middle of 375, in whole pixels.
    #expect(abs(frame.minX - 52.5) <= 0.5 && abs(frame.maxX - 187.5) <= 1)
  }
}
