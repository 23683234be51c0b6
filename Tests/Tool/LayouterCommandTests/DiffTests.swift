import CairoGraphics
import Foundation
import Glibc
import Pixels
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct DiffTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    var bitmap = Bitmap(width: 10, height: 6, filledWith: 0xFFFF_FFFF)
    try write(bitmap, to: "a.png")
    bitmap[2, 1] = 0xFFFF_FFF0
    bitmap[3, 1] = 0xFFFF_FFFF - 0x20
    try write(bitmap, to: "b.png")
    try write(Bitmap(width: 12, height: 6, filledWith: 0xFFFF_FFFF), to: "wide.png")
  }

  private func write(_ bitmap: Bitmap, to path: String) throws {
    try project.write(PNG.encode(bitmap), to: path)
  }

  private func json(_ run: CommandRun) throws -> NSDictionary {
    try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary)
  }

  @Test func equalPictures() throws {
    let run = project.layouter("diff", "a.png", "a.png", "--json")
    #expect(run.status == .success)
    #expect(
      try json(run) == [
        "same": true, "sizeA": [10, 6], "sizeB": [10, 6], "different": 0, "total": 60,
        "maxDelta": 0, "metric": "exact", "threshold": 0, "regions": [],
      ])
  }

  @Test func differentPictures() throws {
    let run = project.layouter("diff", "a.png", "b.png", "--json")
    #expect(run.status == .negative)
    #expect(
      try json(run) == [
        "same": false, "sizeA": [10, 6], "sizeB": [10, 6], "different": 2, "total": 60,
        "maxDelta": 32, "metric": "exact", "threshold": 0,
        "regions": [["rect": [2, 1, 2, 1], "pixels": 2]],
      ])
  }

  @Test func differentPicturesInWords() {
    let run = project.layouter("diff", "a.png", "b.png")
    #expect(run.status == .negative)
    #expect(
      run.output == """
        2 of 60 pixels differ, by up to 32 of 255 in a channel.
          at 2,1  2×1  2 pixels

        """)
  }

  @Test func differentSizes() throws {
    let run = project.layouter("diff", "a.png", "wide.png", "--json")
    #expect(run.status == .negative)
    let object = try json(run)
    #expect(object["sizeB"] as? [Int] == [12, 6])
    #expect(object["different"] as? Int == 12)
    #expect(object["total"] as? Int == 72)
  }

  @Test func aThresholdOfATolerantMetric() throws {
    let run = project.layouter(
      "diff", "a.png", "b.png", "--json", "--metric", "yiq", "--threshold", "0.9")
    #expect(run.status == .success)
    let object = try json(run)
    #expect(object["metric"] as? String == "yiq")
    #expect(object["threshold"] as? Double == 0.9)
  }

  @Test func ignoredRectangles() throws {
    let run = project.layouter(
      "diff", "a.png", "b.png", "--json", "--ignore", "2,0,1,2", "--ignore", "3,0,1,2")
    #expect(run.status == .success)
    #expect(try json(run)["total"] as? Int == 56)
  }

  @Test func aPictureOfTheDifference() throws {
    let run = project.layouter("diff", "a.png", "b.png", "-o", "folder/difference.png")
    #expect(run.status == .negative)
    let picture = try PNG.decode(project.bytes("folder/difference.png")).bitmap
    #expect((picture.width, picture.height) == (10, 6))
  }

  @Test func aPipeIsWrittenToAndNotReplaced() throws {
    let path = project.fileURL("pipe").path
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(project.layouter("diff", "a.png", "b.png", "-o", "pipe").status == .negative)
    var signature = [UInt8](repeating: 0, count: 4)
    #expect(read(reader, &signature, 4) == 4)
    #expect(signature == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test func aLinkStaysALink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: project.fileURL("link.png").path, withDestinationPath: "a.png")
    #expect(project.layouter("diff", "wide.png", "b.png", "-o", "link.png").status == .negative)
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: project.fileURL("link.png").path)
    #expect(target == "a.png")
    #expect(try PNG.decode(project.bytes("a.png")).bitmap.width == 12)
  }

  @Test func aFileThatIsNoPicture() throws {
    try project.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: "c.png")
    let run = project.layouter("diff", "a.png", "c.png")
    #expect(run.status == .broken)
    #expect(run.errors.hasPrefix("Error: c.png: "))
    #expect(run.errors.contains("git lfs pull"))
  }
}
