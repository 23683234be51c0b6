import Testing
import ViewTestSupport

@testable import ViewControllers

/// Screens and pages that turn: their path and their time.
@Suite struct TurnTests {
  private let application = UIApplication(
    screen: UIScreen(
      device: Device(name: "square", portraitSize: CGSize(width: 100, height: 100), scale: 1)))
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let black: UInt32 = 0xFF00_0000

  private func controller(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }

  private func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try application.picture()[x, y] }

  /// The number of pixels of a colour in a column.
  private func height(at x: Int, of color: UInt32) throws -> Int {
    let picture = try application.picture()
    return (0..<100).count { picture[x, $0] == color }
  }

  /// At a quarter of the time, a third or so of the way to its edge: the right side is nearer and higher than the left one.
  @Test func aScreenFlipsFromTheRight() throws {
    let (below, above) = (controller(.red), controller(.blue))
    above.modalPresentationStyle = .fullScreen
    above.modalTransitionStyle = .flipHorizontal
    application.show(below)
    application.perform { below.present(above, animated: true) }
    #expect(try pixel(50, 50) == red && pixel(1, 50) == red)
    application.advance(by: 0.25)
    // cos 42° is 0.74, and the left edge is farther away.
    #expect(try pixel(50, 50) == red)
    #expect(try pixel(2, 50) == black)
    // The right side is higher than the left one.
    #expect(try height(at: 72, of: red) > height(at: 28, of: red))
    application.advance(by: 0.25)
    #expect(try pixel(50, 50) == blue)
    // At 45° or so, the nearer edge is 50 · 0.71 / (1 − 0.71 / 6) = 40 from the middle.
    #expect(try pixel(98, 50) == black && pixel(2, 50) == black)
    application.advance(by: 0.26)
    for (x, y) in [(0, 0), (99, 0), (50, 50), (0, 99), (99, 99)] {
      #expect(try pixel(x, y) == blue)
    }
    #expect(below.view.window == nil && above.view.window != nil)

    application.perform { above.dismiss(animated: true) }
    application.advance(by: 0.25)
    #expect(try pixel(50, 50) == blue)
    // Now the left side is nearer.
    #expect(try height(at: 28, of: blue) > height(at: 72, of: blue))
    application.advance(by: 0.51)
    #expect(try pixel(0, 0) == red && pixel(99, 99) == red)
    #expect(above.view.window == nil && below.presentedViewController == nil)
    #expect(CATransform3DIsIdentity(above.view.transform3D))
  }

  @Test func aScreenIsLiftedFromBelow() throws {
    let (below, above) = (controller(.red), controller(.blue))
    above.modalPresentationStyle = .fullScreen
    above.modalTransitionStyle = .partialCurl
    application.show(below)
    application.perform { below.present(above, animated: true) }
    #expect(try pixel(50, 98) == red)
    application.advance(by: 0.375)
    // Half way, at 45°: the lower edge is between 71 of 100, without a perspective, and 71 / (1 − 0.71 / 3) = 92.
    #expect(try pixel(50, 68) == red && pixel(50, 95) == blue)
    application.advance(by: 0.376)
    #expect(try pixel(50, 1) == blue && pixel(50, 98) == blue)
    application.perform { above.dismiss(animated: true) }
    application.advance(by: 0.375)
    #expect(try pixel(50, 68) == red && pixel(50, 95) == blue)
    application.advance(by: 0.376)
    #expect(try pixel(50, 98) == red && above.view.window == nil)
  }

  @Test(arguments: [UIPageViewController.SpineLocation.min, .max])
  func aPageTurnsAboutItsSpine(spine: UIPageViewController.SpineLocation) throws {
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: spine])
    let (first, second) = (controller(.red), controller(.blue))
    book.setViewControllers([first], direction: .forward, animated: false)
    application.show(book)
    let far = spine == .min ? 95 : 4
    let near = spine == .min ? 68 : 31
    var isDone = false
    application.perform {
      book.setViewControllers([second], direction: .forward, animated: true) { isDone = $0 }
    }
    #expect(try pixel(far, 50) == red && !isDone)
    application.advance(by: 0.375)
    // The far edge is between 71 and 92 of 100, as above.
    #expect(try pixel(near, 50) == red && pixel(far, 50) == blue)
    application.advance(by: 0.376)
    #expect(isDone && first.parent == nil && second.parent === book)
    #expect(try pixel(1, 50) == blue && pixel(98, 50) == blue)
    // Back again, over the second page.
    application.perform {
      book.setViewControllers([first], direction: .reverse, animated: true)
    }
    application.advance(by: 0.375)
    #expect(try pixel(near, 50) == red && pixel(far, 50) == blue)
    application.advance(by: 0.376)
    #expect(try pixel(far, 50) == red && second.view.window == nil)
    #expect(first.view.frame == book.view.bounds)
  }

  @Test func theNextTurnEndsTheOneBefore() throws {
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    let pages = [controller(.red), controller(.blue), controller(.green)]
    book.setViewControllers([pages[0]], direction: .forward, animated: false)
    application.show(book)
    for page in pages.dropFirst() {
      application.perform {
        book.setViewControllers([page], direction: .forward, animated: true)
      }
      application.advance(by: 0.2)
    }
    application.advance(by: 1)
    #expect(book.children == [pages[2]])
    #expect(pages[0].view.window == nil && pages[1].view.window == nil)
    #expect(try pixel(50, 50) == 0xFF00_FF00)
  }
}
