import Foundation
import HeadlessUIKit
import Layouter
import Testing

@testable import Scenes

/// Keys of layouters and of the views that scroll what they lay out.
@Suite struct LayoutKeyTests {
  private func layouter<Layouter: BaseLayout>(
    _ type: Layouter.Type, _ keys: String
  ) throws -> Layouter {
    let scene = try #require(
      readScene("size: [9, 9]\nview: {layouter: {type: \(type), \(keys)}}"))
    var builder = scene.builder(for: scene.variants[0])
    _ = builder.build(scene.view)
    return try #require(builder.layouters.first?.layouter as? Layouter)
  }

  @Test func everyLayouterHasTheSettingsOfTheBase() throws {
    let stack = try layouter(
      StackLayout.self, "marginTop: 7, margin: 5, animDuration: 2, name: list")
    #expect(stack.margin == UIEdgeInsets(top: 7, left: 5, bottom: 5, right: 5))
    #expect(stack.animDuration == 2)
    #expect(stack.name == "list")
    #expect(stack.observesChildren)
    #expect(try !layouter(GridLayout.self, "observesChildren: false").observesChildren)
  }

  @Test func relativeLayoutsPlaceDroppedViewsByTheirRules() throws {
    let relative = try layouter(
      RelativeLayout.self, "ddRule: [vacate, inBounds], ddGridX: 10, ddGridY: 25")
    #expect(relative.ddRule == [.vacate, .inBounds])
    #expect(relative.ddGridX == 10)
    #expect(relative.ddGridY == 25)
    #expect(try layouter(RelativeLayout.self, "ddRule: free").ddRule == .free)
    #expect(
      diagnostics("view: {layouter: {type: RelativeLayout, ddRule: push, ddGridX: -1}}") == [
        "s.yaml:1:49: layouter.ddRule: unknown value 'push': expected free, vacate or inBounds",
        "s.yaml:1:64: layouter.ddGridX: expected an integer of 0 or more, found -1",
      ])
  }

  private func scrollView(_ keys: String) throws -> UIScrollView {
    let scene = try #require(readScene("size: [40, 40]\nview: {type: UIScrollView, \(keys)}"))
    let canvas = scene.makeView(for: scene.variants[0])
    canvas.layoutIfNeeded()
    return try #require(canvas.subviews.first as? UIScrollView)
  }

  @Test func scrollViewsHaveTheKeysOfUIKit() throws {
    let view = try scrollView(
      """
      contentSize: [40, 200], contentInset: {top: 8}, contentOffset: [0, -8], bounces: false,
      contentInsetAdjustmentBehavior: never, isScrollEnabled: false, alwaysBounceVertical: true,
      alwaysBounceHorizontal: true, isPagingEnabled: true, decelerationRate: fast,
      delaysContentTouches: false, canCancelContentTouches: false, indicatorStyle: white,
      showsVerticalScrollIndicator: false, showsHorizontalScrollIndicator: false,
      horizontalScrollIndicatorInsets: 3, scrollIndicatorInsets: 2,
      automaticallyAdjustsScrollIndicatorInsets: false
      """)
    #expect(view.contentInset == UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0))
    #expect(view.contentOffset == CGPoint(x: 0, y: -8))
    #expect(view.contentInsetAdjustmentBehavior == .never)
    #expect(view.decelerationRate == .fast)
    #expect(view.indicatorStyle == .white)
    #expect(view.isPagingEnabled && view.alwaysBounceVertical && view.alwaysBounceHorizontal)
    #expect(!view.bounces && !view.isScrollEnabled)
    #expect(!view.delaysContentTouches && !view.canCancelContentTouches)
    #expect(!view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator)
    #expect(!view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.verticalScrollIndicatorInsets.left == 2)
    #expect(view.horizontalScrollIndicatorInsets.left == 3)
  }

  @Test func decelerationRateIsANameOrANumber() throws {
    #expect(try scrollView("decelerationRate: 0.995").decelerationRate.rawValue == 0.995)
    #expect(
      diagnostics("size: [9, 9]\nview: {type: UIScrollView, decelerationRate: quick}") == [
        "s.yaml:2:46: decelerationRate: unknown rate 'quick': expected normal or fast"
      ])
  }

  @Test func scrollViewsScrollWhatTheirLayouterNeeds() throws {
    let children = "subviews: [{frame: [0, 0, 30, 70]}, {frame: [0, 0, 30, 80]}]"
    let view = try scrollView("layouter: {type: LadderLayout}, \(children)")
    #expect(view.contentSize == CGSize(width: 40, height: 150))
    let fixed = try scrollView("contentSize: [1, 2], layouter: {type: LadderLayout}, \(children)")
    #expect(fixed.contentSize == CGSize(width: 1, height: 2))
  }
}
