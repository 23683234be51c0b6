import CZlib
import TestSupport
import Testing

@testable import PictureFiles

@Suite struct DeflateCodeTests {
  /// RFC 1951, section 3.2.5, first table.
  @Test(arguments: [
    (3, 257, 3, 0), (10, 264, 10, 0), (11, 265, 11, 1), (12, 265, 11, 1), (13, 266, 13, 1),
    (130, 280, 115, 4), (131, 281, 131, 5), (257, 284, 227, 5), (258, 285, 258, 0),
  ])
  func lengthsHaveTheCodesOfTheSpecification(length: Int, code: Int, base: Int, bits: Int) {
    #expect(DeflateCode.lengths[length] == (code, base, bits))
  }

  /// RFC 1951, section 3.2.5, second table.
  @Test(arguments: [
    (1, 0, 1, 0), (4, 3, 4, 0), (5, 4, 5, 1), (6, 4, 5, 1), (7, 5, 7, 1), (24, 8, 17, 3),
    (24_576, 28, 16_385, 13), (24_577, 29, 24_577, 13), (32_767, 29, 24_577, 13),
  ])
  func distancesHaveTheCodesOfTheSpecification(distance: Int, code: Int, base: Int, bits: Int) {
    #expect(DeflateCode.distance(distance) == code)
    #expect(DeflateCode.distances[code] == (base, bits))
  }
}

@Suite struct HuffmanCodeTests {
  @Test func frequentSymbolsHaveShortCodes() {
    #expect(HuffmanCode([1, 1, 2, 4], longest: 15).lengths == [3, 3, 2, 1])
  }

  /// Without a limit the lengths are 1, 2, 3, 4, 4.
  @Test func codesAreNotLongerThanTheLimit() {
    #expect(HuffmanCode([16, 8, 4, 2, 1], longest: 3).lengths == [1, 3, 3, 3, 3])
  }

  @Test func symbolsThatDoNotOccurHaveNoCode() {
    #expect(HuffmanCode([0, 0, 0], longest: 15).lengths == [0, 0, 0])
    #expect(HuffmanCode([0, 9, 0], longest: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode([3, 0, 9], longest: 15).lengths == [1, 0, 1])
  }

  /// The example of RFC 1951, section 3.2.2: codes 010, 011, 100, 101, 110, 00, 1110 and 1111, which
  /// are written from their first bit on.
  @Test func codesAreThoseOfTheSpecificationsExample() {
    let code = HuffmanCode([4, 4, 4, 4, 4, 8, 2, 2], longest: 15)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    #expect(code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }
}

@Suite struct DeflateCostsTests {
  /// log2(3) is 1.585, or 25.4 sixteenths; log2(141,421) is 17.11, or 273.8.
  @Test(arguments: [(1, 0), (2, 16), (3, 25), (4, 32), (1024, 160), (141_421, 273)])
  func logarithmsAreInSixteenths(number: UInt32, logarithm: Int) {
    #expect(DeflateCosts.logarithm(number) == logarithm)
  }

  /// Three of four symbols are the literal 7: log2(4 / 3) is 0.415 bits. The end is one of four: 2 bits.
  @Test func aFrequentSymbolIsCheap() {
    let costs = DeflateCosts(DeflateHistogram([.literal(7), .literal(7), .literal(7)]))
    #expect(costs.literals[7] == 32 - 25)
    #expect(costs.literals[DeflateCode.endOfBlock] == 32)
    // A symbol that does not occur: 3 bits.
    #expect(costs.literals[8] == 48)
    // A length with five extra bits.
    #expect(costs.lengths[257] == 48 + 80)
  }
}

@Suite struct DeflateGraphTests {
  private func longestMatches(_ bytes: [UInt8], period: Int) -> [DeflateToken] {
    bytes.withUnsafeBufferPointer { DeflateGraph($0, period: period).longestMatches() }
  }

  @Test func aRepetitionIsAMatch() {
    #expect(
      longestMatches(Array("abcdeXabcde".utf8), period: 1)
        == "abcdeX".utf8.map { .literal($0) } + [.match(length: 5, distance: 6)])
  }

  @Test func twoBytesAreNoMatch() {
    #expect(longestMatches(Array("abXab".utf8), period: 1) == "abXab".utf8.map { .literal($0) })
  }

  /// 1 literal, 6 matches of 258 and one of 226.
  @Test func aLongRunIsMatchesOfTheLargestLength() {
    let run = [UInt8](repeating: 5, count: 1775)
    #expect(
      longestMatches(run, period: 1) == [.literal(5)]
        + [DeflateToken](repeating: .match(length: 258, distance: 1), count: 6)
        + [.match(length: 226, distance: 1)])
  }

  @Test func aRunOfPixelsHasTheirDistance() {
    let run = [[UInt8]](repeating: [1, 2, 3], count: 700).flatMap { $0 }
    let tokens = longestMatches(run, period: 3)
    #expect(tokens[..<3] == [.literal(1), .literal(2), .literal(3)])
    // 2,097 bytes: eight matches of 258 and one of 33.
    #expect(tokens.dropFirst(3).allSatisfy { $0.distance == 3 })
    #expect(tokens.dropFirst(3).map(\.length) == [Int](repeating: 258, count: 8) + [33])
  }

  /// 100 equal bytes and a text, and the same after another byte. In the second run, from its second byte
  /// at 106 on, there are 99 bytes and the text at the distance of 105.
  @Test func aMatchContinuesBehindARun() {
    let row = [UInt8](repeating: 9, count: 100) + Array("text".utf8)
    let matches = (row + [1] + row).withUnsafeBufferPointer { DeflateGraph($0, period: 1).matches }
    #expect(matches.contains { $0.length == 99 && $0.distance == 1 })
    #expect(matches.contains { $0.length == 103 && $0.distance == 105 })
  }

  /// A length of 4 bytes costs 5.4 bits and a distance of 9 or 13 costs 4, so two matches cost more than a
  /// literal of 3.4 bits and a match.
  @Test func theCheapestPathIsNotAlwaysTheGreedyOne() {
    let bytes = Array("abcd bcdefgh abcdefgh".utf8)
    let greedy = longestMatches(bytes, period: 1)
    #expect(greedy.suffix(2) == [.match(length: 4, distance: 13), .match(length: 4, distance: 9)])
    let costs = DeflateCosts(DeflateHistogram(bytes.map { DeflateToken.literal($0) }))
    let cheapest = bytes.withUnsafeBufferPointer {
      DeflateGraph($0, period: 1).cheapest(costs)
    }
    #expect(cheapest.suffix(2) == [.literal(0x61), .match(length: 7, distance: 9)])
  }
}

@Suite struct OptimalDeflateTests {
  /// Bytes of many kinds, with the distance of their repetitions.
  static let inputs: [(name: String, bytes: [UInt8], period: Int)] = {
    var random = SplitMix64(seed: 13)
    var inputs: [(String, [UInt8], Int)] = [
      ("empty", [], 1), ("one byte", [7], 3), ("three bytes", [1, 1, 1], 1),
      ("every byte", Array(0...255), 1),
    ]
    for count in [258, 259, 1547, 1548, 1549, 1550, 1806, 33_000] {
      inputs.append(("\(count) equal bytes", [UInt8](repeating: 0, count: count), 1))
      inputs.append(("\(count) bytes of pixels", (0..<count).map { [9, 8, 7][$0 % 3] }, 3))
    }
    let noise = (0..<40_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    inputs.append(("noise", noise, 4))
    inputs.append(("noise of few values", noise.map { $0 & 3 }, 1))
    // The second copy is further away than a match reaches, or just within reach.
    inputs.append(("far", noise + noise, 1))
    for distance in [32_767, 32_768, 32_769] {
      inputs.append(("\(distance) away", Array(noise[..<distance] + noise[..<distance]), 1))
    }
    for period in 1...4 {
      // Rows of a plain background with something in the middle, some of which are repeated.
      var rows: [UInt8] = []
      for y in 0..<60 {
        let width = [3, 40, 300, 800][y % 4]
        rows += [UInt8](repeating: UInt8(y / 9), count: width * period)
        rows += noise[(y / 3 * 50)...].prefix(Int.random(in: 0...50, using: &random))
        rows += [UInt8](repeating: UInt8(y / 20), count: 257 * period)
      }
      inputs.append(("rows of period \(period)", rows, period))
    }
    return inputs
  }()

  @Test(arguments: inputs.indices)
  func zlibDecompressesTheSameBytes(index: Int) throws {
    let (name, bytes, period) = Self.inputs[index]
    let stream = OptimalDeflate.compress(bytes, period: period)
    var result = [UInt8](repeating: 0, count: bytes.count + 1)
    var count = uLong(result.count)
    #expect(uncompress(&result, &count, stream, uLong(stream.count)) == Z_OK, "\(name)")
    #expect(Int(count) == bytes.count && result.dropLast() == bytes[...], "\(name)")
  }

  @Test func aDrawnButtonIsSmallerThanWithALazySearch() throws {
    let samples = PNGSamples.direct(PNGSizeTests.button)
    let rows = PNGFilterChoice.upForRepeatedRows.filtered(samples)
    let own = OptimalDeflate.compress(rows, period: samples.header.pixelBytes)
    let lazy = try ZlibCompressor(level: .small).compress(rows)
    #expect(own.count < lazy.count)
  }
}
