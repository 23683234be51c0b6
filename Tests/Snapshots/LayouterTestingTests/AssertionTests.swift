import Foundation
import HeadlessUIKit
import Snapshots
import Testing

@testable import LayouterTesting

@Suite struct AssertionTests {
  @Test func aMissingGoldenIsRecordedAndTheTestFails() throws {
    let package = try TestPackage()
    let message = package.assert(filled(.red), as: .image, named: "red")
    let golden = TestPackage.goldens + "testSave.red.png"
    #expect(
      message == """
        Snapshot 'red' had no golden; it has been recorded.
          golden      \(golden)
        Look at it, and run the test again to compare with it.
        """)
    #expect(package.folder.exists(golden))
    try package.startAgain()
    #expect(package.assert(filled(.red), as: .image, named: "red") == nil)
  }

  @Test func aDifferenceIsExplainedWithTheCommandThatAcceptsIt() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "box")
    try package.startAgain()
    let message = package.assert(filled(.blue), as: .image, named: "box")
    #expect(
      message == """
        Snapshot 'box' differs from its golden:
          `box`: background colour changed from #FF0000 to #0000FF (ΔE 52.9)

        expected    Tests/AppTests/__Snapshots__/ButtonTests/testSave.box.png
        actual      .layouter/report/actual/Tests/AppTests/__Snapshots__/ButtonTests/testSave.box.png
        difference  .layouter/report/difference/Tests/AppTests/__Snapshots__/ButtonTests/testSave.box.png

        To accept it:    layouter accept Tests/AppTests/__Snapshots__/ButtonTests/testSave.box
        To see them all: layouter review
        """)
  }

  @Test func neverRecordsNothing() throws {
    let package = try TestPackage(environment: ["CI": "true"])
    let message = package.assert(filled(.red), as: .image)
    #expect(
      message?.hasPrefix(
        "Snapshot 'testSave.1' has no golden, and recording is off."
      ) == true)
    #expect(!package.folder.exists(TestPackage.goldens))
  }

  @Test func failedRecordsWhatDiffersAndFailsOnce() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image)
    try package.startAgain()
    let message = package.assert(filled(.blue), as: .image, record: .failed)
    #expect(message?.contains("a new golden has been recorded") == true)
    try package.startAgain()
    #expect(package.assert(filled(.blue), as: .image, record: .failed) == nil)
  }

  @Test func allFailsEvenIfNothingChanges() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image)
    try package.startAgain()
    let message = package.assert(filled(.red), as: .image, record: .all)
    #expect(message?.contains("recording is on") == true)
  }

  @Test func missingKeepsAGoldenThatDiffers() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image)
    let golden = TestPackage.goldens + "testSave.1.png"
    let before = try package.folder.bytes(golden)
    try package.startAgain()
    #expect(package.assert(filled(.blue), as: .image) != nil)
    #expect(try package.folder.bytes(golden) == before)
  }

  @Test func assertionsWithoutANameAreNumbered() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, line: 1)
    _ = package.assert(filled(.blue), as: .image, line: 2)
    _ = package.assert(filled(.blue), as: .image, test: "testOther()", line: 3)
    let files = package.folder.files("Tests/AppTests/__Snapshots__/ButtonTests")
    #expect(files == ["testOther.1.png", "testSave.1.png", "testSave.2.png"])
  }

  @Test func goldensCanBeInOneFolder() throws {
    let package = try TestPackage()
    withSnapshotTesting(goldens: .folder("Goldens")) {
      _ = package.assert(filled(.red), as: .image, named: "red")
    }
    #expect(package.folder.exists("Goldens/Tests/AppTests/ButtonTests/testSave.red.png"))
  }

  @Test func oneNameInTwoPlacesIsAnError() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "box", line: 1)
    let message = package.assert(filled(.red), as: .image, named: "box", line: 2)
    #expect(
      message
        == "the snapshot name 'Tests/AppTests/__Snapshots__/ButtonTests/testSave.box' is already "
        + "used at AppTests/ButtonTests.swift:1:5; give one of the two another name with 'named:'")
  }

  @Test func oneNameForTwoPicturesIsAnError() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "box")
    let message = package.assert(filled(.blue), as: .image, named: "box", record: .failed)
    #expect(message?.contains("already used here, for another value") == true)
  }

  /// A test that is repeated compares the same picture again.
  @Test func oneNameForTheSamePictureIsNone() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "box")
    #expect(package.assert(filled(.red), as: .image, named: "box") == nil)
  }

  @Test func aTestWithoutArgumentsHasNoneInItsName() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, test: "button(state:)")
    #expect(package.folder.exists(TestPackage.goldens + "button-state.1.png"))
  }

  @Test(arguments: ["one", "two"], [1.5])
  func theArgumentsOfThisTestAreAPartOfTheName(text: String, number: Double) throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, test: "look(text:number:)")
    #expect(package.folder.exists(TestPackage.goldens + "look-text-number.\(text).1-5.1.png"))
  }

  @Test(arguments: [String(repeating: "long ", count: 20)])
  func argumentsThatAreTooLongNeedAName(text: String) throws {
    let package = try TestPackage()
    let message = package.assert(filled(.red), as: .image, test: "look(text:)")
    #expect(message?.contains("too long") == true)
    _ = package.assert(filled(.red), as: .image, named: "long", test: "look(text:)")
    #expect(package.folder.exists(TestPackage.goldens + "look-text.long.png"))
  }

  @Test func aViewWithoutAreaSaysHowToGiveItASize() throws {
    let package = try TestPackage()
    let message = package.assert(UIView(), as: .image)
    #expect(
      message?.contains("UIView is 0.0×0.0 points: give it a frame, or the strategy a size") == true
    )
  }

  @Test func aViewWithoutASizeGetsTheOneThatFits() throws {
    let package = try TestPackage()
    let label = UILabel()
    label.text = "Save"
    // Rounded to pixels of another scale than the picture's.
    let size = label.intrinsicContentSize
    _ = package.assert(label, as: .image)
    let png = try package.folder.bytes(TestPackage.goldens + "testSave.1.png")
    let image = try CGImage(png: png)
    #expect(abs(CGFloat(image.width) - size.width * 2) < 1)
    #expect(abs(CGFloat(image.height) - size.height * 2) < 1)
  }

  @Test func anErrorOfTheValueIsTheMessage() throws {
    struct Broken: Error, CustomStringConvertible { var description: String { "no such button" } }
    let package = try TestPackage()
    func make() throws -> UIView { throw Broken() }
    #expect(package.assert(try make(), as: .image) == "no such button")
  }

  @Test func textsAreComparedByLines() throws {
    let package = try TestPackage()
    _ = package.assert("a\nb\nc", as: .lines)
    #expect(try package.folder.text(TestPackage.goldens + "testSave.1.txt") == "a\nb\nc")
    try package.startAgain()
    let message = package.assert("a\nB\nc", as: .lines)
    #expect(
      message == """
        Snapshot 'testSave.1.txt' differs from its golden:
          @@ -1,3 +1,3 @@
           a
          -b
          +B
           c

        expected    Tests/AppTests/__Snapshots__/ButtonTests/testSave.1.txt
        actual      .layouter/report/actual/Tests/AppTests/__Snapshots__/ButtonTests/testSave.1.txt

        To accept it:    layouter accept Tests/AppTests/__Snapshots__/ButtonTests/testSave.1.txt
        To see them all: layouter review
        """)
    try package.startAgain()
    #expect(package.assert("a\nb\nc", as: .lines) == nil)
  }

  @Test func failuresHaveAttachments() throws {
    let package = try TestPackage()
    _ = package.assert(filled(.red), as: .image, named: "box")
    try package.startAgain()
    let failure = package.failure(of: filled(.blue), as: .image, named: "box")
    #expect(
      failure?.attachments.map(\.name) == [
        "testSave.box.expected.png", "testSave.box.actual.png", "testSave.box.difference.png",
      ])
    for attachment in failure?.attachments ?? [] {
      #expect(try CGImage(png: attachment.bytes).width == 40)
    }
  }

  @Test func aStrategyOfOnesOwnIsAPullback() throws {
    struct Badge { var color: UIColor }
    let badge = Snapshotting<UIView, UIImage>.image.pullback { (badge: Badge) in filled(badge.color)
    }
    let package = try TestPackage()
    _ = package.assert(Badge(color: .red), as: badge, named: "badge")
    try package.startAgain()
    let message = package.assert(Badge(color: .blue), as: badge, named: "badge")
    // The views are still known.
    #expect(message?.contains("`box`: background colour changed from #FF0000 to #0000FF") == true)
  }

  @Test func precisionAllowsAShareOfThePixels() throws {
    let package = try TestPackage()
    let view = filled(.white, width: 10, height: 10)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.addSubview(dot)
    _ = package.assert(view, as: .image, named: "box")
    try package.startAgain()
    dot.backgroundColor = .black
    // One point of a hundred: four of 400 pixels.
    #expect(package.assert(view, as: .image(precision: 0.99), named: "box") == nil)
    try package.startAgain()
    #expect(package.assert(view, as: .image(precision: 0.995), named: "box") != nil)
  }

  @Test func perceptualPrecisionAllowsCloseColours() throws {
    let package = try TestPackage()
    _ = package.assert(filled(UIColor(white: 0.5, alpha: 1)), as: .image, named: "box")
    try package.startAgain()
    let close = filled(UIColor(white: 0.51, alpha: 1))
    #expect(package.assert(close, as: .image, named: "box") != nil)
    try package.startAgain()
    #expect(package.assert(close, as: .image(perceptualPrecision: 0.98), named: "box") == nil)
    try package.startAgain()
    let far = filled(UIColor(white: 0.6, alpha: 1))
    #expect(package.assert(far, as: .image(perceptualPrecision: 0.98), named: "box") != nil)
  }

  @Test func aGoldenThatIsNoPictureIsAFailure() throws {
    let package = try TestPackage()
    try package.folder.write("not a picture", to: TestPackage.goldens + "testSave.box.png")
    let message = package.assert(filled(.red), as: .image, named: "box")
    #expect(message?.contains("could not be compared") == true)
    #expect(message?.contains("not a PNG") == true)
  }
}
