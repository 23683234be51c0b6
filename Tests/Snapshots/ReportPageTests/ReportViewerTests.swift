import Testing
import ViewTree

@testable import Snapshots

/// The dialog with one snapshot.
extension ReportPageTests {
  /// The pixel at 11, 7 is red, which was blue; in CSS pixels, in the pane of a mode.
  private func point(atPixel x: Double, _ y: Double) async throws {
    let frame = try await browser.frame(of: ".frame")
    let unit = frame.width / Double(PageFixture.width)
    try await browser.point(at: (frame.x + (x + 0.5) * unit, frame.y + (y + 0.5) * unit))
  }

  private func values() async throws -> [String] {
    let texts = try await browser.run(
      "return [...document.querySelectorAll('#loupe output')].map((node) => node.textContent)")
    return try [String](json: texts)
  }

  @Test func aClickOpensAndEscapeClosesAndTheFocusReturns() async throws {
    try await open()
    try await browser.click("#group-1 .thumbnail")
    #expect(try await browser.text("#viewer-name") == Self.first)
    #expect(try await browser.string("decodeURIComponent(location.hash)") == Self.viewing)
    #expect(try await browser.text(".viewer-title .group-note").contains("1 of 3 in group 1"))
    try await browser.type(WebDriver.Key.escape)
    #expect(try await browser.count("#viewer[open]") == 0)
    #expect(try await browser.string("document.activeElement.dataset.snapshot") == Self.first)
    try await browser.run("history.back()")
    try await browser.wait(for: "document.querySelector('#viewer').open")
  }

  @Test func tellsEverythingAboutTheSnapshot() async throws {
    try await open(Self.viewing)
    let side = try await browser.text(".side")
    #expect(side.contains("text changed"))
    #expect(side.contains("Fixtures/buttons/save.yaml:7"))
    #expect(side.contains("20 × 10 pt, 40 × 20 px"))
    #expect(side.contains("layouter accept 'buttons/save/normal_light'"))
    #expect(side.contains("layouter accept --group 1"))
    #expect(side.contains("25 of 800"))
    try await open("#snapshot=new/picture")
    #expect(try await browser.text(".side").contains("glyph 'x' is missing"))
    #expect(try await browser.text("figcaption").contains("there is no golden"))
    #expect(try await browser.errors() == [])
  }

  @Test func stepsThroughSnapshotsAndGroups() async throws {
    try await open(Self.viewing)
    try await browser.type("j")
    #expect(try await browser.text("#viewer-name") == "buttons/save/normal_dark")
    try await browser.type("k")
    try await browser.click("[aria-label='Next snapshot']")
    #expect(try await browser.text("#viewer-name") == "buttons/save/normal_dark")
    try await browser.type("]")
    #expect(try await browser.text("#viewer-name") == "new/picture")
    try await browser.type("[")
    #expect(try await browser.text("#viewer-name") == Self.first)
  }

  @Test func theSliderMovesByDraggingAndByKeys() async throws {
    try await open(Self.viewing)
    try await browser.type("2")
    let clip = "document.querySelector('.sheet.actual').style.clipPath"
    #expect(try await browser.string(clip) == "inset(0px 0px 0px 50%)")
    let frame = try await browser.frame(of: ".frame")
    let middle = frame.y + frame.height / 2
    try await browser.point(
      at: (frame.x + frame.width / 2, middle), dragTo: (frame.x + frame.width / 4, middle))
    #expect(try await browser.string(clip) == "inset(0px 0px 0px 25%)")
    #expect(try await browser.string("document.querySelector('#share').value") == "75")
    try await browser.run("document.querySelector('#share').focus()")
    try await browser.type(WebDriver.Key.right + WebDriver.Key.right)
    #expect(try await browser.string(clip) == "inset(0px 0px 0px 23%)")
  }

  @Test func theOnionSkinFades() async throws {
    try await open(Self.viewing)
    try await browser.click("#modes label:nth-of-type(3)")
    #expect(try await browser.string("document.querySelector('#stage').dataset.mode") == "onion")
    try await browser.run("document.querySelector('#share').focus()")
    try await browser.type(WebDriver.Key.left)
    #expect(
      try await browser.string("document.querySelector('.sheet.actual').style.opacity") == "0.49")
  }

  @Test func blinksExceptWhereMotionIsReduced() async throws {
    try await open(Self.viewing + "&mode=blink")
    #expect(try await browser.text("#blink-play") == "Pause")
    try await browser.wait(for: "document.querySelector('#stage').dataset.shown === 'expected'")
    try await browser.wait(for: "document.querySelector('#stage').dataset.shown === 'actual'")
    try await browser.click("#blink-play")
    #expect(try await browser.text("#blink-play") == "Play")
    try await browser.emulate([("prefers-reduced-motion", "reduce")])
    try await open(Self.viewing + "&mode=blink")
    #expect(try await browser.text("#blink-play") == "Play")
    #expect(try await browser.text("figcaption") == "Actual")
    try await browser.run("document.querySelector('#stage').focus()")
    try await browser.type(" ")
    #expect(try await browser.text("figcaption") == "Expected")
    try await browser.click("#blink-switch")
    #expect(try await browser.text("figcaption") == "Actual")
  }

  @Test(arguments: [("5", "difference"), ("6", "heat")])
  func drawsTheDifferenceAndTheHeatMap(key: String, mode: String) async throws {
    try await open(Self.viewing)
    try await browser.type(key)
    try await browser.wait(for: "document.querySelector('canvas.layer')")
    let pixels = try await browser.run(
      """
      const context = document.querySelector('canvas.layer').getContext('2d');
      return [[11, 7], [0, 0]].map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].join());
      """)
    // Rec. 709 luma: blue #007AFF has 105.7 and red 54.2, so red is darker. Faded blue:
    // 255 - (255 - 105.7) / 4 = 217.7. In OKLab blue is 0.603, -0.048, -0.212 and red 0.628, 0.225,
    // 0.126: a distance of 43.5 %, at the square root of 43.5 / 50, 0.933, of the four steps of
    // colours; 0.73 between the last two, #9C1233 and #3B0A45.
    let changed = mode == "heat" ? "85,12,64,255" : "213,94,0,255"
    #expect(pixels == [.string(changed), "218,218,218,255"])
  }

  @Test func nAndPStepThroughTheRegions() async throws {
    try await open(Self.viewing)
    #expect(try await browser.count("#regions button") == 2)
    try await browser.type("n")
    #expect(try await browser.text("#announcer").hasPrefix("Region 1 of 2"))
    #expect(try await browser.text("#announcer").hasSuffix("x 10, y 6, 6 by 4 pixels"))
    #expect(try await browser.count(".outline.current") == 2)
    try await browser.wait(
      for: "document.querySelector('#loupe output').textContent === '#007AFFFF'")
    try await browser.type("n")
    #expect(try await browser.text("#announcer").hasSuffix("x 30, y 15, 1 by 1 pixels"))
    try await browser.type("n")
    #expect(try await browser.text("#announcer").hasPrefix("Region 1 of 2"))
    try await browser.type("p")
    #expect(
      try await browser.string("document.querySelectorAll('#regions button')[1].ariaCurrent")
        == "true")
    try await browser.type("o")
    #expect(try await browser.count(".outline") == 0)
  }

  @Test func theLoupeReadsThePixelUnderThePointer() async throws {
    try await open(Self.viewing)
    try await point(atPixel: 11, 7)
    try await browser.wait(
      for: "document.querySelector('#loupe-place').textContent.startsWith('x 11')")
    #expect(try await values() == ["#007AFFFF", "#FF0000FF"])
    #expect(try await browser.text("#loupe-place").hasPrefix("x 11, y 7 px; 5.5, 3.5 pt; ΔE "))
    // Exactly as in the file, although a canvas would change a translucent pixel.
    try await point(atPixel: 30, 15)
    try await browser.wait(
      for: "document.querySelector('#loupe-place').textContent.startsWith('x 30')")
    #expect(try await values() == ["#007AFFFF", "#FF804080"])
  }

  @Test func arrowKeysMoveTheLoupe() async throws {
    try await open(Self.viewing)
    try await browser.run("document.querySelector('#stage').focus()")
    // To the middle, then from 20, 10 to 10, 9.
    try await browser.type(WebDriver.Key.left)
    try await browser.type(WebDriver.Key.left, holding: WebDriver.Key.shift)
    try await browser.wait(
      for: "document.querySelector('#loupe-place').textContent.startsWith('x 10, y 10')")
    #expect(try await values() == ["#007AFFFF", "#007AFFFF"])
    try await browser.type("\u{E013}")
    try await browser.wait(
      for: "document.querySelector('#loupe-place').textContent.startsWith('x 10, y 9')")
    #expect(try await values() == ["#007AFFFF", "#FF0000FF"])
    try await browser.wait(
      for: "document.querySelector('#announcer').textContent.includes('Actual #FF0000FF')")
  }

  @Test func zoomsByKeysWithCrispPixels() async throws {
    try await open(Self.viewing + "&zoom=1")
    #expect(try await browser.frame(of: ".frame").width == 20)
    try await browser.type("+++")
    #expect(try await browser.frame(of: ".frame").width == 160)
    #expect(
      try await browser.string("getComputedStyle(document.querySelector('.layer')).imageRendering")
        == "pixelated")
    try await browser.type("-")
    #expect(try await browser.frame(of: ".frame").width == 80)
    try await browser.click("#zoom option[value='16']")
    #expect(try await browser.frame(of: ".frame").width == 320)
    try await browser.run("document.querySelector('#stage').focus()")
    try await browser.type("0")
    #expect(try await browser.string("document.querySelector('#zoom').value") == "fit")
    // All of it could be larger, but small pictures are only fourfold.
    #expect(try await browser.frame(of: ".frame").width == 80)
  }

  @Test func aServerCanAddActionsAndOverlays() async throws {
    try await open(Self.viewing)
    #expect(try await browser.run("return layouter.server") == .null)
    #expect(try await browser.count(".action, [data-overlay=frames]") == 0)
    try await browser.run(
      """
      layouter.actions.add({
        id: 'accept', label: 'Accept', key: 'y', appliesTo: ({ snapshot }) => Boolean(snapshot),
        run: ({ snapshot }) => { document.title = snapshot.name; },
      });
      layouter.overlays.add({
        id: 'frames', label: 'Frames', draw: (place, snapshot, { unit }) => place.append(String(unit)),
      });
      """)
    try await browser.click("[data-action=accept]")
    #expect(try await browser.string("document.title") == Self.first)
    try await browser.type("jy")
    #expect(try await browser.string("document.title") == "buttons/save/normal_dark")
    try await browser.click(".toggle[data-overlay=frames]")
    #expect(try await browser.count(".overlay") == 2)
    try await browser.type("?")
    #expect(try await browser.text("#keys").contains("Accept"))
  }
}
