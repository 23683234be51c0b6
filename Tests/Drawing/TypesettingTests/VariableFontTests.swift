import Foundation
import TestSupport
import Testing

@testable import CairoGraphics
@testable import Typesetting

/// The variable font of ``TestFonts``.
@Suite struct VariableFontTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/variable.ttf"
    try folder.write(TestFonts.variable, to: "variable.ttf")
  }

  @Test func theDefaultInstance() throws {
    let font = try Font(file: path, size: 10)
    #expect(TextLayout("a", font: font).size.width == 3)
  }

  @Test(arguments: [(100.0, 200.0), (500, 400), (900, 600), (1000, 600)])
  func designCoordinatesPinAnInstance(weight: Double, width: Double) throws {
    let font = try Font(file: path, size: 1000, variations: ["wght": weight])
    #expect(TextLayout("a", font: font).size.width.native == width + 100)
    guard case .face(let face) = font.typeface else { return }
    let outline = try #require(face.outlines(of: [1]).first)
    #expect(outline.controlBounds == CGRect(x: 0, y: 0, width: width, height: 700))
  }

  @Test func anAxisOrANumberThatIsNone() throws {
    #expect(throws: FontError.unknownAxis(path: path, axis: "wdth", known: ["wght"])) {
      try Font(file: path, size: 10, variations: ["wdth": 100])
    }
    #expect(throws: FontError.badCoordinate(path: path, axis: "wght")) {
      try Font(file: path, size: 10, variations: ["wght": .nan])
    }
  }
}
