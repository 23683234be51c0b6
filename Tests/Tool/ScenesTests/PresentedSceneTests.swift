import Testing
import ViewTree

@testable import Scenes

/// Controllers that scenes present, next to the view and in steps.
@Suite struct PresentedSceneTests {
  /// On an iPhone 15: 393 × 852 points, 59 of safe area at the top and 34 at the bottom.
  private func scene(_ keys: String) -> String {
    """
    size: iPhone 15
    variants: {scale: [1]}
    \(keys)
    view: {id: root, backgroundColor: white, subviews: [{id: box, frame: [10, 10, 20, 20]}]}
    """
  }

  private func size(
    of id: String, _ keys: String, _ variant: String = "default"
  ) throws -> [Double]? {
    let text = scene(keys)
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    return try scene.tree(of: variant).named[id].map { [$0.frame.width, $0.frame.height] }
  }

  @Test(
    arguments: [
      // The full height is 10 points below the safe area.
      ("detents: [large]", 783), ("grabber: true", 783), ("detents: [medium, large]", 426),
      ("detents: [medium, large], selectedDetent: large", 783),
      // The safe area is below the content.
      ("detents: [{height: 240}]", 274), ("detents: [{fraction: 0.5}]", 374.5 + 34),
      ("detents: [large, {height: 300, id: low}], selectedDetent: low", 334),
      ("detents: [medium, {height: 500}], selectedDetent: 500", 534),
      ("style: fullScreen", 852), ("style: overFullScreen", 852),
    ])
  func aSheetHasTheHeightOfADetent(keys: String, height: Double) throws {
    #expect(try size(of: "list", "presented: {\(keys), view: {id: list}}") == [393, height])
  }

  @Test func aTabletShowsAFormSheetInItsSize() throws {
    let text = """
      size: iPad
      presented: {style: formSheet, preferredContentSize: [300, 200], view: {id: form}}
      view: {}
      """
    #expect(try frames(of: text)["form"]?.numbers == [0, 0, 300, 200])
  }

  @Test func aPopoverPointsToItsSource() throws {
    let text = """
      size: iPad
      presented: {style: popover, source: button, preferredContentSize: [200, 100], arrows: [up], view: {id: list}}
      view: {subviews: [{id: button, frame: [300, 200, 100, 40]}]}
      """
    let tree = try #require(readScene(text), "\(diagnostics(text))").tree()
    let list = try #require(tree.named["list"])
    #expect([list.frame.width, list.frame.height] == [200, 100])
  }

  @Test func aPopoverPointsToAnItemOfABar() throws {
    let text = """
      size: iPad
      presented: {style: popover, source: more, preferredContentSize: [200, 100], view: {id: list}}
      controller:
        type: UINavigationController
        controllers: [{navigationItem: {rightItems: [{system: add, id: more}]}}]
      """
    #expect(try frames(of: text)["list"]?.numbers.suffix(2) == [200, 100])
  }

  @Test func aPresentedControllerPresentsAnotherOne() throws {
    let keys = """
      presented:
        view: {id: one}
        presented: {detents: [medium], view: {id: two}}
      """
    #expect(try size(of: "one", keys) == [393, 783])
    #expect(try size(of: "two", keys) == [393, 426])
  }

  @Test func axesAndStepsSetKeysOfAPresentedController() throws {
    let text = """
      size: iPhone 15
      variants: {scale: [1], height: {low: {}, high: {sheet.selectedDetent: large}}}
      presented: {id: sheet, detents: [medium, large], view: {id: list, subviews: [{id: row, frame: [0, 0, 9, 9]}]}}
      steps:
        - snapshot: before
        - set: {sheet.detents: [{height: 100}], row.alpha: 0.5}
      view: {}
      """
    #expect(try frames(of: text, "low.before")["list"]?.height == 426)
    #expect(try frames(of: text, "high.before")["list"]?.height == 783)
    #expect(try frames(of: text, "low")["list"]?.height == 134)
    #expect(try namedNodes(of: text, "low")["row"]?.properties["alpha"] == .number(0.5))
  }

  @Test func stepsPresentAndDismiss() throws {
    let keys = """
      steps:
        - snapshot: none
        - present: {view: {id: one}}
        - snapshot: one
        - present: {detents: [medium], view: {id: two}, animated: true}
        - advance: 0.25
        - snapshot: opening
        - advance: 1
        - dismiss:
        - snapshot: back
        - dismiss: {animated: true}
        - advance: 0.25
        - snapshot: closing
        - advance: 1
      """
    #expect(try size(of: "one", keys, "default.none") == nil)
    #expect(try size(of: "one", keys, "default.one") == [393, 783])
    #expect(try size(of: "two", keys, "default.opening") == [393, 426])
    #expect(try size(of: "two", keys, "default.back") == nil)
    #expect(try size(of: "one", keys, "default.back") != nil)
    #expect(try size(of: "one", keys, "default.closing") != nil)
    #expect(try size(of: "one", keys) == nil)
  }

  @Test func aFingerDragsASheet() throws {
    let keys = """
      presented: {detents: [medium, large], view: {id: list}}
      steps:
        - drag: {from: [196, 440], to: [196, 100]}
        - drop:
        - advance: 1
      """
    #expect(try size(of: "list", keys) == [393, 783])
  }

  @Test func dismissingNothingIsAnErrorOfTheStep() throws {
    let scene = try #require(readScene(scene("steps: [{dismiss: }]")))
    do {
      _ = try scene.describe(scene.variants[0])
      Issue.record("no error")
    } catch {
      #expect(
        "\(error)"
          == "line 3: nothing is presented: write the step 'present' before, or 'presented' next to the view"
      )
    }
  }

  @Test(
    arguments: [
      (
        "presented: {detent: [medium], view: {}}",
        "s.yaml:3:13: unknown key 'detent' in UIViewController (did you mean 'detents'?)"
      ),
      (
        "presented: {detents: [middle], view: {}}",
        "s.yaml:3:23: presented.detents: unknown value 'middle': expected medium or large"
      ),
      (
        "presented: {detents: [{height: 20, fraction: 0.5}], view: {}}",
        "s.yaml:3:23: presented.detents: expected a 'height' of 0 points or more, or a 'fraction' from 0 to 1, "
          + "as in '{height: 240}'"
      ),
      (
        "presented: {detents: [medium, {height: 90}], selectedDetent: 80, view: {}}",
        "s.yaml:3:62: presented.selectedDetent: unknown height '80': expected medium or 90 "
          + "(did you mean '90'?)"
      ),
      (
        "presented: {style: popover, view: {}}",
        "s.yaml:3:20: presented: a popover needs a 'source': the id of the view or the bar's item that it points to"
      ),
      (
        "presented: {style: pageSheet, source: box, view: {}}",
        "s.yaml:3:39: presented: only a popover points to a view: 'source' is for 'style: popover'"
      ),
      (
        "presented: {animated: true, view: {}}",
        "s.yaml:3:23: presented: 'animated' is for a controller in 'steps': this one is there from the start"
      ),
      (
        "steps: [{present: {view: {id: box}}}]",
        "s.yaml:3:31: duplicate id 'box' (first used in line 4)"
      ),
      (
        "steps: [{present: {style: sheet}}]",
        "s.yaml:3:27: steps.present.style: unknown value 'sheet': expected automatic, pageSheet, formSheet, popover, "
          + "fullScreen, overFullScreen, currentContext or overCurrentContext (did you mean 'pageSheet'?)"
      ),
    ])
  func messagesNameThePlaceAndTheCure(keys: String, message: String) {
    #expect(diagnostics(scene(keys)) == [message])
  }

  @Test func aWindowPresentsNothing() {
    #expect(
      diagnostics("presented: {view: {}}\nview: {type: UIWindow}\nsize: [9, 9]") == [
        "s.yaml:1:12: a UIWindow presents nothing here: write a 'controller', or another class under 'view'"
      ])
  }
}
