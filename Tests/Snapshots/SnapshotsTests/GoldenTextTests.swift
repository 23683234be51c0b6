import PictureFiles
import Pixels
import TestSupport
import Testing
import ViewTree

@testable import Snapshots

@Suite struct GoldenTextTests {
  static let text = "1 c0ffee\n\nDsCustomButton#save [0,0,8,4] background:#007AFF"

  @Test func aTextIsReadAsItWasWritten() throws {
    for text in ["", Self.text, "1 保存 é\u{0}", String(repeating: "long 長い ", count: 40_000)] {
      let chunk = try GoldenText.chunk(text)
      #expect(try GoldenText.text(in: [.text(keyword: "a", text: "b"), chunk]) == text)
    }
  }

  /// zlib's header for a window of 32 KB, the highest level and no dictionary.
  @Test func theChunkIsAZlibStream() throws {
    guard case .other(let type, let data) = try GoldenText.chunk(Self.text) else {
      Issue.record("a text is in a private chunk")
      return
    }
    #expect(type == "lyTr")
    #expect(data.prefix(2) == [0x78, 0xDA])
  }

  @Test func earlierGoldensAreRead() throws {
    let chunks = [PNG.Chunk.text(keyword: "Layouter", text: Self.text)]
    #expect(try GoldenText.text(in: chunks) == Self.text)
    #expect(try GoldenFile.tree(in: chunks)?.id == "save")
    #expect(try GoldenText.text(in: []) == nil)
  }

  @Test func aTextWithADictionaryHasToBeRecordedAgain() throws {
    #expect(throws: GoldenTextError.earlierFormat) {
      try GoldenText.text(in: [.other(type: "lyTr", data: [0x78, 0xF9, 0, 0x12, 0xAB, 0xCD, 3, 0])])
    }
    #expect("\(GoldenTextError.earlierFormat)".contains("layouter record --rewrite"))
  }

  @Test func damagedChunksAreErrors() throws {
    guard case .other(let type, let data) = try GoldenText.chunk(Self.text) else { return }
    for count in data.indices {
      #expect(throws: GoldenTextError.damaged) {
        try GoldenText.text(in: [.other(type: type, data: Array(data[..<count]))])
      }
    }
    #expect(throws: GoldenTextError.damaged) {
      try GoldenText.text(in: [.other(type: type, data: data + [0])])
    }
    // Not UTF-8.
    #expect(throws: GoldenTextError.damaged) {
      try GoldenText.text(in: [.other(type: type, data: try ZlibText.compress([0x61, 0xFF]))])
    }
  }

  /// A change is found by zlib's checksum, or by the header; only the bits between the data and
  /// the checksum mean nothing.
  @Test func aChangedBitNeverGivesAnotherText() throws {
    guard case .other(let type, let data) = try GoldenText.chunk(Self.text) else { return }
    var errors = 0
    for index in data.indices {
      for bit in 0..<8 {
        var changed = data
        changed[index] ^= 1 << UInt8(bit)
        do {
          #expect(try GoldenText.text(in: [.other(type: type, data: changed)]) == Self.text)
        } catch {
          errors += 1
        }
      }
    }
    #expect(errors >= 8 * data.count - 7)
  }

  /// 17 MB of spaces take 17 KB, and no more than 16 MB of them are read.
  @Test func decompressionIsBounded() throws {
    let spaces = [UInt8](repeating: 32, count: 17 << 20)
    let data = try ZlibText.compress(spaces)
    #expect(data.count < 1 << 15)
    #expect(throws: GoldenTextError.tooLong(limit: 1 << 24)) {
      try GoldenText.text(in: [.other(type: "lyTr", data: data)])
    }
  }

  @Test func aGoldenWhoseTreeCannotBeReadIsStillCompared() throws {
    let folder = try TemporaryFolder()
    let golden = try PNG.encode(
      try request("a").draw().bitmap, chunks: [.other(type: "lyTr", data: [1, 2, 3])])
    try folder.write(golden, to: "a.png")
    let run = VerificationRun(
      requests: [try request("a", color: 0xFFFF_0000)], goldens: GoldenStore(folder: folder.path),
      renderer: renderer)
    let result = try #require(try run.run().snapshots.first)
    #expect(result.verdict == .different)
    #expect(result.words.first == "\(GoldenTextError.damaged)")
  }
}
