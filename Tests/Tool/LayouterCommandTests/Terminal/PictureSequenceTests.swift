import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing

@testable import LayouterCommand

/// The sequences of kitty and iTerm2.
@Suite struct PictureSequenceTests {
  private struct KittyCommand {
    var keys: [String: String]
    var payload: String
  }

  private func kittyCommands(_ sequences: [UInt8]) throws -> [KittyCommand] {
    try String(decoding: sequences, as: UTF8.self).components(separatedBy: "\u{1B}\\").dropLast()
      .map { command in
        try #require(command.hasPrefix("\u{1B}_G"))
        let parts = command.dropFirst(3).components(separatedBy: ";")
        try #require(parts.count == 2)
        let pairs = parts[0].split(separator: ",").map { $0.split(separator: "=").map(String.init) }
        return KittyCommand(
          keys: Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) }), payload: parts[1])
      }
  }

  /// 1 byte is one chunk; 3072 bytes are 4096 characters, exactly one; one more byte needs a second.
  @Test(arguments: [(1, 1), (3072, 1), (3073, 2), (9300, 4)])
  func kittyGetsChunksOfAtMost4096Characters(size: Int, count: Int) throws {
    let file = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let commands = try kittyCommands(KittyPicture.sequences(forPNG: file))
    #expect(commands.count == count)
    #expect(commands.allSatisfy { $0.payload.utf8.count <= 4096 })
    #expect(commands.dropLast().allSatisfy { $0.payload.utf8.count % 4 == 0 })
    #expect(commands.map(\.payload).joined() == Data(file).base64EncodedString())
    #expect(
      commands.map { $0.keys["m"] } == Array(repeating: "1", count: count - 1) + ["0"])
    #expect(commands[0].keys.filter { $0.key != "m" } == ["a": "T", "f": "100", "q": "2"])
    // Later chunks may only have these keys.
    #expect(commands.dropFirst().allSatisfy { $0.keys.keys.sorted() == ["m", "q"] })
  }

  @Test func kittyGetsAPNGWithThePixels() throws {
    var bitmap = Bitmap(width: 3, height: 2, filledWith: 0xFF12_3456)
    bitmap[1, 1] = 0
    let commands = try kittyCommands(PictureProtocol.kitty.sequences(for: bitmap))
    let file = try #require(Data(base64Encoded: commands.map(\.payload).joined()))
    #expect(try PNG.decode([UInt8](file)).bitmap == bitmap)
  }

  @Test func iTerm2GetsAFileWithItsSize() throws {
    let bitmap = Bitmap(width: 30, height: 20, filledWith: 0xFF12_3456)
    let sequence = String(
      decoding: try PictureProtocol.iTerm2.sequences(for: bitmap), as: UTF8.self)
    let parts = sequence.components(separatedBy: ":")
    try #require(parts.count == 2 && parts[1].hasSuffix("\u{07}"))
    let file = try #require(Data(base64Encoded: String(parts[1].dropLast())))
    #expect(
      parts[0]
        == "\u{1B}]1337;File=inline=1;size=\(file.count);width=30px;preserveAspectRatio=1")
    #expect(try PNG.decode([UInt8](file)).bitmap == bitmap)
  }
}
