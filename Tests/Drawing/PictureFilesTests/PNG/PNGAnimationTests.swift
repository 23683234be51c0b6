import Foundation
import Pixels
import Testing

@testable import PictureFiles

@Suite struct PNGAnimationTests {
  private struct Chunk {
    var type: String
    var data: [UInt8]

    /// The big-endian 32-bit numbers at the start of the data.
    func words(_ count: Int) -> [Int] { (0..<count).map { Int(data.bigEndianWord(at: 4 * $0)) } }
  }

  /// The chunks of a file, whose checksums are checked.
  private func chunks(_ file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var start = 8
    while start + 12 <= file.count {
      let length = Int(file.bigEndianWord(at: start))
      let body = start + 4..<start + 8 + length
      #expect(file.bigEndianWord(at: body.upperBound) == crc32(file, body))
      chunks.append(
        Chunk(
          type: String(decoding: file[body.prefix(4)], as: UTF8.self),
          data: Array(file[body.dropFirst(4)])))
      start = body.upperBound + 4
    }
    #expect(start == file.count)
    return chunks
  }

  private func file(
    _ frames: [(Bitmap, Double)], hasAlpha: Bool = false
  ) throws -> [UInt8] {
    let encoder = PNG.AnimationEncoder(hasAlpha: hasAlpha)
    for (bitmap, duration) in frames { try encoder.append(bitmap, duration: duration) }
    return try encoder.finish()
  }

  /// 5 × 4 pixels: all white, then with a red pixel at (1, 2) and a green one at (3, 1).
  private var frames: (white: Bitmap, marked: Bitmap) {
    let white = Bitmap(width: 5, height: 4, filledWith: 0xFFFF_FFFF)
    var marked = white
    marked[1, 2] = 0xFFFF_0000
    marked[3, 1] = 0xFF00_FF00
    return (white, marked)
  }

  @Test func aFrameIsTheRectangleThatDiffers() throws {
    let chunks = chunks(try file([(frames.white, 0.25), (frames.marked, 1)]))
    #expect(chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks[0].words(2) == [5, 4])
    // Two frames, repeated for ever.
    #expect(chunks[1].words(2) == [2, 0])
    // Sequence number, width, height, x and y; then the delay, and how it is disposed and blended.
    #expect(chunks[2].words(5) == [0, 5, 4, 0, 0])
    #expect(chunks[2].data.dropFirst(20) == [0, 250, 0x03, 0xE8, 0, 0])
    #expect(chunks[4].words(5) == [1, 3, 2, 1, 1])
    #expect(chunks[4].data.dropFirst(20) == [0x03, 0xE8, 0x03, 0xE8, 0, 0])
    #expect(chunks[5].words(1) == [2])
    // The data of a picture of its own: 3 × 2 pixels of 8 bits, colour type 2.
    var picture = PNGLayout.signature
    picture.append(.header, [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    picture.append(.imageData, Array(chunks[5].data[4...]))
    picture.append(.end, [])
    let (red, green, white): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFFFF_FFFF)
    #expect(
      try PNG.decode(picture).bitmap.pixels == [white, white, green, red, white, white])
  }

  @Test func aProgramWithoutAnimationsShowsTheFirstFrame() throws {
    let bytes = try file([(frames.marked, 1), (frames.white, 1)])
    #expect(try PNG.decode(bytes).bitmap == frames.marked)
  }

  @Test func anEqualFrameLengthensTheOneBefore() throws {
    let (white, marked) = frames
    let chunks = chunks(try file([(white, 0.1), (white, 0.2), (marked, 1)]))
    #expect(chunks[1].words(1) == [2])
    #expect(chunks[2].data.dropFirst(20).prefix(4) == [0x01, 0x2C, 0x03, 0xE8])
  }

  @Test func transparencyIsStoredWhereThereIsSome() throws {
    let clear = Bitmap(width: 2, height: 1, pixels: [0, 0x8080_0000])
    let bytes = try file([(clear, 1)], hasAlpha: true)
    #expect(try PNG.decode(bytes).bitmap == clear)
    // Colour type 6 with alpha, 2 without.
    #expect(chunks(bytes)[0].data[9] == 6)
    #expect(chunks(try file([(frames.white, 1)]))[0].data[9] == 2)
  }

  @Test func framesOfAnotherSizeAreRefused() throws {
    let encoder = PNG.AnimationEncoder(hasAlpha: false)
    try encoder.append(frames.white, duration: 1)
    #expect(throws: PNGError.unequalFrames(width: 1, height: 4, firstWidth: 5, firstHeight: 4)) {
      try encoder.append(Bitmap(width: 1, height: 4), duration: 1)
    }
    #expect(throws: PNGError.zeroSize(width: 0, height: 0)) {
      try PNG.AnimationEncoder(hasAlpha: false).finish()
    }
  }

  /// 65,535 is the largest numerator: 65.536 s are 6,553.6 hundredths.
  @Test(
    arguments: [
      (0, 0.05, 50, 1000), (1.0 / 3, 2.0 / 3, 334, 1000), (2.0 / 3, 1, 333, 1000),
      (0, 65.535, 65_535, 1000), (0, 65.536, 6554, 100), (0, 700, 700, 1), (0, 1e9, 65_535, 1),
      (2, 1, 0, 1000),
    ] as [(Double, Double, UInt16, UInt16)])
  func delaysAreFractions(from: Double, to: Double, numerator: UInt16, denominator: UInt16) {
    let delay = AnimationDelay(from: from, to: to)
    #expect(delay.numerator == numerator)
    #expect(delay.denominator == denominator)
  }
}
