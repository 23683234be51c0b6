import Foundation
import ImageComparison
import JSONValues
import PictureFiles
import Testing
import ViewTree

@testable import Snapshots

/// The inspector and the colour-vision switch, with a real pointer and real keys.
extension ReportPageTests {
  private static let inspecting = "#snapshot=cards/one"

  /// Opens the snapshot of ``InspectFixture`` and switches the inspector on.
  private func inspect(_ fixture: InspectFixture, _ parameters: String = "") async throws {
    try await browser.open(fixture.page, Self.inspecting + parameters)
    try await browser.click("[data-overlay=inspect]")
    try await browser.wait(for: "document.querySelector('#inspector')")
  }

  /// A point of the picture, in points, as a point of the viewport.
  private func place(
    _ x: Double, _ y: Double, in selector: String = ".frame"
  ) async throws -> (x: Double, y: Double) {
    let frame = try await browser.frame(of: selector)
    return (frame.x + x * frame.width / 100, frame.y + y * frame.height / 60)
  }

  /// Points, and presses and releases the button or the finger.
  private func click(at place: (x: Double, y: Double), pointer: String = "mouse") async throws {
    try await browser.command(
      "actions",
      [
        "actions": [
          [
            "type": "pointer", "id": .string(pointer),
            "parameters": ["pointerType": .string(pointer)],
            "actions": [
              [
                "type": "pointerMove", "duration": 0, "x": JSON(Int(place.x)),
                "y": JSON(Int(place.y)), "origin": "viewport",
              ],
              ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0],
            ],
          ]
        ]
      ])
  }

  private func facts() async throws -> String { try await browser.text("#view-facts") }

  private static let actual = ".pane:last-of-type .frame"

  @Test func pointingAtAViewShowsItsFactsAndInsets() async throws {
    let fixture = try InspectFixture()
    try await inspect(fixture)
    #expect(try await browser.count("#view-tree li") == 3)
    try await browser.point(at: try await place(25, 20, in: Self.actual))
    let facts = try await facts()
    #expect(facts.contains("title (UILabel)"))
    #expect(facts.contains("x 10, y 10; 30 × 20 pt"))
    #expect(facts.contains("top 10, left 10, bottom 30, right 20 to save"))
    #expect(facts.contains("Hello <b>"))
    #expect(facts.contains("Mplus 1 Bold, 12 pt"))
    #expect(facts.contains("#112233"))
    #expect(facts.contains("<UILabel:title>.width == 30 @required (titleWidth)"))
    // The outline is where the view is, and each of the four insets has its length.
    let (outline, frame) = (
      try await browser.frame(of: "\(Self.actual) .inspect-outline.pointed"),
      try await browser.frame(of: Self.actual)
    )
    #expect(abs(outline.x - frame.x - frame.width * 0.1) < 0.6)
    #expect(abs(outline.width - frame.width * 0.3) < 0.6)
    #expect(
      try await browser.string(
        "[...document.querySelectorAll('\(Self.actual) .inspect-length')]"
          + ".map((node) => node.textContent)") == "10,10,30,20")
    #expect(try await browser.errors() == [])
  }

  @Test func resourcesNameTheStateThatTheyCameFrom() async throws {
    let fixture = try InspectFixture()
    try await inspect(fixture)
    try await browser.point(at: try await place(75, 30, in: Self.actual))
    let facts = try await facts()
    #expect(facts.contains("#E5E5EA (own, disabled)"))
    #expect(facts.contains("#FFFFFF (from normal, disabled has none)"))
    #expect(facts.contains("1: Save; button, notEnabled"))
    #expect(facts.contains("x 60, y 10; 30 × 44 pt, disabled"))
  }

  @Test func twoMarkedViewsShowTheirDistance() async throws {
    let fixture = try InspectFixture()
    try await inspect(fixture)
    try await click(at: try await place(25, 20, in: Self.actual))
    #expect(try await browser.count("#view-tree li[aria-selected=true]") == 1)
    // One marked, and another one pointed at.
    try await browser.point(at: try await place(75, 30, in: Self.actual))
    #expect(try await facts().contains("title to save: horizontally 20 pt."))
    try await click(at: try await place(75, 30, in: Self.actual))
    // Both are marked: the distance stays when the pointer leaves.
    try await browser.point(at: try await place(50, 58, in: Self.actual))
    #expect(try await facts().contains("title to save: horizontally 20 pt."))
    #expect(try await browser.count("\(Self.actual) .inspect-length") == 1)
    #expect(try await browser.text("\(Self.actual) .inspect-length") == "20")
    // The card contains the title: the distances of the edges.
    try await click(at: try await place(50, 58, in: Self.actual))
    try await browser.point(at: try await place(25, 20, in: Self.actual))
    #expect(
      try await facts().contains("card to title: top 10, left 10, bottom 30, right 60 pt."))
  }

  @Test func theKeyboardWalksThroughTheViews() async throws {
    let fixture = try InspectFixture()
    try await browser.open(fixture.page, Self.inspecting)
    try await browser.type("i")
    try await browser.wait(for: "document.querySelector('#inspector')")
    let focused = "document.activeElement.dataset.view"
    var steps = 0
    while try await browser.string(focused) != "0", steps < 20 {
      try await browser.type(WebDriver.Key.tab)
      steps += 1
    }
    #expect(steps < 20)
    #expect(try await facts().contains("card (UIView)"))
    try await browser.type(WebDriver.Key.right)
    #expect(try await browser.string(focused) == "1")
    try await browser.type(WebDriver.Key.enter)
    #expect(try await browser.text("#announcer").hasPrefix("title is marked."))
    try await browser.type(WebDriver.Key.down)
    #expect(try await facts().contains("save (DsCustomButton)"))
    try await browser.type(" ")
    #expect(
      try await browser.text("#announcer")
        == "save is marked. title to save: horizontally 20 pt.")
    // To the superview, and the loupe has not moved.
    try await browser.type(WebDriver.Key.left)
    #expect(try await browser.string(focused) == "0")
    #expect(try await browser.count(".marker") == 0)
    try await browser.run("document.querySelector('#stage').focus()")
    try await browser.type("i")
    #expect(try await browser.count("#inspector, .inspect-outline") == 0)
  }

  @Test func aFingerMarks() async throws {
    let fixture = try InspectFixture()
    try await inspect(fixture)
    try await click(at: try await place(25, 20, in: Self.actual), pointer: "touch")
    try await click(at: try await place(75, 30, in: Self.actual), pointer: "touch")
    try await browser.wait(
      for: "document.querySelectorAll('#view-tree li[aria-selected=true]').length === 2")
    #expect(try await facts().contains("title to save: horizontally 20 pt."))
  }

  @Test func theGoldenHasItsOwnViews() async throws {
    let fixture = try InspectFixture()
    try await inspect(fixture)
    try await browser.point(at: try await place(25, 20, in: ".pane:first-of-type .frame"))
    let facts = try await facts()
    #expect(facts.contains("textColor"))
    #expect(facts.contains("Hello"))
    #expect(!facts.contains("Mplus"))
    #expect(
      try await browser.string("document.querySelector('#view-kinds :checked').value")
        == "expected")
    try await browser.click("#view-kinds label:last-of-type")
    #expect(try await browser.count("\(Self.actual) .inspect-outline") == 0)
  }

  @Test(arguments: ["side", "slider", "onion", "blink", "difference", "heat"])
  func worksInEveryMode(mode: String) async throws {
    try await browser.emulate([("prefers-reduced-motion", "reduce")])
    let fixture = try InspectFixture()
    try await inspect(fixture, "&mode=\(mode)")
    try await browser.point(at: try await place(75, 30, in: Self.actual))
    #expect(try await facts().contains("save (DsCustomButton)"))
    #expect(try await facts().contains("own, disabled"))
    #expect(try await browser.count(".inspect-outline.pointed") == 1)
    if mode == "slider" {
      // Left of the divider is the golden.
      try await browser.point(at: try await place(25, 20))
      #expect(try await facts().contains("textColor"))
    }
    #expect(try await browser.errors() == [])
  }

  @Test func fitsAPhone() async throws {
    try await browser.resize(width: 320, height: 700)
    let fixture = try InspectFixture()
    try await inspect(fixture)
    let widest =
      "Math.max(document.scrollingElement.scrollWidth, "
      + "document.querySelector('#viewer').scrollWidth)"
    try await click(at: try await place(25, 20, in: ".pane:first-of-type .frame"))
    #expect(try await browser.string("\(widest) <= innerWidth") == "true")
    #expect(try await facts().contains("title (UILabel)"))
    // Nothing over the pictures makes them scroll.
    let scroller = "document.querySelector('.scroller')"
    #expect(
      try await browser.string("\(scroller).scrollWidth <= \(scroller).clientWidth") == "true")
  }

  @Test func theListOfViewsIsATreeForScreenReaders() async throws {
    let fixture = try InspectFixture()
    try await inspect(fixture)
    #expect(
      try await browser.string(
        "[...document.querySelectorAll('[role=tree] > [role=treeitem]')]"
          + ".map((node) => `${node.ariaLevel} ${node.innerText}`).join('; ')")
        == "1 card UIView 100 × 60 pt; 2 title UILabel 30 × 20 pt; "
        + "2 save DsCustomButton 30 × 40 pt")
    #expect(try await browser.count("#view-tree [tabindex='0']") == 1)
  }

  // MARK: Colour vision

  @Test func theFiltersHaveTheFactorsOfTheSimulation() async throws {
    try await open()
    for vision in ColorVision.allCases {
      let values = try await browser.string(
        "document.querySelector('#vision-\(vision.rawValue) feColorMatrix')"
          + ".getAttribute('values')")
      let factors = values.split(separator: " ").compactMap { Double($0) }
      let rows: [[Double]] = vision.matrix.map { [$0.0, $0.1, $0.2, 0, 0] }
      // Alpha is kept.
      #expect(factors == Array(rows.joined()) + [0, 0, 0, 1, 0])
    }
    #expect(
      try await browser.string("document.querySelectorAll('.bar .vision option').length") == "5")
  }

  @Test func allPicturesAreShownAsSomebodySeesThem() async throws {
    let fixture = try InspectFixture()
    try await browser.open(fixture.page, Self.inspecting)
    try await browser.click(".viewer .vision option[value=protanopia]")
    #expect(
      try await browser.string("decodeURIComponent(location.hash)").contains("vision=protanopia"))
    try await browser.wait(
      for: "[...document.querySelectorAll('img.layer')].every((image) => image.naturalWidth)")
    guard
      case .string(let screenshot) = try await browser.command("screenshot", nil),
      let data = Data(base64Encoded: screenshot)
    else {
      Issue.record("there is no screenshot")
      return
    }
    let bitmap = try PNG.decode([UInt8](data)).bitmap
    let place = try await place(50, 30, in: Self.actual)
    // As the library has it: #6D5F00 for red. Browsers calculate in 8 bits.
    let expected = ColorVision.protanopia.simulated(InspectFixture.red)
    let shown = bitmap[Int(place.x), Int(place.y)]
    for shift: UInt32 in [0, 8, 16] {
      #expect(abs(Int(shown >> shift & 255) - Int(expected >> shift & 255)) <= 2)
    }
    // The loupe still has the colour of the file.
    try await browser.point(at: place)
    try await browser.wait(
      for: "document.querySelectorAll('#loupe output')[1].textContent === '#FF0000FF'")
    // A list that is focused has letter keys of its own.
    try await browser.run("document.querySelector('#stage').focus()")
    try await browser.type("v")
    #expect(try await browser.text("#announcer") == "Deuteranopia")
    #expect(
      try await browser.string("document.querySelector('.bar .vision').value") == "deuteranopia")
    #expect(try await browser.errors() == [])
  }
}
