import TestSupport
import Testing
import ViewControllers

/// Controllers that are presented as sheets with heights of their own.
@Suite struct SheetTests {
  private let application = UIApplication(
    screen: UIScreen(
      device: Device(name: "phone", portraitSize: CGSize(width: 100, height: 200), scale: 1)))
  private let below = UIViewController()
  private let above = UIViewController()

  init() {
    below.view.backgroundColor = .white
    above.view.backgroundColor = .red
  }

  @discardableResult
  private func present(
    animated: Bool = false, _ change: (UISheetPresentationController) -> Void
  ) throws -> UISheetPresentationController {
    application.show(below)
    let sheet = try #require(above.sheetPresentationController)
    change(sheet)
    application.perform { below.present(above, animated: animated) }
    application.updateDisplay()
    return sheet
  }

  /// Where the presented view is in the window.
  private var frame: CGRect { above.view.convert(above.view.bounds, to: nil) }

  private let red: UInt32 = 0xFFFF_0000
  private let white: UInt32 = 0xFFFF_FFFF
  /// White below a fifth of black.
  private let dimmed: UInt32 = 0xFFCC_CCCC

  @Test func aMediumSheetIsHalfAsHighAsTheWindow() throws {
    try present { $0.detents = [.medium()] }
    #expect(frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    let picture = try application.picture()
    #expect(picture[50, 50] == dimmed && picture[50, 99] == dimmed)
    #expect(picture[50, 101] == red && picture[50, 199] == red)
    // Rounded at the top only.
    #expect(picture[0, 100] == dimmed && picture[99, 100] == dimmed)
    #expect(picture[0, 199] == red && picture[99, 199] == red)
  }

  @Test func theLowestHeightIsTheFirst() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    #expect(frame.minY == 100)
    sheet.selectedDetentIdentifier = .large
    application.updateDisplay()
    #expect(frame.maxY == 200 && frame.height > 180 && frame.height < 200)
  }

  @Test func thePushedPresenterKeepsItsSafeArea() throws {
    let phone = UIApplication(screen: UIScreen(device: try #require(Device(named: "iPhone 15"))))
    phone.show(below)
    let former = below.view.safeAreaInsets
    #expect(former.top == 59 && former.bottom == 34)
    phone.perform { below.present(above, animated: true) }
    #expect(below.view.safeAreaInsets == former)
    phone.advance(by: 1)
    #expect(!below.view.transform.isIdentity)
    #expect(below.view.safeAreaInsets == former)
    phone.perform { above.dismiss(animated: true) }
    phone.advance(by: 1)
    #expect(below.view.transform.isIdentity)
    #expect(below.view.safeAreaInsets == former)
  }

  @Test func aNavigationBarInASheetIsHigher() throws {
    let phone = UIApplication(screen: UIScreen(device: try #require(Device(named: "iPhone 15"))))
    let navigation = UINavigationController(rootViewController: above)
    phone.show(below)
    phone.perform { below.present(navigation, animated: false) }
    phone.updateDisplay()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
    // A low window has no sheets.
    phone.rotate(to: .landscapeRight)
    phone.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 32)
  }

  @Test func aHeightOfOnesOwnIsResolved() throws {
    var maximum: CGFloat = 0
    try present {
      $0.detents = [
        .custom(identifier: .init("low")) { context in
          maximum = context.maximumDetentValue
          return 50
        },
        .medium(),
      ]
    }
    #expect(frame == CGRect(x: 0, y: 150, width: 100, height: 50))
    #expect(maximum > 150 && maximum < 200)
  }

  @Test func whatIsBehindAnUndimmedSheetIsSeenAndTouched() throws {
    try present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let window = try #require(below.view.window)
    #expect(try application.picture()[50, 50] == white)
    #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === below.view)
    #expect(window.hitTest(CGPoint(x: 50, y: 150), with: nil) === above.view)
    above.sheetPresentationController?.selectedDetentIdentifier = .large
    application.updateDisplay()
    #expect(try application.picture()[50, 5] == dimmed)
    #expect(window.hitTest(CGPoint(x: 50, y: 5), with: nil) !== below.view)
  }

  @Test func aGrabberIsInTheMiddleOfTheTop() throws {
    try present {
      $0.detents = [.medium()]
      $0.prefersGrabberVisible = true
    }
    let picture = try application.picture()
    #expect(picture[50, 107] != red)
    // 36 × 5 points, 5 points from the top.
    #expect(picture[31, 107] == red && picture[69, 107] == red)
    #expect(picture[50, 104] == red && picture[50, 110] == red)
  }

  @Test func theCornersHaveTheRadiusThatIsPreferred() throws {
    try present {
      $0.detents = [.medium()]
      $0.preferredCornerRadius = 0
    }
    #expect(try application.picture()[0, 100] == red)
  }

  @Test func theSheetMovesInFromBelowWhileTheRestIsDimmed() throws {
    try present(animated: true) { $0.detents = [.medium()] }
    #expect(try application.picture()[50, 150] == white)
    application.advance(by: 0.25)
    let middle = try application.picture()
    #expect(middle[50, 50] != white && middle[50, 50] != dimmed && middle[50, 198] == red)
    application.advance(by: 0.25)
    #expect(try application.picture()[50, 50] == dimmed)
    application.perform { below.dismiss(animated: true) }
    application.advance(by: 0.5)
    #expect(try application.picture()[50, 150] == white)
    #expect(above.view.superview == nil && below.view.window?.subviews == [below.view])
  }

  @Test func itsChangesAreAnimated() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    application.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    #expect(try application.picture()[50, 60] == dimmed)
    application.advance(by: 1)
    #expect(try application.picture()[50, 60] == red)
  }

  @Test func aTapBesideTheSheetDismissesIt() throws {
    let sheet = try present { $0.detents = [.medium()] }
    let user = User()
    sheet.delegate = user
    above.isModalInPresentation = true
    TouchScreen(application).tap(at: CGPoint(x: 50, y: 20))
    application.advance(by: 1)
    #expect(user.calls == ["did attempt"] && below.presentedViewController === above)
    above.isModalInPresentation = false
    TouchScreen(application).tap(at: CGPoint(x: 50, y: 150))
    application.advance(by: 1)
    #expect(below.presentedViewController === above)
    TouchScreen(application).tap(at: CGPoint(x: 50, y: 20))
    application.advance(by: 1)
    #expect(below.presentedViewController == nil)
    #expect(user.calls == ["did attempt", "should", "will", "did"])
  }

  private final class User: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("should")
      return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      calls.append("did attempt")
    }
  }

  @Test func aSheetIsElevated() throws {
    try present { $0.detents = [.medium()] }
    #expect(above.traitCollection.userInterfaceLevel == .elevated)
    #expect(below.traitCollection.userInterfaceLevel != .elevated)
  }

  @Test func aLowWindowIsFilled() throws {
    try present { $0.detents = [.medium()] }
    application.perform { _ = application.rotate(to: .landscapeLeft) }
    application.advance(by: 1)
    #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(try application.picture()[0, 0] == red)
  }
}
