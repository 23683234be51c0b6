import FileAccess
import Foundation
import JSONValues
import PictureFiles
import Pixels
import TestSupport
import Testing
import ViewTree

@testable import Snapshots

/// The file of a report's page; `ReportPageTests` open it in a browser.
@Suite struct ReportPageFileTests {
  let folder: TemporaryFolder
  let store: GoldenStore
  let report: ReportFolder

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(folder: folder.path + "/Snapshots")
    report = ReportFolder(folder: folder.path + "/report")
  }

  private let black: UInt32 = 0xFF00_0000

  private func verify(_ requests: [SnapshotRequest], jobs: Int = 1) throws -> Report {
    try VerificationRun(
      requests: requests, goldens: store, renderer: renderer, jobs: jobs, report: report
    ).run()
  }

  private func record(_ requests: SnapshotRequest...) throws {
    for request in requests {
      try store.write(request.draw(), as: request.name, fingerprint: renderer)
    }
  }

  /// A request of the scene that others are of, too.
  private func request(
    _ name: String, of scene: String, color: UInt32 = 0xFF00_7AFF
  ) throws -> SnapshotRequest {
    var request = try SnapshotsTests.request(name, color: color)
    request.scene = scene
    return request
  }

  private func html(of report: Report) throws -> String {
    String(decoding: try self.report.page(of: report).bytes(), as: UTF8.self)
  }

  /// The text between two others, of which the first one is the first in the page.
  private func text(in page: String, after start: String, before end: String) throws -> String {
    let start = try #require(page.range(of: start))
    let end = try #require(page.range(of: end, range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  private func data(in page: String) throws -> JSON {
    try JSON(
      utf8: Array(
        text(in: page, after: #"<script type="application/json" id="report">"#, before: "</script>")
          .utf8))
  }

  private func pictures(in page: String) -> [[UInt8]] {
    page.components(separatedBy: #"<script type="text/plain" id="picture-"#).dropFirst().compactMap
    {
      guard let start = $0.firstIndex(of: ">"), let end = $0.range(of: "</script>") else {
        return nil
      }
      return Data(base64Encoded: String($0[$0.index(after: start)..<end.lowerBound]))
        .map { [UInt8]($0) }
    }
  }

  @Test func hasAllSnapshotsOfTheScenesInWhichSomethingDiffers() throws {
    try record(
      request("a", of: "one"), request("b", of: "one"), request("c", of: "two"),
      request("d", of: "two"))
    let outcome = try verify([
      request("a", of: "one"), request("b", of: "one", color: black), request("c", of: "two"),
      request("d", of: "two"), request("e", of: "three"),
    ])
    let page = try html(of: outcome)
    let data = try data(in: page)
    guard case .array(let snapshots)? = data["snapshots"] else {
      Issue.record("there are no snapshots")
      return
    }
    #expect(snapshots.map { $0["name"] } == ["a", "b", "e"])
    #expect(snapshots.map { $0["verdict"] } == ["same", "different", "missing"])
    // The golden of `a` is what `b` was, and what `e` is: two pictures, in the order of their use.
    #expect(snapshots.map { $0["actual"]?["number"] } == [0, 1, 0])
    #expect(snapshots[1]["expected"]?["number"] == 0)
    #expect(data["others"] == 2)
    #expect(pictures(in: page).count == 2)
  }

  @Test func groupsNameTheirSnapshotsByPosition() throws {
    try record(request("a", of: "one"), request("b", of: "one"))
    let outcome = try verify([
      request("a", of: "one", color: black), request("new", of: "one"),
      request("b", of: "one", color: black),
    ])
    let groups = try data(in: html(of: outcome))["groups"]
    #expect(
      groups
        == .array(
          outcome.groups.map { group in
            [
              "change": group.change.json, "details": group.details.json,
              "number": group.number.json, "place": group.place.json,
              "snapshots": group.number == 1 ? [0, 2] : [1], "verdict": group.verdict.json,
            ]
          }))
  }

  @Test func picturesKeepTheirPixelsAndLeaveTheirTexts() throws {
    try record(request("a", of: "one"))
    let outcome = try verify([request("a", of: "one", color: 0x8012_0034)])
    let pictures = pictures(in: try html(of: outcome))
    // The expected one is used first in the order of the page's members.
    #expect(try pictures.map { try PNG.decode($0).bitmap[3, 3] } == [0xFF00_7AFF, 0x8012_0034])
    #expect(try pictures.allSatisfy { try PNG.readChunks($0).isEmpty })
    let golden = try #require(try store.read(.init("a")))
    #expect(try !PNG.readChunks(golden.bytes).isEmpty)
  }

  @Test func equalReportsGiveEqualBytes() throws {
    let requests = try (0..<12).map {
      try request("\($0)", of: "one", color: 0xFF00_0000 + UInt32($0))
    }
    let first = try html(of: verify(requests))
    #expect(try html(of: verify(requests, jobs: 4)) == first)
  }

  @Test func hostileTextsCannotLeaveTheData() throws {
    let hostile = "x</script><script>alert(1)</script><!--\u{2028}\u{202E}&\u{85}\"'"
    var result = SnapshotResult(
      try request("a", of: hostile), verdict: .broken, words: [hostile, "\u{1}\u{1F}\\"])
    result.variant = [VariantChoice(axis: hostile, value: hostile)]
    let group = ChangeGroup(
      number: 1, verdict: .broken, change: hostile, place: hostile, details: [hostile],
      snapshots: [result.name])
    var page = ReportPage(.changes, title: hostile, snapshots: [result], groups: [group]) { _ in
      PagePictures()
    }
    page.acceptOptions = hostile
    let html = String(decoding: try page.bytes(), as: UTF8.self)
    #expect(!html.contains("<script>alert"))
    // Data, script, and no picture.
    #expect(html.components(separatedBy: "</script>").count == 3)
    let source = try text(
      in: html, after: #"<script type="application/json" id="report">"#, before: "</script>")
    #expect(!source.unicodeScalars.contains { [0x2028, 0x202E, 0x85].contains($0.value) })
    #expect(!source.contains { "<>&".contains($0) })
    // And nothing is lost.
    let data = try data(in: html)
    guard case .array(let snapshots)? = data["snapshots"] else { return }
    #expect(snapshots.first?["scene"] == .string(hostile))
    #expect(snapshots.first?["words"] == [.string(hostile), "\u{1}\u{1F}\\"])
    #expect(snapshots.first?["variant"] == [[.string(hostile), .string(hostile)]])
    #expect(data["options"] == .string(hostile))
  }

  @Test func thePolicyAllowsOnlyTheScriptAndTheStyleOfThePage() throws {
    let page = ReportPage(.gallery, title: "Empty", snapshots: []) { _ in PagePictures() }
    let html = String(decoding: try page.bytes(), as: UTF8.self)
    let policy = try text(
      in: html, after: #"http-equiv="Content-Security-Policy" content=""#, before: "\"")
    func source(of element: String) throws -> String {
      let content = try text(in: html, after: "<\(element)>", before: "</\(element)>")
      return "&#39;sha256-" + Data(SHA256.digest(of: Array(content.utf8))).base64EncodedString()
        + "&#39;"
    }
    #expect(policy.hasPrefix("default-src &#39;none&#39;; "))
    #expect(policy.contains("; script-src \(try source(of: "script")); "))
    #expect(policy.contains("; style-src \(try source(of: "style")); "))
    #expect(!policy.contains("connect-src"))
    #expect(!policy.contains("unsafe"))
    #expect(!html.contains("layouter-server\" content"))
  }

  @Test func aServerMayBeTalkedTo() throws {
    var page = ReportPage(.gallery, title: "Empty", snapshots: []) { _ in PagePictures() }
    page.server = PageServer(path: "/api?token=1&\"<x>")
    let html = String(decoding: try page.bytes(), as: UTF8.self)
    #expect(html.contains("connect-src &#39;self&#39;"))
    #expect(
      html.contains(#"<meta name="layouter-server" content="/api?token=1&amp;&quot;&lt;x&gt;">"#))
  }

  @Test func scriptAndStyleCannotEndTheirElements() {
    #expect(!PageTemplate.script.lowercased().contains("</script"))
    #expect(!PageTemplate.script.contains("<!--"))
    #expect(!PageTemplate.style.lowercased().contains("</style"))
    // Browsers change carriage returns before they compute the hash.
    #expect(!(PageTemplate.script + PageTemplate.style).utf8.contains(13))
  }

  @Test func aPictureThatIsGoneIsLeftOut() throws {
    let outcome = try verify([request("a", of: "one"), request("b", of: "one", color: black)])
    try folder.remove("report/actual/a.png")
    let html = try html(of: outcome)
    #expect(pictures(in: html).count == 1)
    #expect(html.contains("id=\"picture-1\""))
    #expect(!html.contains("id=\"picture-0\""))
  }

  @Test func aNewRunRemovesThePageOfTheLast() throws {
    let outcome = try verify([request("a", of: "one")])
    try report.writePage(of: outcome)
    #expect(folder.exists("report/index.html"))
    try record(request("a", of: "one"))
    _ = try verify([request("a", of: "one")])
    #expect(!folder.exists("report/index.html"))
  }

  @Test func aPageThatCannotBeWrittenLeavesNothing() throws {
    let outcome = try verify([request("a", of: "one")])
    let before = folder.files("report")
    #expect(throws: FileSystemError(.write, report.pagePath, code: ENOSPC)) {
      try DiskFileSystem().replace(report.pagePath, isFlushed: false) {
        (append) throws(FileSystemError) in
        try append(Array("<!doctype html>".utf8))
        throw FileSystemError(.write, "disk", code: ENOSPC)
      }
    }
    #expect(folder.files("report") == before)
    try report.writePage(of: outcome)
    #expect(try folder.bytes("report/index.html") == report.page(of: outcome).bytes())
  }
}
