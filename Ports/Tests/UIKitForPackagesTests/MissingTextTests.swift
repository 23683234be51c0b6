import HeadlessUIKit
import Synchronization
import Testing
@_spi(Ports) import Typesetting

@testable import UIKit

@Suite struct MissingTextTests {
  @Test func aCharacterIsReportedOnce() throws {
    let report = MissingTextReport()
    let text = MissingText(text: "aก", fontName: "Font", characters: ["ก"])
    let sentence = try #require(report.sentence(about: text))
    #expect(
      sentence.hasPrefix(
        "No font has a glyph for 'ก' (U+0E01) in 'aก' (Font): boxes are shown instead."))
    #expect(report.sentence(about: text) == nil)
    let other = MissingText(text: "กข", fontName: "Font", characters: ["ก", "ข"])
    #expect(
      report.sentence(about: other)?.hasPrefix("No font has a glyph for 'ข' (U+0E02)") == true)
  }

  @Test func drawnTextsAreReportedUnlessTheyAreRecorded() {
    let found = FoundTexts()
    FontRecording.handleUnrecordedTexts { found.add($0.text) }
    defer { FontRecording.handleUnrecordedTexts { _ in } }
    func draw(_ text: String) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = text
      _ = UIGraphicsImageRenderer(size: label.bounds.size).image {
        label.layer.render(in: $0.cgContext)
      }
    }
    // A plane of private use, which no font has.
    draw("unrecorded \u{F0000}")
    _ = FontRecording.record { draw("recorded \u{F0000}") }
    draw("plain")
    #expect(found.all.contains("unrecorded \u{F0000}"))
    #expect(!found.all.contains("recorded \u{F0000}"))
    #expect(!found.all.contains("plain"))
  }
}

private final class FoundTexts: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
