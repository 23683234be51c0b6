import TestSupport
import Testing

@testable import ViewControllers

/// Sheets that a finger drags, and those in windows of other sizes.
@Suite struct SheetDraggingTests {
  private let application: UIApplication
  private let below = UIViewController()
  private let above = UIViewController()
  private let delegate = Delegate()

  private final class Delegate: UISheetPresentationControllerDelegate {
    var log: [String] = []
    var allowsDismissal = true

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { log.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none") }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allowsDismissal }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("dismissed")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.append("attempted") }
  }

  init() {
    application = UIApplication(
      screen: UIScreen(
        device: Device(
          name: "phone", portraitSize: CGSize(width: 320, height: 600), scale: 1,
          portraitSafeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))))
    below.view.backgroundColor = .white
    above.view.backgroundColor = .red
  }

  private func present(_ detents: [UISheetPresentationController.Detent]) {
    application.show(below)
    above.sheetPresentationController?.detents = detents
    above.sheetPresentationController?.delegate = delegate
    application.perform { below.present(above, animated: false) }
    application.updateDisplay()
  }

  private var top: CGFloat { above.view.convert(above.view.bounds, to: nil).minY }

  private func drag(from start: CGFloat, to end: CGFloat) {
    TouchScreen(application).drag(
      from: CGPoint(x: 160, y: start), to: CGPoint(x: 160, y: end), frames: 30, rest: 0.3)
    application.advance(by: 1)
  }

  @Test func aSliderInASheetFollowsTheFingerAndTheSheetStays() {
    let slider = UISlider(frame: CGRect(x: 20, y: 60, width: 280, height: 31))
    above.view.addSubview(slider)
    present([.medium(), .large()])
    let start = top
    let y = slider.convert(CGPoint(x: 0, y: 15), to: nil).y
    // The knob at the leading end; downwards and to the side.
    TouchScreen(application).drag(
      from: CGPoint(x: 34, y: y), to: CGPoint(x: 160, y: y + 100), frames: 10)
    application.advance(by: 1)
    #expect(slider.value > 0.4)
    #expect(top == start)
  }

  @Test func aFingerThatMovesToASideDoesNotDragTheSheet() {
    present([.medium(), .large()])
    let start = top
    TouchScreen(application).drag(
      from: CGPoint(x: 20, y: start + 20), to: CGPoint(x: 300, y: start - 150), frames: 30)
    application.advance(by: 1)
    #expect(top == start)
  }

  @Test func aFingerDragsASheetToTheNextDetent() {
    present([.medium(), .large()])
    #expect(top == 300)
    drag(from: 310, to: 100)
    // Ten points below the status bar.
    #expect(top == 30)
    drag(from: 40, to: 280)
    #expect(top == 300)
    #expect(delegate.log == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
  }

  @Test func aSmallDragReturns() {
    present([.medium(), .large()])
    drag(from: 310, to: 290)
    #expect(top == 300 && delegate.log.isEmpty)
  }

  @Test func aDragDownDismisses() {
    present([.medium()])
    drag(from: 310, to: 560)
    #expect(below.presentedViewController == nil && delegate.log == ["dismissed"])
  }

  @Test func aSheetThatMustNotBeDismissedReturns() {
    present([.medium()])
    above.isModalInPresentation = true
    drag(from: 310, to: 560)
    #expect(below.presentedViewController === above && top == 300)
    #expect(delegate.log == ["attempted"])
  }

  @Test func aSheetOfFullHeightPushesItsPresenterBack() {
    present([.large()])
    #expect(top == 30)
    // 16 points narrower on each side, below the status bar.
    let frame = below.view.frame
    #expect(abs(frame.minX - 16) < 1e-9 && abs(frame.width - 288) < 1e-9)
    #expect(abs(frame.minY - 20) < 1e-9 && below.view.layer.cornerRadius == 10)
    application.perform { above.dismiss(animated: true) }
    application.advance(by: 1)
    #expect(below.view.transform.isIdentity && below.view.layer.cornerRadius == 0)
    #expect(below.view.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
  }

  @Test func aMediumSheetDoesNot() {
    present([.medium(), .large()])
    #expect(below.view.transform.isIdentity)
  }

  @Test(
    arguments: [
      // 1180 − 2 · 24 points high; the device's safe area is 24 points at the top.
      (UIModalPresentationStyle.pageSheet, CGSize(width: 704, height: 1132)),
      (.formSheet, CGSize(width: 540, height: 620)),
    ])
  func sheetsAreInTheMiddleOfATablet(style: UIModalPresentationStyle, size: CGSize) throws {
    let application = UIApplication(
      screen: UIScreen(device: try #require(Device(named: "iPad (A16)")), scale: 1))
    application.show(below)
    above.modalPresentationStyle = style
    application.perform { below.present(above, animated: false) }
    application.updateDisplay()
    let frame = above.view.convert(above.view.bounds, to: nil)
    #expect(frame.size == size)
    #expect(frame.midX == 410 && frame.midY == 590)
    #expect(below.view.transform.isIdentity)
  }
}
