import StandardControls
import Testing
import ViewTree

@testable import Scenes

/// Search bars, pickers and what refreshes a scroll view, in scenes.
@Suite struct PickerSceneTests {
  private func node(
    _ id: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ViewNode {
    let scene = try #require(
      readScene(text), "\(diagnostics(text))", sourceLocation: sourceLocation)
    let variant = try #require(scene.variants.last, sourceLocation: sourceLocation)
    let tree = try scene.tree(of: variant.name, sourceLocation: sourceLocation)
    return try #require(tree.all.first { $0.id == id }, sourceLocation: sourceLocation)
  }

  private func page(_ view: String, steps: String = "") -> String {
    """
    size: [320, 216]
    \(steps)
    view:
      subviews:
        - \(view)
    """
  }

  @Test(
    arguments: [
      (
        "{ type: UIPickerView, components: [{ rows: [a, b], selectedRow: 2 }] }",
        "components: 'selectedRow' is 2, but the component has 2 rows: they are counted from 0"
      ),
      (
        "{ type: UIDatePicker, date: 24.12.2025 }",
        "date: '24.12.2025' is not a date: write 2025-12-24, 2025-12-24 18:30 or 18:30"
      ),
      (
        "{ type: UIDatePicker, timeZone: Tokyo }",
        "timeZone: 'Tokyo' is not a time zone: write its distance from UTC, such as +09:00, or UTC"
      ),
      (
        "{ type: UISearchBar, placeholdr: Search }",
        "unknown key 'placeholdr' in UISearchBar (did you mean 'placeholder'?)"
      ),
      (
        "{ type: UISearchBar, searchBarStyle: minimum }",
        "searchBarStyle: unknown value 'minimum': expected default, prominent or minimal (did you mean 'minimal'?)"
      ),
    ])
  func mistakesHaveACure(view: String, message: String) {
    let said = diagnostics(page(view)).map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(said == [message])
  }

  @Test func aStepOpensWhatAFieldOpens() throws {
    func step(_ view: String) -> String {
      "size: [400, 600]\nsteps: [{ openPicker: it }]\nview: { subviews: [\(view)] }"
    }
    let wheels = try #require(
      readScene(step("{ id: it, type: UIDatePicker, datePickerMode: time, frame: [0, 0, 90, 34] }"))
    )
    let texts = try wheels.tree().all.compactMap { $0.properties["text"] }
    #expect(texts.contains(.string("AM")))
    let color = try #require(
      readScene(step("{ id: it, type: UIColorWell, frame: [0, 0, 28, 28] }")))
    #expect(try color.tree().all.contains { $0.properties["text"] == .string("Colors") })
    #expect(
      diagnostics(step("{ id: it, type: UILabel, text: A }")) == [
        "s.yaml:2:23: steps.openPicker: a UILabel opens no picker: expected the id of a UIDatePicker or a UIColorWell"
      ])
  }

  @Test func onlyARefreshControlRefreshes() throws {
    let scene = try #require(
      readScene(page("{ type: UIScrollView, refreshControl: { type: UILabel } }")))
    let variant = try #require(scene.variants.first)
    #expect(throws: SceneError.self) { try scene.describe(variant) }
  }

  @Test func aTapSelectsARow() throws {
    let text = page(
      "{ type: UIPickerView, id: size, frame: [0, 0, 320, 216], components: [[S, M, L]] }",
      steps: "steps: [{ tap: [160, 139] }, { advance: 1 }]")
    let value = try node("size", in: text).properties["components"]
    #expect(
      value
        == .list([
          .map([
            "rows": .list([.string("S"), .string("M"), .string("L")]), "selectedRow": .number(1),
          ])
        ]))
  }

  @Test func aDragTurnsAWheel() throws {
    let text = page(
      "{ type: UIPickerView, id: size, frame: [0, 0, 320, 216], components: [[S, M, L]] }",
      steps: "steps: [{ drag: { from: [160, 108], to: [160, 20] } }, { drop: }, { advance: 3 }]")
    guard case .list(let wheels) = try node("size", in: text).properties["components"],
      case .map(let wheel) = wheels.first
    else {
      Issue.record("no wheel")
      return
    }
    #expect(wheel["selectedRow"] == .number(2))
  }

  @Test func aDateIsThatOfItsTimeZone() throws {
    let text = page(
      "{ type: UIDatePicker, id: day, frame: [0, 0, 320, 34], timeZone: +09:00, date: 2025-12-24 18:30 }"
    )
    let properties = try node("day", in: text).properties
    #expect(properties["date"] == .string("2025-12-24 18:30"))
    #expect(properties["timeZone"] == .string("+09:00"))
  }

  @Test(arguments: ["UTC", "+09:00", "-03:30", "+05:45", "-11:00", "+14:00"])
  func aTimeZoneIsDescribedAsItIsWritten(text: String) throws {
    let scene = page("{ type: UIDatePicker, id: day, timeZone: \"\(text)\" }")
    #expect(try node("day", in: scene).properties["timeZone"] == .string(text))
  }

  @Test(arguments: [
    "", "Z", "Asia/Tokyo", "+9", "9:00", "+9:00", "+15:00", "+09:60", "+09:00:00", "+-1:00",
  ])
  func otherTextsAreNoTimeZones(text: String) {
    #expect(TimeZoneValue(text) == nil)
  }

  @Test func aTapOnAScopeSelectsIt() throws {
    let text = page(
      "{ type: UISearchBar, id: bar, frame: [0, 0, 320, 100], showsScopeBar: true, scopeButtonTitles: [All, Mine] }",
      steps: "steps: [{ tap: [240, 72] }]")
    #expect(try node("bar", in: text).properties["selectedScopeButtonIndex"] == .number(1))
  }

  @Test func heightsInAStackAreTheNaturalOnes() throws {
    let text = """
      size: [320, 300]
      view:
        constraints: ['H:|[stack]|', 'V:|[stack]']
        subviews:
          - type: UIStackView
            id: stack
            axis: vertical
            subviews:
              - { type: UISearchBar, id: bar }
              - { type: UIDatePicker, id: day, datePickerMode: date }
              - { type: UIPickerView, id: wheels, components: [[a]] }
      """
    #expect(try node("bar", in: text).frame == ViewNode.Rect(x: 0, y: 0, width: 320, height: 56))
    #expect(try node("day", in: text).frame == ViewNode.Rect(x: 0, y: 56, width: 320, height: 34))
    #expect(
      try node("wheels", in: text).frame == ViewNode.Rect(x: 0, y: 90, width: 320, height: 216))
  }
}
