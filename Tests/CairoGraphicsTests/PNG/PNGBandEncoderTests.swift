import Pixels
import TestSupport
import Testing

@testable import CairoGraphics

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
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for top in stride(from: 0, to: bitmap.height, by: bandHeight) {
        let end = min(top + bandHeight, bitmap.height)
        encoder.append(
          UnsafeBufferPointer(rebasing: pixels[top * bitmap.width..<end * bitmap.width]))
      }
    }
    return try encoder.finish()
  }

  /// 86 pixels are the longest match; the row above 10,922 pixels is the farthest within deflate's
  /// window of 32,768 bytes: a pixel has three, a row one more.
  @Test(arguments: [1, 2, 3, 85, 86, 87, 300, 10_922, 10_923, 12_000])
  func bothReadersReadThePixels(width: Int) throws {
    for seed in UInt64(0)..<8 {
      let bitmap = Self.picture(width: width, height: width > 1000 ? 9 : 40, seed: seed)
      let bytes = try bytes(of: bitmap, bandHeight: 7)
      #expect(try PNG.decode(bytes).bitmap == bitmap)
      #expect(try cairoBitmap(bytes) == bitmap)
    }
  }

  /// More than one block of 32,768 literals and matches.
  @Test func bothReadersReadSeveralBlocks() throws {
    var random = SplitMix64(seed: 3)
    let pixels = (0..<200 * 200).map { _ in 0xFF00_0000 | UInt32(random.next(below: 1 << 24)) }
    let bitmap = Bitmap(width: 200, height: 200, pixels: pixels)
    let bytes = try bytes(of: bitmap, bandHeight: 200)
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
    // Each row: its filter, a zero, and 2,999 zeros as 12 matches of at most 258: two bits each.
    #expect(try bytes(of: bitmap, bandHeight: 50).count < 5000)
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

@Suite struct HuffmanCodeTests {
  @Test func frequentSymbolsHaveShortCodes() {
    let code = HuffmanCode(frequencies: [1, 1, 2, 0, 4], limit: 15)
    // 1 and 1 are joined, then with 2, then with 4.
    #expect(code.lengths == [3, 3, 2, 0, 1])
    // In canonical order: 4 is 0, 2 is 10, 0 is 110 and 1 is 111; here with the first bit lowest.
    #expect(code.codes == [0b011, 0b111, 0b01, 0, 0b0])
  }

  @Test func oneSymbolHasOneBit() {
    #expect(HuffmanCode(frequencies: [0, 7, 0], limit: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(frequencies: [0, 0], limit: 15).lengths == [0, 0])
  }

  /// Fibonacci numbers make the deepest tree, one level for each symbol.
  @Test(arguments: [7, 15] as [UInt8])
  func lengthsStayWithinTheLimitAndUseAllCodes(limit: UInt8) {
    var numbers: [UInt32] = [1, 1]
    while numbers.count < 19 { numbers.append(numbers.suffix(2).reduce(0, +)) }
    let lengths = HuffmanCode(frequencies: numbers, limit: limit).lengths
    #expect(lengths.allSatisfy { (1...limit).contains($0) })
    // Kraft's sum of a complete code is 1.
    #expect(lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
  }
}

@Suite struct DeflateTablesTests {
  @Test func everyLengthAndDistanceIsInTheRangeOfItsSymbol() {
    for length in 3...258 {
      let (first, bits) = DeflateTables.lengths[DeflateTables.lengthSymbols[length] - 257]
      #expect((first..<first + 1 << bits).contains(length))
    }
    for distance in 1...32_768 {
      let (first, bits) = DeflateTables.distances[DeflateTables.symbol(ofDistance: distance)]
      #expect((first..<first + 1 << bits).contains(distance))
    }
  }

  /// Some rows of the tables of RFC 1951, section 3.2.5.
  @Test func symbolsAreThoseOfTheSpecification() {
    let lengths = [3, 10, 11, 12, 13, 66, 67, 227, 257, 258].map { DeflateTables.lengthSymbols[$0] }
    #expect(lengths == [257, 264, 265, 265, 266, 276, 277, 284, 284, 285])
    let distances = [1, 4, 5, 7, 9, 24_576, 24_577, 32_768].map {
      DeflateTables.symbol(ofDistance: $0)
    }
    #expect(distances == [0, 3, 4, 5, 6, 28, 29, 29])
  }

  @Test func equalLengthsAreRepetitions() {
    typealias Run = DeflateTables.Run
    let lengths =
      [UInt8](repeating: 0, count: 140) + [5] + [UInt8](repeating: 5, count: 7) + [0, 0]
    #expect(
      DeflateTables.runs(of: lengths) == [
        Run(symbol: 18, extra: 127, extraBits: 7), Run(symbol: 0), Run(symbol: 0),
        Run(symbol: 5), Run(symbol: 16, extra: 3, extraBits: 2), Run(symbol: 5),
        Run(symbol: 0), Run(symbol: 0),
      ])
  }
}
