import Foundation
import StandardViews
import TestSupport

/// A hundred views of random sizes in a ladder, from a generator with a fixed seed.
///
/// The scene file is generated. After a change of the generator write it again:
///
///     WRITE_FIXTURES=1 swift test --filter HundredViewsTests
struct HundredViews {
  struct View {
    var width: Int
    var height: Int
    var color: String
  }

  static let views: [View] = {
    var random = SplitMix64(seed: 3)
    return (0..<100).map { index in
      // As the document: 1 + rand() % 100.
      let (width, height) = (random.next(in: 1...100), random.next(in: 1...100))
      return View(width: width, height: height, color: colors[index % colors.count])
    }
  }()

  /// The colours of the document, in the system's shades of them.
  private static let colors = [
    "systemRed", "systemOrange", "systemBlue", "systemGreen", "systemGray", "white",
    "systemYellow", "systemPurple",
  ]

  /// Each picture is as wide as a screen, and as high as all views need there.
  static let sizes = [
    CGSize(width: 320, height: 1489), CGSize(width: 568, height: 906),
    CGSize(width: 768, height: 661),
  ]

  static var scene: String {
    let sizes = sizes.map { "[\(Int($0.width)), \(Int($0.height))]" }.joined(separator: ", ")
    let views = views.enumerated().map { index, view in
      "    - { id: view\(index + 1), frame: [0, 0, \(view.width), \(view.height)], "
        + "backgroundColor: \(view.color) }"
    }
    return """
      # Written by Tests/Tool/ScenesTests/HundredViews.swift.
      title: A hundred views of random sizes in a ladder
      variants:
        size: [\(sizes)]
        appearance: [light, dark]
        scale: [1, 2]
      view:
        type: UIScrollView
        id: ladder
        backgroundColor: { light: '#D1D1D6', dark: '#2C2C2E' }
        layouter: { type: LadderLayout }
        subviews:
      \(views.joined(separator: "\n"))

      """
  }

  static let file = Checkout.file("Fixtures/Layouts/Ladder/hundred-views.yaml")
}
