import CairoGraphics
import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite struct FontLibraryTests {
  let regularSHA256 = "7226b18fba9c40e3407edc6924e97076fa957fb1e1a1f239b96aeef5327e6517"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func thePackagesFontsAreThePinnedOnes() throws {
    try FontLibrary(folders: [PinnedFont.packageFolder]).check()
    for report in FontLibrary.shared.systemFontReports() { #expect(report.error == nil) }
  }

  @Test func theSearchGoesFromTheEnvironmentToTheProjectToThePackage() {
    #expect(
      FontLibrary.standardFolders(project: "/app", chosen: "/fonts")
        == ["/fonts", "/app/Fixtures/Fonts", "/usr/share/fonts/opentype/mplus"])
    #expect(
      FontLibrary.standardFolders(chosen: nil)
        == ["Fixtures/Fonts", "/usr/share/fonts/opentype/mplus"])
  }

  @Test func aMissingFontNamesThePackageThatHasIt() throws {
    let library = FontLibrary(folders: ["/nowhere", "/neither"])
    let error = #expect(throws: FontError.self) { try library.check([.bold]) }
    #expect(
      error
        == .missing(
          file: "Mplus1-Bold.otf", package: "fonts-mplus", folders: ["/nowhere", "/neither"]))
    let text = try #require(error).description
    #expect(text.contains("apt-get install fonts-mplus"))
    #expect(text.contains("/nowhere, /neither"))
    #expect(text.contains("LAYOUTER_FONTS"))
  }

  @Test func anotherFileOfTheNameIsAnError() throws {
    try folder.write("abc", to: "Mplus1-Regular.otf")
    let library = FontLibrary(folders: [folder.path, PinnedFont.packageFolder])
    #expect(
      throws: FontError.different(
        path: folder.path + "/Mplus1-Regular.otf", expectedSHA256: regularSHA256,
        foundSHA256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    ) { try library.check([.regular]) }
    #expect(library.systemFontReports().first { $0.fileName == "Mplus1-Regular.otf" }?.error != nil)
  }

  @Test func theFirstFolderThatHasTheFileDecides() throws {
    let path = folder.path + "/Mplus1-Bold.otf"
    try FileManager.default.copyItem(
      atPath: PinnedFont.packageFolder + "/Mplus1-Bold.otf", toPath: path)
    let library = FontLibrary(folders: [folder.path, PinnedFont.packageFolder])
    #expect(try library.systemFace(.bold).get().file.path == path)
  }

  @Test func drawingWithAMissingFontShowsBoxesAndReportsIt() {
    let library = FontLibrary(folders: ["/nowhere"])
    let cascade = FontCascade(.system(size: 10), library: library)
    #expect(cascade.primary == .blocks)
    #expect(
      library.errors == [
        .missing(file: "Mplus1-Regular.otf", package: "fonts-mplus", folders: ["/nowhere"])
      ])
  }

  @Test func aFontFileOfTheUsers() throws {
    let font = try Font(file: PinnedFont.packageFolder + "/Mplus1-Thin.otf", size: 10)
    #expect(font.name == "M PLUS 1 Thin")
    #expect(font.ascender == 11.6)
    #expect(try Font(file: PinnedFont.packageFolder + "/Mplus1-Thin.otf", size: 10) == font)
  }

  @Test func aFontFileThatIsNone() throws {
    #expect(
      throws: FontError.unreadable(path: "/nowhere.otf", reason: "No such file or directory")
    ) { try Font(file: "/nowhere.otf", size: 10) }
    let path = folder.path + "/broken.otf"
    for bytes in [Data("no font".utf8), Data("OTTO".utf8) + Data(repeating: 0, count: 4000)] {
      try folder.write(bytes, to: "broken.otf")
      #expect(throws: FontError.notAFont(path: path)) { try Font(file: path, size: 10) }
    }
    try folder.write("", to: "broken.otf")
    #expect(throws: FontError.self) { try Font(file: path, size: 10) }
    #expect(throws: FontError.self) { try Font(file: folder.path, size: 10) }
  }

  @Test func anAxisThatTheFontLacks() {
    let path = PinnedFont.packageFolder + "/Mplus1-Thin.otf"
    #expect(throws: FontError.unknownAxis(path: path, axis: "wght", known: [])) {
      try Font(file: path, size: 10, variations: ["wght": 500])
    }
  }

  @Test func aRecordingListsTheFilesOfItsTexts() throws {
    _ = TextLayout("before", font: .system(size: 10, weight: .medium))
    let (width, fonts) = FontRecording.record {
      _ = TextLayout("blocks", font: .blocks(size: 10))
      _ = TextLayout("a", font: .system(size: 10, weight: .bold))
      return TextLayout("b", font: .system(size: 10)).size.width
    }
    #expect(width > 0)
    #expect(
      fonts.uses == [
        FontUse(
          fileName: "Mplus1-Bold.otf",
          sha256: "97055740faade1728a03eaf2fa3dd9ba19c1d28109aa7e1576c3120daf51a470", widths: .iOS),
        FontUse(fileName: "Mplus1-Regular.otf", sha256: regularSHA256, widths: .iOS),
      ])
    #expect(fonts.errors == [])
  }

  @Test func aLayoutThatIsOlderThanTheRecordingIsListedWhenItIsDrawn() throws {
    let layout = TextLayout("a", font: .system(size: 10))
    let context = try CGContext(width: 10, height: 10)
    let (_, fonts) = FontRecording.record { layout.draw(in: context, at: .zero, color: .black) }
    #expect(fonts.uses.map(\.fileName) == ["Mplus1-Regular.otf"])
  }
}
