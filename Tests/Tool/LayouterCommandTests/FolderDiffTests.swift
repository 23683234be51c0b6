import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct FolderDiffTests {
  private let project: TemporaryFolder
  private let white = Bitmap(width: 10, height: 6, filledWith: 0xFFFF_FFFF)

  /// Ten pictures in each folder, of which `3.png` differs and `z/deep.png` and `new.png` are in only
  /// one of them.
  init() throws {
    project = try TemporaryFolder()
    var changed = white
    changed[2, 1] = 0xFFFF_FFF0
    for number in 0..<9 {
      try write(white, to: "a/\(number).png")
      try write(number == 3 ? changed : white, to: "b/\(number).png")
    }
    try write(white, to: "a/z/deep.png")
    try write(white, to: "b/new.png")
    try project.write("no picture", to: "a/notes.txt")
  }

  private func write(_ bitmap: Bitmap, to path: String) throws {
    try project.write(PNG.encode(bitmap), to: path)
  }

  @Test func differencesAreListedByName() {
    let run = project.layouter("diff", "a", "b/")
    #expect(run.status == .negative)
    #expect(
      run.output == """
        different  3.png: 1 of 60 pixels differ, by up to 15 of 255 in a channel.
        only in b  new.png
        only in a  z/deep.png
        11 pictures: 8 same, 1 different, 2 in only one folder

        """)
    #expect(run.errors == "")
  }

  @Test func equalFoldersAreTheSame() {
    let run = project.layouter("diff", "a", "a")
    #expect(run.status == .success)
    #expect(run.output == "10 pictures: 10 same\n")
  }

  @Test func jsonHasEveryPictureInOrder() throws {
    let run = project.layouter("diff", "a", "b", "--json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["same"] as? Bool == false)
    let pictures = try #require(object["pictures"] as? [[String: Any]])
    #expect(
      pictures.map { $0["name"] as? String }
        == (0..<9).map { "\($0).png" } + ["new.png", "z/deep.png"])
    #expect((pictures[3]["comparison"] as? [String: Any])?["different"] as? Int == 1)
    #expect((pictures[4]["comparison"] as? [String: Any])?["same"] as? Bool == true)
    #expect(pictures[9]["onlyIn"] as? String == "b")
    #expect(pictures[10]["onlyIn"] as? String == "a")
  }

  @Test func namesThatDifferOnlyInNormalisationAreDifferentFiles() throws {
    let picture = try project.bytes("a/0.png")
    // Decomposed and composed; the second folder has one of them.
    try project.write(picture, to: "c/e\u{301}.png")
    try project.write(picture, to: "c/\u{E9}.png")
    try project.write(picture, to: "d/\u{E9}.png")
    let run = project.layouter("diff", "c", "d")
    #expect(run.status == .negative)
    #expect(
      Array(run.output.utf8)
        == Array(
          "only in c  e\u{301}.png\n2 pictures: 1 same, 1 in only one folder\n".utf8))
  }

  @Test func onlyDifferentPicturesGetADifferencePicture() {
    #expect(project.layouter("diff", "a", "b", "-o", "out").status == .negative)
    #expect(project.files("out") == ["3.png"])
  }

  @Test func aBrokenPictureIsReportedNextToTheOthers() throws {
    try project.write("no picture", to: "b/5.png")
    let run = project.layouter("diff", "a", "b")
    #expect(run.status == .broken)
    #expect(run.errors.hasPrefix("Error: b/5.png: this is not a PNG picture"))
    #expect(run.output.contains("different  3.png"))
    #expect(
      run.output.hasSuffix("11 pictures: 7 same, 1 different, 2 in only one folder, 1 failed\n"))
  }

  @Test func aSizeThatDiffersIsNamed() throws {
    try write(Bitmap(width: 12, height: 6, filledWith: 0xFFFF_FFFF), to: "b/3.png")
    #expect(
      project.layouter("diff", "a", "b").output.hasPrefix(
        "different  3.png: the sizes differ: 10×6 and 12×6 pixels.\n"))
  }

  @Test func aFolderIsNotComparedWithAFile() {
    let run = project.layouter("diff", "a", "b/1.png")
    #expect(run.status == .broken)
    #expect(
      run.errors
        == "Error: 'a' is a folder, but 'b/1.png' is not: name two files or two folders.\n")
  }

  @Test func foldersWithoutPicturesAreAnError() throws {
    try project.write("x", to: "c/notes.txt")
    let run = project.layouter("diff", "c", "c")
    #expect(run.status == .broken)
    #expect(run.errors == "Error: There is no PNG file in 'c' or 'c'.\n")
  }
}
