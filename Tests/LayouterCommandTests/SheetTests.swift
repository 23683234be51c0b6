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
    // Ground of both appearances.
    #expect(count(of: 0xFFE9_E9ED, in: sheet) > 0)
    #expect(count(of: 0xFF2B_2B2F, in: sheet) > 0)
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

@Suite struct SheetLayoutTests {
  private func picture(
    _ place: [Int], width: Int, height: Int, scale: Double = 1, isDark: Bool = false
  ) -> SheetPicture {
    SheetPicture(
      place: place, bitmap: Bitmap(width: width, height: height), scale: scale, isDark: isDark)
  }

  @Test func picturesKeepTheirPixelsBesideSharperOnes() {
    let content = SheetContent(
      title: "T", notes: [], axes: [SheetAxis(name: "scale", values: ["@1x", "@2x"])],
      pictures: [
        picture([0], width: 40, height: 20), picture([1], width: 80, height: 40, scale: 2),
      ])
    #expect(content.scale == 2)
    let layout = SheetLayout(content, columnAxes: [], style: .page, scale: content.scale)
    #expect(
      layout.pictures.map(\.frame.size) == [
        CGSize(width: 20, height: 10), CGSize(width: 40, height: 20),
      ])
    #expect(layout.pictures[0].frame.minX == layout.pictures[1].frame.minX)
  }

  @Test func everythingIsOnWholePixelsInsideTheSheet() {
    let content = SheetContent(
      title: "A title that is wider than its pictures", notes: ["note"],
      axes: [SheetAxis(name: "state", values: ["normal", "on"])],
      pictures: [
        picture([0], width: 7, height: 5, scale: 3), picture([1], width: 9, height: 3, scale: 3),
      ])
    let layout = SheetLayout(content, columnAxes: ["state"], style: .page, scale: 3)
    for picture in layout.pictures {
      #expect((picture.frame.minX * 3).rounded() == picture.frame.minX * 3)
      #expect((picture.frame.minY * 3).rounded() == picture.frame.minY * 3)
      #expect(CGRect(origin: .zero, size: layout.size).contains(picture.frame))
    }
    for text in layout.texts {
      #expect(text.origin.x + text.layout.size.width <= layout.size.width)
    }
  }

  @Test(arguments: [[], ["state"], ["state", "scale"], ["scale", "state"]])
  func noTextCoversAnother(columns: [String]) {
    let content = SheetContent(
      title: "T", notes: ["note"],
      axes: [
        SheetAxis(name: "state", values: ["normal", "on"]),
        SheetAxis(name: "scale", values: ["@1x", "@2x"]),
      ],
      pictures: [[0, 0], [0, 1], [1, 0], [1, 1]].map {
        picture($0, width: 3 + $0[0], height: 2, scale: Double($0[1] + 1))
      })
    let layout = SheetLayout(content, columnAxes: columns, style: .page, scale: 2)
    let boxes = layout.texts.map { CGRect(origin: $0.origin, size: $0.layout.size) }
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] { #expect(!box.intersects(other)) }
    }
  }

  @Test func lightAndDarkPicturesHavePanelsOfTheirOwn() {
    let content = SheetContent(
      title: "T", notes: [], axes: [SheetAxis(name: "appearance", values: ["light", "dark"])],
      pictures: [
        picture([0], width: 8, height: 8), picture([1], width: 8, height: 8, isDark: true),
      ])
    let down = SheetLayout(content, columnAxes: [], style: .page, scale: 1)
    #expect(down.panels.map(\.isDark) == [false, true])
    #expect(down.panels[1].frame.minY - down.panels[0].frame.maxY == 8)
    let across = SheetLayout(content, columnAxes: ["appearance"], style: .page, scale: 1)
    #expect(across.panels.map(\.isDark) == [false, true])
    #expect(across.panels[1].frame.minX - across.panels[0].frame.maxX == 8)
  }

  @Test func valuesThatAllPicturesShareAreInTheNotes() {
    let content = SheetContent(
      title: "T", notes: ["a.yaml"],
      axes: [
        SheetAxis(name: "state", values: ["normal", "on"]),
        SheetAxis(name: "scale", values: ["@1x", "@2x"]),
      ],
      pictures: [
        picture([0, 1], width: 80, height: 40, scale: 2),
        picture([1, 1], width: 80, height: 40, scale: 2),
      ])
    #expect(content.notes == ["a.yaml", "40 × 20 pt", "@2x"])
    #expect(content.axes.map(\.name) == ["state"])
    #expect(content.pictures.map(\.place) == [[0], [1]])
  }
}
