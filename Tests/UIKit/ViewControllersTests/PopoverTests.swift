import TestSupport
import Testing

@testable import ViewControllers

@Suite struct PopoverPlacementTests {
  private let area = CGRect(x: 10, y: 10, width: 780, height: 580)
  private let size = CGSize(width: 200, height: 100)

  @Test(
    arguments: [
      // Below its source, with the arrow 13 points high.
      (
        CGRect(x: 300, y: 50, width: 40, height: 40), UIPopoverArrowDirection.any,
        CGRect(x: 220, y: 90, width: 200, height: 113), UIPopoverArrowDirection.up, 100
      ),
      // There is no room below.
      (
        CGRect(x: 300, y: 540, width: 40, height: 40), .any,
        CGRect(x: 220, y: 427, width: 200, height: 113), .down, 100
      ),
      // At the left edge the arrow is not in the middle, but right of the corner: 20 of the source − 10.
      (
        CGRect(x: 30, y: 50, width: 20, height: 20), .any,
        CGRect(x: 10, y: 70, width: 200, height: 113), .up, 31.5
      ),
      (
        CGRect(x: 300, y: 200, width: 40, height: 40), .left,
        CGRect(x: 340, y: 170, width: 213, height: 100), .left, 50
      ),
      (
        CGRect(x: 300, y: 200, width: 40, height: 40), .right,
        CGRect(x: 87, y: 170, width: 213, height: 100), .right, 50
      ),
      (
        CGRect(x: 300, y: 200, width: 40, height: 40), [],
        CGRect(x: 220, y: 170, width: 200, height: 100), [], 0
      ),
    ] as [(CGRect, UIPopoverArrowDirection, CGRect, UIPopoverArrowDirection, CGFloat)])
  func aPopoverIsNextToItsSource(
    source: CGRect, permitted: UIPopoverArrowDirection, frame: CGRect,
    direction: UIPopoverArrowDirection, offset: CGFloat
  ) {
    let placement = PopoverPlacement(size: size, source: source, area: area, permitted: permitted)
    #expect(placement.frame == frame)
    #expect(placement.direction == direction && placement.arrowOffset == offset)
  }

  @Test func contentThatIsTooLargeShrinks() {
    let placement = PopoverPlacement(
      size: CGSize(width: 2000, height: 2000), source: CGRect(x: 300, y: 90, width: 40, height: 10),
      area: area)
    #expect(placement.direction == .up)
    #expect(placement.frame == CGRect(x: 10, y: 100, width: 780, height: 490))
  }

  @Test func noSizeLeavesTheArea() {
    for x in stride(from: -100, through: 900, by: 100) as StrideThrough<CGFloat> {
      for y in stride(from: -100, through: 700, by: 100) as StrideThrough<CGFloat> {
        for permitted in [.any, .up, .down, .left, .right, []] as [UIPopoverArrowDirection] {
          let placement = PopoverPlacement(
            size: size, source: CGRect(x: x, y: y, width: 20, height: 20), area: area,
            permitted: permitted)
          #expect(area.insetBy(dx: -13, dy: -13).contains(placement.frame))
          #expect(placement.body.width >= 0 && placement.body.height >= 0)
        }
      }
    }
  }
}

/// Controllers of the style `popover`.
@Suite struct PopoverTests {
  private let below = UIViewController()
  private let above = UIViewController()
  private let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

  private func application(_ name: String) throws -> UIApplication {
    let application = UIApplication(
      screen: UIScreen(device: try #require(Device(named: name)), scale: 1))
    below.view.backgroundColor = .white
    below.view.addSubview(source)
    above.view.backgroundColor = .red
    above.modalPresentationStyle = .popover
    above.preferredContentSize = CGSize(width: 200, height: 100)
    above.popoverPresentationController?.sourceView = source
    application.show(below)
    return application
  }

  @Test func aPopoverPointsToItsSourceAndATouchNextToItDismissesIt() throws {
    let application = try application("iPad (A16)")
    application.perform { below.present(above, animated: false) }
    application.updateDisplay()
    let popover = try #require(above.popoverPresentationController)
    #expect(popover.arrowDirection == .up)
    #expect(above.presentationController === popover)
    #expect(
      above.view.convert(above.view.bounds, to: nil)
        == CGRect(x: 20, y: 153, width: 200, height: 100))
    let picture = try application.picture()
    // The arrow's middle, and the content.
    #expect(picture[120, 150] == 0xFFFF_0000 && picture[120, 200] == 0xFFFF_0000)
    TouchScreen(application).tap(at: CGPoint(x: 600, y: 600))
    application.advance(by: 1)
    #expect(below.presentedViewController == nil && popover.arrowDirection == .unknown)
  }

  @Test func viewsThatAreLetThroughGetTouches() throws {
    let application = try application("iPad (A16)")
    let popover = try #require(above.popoverPresentationController)
    popover.passthroughViews = [source]
    application.perform { below.present(above, animated: false) }
    application.updateDisplay()
    #expect(application.hitTest(CGPoint(x: 110, y: 110), with: nil) === source)
    #expect(application.hitTest(CGPoint(x: 500, y: 500), with: nil) !== below.view)
  }

  @Test func anActionSheetIsAPopoverOnATabletWithoutTheActionThatCancels() throws {
    let application = try application("iPad (A16)")
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var selected: [String] = []
    for (title, style) in [("Copy", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { selected.append($0.title ?? "") })
    }
    sheet.popoverPresentationController?.sourceView = source
    application.perform { below.present(sheet, animated: false) }
    application.updateDisplay()
    #expect(sheet.view.bounds.size == CGSize(width: 304, height: 57))
    TouchScreen(application).tap(at: CGPoint(x: 600, y: 600))
    application.advance(by: 1)
    #expect(selected == ["Cancel"])
  }

  private final class Adaptation: UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  @Test func inANarrowWindowOnlyADelegateKeepsAPopover() throws {
    let application = try application("iPhone SE (3rd generation)")
    let delegate = Adaptation()
    let popover = try #require(above.popoverPresentationController)
    application.perform { below.present(above, animated: false) }
    application.updateDisplay()
    #expect(above.view.bounds.width == 375)
    application.perform { above.dismiss(animated: false) }
    popover.delegate = delegate
    application.perform { below.present(above, animated: false) }
    application.updateDisplay()
    #expect(above.view.bounds.size == CGSize(width: 200, height: 100))
  }
}
