import Foundation
import PictureFiles
import Pixels
import TestSupport
import Testing
import ViewTree

@testable import Snapshots

/// Pages that are hostile, large, or only to look at.
extension ReportPageTests {
  private func open(_ page: ReportPage, in folder: TemporaryFolder, _ fragment: String = "")
    async throws
  {
    try folder.write(page.bytes(), to: "page.html")
    try await browser.open(folder.path + "/page.html", fragment)
  }

  @Test func hostileTextsAreOnlyText() async throws {
    let hostile = "a</script><img src=x onerror=alert(1)>'\"&\u{202E}gnp"
    let fixture = try PageFixture(hostile: hostile)
    try await browser.open(fixture.page)
    // The name has a slash, as all names with folders; its last part is the caption.
    let shown = "script><img src=x onerror=alert(1)>'\"&\\u202egnp"
    #expect(try await browser.text("#group-2 .caption").hasSuffix(shown))
    try await browser.click("#group-2 .thumbnail")
    #expect(try await browser.text("#viewer-name") == "a</" + shown)
    #expect(
      try await browser.text(".side .command-text")
        == "layouter accept 'a</script><img src=x onerror=alert(1)>'\\''\"&\\u202egnp'")
    #expect(try await browser.count("img[src=x]") == 0)
    #expect(try await browser.errors() == [])
  }

  @Test func thePolicyRefusesWhatIsNotThePages() async throws {
    try await open()
    let isBlocked = try await browser.run(
      """
      try { document.body.innerHTML = '<p>'; return false; } catch { return true; }
      """)
    #expect(isBlocked == true)
    try await browser.run(
      """
      const script = document.createElement('script');
      try { script.textContent = 'window.wasRun = true'; } catch { }
      document.body.append(script);
      fetch('http://127.0.0.1:9/').catch(() => { window.wasRefused = true; });
      """)
    try await browser.wait(for: "window.wasRefused")
    #expect(try await browser.run("return window.wasRun ?? null") == .null)
    #expect(try await browser.errors().contains { $0.contains("Content Security Policy") })
  }

  @Test func scenesThatCannotBeReadComeFirst() async throws {
    var page = ReportPage(.changes, title: "Broken", snapshots: []) { _ in PagePictures() }
    page.brokenScenes = [
      BrokenScene(file: "Fixtures/a.yaml", line: 3, column: 5, message: "unknown key `siez`")
    ]
    let folder = try TemporaryFolder()
    try await open(page, in: folder)
    #expect(
      try await browser.text("#content li") == "Fixtures/a.yaml:3:5: unknown key siez")
    #expect(try await browser.count("section") == 1)
  }

  @Test func aGalleryHasNoVerdicts() async throws {
    let requests = try ["light", "dark"].map { appearance in
      SnapshotRequest(
        name: try SnapshotName("colours/\(appearance)"), scene: "colours.yaml",
        variant: [VariantChoice(axis: "appearance", value: appearance)], scale: 1
      ) {
        DrawnSnapshot(bitmap: Bitmap(width: 8, height: 8, filledWith: PageFixture.red)) {
          DescribedTree(
            root: ViewNode(
              type: "UIView", frame: .init(x: 0, y: 0, width: 8, height: 8),
              bounds: .init(x: 0, y: 0, width: 8, height: 8)))
        }
      }
    }
    let folder = try TemporaryFolder()
    try await open(.gallery(of: requests, title: "Colours"), in: folder)
    #expect(try await browser.text("h1") == "Colours")
    #expect(try await browser.count(".verdict, #shown, .command") == 0)
    #expect(try await browser.text("#views").contains("Gallery"))
    try await browser.click(".thumbnail")
    #expect(try await browser.count("#modes, .command, .verdict") == 0)
    let frame = try await browser.frame(of: ".frame")
    try await browser.point(at: (frame.x + 3, frame.y + 3))
    try await browser.wait(
      for: "document.querySelector('#loupe output').textContent === '#FF0000FF'")
    #expect(try await browser.errors() == [])
  }

  /// Of three snapshots one became red, one is the same, and one is only before.
  @Test func twoVersionsAreComparedWithoutAccepting() async throws {
    @Sendable func drawn(_ color: UInt32) -> DrawnSnapshot {
      DrawnSnapshot(bitmap: Bitmap(width: 20, height: 10, filledWith: color)) {
        DescribedTree(
          root: ViewNode(
            type: "UIView", frame: .init(x: 0, y: 0, width: 20, height: 10),
            bounds: .init(x: 0, y: 0, width: 20, height: 10)))
      }
    }
    let renderer = GoldenFingerprint(renderer: "1", canary: "c0ffee", fonts: [])
    func golden(_ color: UInt32) throws -> Golden {
      Golden(
        path: "golden",
        bytes: try GoldenFile.bytes(
          of: drawn(color).bitmap, tree: drawn(color).describe().root, fingerprint: renderer))
    }
    let names = try ["changed", "same", "removed"].map { try SnapshotName("badge/\($0)") }
    let requests = names.map { name in
      SnapshotRequest(name: name, scene: "badge.yaml", scale: 1) { drawn(PageFixture.blue) }
    }
    let comparison = VersionComparison(
      requests: requests, versions: .init(before: "v1", after: "<main>"),
      before: try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try golden(PageFixture.blue)) }),
      after: [names[0]: try golden(PageFixture.red), names[1]: try golden(PageFixture.blue)],
      renderer: renderer)
    func texts(_ selector: String) async throws -> String {
      try await browser.string(
        "[...document.querySelectorAll('\(selector)')].map((one) => one.textContent).join('|')")
    }
    let folder = try TemporaryFolder()
    try await open(try comparison.page(title: "v1 and <main>"), in: folder)
    #expect(try await browser.text("h1") == "v1 and <main>")
    #expect(try await texts("#shown span") == "v1|<main>|Difference")
    #expect(try await browser.count(".group") == 2)
    #expect(try await browser.count(".command") == 0)
    try await browser.click(".thumbnail")
    #expect(try await texts("#viewer figcaption").hasPrefix("v1|<main>"))
    #expect(try await browser.count(".command") == 0)
    #expect(try await browser.errors() == [])
  }

  /// 1,000 snapshots with two pictures of some 30 KB each, none equal to another.
  @Test func aThousandSnapshotsOpenInASecond() async throws {
    var random = SplitMix64(seed: 13)
    let results = try (0..<1_000).map { index in
      var result = SnapshotResult(
        SnapshotRequest(
          name: try SnapshotName("scene-\(index / 50)/\(index)"), scene: "scene-\(index / 50).yaml",
          variant: [VariantChoice(axis: "number", value: "\(index % 50)")], scale: 1
        ) { throw CancellationError() },
        verdict: .different, words: ["view \(index / 50) changed"])
      result.regions = [ExplainedRegion(rect: .init(x: 1, y: 1, width: 9, height: 9), pixels: 81)]
      return result
    }
    var pictures: [[UInt8]] = []
    for _ in 0..<20 {
      var bitmap = Bitmap(width: 100, height: 100)
      for y in 0..<100 {
        for x in 0..<100 { bitmap[x, y] = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
      }
      pictures.append(try PNG.encode(bitmap))
    }
    #expect(pictures.allSatisfy { (28_000...40_000).contains($0.count) })
    let groups = (0..<20).map { number in
      ChangeGroup(
        number: number + 1, verdict: .different, change: "view \(number) changed", place: "",
        details: [],
        snapshots: results[number * 50..<number * 50 + 50].map(\.name))
    }
    let page = ReportPage(.changes, title: "Large", snapshots: results, groups: groups) {
      [pictures] result in
      func picture(_ kind: String, _ index: Int) -> PagePicture {
        PagePicture(hash: kind + result.name.text, size: .init(width: 100, height: 100)) {
          pictures[index]
        }
      }
      let index = result.name.text.utf8.count % 10
      return PagePictures(expected: picture("e", index), actual: picture("a", index + 10))
    }
    let folder = try TemporaryFolder()
    try await open(page, in: folder)
    // Ready for clicks and keys; then the pictures in sight are there, and then the whole file.
    let ready = "performance.getEntriesByName('layouter-ready')[0].startTime"
    let loaded = "performance.getEntriesByType('navigation')[0].loadEventEnd"
    try await browser.wait(
      for: "[...document.images].filter((image) => image.naturalWidth).length >= 12")
    let times = [
      Double(try await browser.string(ready)) ?? .infinity,
      Double(try await browser.string(loaded)) ?? .infinity,
    ]
    let size = try page.bytes().count
    print(
      "1,000 snapshots, \(size / 1_000_000) MB: ready after \(times[0]) ms, loaded after \(times[1]) ms"
    )
    #expect(times[0] < 1_000)
    #expect(try await browser.count("section.group") == 20)
    // Nothing outside of the viewport has been decoded.
    #expect(
      try await browser.string("[...document.images].filter((image) => image.src).length < 200")
        == "true")
  }
}
