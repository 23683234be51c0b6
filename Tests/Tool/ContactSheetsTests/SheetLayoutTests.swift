import CairoGraphics
import Foundation
import Pixels
import Scenes
import Testing

@testable import ContactSheets

@Suite struct SheetLayoutTests {
  private func picture(
    _ place: [Int], width: Int, height: Int, scale: Double = 1, background: CGColor = .white
  ) -> SheetPicture {
    SheetPicture(
      place: place, bitmap: Bitmap(width: width, height: height), scale: scale,
      background: background, isDark: false)
  }

  private func pages(
    _ content: SheetContent, columns: [String] = [], style: SheetStyle = .page
  ) -> [SheetLayout] {
    SheetComposer(content: content, columnAxes: columns, rowAxes: [], scale: content.scale)
      .pages(style: style)
  }

  private func layout(_ content: SheetContent, columns: [String] = []) throws -> SheetLayout {
    let pages = pages(content, columns: columns)
    #expect(pages.count == 1)
    return try #require(pages.first)
  }

  @Test func picturesKeepTheirPixelsBesideSharperOnes() throws {
    let content = SheetContent(
      title: "T", notes: [], axes: [SheetAxis(name: "scale", values: ["@1x", "@2x"])],
      pictures: [
        picture([0], width: 40, height: 20), picture([1], width: 80, height: 40, scale: 2),
      ])
    #expect(content.scale == 2)
    let layout = try layout(content)
    #expect(
      layout.pictures.map(\.frame.size) == [
        CGSize(width: 20, height: 10), CGSize(width: 40, height: 20),
      ])
    #expect(layout.pictures[0].frame.minX == layout.pictures[1].frame.minX)
  }

  /// A name of two states would leave a hole beside a narrow picture.
  @Test(arguments: [(20, ["activated+", "selected"]), (200, ["activated+selected"])])
  func aLongHeadingIsBrokenAboveANarrowColumn(width: Int, expected: [String]) {
    let content = SheetContent(
      title: "T", notes: [],
      axes: [SheetAxis(name: "state", values: ["normal", "activated+selected"])],
      pictures: [picture([0], width: width, height: 20), picture([1], width: width, height: 20)])
    let table = SheetTable(
      content, columnAxes: ["state"], rowAxes: [], style: .page, scale: content.scale)
    #expect(table.columnHeadings == [["normal"], expected])
    #expect(table.headingLines == expected.count)
  }

  /// Grey around a red pixel, as a dimmed screen with something in front.
  @Test(arguments: [(true, 0xFFDF_DFDF), (false, 0xFFFF_FFFF)] as [(Bool, UInt32)])
  func theCardOfAScreenContinuesItsEdge(isScreen: Bool, color: UInt32) {
    var bitmap = Bitmap(width: 3, height: 3)
    for y in 0..<3 { for x in 0..<3 { bitmap[x, y] = 0xFFDF_DFDF } }
    bitmap[1, 1] = 0xFFFF_0000
    let picture = SheetPicture(
      place: [0], bitmap: bitmap, scale: 1, background: .white, isScreen: isScreen, isDark: false)
    #expect(picture.cardColor == CGColor(hex: color & 0xFF_FFFF))
  }

  @Test func aColouredViewThatFillsThePictureIsOnTheCardOfThePage() {
    var bitmap = Bitmap(width: 1, height: 1)
    bitmap[0, 0] = 0xFFCC_0000
    let picture = SheetPicture(
      place: [0], bitmap: bitmap, scale: 1, background: .white, isScreen: true, isDark: false)
    #expect(picture.cardColor == .white)
  }

  @Test func anEdgeOfSeveralColoursOrATranslucentOneIsNone() {
    var bitmap = Bitmap(width: 2, height: 2)
    #expect(bitmap.edgeColor == nil)
    for (x, y) in [(0, 0), (1, 0), (0, 1)] { bitmap[x, y] = 0xFF00_0000 }
    #expect(bitmap.edgeColor == nil)
    bitmap[1, 1] = 0xFF00_0000
    #expect(bitmap.edgeColor == CGColor(hex: 0))
  }

  @Test func everythingIsOnWholePixelsInsideTheSheet() throws {
    let content = SheetContent(
      title: "A title that is wider than its pictures", notes: ["note"],
      axes: [SheetAxis(name: "state", values: ["normal", "on"])],
      pictures: [
        picture([0], width: 7, height: 5, scale: 3), picture([1], width: 9, height: 3, scale: 3),
      ])
    let layout = try layout(content, columns: ["state"])
    for picture in layout.pictures {
      for edge in [picture.frame.minX, picture.frame.minY] {
        #expect(abs((edge * 3).rounded() - edge * 3) < 1e-9)
      }
      #expect(CGRect(origin: .zero, size: layout.size).contains(picture.frame))
    }
    for text in layout.texts {
      #expect(text.origin.x + text.layout.size.width <= layout.size.width)
    }
  }

  @Test(arguments: [[], ["state"], ["state", "scale"], ["scale", "state"]])
  func noTextCoversAnother(columns: [String]) throws {
    let content = SheetContent(
      title: "T", notes: ["note"],
      axes: [
        SheetAxis(name: "state", values: ["normal", "on"]),
        SheetAxis(name: "scale", values: ["@1x", "@2x"]),
      ],
      pictures: [[0, 0], [0, 1], [1, 0], [1, 1]].map {
        picture($0, width: 3 + $0[0], height: 2, scale: Double($0[1] + 1))
      })
    let layout = try layout(content, columns: columns)
    let boxes = layout.texts.map { CGRect(origin: $0.origin, size: $0.layout.size) }
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] { #expect(!box.intersects(other)) }
    }
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

  /// Portrait 400, 400 and 800 points wide, landscape 800, 800 and 1200: in columns of the widest,
  /// each row of portraits would leave 1200 points empty.
  @Test func turnedScreensDoNotWidenTheColumnsOfTheOthers() throws {
    let widths = [[400, 400, 800], [800, 800, 1200]]
    let content = SheetContent(
      title: "T", notes: [],
      axes: [
        SheetAxis(name: "orientation", values: ["portrait", "landscape"]),
        SheetAxis(name: "device", values: ["a", "b", "c"]),
      ],
      pictures: [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]].map {
        picture($0, width: widths[$0[0]][$0[1]], height: 500)
      })
    let cards = try layout(content, columns: ["device"]).pictures.map(\.card)
    // A card has a margin of 12 points; the next one is 8 away.
    let distances: [CGFloat] = [(0, 1), (1, 2), (3, 4)].map { cards[$1].minX - cards[$0].minX }
    #expect(distances == [432, 432, 832])
    #expect(cards[3].minY > cards[2].maxY)
  }

  @Test func textGrowsWithTheSheet() throws {
    func sheet(side: Int) throws -> SheetLayout {
      try layout(
        SheetContent(
          title: "T", notes: [], axes: [], pictures: [picture([], width: side, height: side / 2)]))
    }
    let small = try sheet(side: 800)
    #expect(small.style.titleFont.pointSize == 22)
    // The sheet is 2 × (32 + 12) points wider than its picture, the width of 3,000 points more than
    // twice the 1440 at which 22 points can be read.
    let large = try sheet(side: 3000)
    #expect(large.style.titleFont.pointSize == 44)
    #expect(large.style.headingFont.pointSize == 22)
    #expect(large.style.labelFont.pointSize == 18)
  }

  @Test func aSheetThatIsTooLargeForAnOverviewIsDivided() {
    let content = SheetContent(
      title: "T", notes: [], axes: [SheetAxis(name: "size", values: ["a", "b", "c", "d"])],
      pictures: (0..<4).map { picture([$0], width: 10_000, height: 2000) })
    let composer = SheetComposer(content: content, columnAxes: [], rowAxes: [], scale: 1)
    let pages = SheetOverview.pages(of: [composer], scale: 1)
    // Three rows of 2,000 points, and one.
    #expect(pages.count == 2)
    #expect(pages.allSatisfy { $0.fits })
  }

  /// Four rows of 10,000 by 2,000 points are more than the 67 million pixels of a picture.
  @Test func aSheetThatIsTooLargeBecomesPages() {
    let content = SheetContent(
      title: "T", notes: [], axes: [SheetAxis(name: "size", values: ["a", "b", "c", "d"])],
      pictures: (0..<4).map { picture([$0], width: 10_000, height: 2000) })
    let pages = pages(content)
    #expect(pages.map(\.pictures.count) == [3, 1])
    #expect(pages.allSatisfy { $0.fits })
    #expect(pages.compactMap { $0.texts.first?.layout.lines.count } == [1, 1])
    // Headings are repeated on each page.
    // The title, the notes, the axis, and the headings of rows.
    let textCounts: [Int] = [3 + 3, 3 + 1]
    #expect(pages.map(\.texts.count) == textCounts)
  }
}

@Suite struct SheetDivisionTests {
  private func bands(
    _ widths: [[CGFloat?]], headings: [CGFloat]? = nil, groups: [Range<Int>]? = nil
  ) -> [SheetBand] {
    let count = widths[0].count
    return SheetBand.bands(
      widths: widths, headings: headings ?? [CGFloat](repeating: 0, count: count),
      groups: groups ?? (0..<count).map { $0..<$0 + 1 }, available: 1000, spacing: 10)
  }

  @Test func rowsOfSimilarWidthsShareTheirColumns() {
    #expect(
      bands([[100, 100], [250, 250], [100, nil]]) == [SheetBand(rows: 0..<3, columns: 0..<2)])
  }

  @Test func rowsOfVeryDifferentWidthsHaveColumnsOfTheirOwn() {
    // In columns of 400, the second and third row would leave 600 empty.
    #expect(
      bands([[400, 400], [100, 100], [105, 105]]) == [
        SheetBand(rows: 0..<1, columns: 0..<2), SheetBand(rows: 1..<3, columns: 0..<2),
      ])
  }

  @Test func columnsThatDoNotFitAreContinuedInBandsOfEqualWidth() {
    // Three of 300 fit into 1000; four need two bands, of two each.
    #expect(
      bands([[300, 300, 300, 300]]) == [
        SheetBand(rows: 0..<1, columns: 0..<2), SheetBand(rows: 0..<1, columns: 2..<4),
      ])
    #expect(
      bands([[10, 10, 10]], headings: [600, 10, 600]) == [
        SheetBand(rows: 0..<1, columns: 0..<2), SheetBand(rows: 0..<1, columns: 2..<3),
      ])
  }

  @Test func columnsOfAGroupStayTogetherWhereTheyFit() {
    // Three columns of 300 fit, but the second group has two of them.
    #expect(
      bands([[300, 300, 300, 300, 300, 300]], groups: [0..<2, 2..<4, 4..<6]).map(\.columns) == [
        0..<2, 2..<4, 4..<6,
      ])
    #expect(bands([[600, 600]], groups: [0..<2]).map(\.columns) == [0..<1, 1..<2])
  }

  @Test func aFilmThatNeedsLinesHasABandToItself() {
    #expect(
      bands([[100, 5000, 100, 100], [100, 5000, 100, 100]]) == [
        SheetBand(rows: 0..<2, columns: 0..<1), SheetBand(rows: 0..<2, columns: 1..<2),
        SheetBand(rows: 0..<2, columns: 2..<4),
      ])
  }

  @Test func linesAreBalanced() {
    let lengths: [CGFloat] = [50, 50, 50, 50, 50]
    #expect(BalancedLines.fill(lengths, to: 230, spacing: 10) == [0..<4, 4..<5])
    #expect(BalancedLines.balanced(lengths, count: 2, spacing: 10) == [0..<3, 3..<5])
    #expect(BalancedLines.fill([300, 20], to: 100, spacing: 10) == [0..<1, 1..<2])
    #expect(BalancedLines.fill([], to: 100, spacing: 10).isEmpty)
  }

  @Test(
    arguments: [
      ([], 0xECECF0), ([0xFFFFFF, 0x000000], 0xECECF0), ([0xF2F2F7, 0x1C1C1E], 0xE3E3E8),
      ([0xECECF0], 0xFFFFFF), ([0xFFFFFF, 0xECECF0], 0xD9D9DF), ([0xFFFFFF, 0xE5E5EA], 0xF5F5F8),
    ] as [([UInt32], UInt32)])
  func thePageDiffersFromAllCards(cards: [UInt32], page: UInt32) {
    #expect(SheetColors.page(for: Set(cards.map { CGColor(hex: $0) })) == CGColor(hex: page))
  }
}
