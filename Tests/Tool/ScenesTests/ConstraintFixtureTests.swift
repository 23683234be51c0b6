import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Scenes

/// The examples of documents 001 and 004 as scenes, with the frames that follow from their numbers.
@Suite struct ConstraintFixtureTests {
  @Test(
    arguments: [
      // Red and blue share the width less 48.
      ("3.5-inch_portrait", [0, 360, 320, 120], [20, 20, 136, 80], [164, 20, 136, 80]),
      ("3.5-inch_landscape", [0, 200, 480, 120], [20, 20, 216, 80], [244, 20, 216, 80]),
      ("4-inch_portrait", [0, 448, 320, 120], [20, 20, 136, 80], [164, 20, 136, 80]),
      ("4-inch_landscape", [0, 200, 568, 120], [20, 20, 260, 80], [288, 20, 260, 80]),
      ("iPad_portrait", [0, 1060, 820, 120], [20, 20, 386, 80], [414, 20, 386, 80]),
      ("iPad_landscape", [0, 700, 1180, 120], [20, 20, 566, 80], [594, 20, 566, 80]),
    ] as [(String, [Double], [Double], [Double])])
  func yellowViewIsAtTheBottomOfEveryScreen(
    variant: String, yellow: [Double], red: [Double], blue: [Double]
  ) throws {
    let frames = try Fixture("Layouts/VisualFormat/yellow-red-blue").frames(variant)
    #expect(frames["yellow"] == yellow)
    #expect(frames["red"] == red)
    #expect(frames["blue"] == blue)
  }

  @Test func numberPadHasCirclesOfTheirOwnSizeWhereTheyFit() throws {
    // Three circles of 76 with two gaps of 20; four with three gaps of 12.5. The middle of what a
    // status bar of 20 leaves of the screen is at 250: 250 - 341.5 / 2 = 79.25, which is rounded up.
    let frames = try Fixture("Layouts/VisualFormat/number-pad").frames("3.5-inch_portrait@2x")
    #expect(frames["pad"] == [26, 79.5, 268, 341.5])
    #expect(frames["b7"] == [0, 0, 76, 76])
    #expect(frames["b9"] == [192, 0, 76, 76])
    #expect(frames["b0"] == [96, 265.5, 76, 76])
    #expect(frames["b10"] == [192, 265.5, 76, 76])
    let large = try Fixture("Layouts/VisualFormat/number-pad").frames("iPad_portrait@2x")
    #expect(large["b5"]?.suffix(2) == [128, 128])
    #expect(large["pad"]?.suffix(2) == [424, 549.5])
  }

  @Test func numberPadShrinksAndItsCirclesStayRound() throws {
    // 320 - 24 = 296 high, less three gaps of 12.5: four circles of 64.625, to half points.
    let frames = try Fixture("Layouts/VisualFormat/number-pad").frames("3.5-inch_landscape@2x")
    #expect(frames["pad"]?[1] == 12)
    #expect(frames["pad"]?[3] == 296)
    for button in (0...10).map({ "b\($0)" }) {
      let frame = try #require(frames[button])
      #expect(abs(frame[2] - 64.625) <= 0.5 && abs(frame[3] - 64.625) <= 0.5, "\(button)")
    }
  }

  @Test func siblingsAreBesideTheirBase() throws {
    let frames = try Fixture("Layouts/AutoLayoutBuilder/siblings").frames()
    #expect(frames["left-above"] == [68, 32, 40, 28])
    #expect(frames["center-below"] == [324, 136, 40, 28])
    #expect(frames["right-before"] == [20, 296, 40, 28])
    #expect(frames["fill-after"] == [400, 264, 40, 60])
    #expect(frames["fill-above"] == [296, 228, 96, 28])
  }

  @Test func edgesAreThoseOfTheParentOrItsSafeArea() throws {
    let frames = try Fixture("Layouts/AutoLayoutBuilder/edges").frames()
    #expect(frames["page"] == [0, 0, 320, 240])
    #expect(frames["safe"] == [0, 44, 320, 162])
    #expect(frames["title"] == [16, 52, 288, 32])
    #expect(frames["half"] == [16, 92, 144, 32])
    #expect(frames["corner"] == [184, 158, 120, 32])
    #expect(frames["below"] == [16, 214, 288, 18])
  }

  @Test(arguments: [
    // The title has 12 letters of 16 points, the body 51 of 14, and a line breaks before no 。.
    ("narrow", 180.0, 3.0, 6.0), ("medium", 260, 2, 4), ("wide", 400, 1, 3),
  ])
  func cardIsAsHighAsItsLines(
    variant: String, width: Double, titleLines: Double, bodyLines: Double
  ) throws {
    let frames = try Fixture("Layouts/Constraints/card").frames("\(variant)_ltr")
    let card = try #require(frames["card"])
    let title = try #require(frames["title"])
    let date = try #require(frames["date"])
    let body = try #require(frames["body"])
    let reply = try #require(frames["reply"])
    #expect(card == [12, 12, width - 24, card[3]])
    #expect(frames["badge"] == [12, 12, 40, 40])
    #expect(title[0] == 62 && title[1] == 12 && title[2] == width - 98)
    #expect((title[3] / Double(UIFont.systemFont(ofSize: 16).lineHeight)).rounded() == titleLines)
    #expect(date[0] == 62 && abs(date[1] - (title[1] + title[3] + 2)) <= 1)
    #expect(body[0] == 12 && body[2] == width - 48)
    #expect((body[3] / Double(UIFont.systemFont(ofSize: 14).lineHeight)).rounded() == bodyLines)
    #expect(abs(body[1] - (max(52, date[1] + date[3]) + 10)) <= 1)
    #expect(abs(reply[1] - (body[1] + body[3] + 10)) <= 1)
    #expect(abs(card[3] - (reply[1] + reply[3] + 12)) <= 1)
    #expect(reply[0] + reply[2] == width - 36)
  }

  @Test func cardIsMirroredWhereTextRunsToTheLeft() throws {
    let fixture = try Fixture("Layouts/Constraints/card")
    let left = try fixture.frames("medium_ltr")
    let right = try fixture.frames("medium_rtl")
    for id in ["badge", "title", "date", "body", "reply"] {
      let one = try #require(left[id])
      let other = try #require(right[id])
      // The card is 236 wide.
      #expect(other == [236 - one[0] - one[2], one[1], one[2], one[3]], "\(id)")
    }
  }

  @Test func brokenConstraintIsTheOneBeforeTheNewest() throws {
    let frames = try Fixture("Layouts/Constraints/unsatisfiable").frames()
    // 300 - 20 - 20 - 80 - 20 is left of the 200.
    #expect(frames["title"] == [20, 20, 160, 36])
    #expect(frames["icon"] == [200, 20, 80, 36])
  }

  @Test func whatIsLeftOpenIsAtTheStart() throws {
    let frames = try Fixture("Layouts/Constraints/ambiguous").frames()
    #expect(frames["floating"] == [0, 16, 120, 32])
    #expect(frames["first"]?[0] == 16)
    #expect(frames["second"].map { $0[0] + $0[2] } == 284)
  }

  @Test func otherPossibilitiesAreExercised() throws {
    let frames = try Fixture("Layouts/Constraints/ambiguous").frames("light.other-possibilities")
    // Nothing limits the first: it moves by 100. Of the others now the first is as wide as its text.
    #expect(frames["floating"] == [100, 16, 120, 32])
    let first = try #require(frames["first"])
    let second = try #require(frames["second"])
    #expect(first[0] == 16 && second[0] == first[0] + first[2] + 8)
    #expect(second[0] + second[2] == 284 && first[2] < 60)
  }

  @Test func sheetIsDrawnUpAndSettles() throws {
    let fixture = try Fixture("Layouts/Constraints/sheet")
    // Frames are where views belong, wherever they are shown on the way there.
    #expect(try fixture.frames("default.opening-000")["sheet"] == [0, 70, 240, 320])
    #expect(try fixture.frames("default.settling-000")["sheet"] == [0, 120, 240, 320])
    #expect(try fixture.frames("default")["sheet"] == [0, 120, 240, 320])
  }

  /// Every relative scene has the same frames with constraints, to half pixels.
  @Test(arguments: [
    "attach-adjacent", "attach-center", "attach-fit", "attach-free", "attach-parent", "example-1",
    "example-2", "example-3", "scale-fixed", "scale-free", "scale-nosize", "scale-relative",
  ])
  func relativeRulesAreTheSameAsConstraints(name: String) throws {
    let file = Checkout.file("Fixtures/Layouts/Relative/\(name).yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let constraints = text.replacing("type: RelativeLayout", with: "type: RAL")
    #expect(constraints != text)
    let layouter = try #require(readScene(text))
    let builder = try #require(readScene(constraints), "\(diagnostics(constraints))")
    for (one, other) in zip(layouter.variants, builder.variants) {
      expectEqualFrames(try layouter.describe(one).view, try builder.describe(other).view)
    }
  }

  private func expectEqualFrames(_ one: ViewNode?, _ other: ViewNode?) {
    guard let one, let other else {
      Issue.record("a view is missing")
      return
    }
    for (a, b) in [
      (one.frame.x, other.frame.x), (one.frame.y, other.frame.y),
      (one.frame.width, other.frame.width), (one.frame.height, other.frame.height),
    ] {
      #expect(abs(a - b) <= 0.5, "\(one.id ?? one.type): \(one.frame) and \(other.frame)")
    }
    #expect(one.subviews.count == other.subviews.count)
    for (one, other) in zip(one.subviews, other.subviews) { expectEqualFrames(one, other) }
  }
}
