import Pixels
import TestSupport
import Testing

@testable import PictureFiles

@Suite struct PNGBandEncoderTests {
  /// What a row of the test pictures consists of.
  enum Content: CaseIterable {
    case plain, runs, noise, gradient
  }

  /// An opaque picture of plain areas, repeated rows, noise and gradients.
  static func picture(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var random = SplitMix64(seed: seed)
    func color() -> UInt32 { 0xFF00_0000 | UInt32(random.next(below: 1 << 24)) }
    var pixels: [UInt32] = []
    var last = [UInt32](repeating: color(), count: width)
    while pixels.count < width * height {
      let repetitions = random.next(in: 1...5)
      switch Content.allCases[random.next(below: 4)] {
      case .plain: last = [UInt32](repeating: color(), count: width)
      case .noise: last = (0..<width).map { _ in color() }
      case .gradient:
        let step = UInt32(random.next(below: 1 << 10))
        last = (0..<width).map { 0xFF00_0000 | (UInt32($0) &* step) & 0xFF_FFFF }
      case .runs:
        // Part of the row stays as it is above.
        var x = random.next(below: width)
        while x < width {
          let end = min(width, x + random.next(in: 1...100))
          let pixel = color()
          for column in x..<end { last[column] = pixel }
          x = end + random.next(below: 50)
        }
      }
      for _ in 0..<repetitions { pixels += last }
    }
    return Bitmap(
      width: width, height: height, pixels: Array(pixels.prefix(width * height)))
  }

  private func bytes(of bitmap: Bitmap, bandHeight: Int) throws -> [UInt8] {
    let encoder = try PNG.BandEncoder(width: bitmap.width, height: bitmap.height)
    try bitmap.pixels.withUnsafeBufferPointer { pixels in
      for top in stride(from: 0, to: bitmap.height, by: bandHeight) {
        let end = min(top + bandHeight, bitmap.height)
        try encoder.append(
          UnsafeBufferPointer(rebasing: pixels[top * bitmap.width..<end * bitmap.width]))
      }
    }
    return try encoder.finish()
  }

  /// 10,922 pixels of three bytes are the longest row within deflate's window of 32,768 bytes.
  @Test(arguments: [1, 2, 3, 86, 300, 10_922, 10_923, 12_000])
  func bothReadersReadThePixels(width: Int) throws {
    for seed in UInt64(0)..<8 {
      let bitmap = Self.picture(width: width, height: width > 1000 ? 9 : 40, seed: seed)
      let bytes = try bytes(of: bitmap, bandHeight: 7)
      #expect(try PNG.decode(bytes).bitmap == bitmap)
      #expect(try cairoBitmap(bytes) == bitmap)
    }
  }

  /// More than the stream's buffer of 262,144 bytes.
  @Test func bothReadersReadALongStream() throws {
    var random = SplitMix64(seed: 3)
    let pixels = (0..<400 * 300).map { _ in 0xFF00_0000 | UInt32(random.next(below: 1 << 24)) }
    let bitmap = Bitmap(width: 400, height: 300, pixels: pixels)
    let bytes = try bytes(of: bitmap, bandHeight: 300)
    #expect(try PNG.decode(bytes).bitmap == bitmap)
    #expect(try cairoBitmap(bytes) == bitmap)
  }

  @Test func theBytesDoNotDependOnTheBands() throws {
    let bitmap = Self.picture(width: 120, height: 64, seed: 11)
    let whole = try bytes(of: bitmap, bandHeight: 64)
    for height in [1, 2, 3, 10, 63] {
      #expect(try bytes(of: bitmap, bandHeight: height) == whole)
    }
  }

  @Test func repeatedRowsTakeLessThanTheirPixels() throws {
    let bitmap = Bitmap(width: 1000, height: 1000, filledWith: 0xFF33_6699)
    // Each row: its filter, a zero, 11 matches of 258 zeros and one of 161. Even with the fixed codes of
    // deflate (RFC 1951, section 3.2.6) that is 2 · 8 + 11 · (8 + 5) + 18 bits, 23 bytes.
    #expect(try bytes(of: bitmap, bandHeight: 50).count < 23 * 1000)
  }

  /// The second row is noise like the first one, but for one pixel.
  @Test func similarRowsTakeLessThanTheirPixels() throws {
    var random = SplitMix64(seed: 5)
    var pixels = (0..<2000).map { _ in 0xFF00_0000 | UInt32(random.next(below: 1 << 24)) }
    pixels += pixels
    pixels[3000] ^= 0xFF_FFFF
    let bitmap = Bitmap(width: 2000, height: 2, pixels: pixels)
    let bytes = try bytes(of: bitmap, bandHeight: 2)
    #expect(bytes.count < 6200)
    #expect(try PNG.decode(bytes).bitmap == bitmap)
  }

  @Test func alphaIsIgnored() throws {
    let bytes = try bytes(
      of: Bitmap(width: 3, height: 1, pixels: [0x0011_2233, 0xFF11_2233, 0x8044_5566]),
      bandHeight: 1)
    #expect(
      try PNG.decode(bytes).bitmap.pixels == [0xFF11_2233, 0xFF11_2233, 0xFF44_5566])
  }

  @Test func aPictureWithoutPixelsIsRejected() {
    #expect(throws: PNGError.zeroSize(width: 0, height: 5)) {
      try PNG.BandEncoder(width: 0, height: 5)
    }
  }
}

@Suite struct ZlibStreamTests {
  @Test func theStreamIsThatOfItsBytes() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 7) }
    let stream = try ZlibStream()
    for start in stride(from: 0, to: bytes.count, by: 333) {
      try bytes[start..<min(start + 333, bytes.count)].withUnsafeBufferPointer {
        try stream.append($0)
      }
    }
    let compressed = try stream.finish()
    #expect(try ZlibDecompressor().decompress(compressed[...], atMost: bytes.count + 1) == bytes)
  }

  @Test func aStreamCanBeEmpty() throws {
    let compressed = try ZlibStream().finish()
    #expect(try ZlibDecompressor().decompress(compressed[...], atMost: 1).isEmpty)
  }

  @Test func missingMemoryIsAnError() {
    #expect(throws: PNGError.outOfMemory) {
      try ZlibStream(allocate: { _, _, _ in nil })
    }
  }

  @Test func otherResultsAreErrorsByTheirNumber() {
    #expect(throws: PNGError.compressionFailed(code: -2)) { try ZlibStream.check(-2) }
  }
}
