import Foundation
import Pixels
import TestSupport
import Testing
import ViewTree

@testable import Snapshots

/// The linter's findings on the page.
extension ReportPageTests {
  /// The page of the fixture with two notes: a rectangle of 12 × 8 pixels at 4, 2 in the three pictures
  /// of normal and disabled in light, and normal in dark; and one of a scene as a whole.
  private func notedPage(hostile: String = "it is too small") throws -> (
    ReportPage, TemporaryFolder
  ) {
    let report = ReportFolder(folder: fixture.folder.path + "/report")
    var page = report.page(of: try report.load())
    let places = try ["normal_light", "normal_dark", "disabled_light"].map {
      ReportNote.Place(
        snapshot: try SnapshotName("buttons/save/" + $0),
        rect: PixelRect(x: 4, y: 2, width: 12, height: 8))
    }
    page.notes = [
      ReportNote(
        rule: "touch-target", isError: true, scene: "buttons/save.yaml",
        source: SnapshotSource(file: "Fixtures/buttons/save.yaml", line: 9), view: "save",
        value: 20, sentence: hostile, remedy: "Make it larger.",
        variants: "normal and disabled, light and dark, not in every combination", places: places),
      ReportNote(
        rule: "axis-without-effect", isError: false, scene: "new.yaml",
        source: SnapshotSource(file: "Fixtures/new.yaml", line: 1),
        sentence: "the axis 'tone' changes nothing", remedy: "Remove it.",
        variants: "all variants", places: [.init(snapshot: try SnapshotName("new/picture"))]),
    ]
    return (page, fixture.folder)
  }

  private func openNotes(_ fragment: String = "", hostile: String = "it is too small") async throws
  {
    let (page, folder) = try notedPage(hostile: hostile)
    try folder.write(page.bytes(), to: "notes.html")
    try await browser.open(folder.path + "/notes.html", fragment)
  }

  @Test func notesComeAfterTheGroups() async throws {
    try await openNotes()
    let sections = "[...document.querySelectorAll('#content > section')].map((node) => node.id)"
    #expect(try await browser.string(sections) == "group-1,group-2,notes")
    #expect(try await browser.count(".note") == 2)
    let first = try await browser.text("#note-0")
    for words in [
      "touch-target", "normal and disabled, light and dark", "Fixtures/buttons/save.yaml:9",
      "save: it is too small", "Make it larger.",
    ] {
      #expect(first.contains(words), "\(words)")
    }
    // A screen reader meets a word for the symbol, and a heading for each note.
    #expect(
      try await browser.string("document.querySelector('#note-0 .unseen').textContent") == "error")
    #expect(
      try await browser.string("document.querySelector('#note-1 .unseen').textContent")
        == "warning")
    #expect(
      try await browser.string(
        "document.getElementById(document.querySelector('#note-0')"
          + ".getAttribute('aria-labelledby')).innerText") == "save: it is too small")
    #expect(try await browser.errors() == [])
  }

  @Test func aNoteOpensItsSnapshotsWithTheViewOutlined() async throws {
    try await openNotes()
    try await browser.click("#note-0 .thumbnail")
    #expect(try await browser.text("#viewer-name") == Self.first)
    #expect(try await browser.text(".viewer-title .group-note").hasSuffix("1 of 3 with this note"))
    #expect(
      try await browser.string("location.hash").contains("snapshot=buttons%2Fsave%2Fnormal_light"))
    #expect(try await browser.string("location.hash").contains("note=0"))
    // At 4 CSS pixels per point, so 2 per pixel: 12 × 8 pixels at 4, 2 with 3 CSS pixels around them.
    try await browser.click("#zoom option[value='4']")
    let frame = try await browser.frame(of: ".frame")
    let outline = try await browser.frame(of: ".note-outline")
    #expect(outline.x - frame.x == 5)
    #expect(outline.y - frame.y == 1)
    #expect(outline.width == 30)
    #expect(outline.height == 22)
    // The next snapshot is the next one with the note; the one that is the same has none.
    try await browser.run("document.querySelector('#stage').focus()")
    try await browser.type("jj")
    #expect(try await browser.text("#viewer-name") == "buttons/save/disabled_light")
    #expect(try await browser.count(".note-outline") == 2)
    try await browser.type(WebDriver.Key.escape)
    #expect(try await browser.string("location.hash.includes('note')") == "false")
    #expect(
      try await browser.string(
        "document.activeElement.dataset.note + document.activeElement"
          + ".dataset.snapshot") == "0buttons/save/disabled_light")
    #expect(try await browser.errors() == [])
  }

  @Test func theViewerListsTheNotesOfTheSnapshot() async throws {
    try await openNotes("#snapshot=buttons/save/normal_light")
    #expect(try await browser.count(".note-outline") == 0)
    #expect(
      try await browser.text("#viewer-notes")
        == "touch-target save: it is too small. Make it larger.")
    try await browser.click("#viewer-notes button")
    #expect(try await browser.count(".note-outline") == 2)
    #expect(
      try await browser.string(
        "document.querySelector('#viewer-notes button').ariaCurrent") == "true")
    #expect(try await browser.text("#announcer").contains("touch-target: save: it is too small."))
    // The focus stays on the button, which also hides the outline.
    try await browser.type(WebDriver.Key.enter)
    #expect(try await browser.count(".note-outline") == 0)
    try await openNotes("#snapshot=buttons/save/disabled_dark")
    #expect(try await browser.count("#viewer-notes") == 0)
    // A note of the scene as a whole has no outline.
    try await openNotes("#snapshot=new/picture&note=1")
    #expect(try await browser.count(".note-outline") == 0)
    #expect(try await browser.errors() == [])
  }

  @Test func theFilterIncludesNotesByTheirWordsAndTheirSnapshots() async throws {
    try await openNotes("#text=touch-target")
    #expect(try await browser.count(".note") == 1)
    #expect(try await browser.count("#note-0 .thumbnail") == 3)
    #expect(try await browser.count(".notice") == 0)
    try await openNotes("#text=normal_dark")
    #expect(try await browser.count("#note-0 .thumbnail") == 1)
    #expect(try await browser.count("#note-1") == 0)
    #expect(try await browser.text("#notes .group-note").hasPrefix("1 of 2 notes"))
    try await openNotes("#scene=new.yaml")
    #expect(try await browser.count("#note-0") == 0)
    #expect(try await browser.count("#note-1") == 1)
    try await openNotes("#axis.appearance=dark")
    #expect(try await browser.count("#note-0 .thumbnail") == 1)
    try await openNotes("#text=nothing-like-this")
    #expect(try await browser.count("#notes") == 0)
    #expect(try await browser.count(".notice") == 1)
  }

  @Test func hostileNotesAreOnlyText() async throws {
    let hostile = "</script><img src=x onerror=alert(1)>\u{202E}gnp"
    try await openNotes(hostile: hostile)
    #expect(
      try await browser.text("#note-0 h3")
        == "save: </script><img src=x onerror=alert(1)>\\u202egnp")
    #expect(try await browser.count("img[src=x]") == 0)
    #expect(try await browser.errors() == [])
  }

  @Test func notesFitANarrowScreen() async throws {
    try await browser.resize(width: 320, height: 640)
    let long = "the text " + String(repeating: "Donaudampfschifffahrt", count: 6) + " is cut off"
    try await openNotes(hostile: long)
    let isFitting = "document.documentElement.scrollWidth <= innerWidth"
    #expect(try await browser.string(isFitting) == "true")
    try await browser.click("#note-0 .thumbnail")
    #expect(try await browser.string(isFitting) == "true")
    #expect(
      try await browser.string(
        "document.querySelector('#viewer').scrollWidth <= innerWidth") == "true")
  }

  /// Of two scales of a variant the sharper one is shown; all of them can be stepped through.
  @Test func scalesOfAVariantAreOneThumbnail() async throws {
    let requests = try [1, 2].map { scale in
      SnapshotRequest(
        name: try SnapshotName("card/light@\(scale)x"), scene: "card.yaml",
        variant: [
          VariantChoice(axis: "appearance", value: "light"),
          VariantChoice(axis: "scale", value: "\(scale)"),
        ], scale: Double(scale)
      ) {
        DrawnSnapshot(
          bitmap: Bitmap(width: 10 * scale, height: 10 * scale, filledWith: 0xFF00_7AFF)
        ) {
          DescribedTree(
            root: ViewNode(
              type: "UIView", id: "card", frame: .init(x: 0, y: 0, width: 10, height: 10),
              bounds: .init(x: 0, y: 0, width: 10, height: 10)))
        }
      }
    }
    var page = try ReportPage.gallery(of: requests, title: "Gallery")
    page.notes = [
      ReportNote(
        rule: "off-grid", isError: true, scene: "card.yaml",
        source: SnapshotSource(file: "card.yaml"), sentence: "it is off", remedy: "Move it.",
        variants: "all variants",
        places: requests.map { ReportNote.Place(snapshot: $0.name) })
    ]
    try fixture.folder.write(page.bytes(), to: "gallery.html")
    try await browser.open(fixture.folder.path + "/gallery.html")
    #expect(try await browser.count("#note-0 .thumbnail") == 1)
    #expect(try await browser.text("#note-0 .caption") == "light@2x")
    try await browser.click("#note-0 .thumbnail")
    #expect(try await browser.text(".viewer-title .group-note") == "2 of 2 with this note")
  }
}
