import CairoGraphics
import Foundation
import Pixels
import Scenes
import TestSupport
import Testing

@testable import ContactSheets

@Suite struct SheetFilmTests {
  private func frames(
    _ count: Int, of total: Int? = nil, width: Int = 40, height: Int = 20, place: [Int] = [0],
    isDark: Bool = false
  ) -> [SheetPicture] {
    (0..<count).map { number in
      SheetPicture(
        place: place,
        frame: FilmFrame(film: "turn", time: Double(number) / 10, frameCount: total ?? count),
        bitmap: Bitmap(width: width, height: height), scale: 1, background: .white,
        isDark: isDark)
    }
  }

  /// Cards have no margin, so that a frame of 40 points takes 40 and 8 to the next one.
  private func strip(_ pictures: [SheetPicture], showsSizes: Bool = false) -> SheetStrip {
    var style = SheetStyle.page
    style.padding = 0
    return SheetStrip(pictures, style: style, scale: 1, showsSizes: showsSizes)
  }

  @Test func framesAreSideBySideWithTheirTimes() {
    let strip = strip(frames(3))
    #expect(strip.origins(in: 1000).map(\.x) == [0, 48, 96])
    #expect(strip.origins(in: 1000).map(\.y) == [0, 0, 0])
    #expect(strip.frames.map(\.label?.text) == ["0 s", "0.1 s", "0.2 s"])
    #expect(strip.width == 136)
  }

  @Test func aFrameIsOnACardWithAMargin() {
    let strip = SheetStrip(frames(2), style: .page, scale: 1, showsSizes: false)
    // 40 points, twice 12, and 8 to the next card.
    #expect(strip.origins(in: 1000).map(\.x) == [0, 72])
  }

  @Test func timesAreRoundedToThousandths() {
    let frame = FilmFrame(film: "a", time: 2.0 / 3, frameCount: 9)
    #expect(frame.timeLabel == "0.667 s")
  }

  @Test func aLongStripIsBrokenIntoLinesOfEqualLength() {
    // Five of 48 points fit into 240, so that seven need two lines: four and three.
    let strip = strip(frames(7))
    let origins = strip.origins(in: 240)
    #expect(origins.map(\.x) == [0, 48, 96, 144, 0, 48, 96])
    #expect(Set(origins.prefix(4).map(\.y)) == [0])
    #expect(Set(origins.suffix(3).map(\.y)) == [strip.frameSize.height + 8])
    // The picture, and below it the label.
    #expect(strip.frameSize.height > 20 + 4 + 9)
    #expect(strip.size(in: 240).width == 184)
    #expect(strip.size(in: 240).height == 2 * strip.frameSize.height + 8)
  }

  @Test func aLineHasAtLeastThreeFrames() {
    let strip = strip(frames(6, width: 900))
    #expect(strip.origins(in: 1000).map(\.x) == [0, 908, 1816, 0, 908, 1816])
  }

  @Test func theSizeOfAFilmIsLabelledOnce() {
    let strip = strip(frames(2), showsSizes: true)
    #expect(strip.frames.map(\.label?.text) == ["0 s, 40 × 20", "0.1 s"])
  }

  @Test func aLabelThatIsWiderThanItsFrameFits() throws {
    let strip = strip(frames(2, width: 4))
    let label = try #require(strip.frames.first?.label)
    #expect(strip.origins(in: 1000)[1].x >= label.layout.size.width + 8)
  }

  @Test(arguments: [
    (61, 5, [0, 15, 30, 45, 60]), (4, 3, [0, 2, 3]), (3, 3, [0, 1, 2]), (9, 1, [0]),
    (10, 2, [0, 9]),
  ])
  func ofALongFilmSomeFramesAreLeftOutEvenly(count: Int, limit: Int, left: [Int]) {
    #expect(Array(0..<count).thinningFilms(to: limit) { _ in 0 } == left)
  }

  @Test func eachFilmIsThinnedByItselfAndOtherPicturesStay() {
    let thinned = [-1, 10, 11, 12, 13, -2, 20, 21].thinningFilms(to: 2) { number in
      number < 0 ? nil : number / 10
    }
    #expect(thinned == [-1, 10, 13, -2, 20, 21])
  }

  @Test func omittedFramesAreNotedOnceForAllVariants() {
    let content = SheetContent(
      title: "T", notes: [],
      axes: [
        SheetAxis(name: "appearance", values: ["light", "dark"]),
        SheetAxis(name: "moment", values: ["turn", "after all steps"]),
      ],
      pictures: frames(8, place: [0, 0]) + frames(8, place: [1, 0], isDark: true))
    #expect(content.allNotes == ["40 × 20 pt", "turn"])
    #expect(content.thinned(to: 4).pictures.count == 8)
    #expect(content.thinned(to: 4).allNotes == ["40 × 20 pt", "turn", "turn: 4 of 8 frames"])
  }
}
