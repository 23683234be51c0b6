import Foundation
import TestSupport
import Testing

@testable import CairoGraphics

/// A variable font made for this test with fontTools: axis `wght` from 100 (the default) to 900,
/// and a letter `a` that is a box 700 high. At 100 it is 200 wide with an advance of 300, at 900
/// it is 600 wide with an advance of 700; in between both grow evenly.
@Suite struct VariableFontTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/variable.ttf"
    try folder.write(try #require(Data(base64Encoded: Self.file)), to: "variable.ttf")
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

  static let file = """
    AAEAAAANAIAAAwBQSFZBUkGgQC8AAAK0AAAANk9TLzJGCUJhAAABWAAAAGBjbWFwAAwAtAAAAcAAAAA0ZnZhcnvFaZIA\
    AALsAAAAJGdseWblmBdYAAAB/AAAADBndmFyFZ2SwQAAAxAAAAAwaGVhZC4sfSIAAADcAAAANmhoZWED6gGTAAABFAAA\
    ACRobXR4AyAAAAAAAbgAAAAIbG9jYQAYAAwAAAH0AAAABm1heHAABAAGAAABOAAAACBuYW1lw+PNfAAAAiwAAABmcG9z\
    dAADAAAAAAKUAAAAIAABAAAAAQAAn37GrV8PPPUAAwPoAAAAAOcnHMMAAAAA5yccwwAAAAAAyAK8AAAAAwACAAAAAAAA\
    AAEAAAMg/zgAAAH0AAAAZADIAAEAAAAAAAAAAAAAAAAAAAACAAEAAAACAAQAAQAAAAAAAgAAAAAAAAAAAAAAAAAAAAAA\
    AwGQAGQABQAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAPz8/PwAAAGEAYQMg\
    /zgAAAAAAAAAAAAAAAAAAAH0ArwAAAAgAAAB9AAAASwAAAAAAAIAAAADAAAAFAADAAEAAAAUAAQAIAAAAAQABAABAAAA\
    Yf//AAAAYf///6AAAQAAAAAAAAAMABgAAAABAAAAAABkArwAAwAAMREzEWQCvP1EAAABAAAAAADIArwAAwAAMREzEcgC\
    vP1EAAAAAAYATgABAAAAAAABAAEAAAABAAAAAAACAAEAAQABAAAAAAEAAAYAAgADAAEECQABAAIACAADAAEECQACAAIA\
    CgADAAEECQEAAAwADFZSV2VpZ2h0AFYAUgBXAGUAaQBnAGgAdAAAAAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAQAAAAAAFAAAAAAAAAAAAAAAAAABAAAADAABAAAAFgABAAEAAEAAQAAAAgABAAEAAAAAAZAAAAABAAAAEAACAAEA\
    FAAAAAh3Z2h0AGQAAABkAAADhAAAAAABAAABAAAAAQAAAAAAGgACAAAAAAAaAAAAAAALgAEACgAHgABAAAMCAQICgEEB\
    kAGQgg==
    """
}
