import Foundation
import Testing
import ViewTree

@testable import Scenes

@Suite struct HundredViewsTests {
  @Test func fileIsWhatTheGeneratorWrites() throws {
    if ProcessInfo.processInfo.environment["WRITE_FIXTURES"] != nil {
      try Data(HundredViews.scene.utf8).write(to: HundredViews.file, options: .atomic)
    }
    let text = try String(contentsOf: HundredViews.file, encoding: .utf8)
    #expect(
      text == HundredViews.scene,
      "write it anew: WRITE_FIXTURES=1 swift test --filter HundredViewsTests")
  }

  /// The first number of SplitMix64 with the seed 3 is 2092789425003139053, the second 12918135221727111561.
  @Test func sizesComeFromTheGenerator() {
    #expect(HundredViews.views.count == 100)
    #expect(HundredViews.views[0].width == 54)
    #expect(HundredViews.views[0].height == 62)
    #expect(HundredViews.views.allSatisfy { 1...100 ~= $0.width && 1...100 ~= $0.height })
  }

  @Test(arguments: HundredViews.sizes)
  func viewsArePlacedByTheLaddersRule(size: CGSize) throws {
    let name = "\(Int(size.width))x\(Int(size.height))_light"
    let ladder = try Fixture("Layouts/Ladder/hundred-views").view(name)
    let expected = Self.ladder(of: HundredViews.views, in: Double(size.width))
    #expect(ladder.subviews.map(\.frame) == expected)
    // The picture shows all that there is to scroll to.
    #expect(expected.map { $0.y + $0.height }.max() == Double(size.height))
    #expect(
      ladder.properties["contentSize"]
        == .list([.number(Double(size.width)), .number(Double(size.height))]))
  }

  @Test func rowsBreakAtTheWidth() throws {
    // The first six are 54 + 30 + 67 + 73 + 43 + 1 = 268 wide and at most 71 high, the seventh 53.
    let fixture = try Fixture("Layouts/Ladder/hundred-views")
    let narrow = try fixture.frames("320x1489_light")
    #expect(narrow["view6"] == [267, 0, 1, 12])
    #expect(narrow["view7"] == [0, 71, 53, 32])
    #expect(narrow["view8"] == [53, 71, 13, 79])
    let wide = try fixture.frames("568x906_light")
    #expect(wide["view7"] == [268, 0, 53, 32])
  }

  /// The ladder's rule, step by step.
  private static func ladder(of views: [HundredViews.View], in width: Double) -> [ViewNode.Rect] {
    var placed: [ViewNode.Rect] = []
    for view in views {
      var start = (x: 0.0, y: 0.0)
      if let last = placed.last {
        start = (last.x + last.width, last.y)
        if start.x + Double(view.width) > width {
          start = (0, 0)
          for other in placed { start.y = max(start.y, other.y + other.height) }
        }
      }
      placed.append(
        .init(x: start.x, y: start.y, width: Double(view.width), height: Double(view.height)))
    }
    return placed
  }
}
