import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct SheetTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/cards/plain.yaml")
  }

  private func sheet(_ path: String) throws -> Bitmap {
    try PNG.decode(project.bytes(path)).bitmap
  }

  /// How many pixels of a colour there are.
  private func count(of pixel: UInt32, in bitmap: Bitmap) -> Int {
    bitmap.pixels.count { $0 == pixel }
  }

  @Test func everyPictureIsOnTheSheetPixelForPixel() throws {
    let run = project.layouter("sheet", "Fixtures/cards/plain.yaml", "-o", "sheet.png")
    #expect(run.status == .success)
    #expect(run.output == "1 contact sheet in sheet.png\n")
    let sheet = try sheet("sheet.png")
    // Two pictures of 8 by 4 pixels in each of the two colours.
    #expect(count(of: 0xFF33_6699, in: sheet) == 64)
    #expect(count(of: 0xFFCC_0000, in: sheet) == 64)
    // The page. All other pixels, except the pixels of text, belong to the white cards.
    #expect(sheet[0, 0] == 0xFFEC_ECF0)
    #expect(count(of: 0xFFFF_FFFF, in: sheet) > 0)
  }

  /// Four cards of 12 points around each picture of 8 by 4, at one pixel per point.
  @Test(arguments: [("'#112233'", 0xFF11_2233), ("clear", 0xFFFF_FFFF)] as [(String, UInt32)])
  func aPictureIsOnACardOfItsScenesBackground(background: String, card: UInt32) throws {
    try project.write(
      SampleScene.card.replacingOccurrences(
        of: "background: white", with: "background: \(background)"
      )
      .replacingOccurrences(of: "[light, dark]", with: "[light]"), to: "Fixtures/own.yaml")
    #expect(project.layouter("sheet", "Fixtures/own.yaml", "-o", "s.png").status == .success)
    let sheet = try sheet("s.png")
    let first = try #require(sheet.pixels.firstIndex(of: 0xFF33_6699))
    let (x, y) = (first % sheet.width, first / sheet.width)
    // From the picture to the edges of the card, and the page beyond, without a line between.
    for distance in 1...12 {
      #expect(sheet[x - distance, y] == card)
      #expect(sheet[x + 7 + distance, y] == card)
      #expect(sheet[x + 3, y - distance] == card)
      #expect(sheet[x + 3, y + 3 + distance] == card)
    }
    #expect(sheet[x - 13, y] == 0xFFEC_ECF0)
    #expect(sheet[x + 3, y + 16] == 0xFFEC_ECF0)
  }

  @Test func darkPicturesHaveDarkCards() throws {
    try project.write(
      SampleScene.card.replacingOccurrences(of: "background: white", with: "background: clear"),
      to: "Fixtures/own.yaml")
    #expect(project.layouter("sheet", "Fixtures/own.yaml", "-o", "s.png").status == .success)
    let sheet = try sheet("s.png")
    #expect(count(of: 0xFFFF_FFFF, in: sheet) > 0)
    #expect(count(of: 0xFF1C_1C1E, in: sheet) > 0)
  }

  /// 8 by 4 pixels of each colour in both appearances at 1x, and 16 by 8 at 2x.
  @Test(
    arguments: [
      ([], 256), (["--scales", "all"], 320), (["--rows", "scale"], 320),
      (["--columns", "scale"], 320), (["--variant", "*_dark", "--variant", "*_light"], 64),
    ] as [([String], Int)])
  func onlyTheSharpestScaleIsShownUnlessAskedFor(options: [String], count: Int) throws {
    try project.write(
      SampleScene.card.replacingOccurrences(of: "scale: [1]", with: "scale: [1, 2]"),
      to: "Fixtures/own.yaml")
    let run = project.layouter(["sheet", "Fixtures/own.yaml", "-o", "s.png"] + options)
    #expect(run.status == .success)
    let sheet = try sheet("s.png")
    #expect(self.count(of: 0xFFCC_0000, in: sheet) == count)
  }

  @Test func severalScenesInADocumentHavePages() throws {
    try project.write(SampleScene.card, to: "Fixtures/other.yaml")
    let run = project.layouter("sheet", "-o", "all.pdf")
    #expect(run.output == "2 contact sheets in all.pdf\n")
    let document = String(decoding: try project.bytes("all.pdf"), as: Unicode.ASCII.self)
    #expect(document.hasPrefix("%PDF-"))
    #expect(document.contains("/Count 2"))
  }

  @Test func aFileThatEndsInHTMLIsThePageOfAllSnapshots() throws {
    #expect(project.layouter("sheet", "-o", "all.html").status == .success)
    #expect(project.layouter("sheet", "--html", "page.html").status == .success)
    #expect(try project.bytes("all.html") == project.bytes("page.html"))
  }

  @Test func aFormatThatASheetDoesNotHave() {
    let run = project.layouter("sheet", "-o", "all.webp")
    #expect(run.status == .broken)
    #expect(run.errors.contains("A contact sheet is a PNG, a PDF or a page, not '.webp'"))
  }

  @Test func aFolderGetsASheetForEachSceneAndAnOverview() throws {
    try project.write(SampleScene.card, to: "Fixtures/other.yaml")
    let run = project.layouter("sheet", "-o", "out")
    #expect(run.status == .success)
    #expect(run.output == "2 contact sheets in out\n")
    #expect(project.files("out") == ["cards/plain.png", "contact-sheet.png", "other.png"])
    #expect(count(of: 0xFFCC_0000, in: try sheet("out/contact-sheet.png")) == 128)
  }

  @Test func severalScenesInOneFileAreTheOverview() throws {
    try project.write(SampleScene.card, to: "Fixtures/other.yaml")
    #expect(project.layouter("sheet", "-o", "all.png").status == .success)
    #expect(project.files().filter { $0.hasSuffix(".png") } == ["all.png"])
  }

  @Test func anAxisThatNoSceneHas() throws {
    let run = project.layouter("sheet", "--columns", "tune")
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: No scene has an axis 'tune' (did you mean 'tone'?). \
        The axes are: appearance, scale, tone.

        """)
    #expect(!project.exists("out"))
  }

  @Test func axesAreRowsOrColumnsAsChosen() throws {
    #expect(project.layouter("sheet", "-o", "a.png", "--columns", "tone").status == .success)
    #expect(project.layouter("sheet", "-o", "b.png", "--rows", "appearance").status == .success)
    #expect(project.layouter("sheet", "-o", "c.png", "--columns", "appearance").status == .success)
    #expect(try project.bytes("a.png") == project.bytes("b.png"))
    #expect(try project.bytes("a.png") != project.bytes("c.png"))
  }

  @Test func aBrokenSceneGetsNoSheet() throws {
    try project.write(SampleScene.broken, to: "Fixtures/broken.yaml")
    let run = project.layouter("sheet", "-o", "out")
    #expect(run.status == .broken)
    #expect(project.files("out") == ["cards/plain.png"])
  }
}
