import StandardViews
import Testing

@testable import Scenes

@Suite struct StepReadingTests {
  private func scene(_ steps: String) -> String {
    """
    size: [40, 40]
    variants: {appearance: [light, dark]}
    steps:
    \(steps)
    view: {id: root, subviews: [{type: UIScrollView, id: list, frame: [0, 0, 40, 40]}]}
    """
  }

  private func names(_ steps: String) throws -> [String] {
    let text = scene(steps)
    return try #require(readScene(text), "\(diagnostics(text))").variants.map(\.name)
  }

  @Test func snapshotsOnTheWayAreNamedAfterTheirVariantAndTheLastPictureIsTheVariants() throws {
    #expect(
      try names("  - snapshot: before\n  - set: {list.alpha: 0.5}")
        == ["light@2x.before", "light@2x", "dark@2x.before", "dark@2x"])
  }

  @Test func stepsWithoutSnapshotsLeadToTheVariantsPicture() throws {
    #expect(try names("  - set: {list.alpha: 0.5}") == ["light@2x", "dark@2x"])
  }

  @Test func filmHasAPictureAtItsStartAndOneAFrameToItsEnd() throws {
    let text = scene("  - film: {name: turn, duration: 0.3, fps: 10}")
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    #expect(
      scene.variants.prefix(5).map(\.name) == [
        "light@2x.turn-000", "light@2x.turn-001", "light@2x.turn-002", "light@2x.turn-003",
        "light@2x",
      ])
    #expect(scene.variants.prefix(4).map(\.filmFrame?.time) == [0, 0.1, 0.2, 0.3])
    #expect(scene.variants[2].filmFrame?.film == "turn")
    #expect(scene.variants[2].filmFrame?.frameCount == 4)
    #expect(scene.variants[4].filmFrame == nil)
    #expect(
      scene.axes.last?.values == [
        "turn-000", "turn-001", "turn-002", "turn-003", "after all steps",
      ])
  }

  @Test func namesOfLongFilmsSortByTime() {
    let film = SceneStep.Film(name: "a", duration: 60, rate: 30)
    #expect(film.frameCount == 1801)
    #expect(film.name(ofFrame: 7) == "a-0007")
    #expect(film.name(ofFrame: 1800) == "a-1800")
  }

  @Test func namesOfMomentsBecomePartsOfFileNames() throws {
    #expect(try names("  - snapshot: a b/c")[0] == "light@2x.a-b-c")
  }

  @Test func everyMistakeInAStepIsReportedAtItsPlace() {
    #expect(
      diagnostics(
        scene(
          """
            - advnce: 1
            - {advance: 1, tap: list}
            - advance: -1
            - tap: lst
            - scroll: {view: root, to: [0, 9]}
            - scroll: {view: list}
            - film: {name: f, duration: 1, fps: 1000}
            - rotate: sideways
            - drag: {from: list, to: [0, 0]}
            - set: {list.alpa: 1}
          """)) == [
          "s.yaml:4:5: unknown key 'advnce' in a step (did you mean 'advance'?)",
          "s.yaml:5:5: steps: expected a step, which is a map with one key such as {advance: 0.5}, "
            + "found 2 keys",
          "s.yaml:6:14: steps.advance: expected a number from 0 to 3600, found -1",
          "s.yaml:7:10: steps.tap: unknown id 'lst' (did you mean 'list'?)",
          "s.yaml:8:13: steps.scroll: a UIView does not scroll",
          "s.yaml:9:13: steps.scroll: expected 'to' too",
          "s.yaml:10:39: steps.film.fps: expected a number from 1 to 120, found 1000",
          "s.yaml:11:13: steps.rotate: unknown value 'sideways': expected portrait or landscape",
          "s.yaml:12:18: steps.drag.from: 'list' cannot be dragged: no view in the scene has "
            + "'dragging'; set 'dragging: true' on the view that lays it out",
          "s.yaml:13:11: unknown key 'alpa' in UIScrollView (did you mean 'alpha'?)",
        ])
  }

  @Test func twoPicturesMustNotHaveOneName() {
    #expect(
      diagnostics(
        scene("  - snapshot: a\n  - film: {name: b, duration: 1, fps: 1}\n  - snapshot: a"))
        == ["s.yaml:6:5: steps: two pictures have the name 'a': see line 4"])
    #expect(
      diagnostics(scene("  - film: {name: b, duration: 1, fps: 1}\n  - snapshot: b-001"))
        == ["s.yaml:5:5: steps: two pictures have the name 'b-001': see line 4"])
  }

  @Test func filmsCountAmongTheVariants() {
    #expect(
      diagnostics(scene("  - film: {name: b, duration: 60, fps: 120}")) == [
        "s.yaml:2:11: the axes make more than 10000 variants"
      ])
  }

  @Test func onlySubviewsOfStackViewsAreInsertedAndRemoved() {
    for step in ["remove: list", "insert: list", "insert: {view: list}"] {
      #expect(
        diagnostics(scene("  - \(step)")).joined().contains(
          "expected a subview of a UIStackView: use 'show' and 'hide' for other views"))
    }
  }

  @Test func anAnimationSetsOrArrangesSomething() {
    #expect(
      diagnostics(scene("  - animate: {duration: 1}")).joined().contains(
        "expected 'set', 'insert' or 'remove' too"))
  }
}
