import Pixels
import TestSupport
import Testing

@testable import PictureFiles

/// Files that are not PNG images, and damaged ones.
@Suite struct BrokenPNGTests {
  let valid = HandMadePNG(width: 2, height: 2, depth: 8, type: 0, rows: [0, 1, 2, 0, 3, 4])

  func header(_ width: UInt32, _ height: UInt32, depth: UInt8 = 8, type: UInt8 = 0) -> [UInt8] {
    HandMadePNG.word(width) + HandMadePNG.word(height) + [depth, type, 0, 0, 0]
  }

  @Test func anEmptyFile() {
    #expect(throws: PNGError.emptyFile) { try PNG.decode([]) }
  }

  @Test func aGitLFSPointer() {
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    #expect(throws: PNGError.gitLFSPointer) { try PNG.decode(Array(pointer.utf8)) }
    #expect("\(PNGError.gitLFSPointer)".contains("git lfs pull"))
  }

  @Test func someOtherFile() {
    #expect(throws: PNGError.notPNG) { try PNG.decode(Array("GIF89a, or whatever".utf8)) }
  }

  @Test func everyTruncationIsFound() {
    let bytes = valid.bytes
    for count in 1..<bytes.count {
      #expect(throws: PNGError.self) { try PNG.decode(Array(bytes[..<count])) }
    }
  }

  @Test func aTruncatedFileNamesTheChunk() {
    // Signature 8, IHDR 25, so IDAT starts at byte 33.
    #expect(throws: PNGError.truncated(offset: 33)) { try PNG.decode(Array(valid.bytes[..<50])) }
  }

  @Test func everyFlippedBitIsFound() {
    let bytes = valid.bytes
    for bit in 0..<bytes.count * 8 {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: PNGError.self) { try PNG.decode(damaged) }
    }
  }

  @Test func aWrongChecksumNamesTheChunk() {
    var bytes = valid.bytes
    bytes[29] ^= 1
    #expect(throws: PNGError.wrongChecksum(chunk: "IHDR", offset: 8)) { try PNG.decode(bytes) }
  }

  @Test(arguments: [(0, 1), (1, 0), (0, 0)] as [(UInt32, UInt32)])
  func anImageWithoutPixels(width: UInt32, height: UInt32) {
    var png = valid
    png.chunks[0].data = header(width, height)
    #expect(throws: PNGError.zeroSize(width: Int(width), height: Int(height))) {
      try PNG.decode(png.bytes)
    }
  }

  @Test(arguments: [(100_000, 100_000), (32_768, 1), (0xFFFF_FFFF, 0xFFFF_FFFF), (20_000, 20_000)])
  func anOversizedImageIsRejectedBeforeAnythingIsAllocated(width: Int, height: Int) {
    var png = valid
    png.chunks[0].data = header(UInt32(width), UInt32(height))
    #expect(throws: PNGError.tooLarge(width: width, height: height, limits: PNG.Limits())) {
      try PNG.decode(png.bytes)
    }
  }

  @Test func theCallerMaySetLimits() {
    let limits = PNG.Limits(maximumSide: 10, maximumPixels: 3)
    #expect(throws: PNGError.tooLarge(width: 2, height: 2, limits: limits)) {
      try PNG.decode(valid.bytes, limits: limits)
    }
  }

  @Test func imageDataThatCannotFillTheImageIsRejectedBeforeAnythingIsAllocated() {
    var png = valid
    png.chunks[0].data = header(8000, 8000)
    #expect(throws: PNGError.invalidImageData(reason: "ends before the last row")) {
      try PNG.decode(png.bytes)
    }
  }

  @Test func imageDataOfTheWrongLength() {
    var png = valid
    png.chunks[0].data = header(2, 3)
    #expect(throws: PNGError.invalidImageData(reason: "ends before the last row")) {
      try PNG.decode(png.bytes)
    }
    png.chunks[0].data = header(2, 1)
    #expect(throws: PNGError.invalidImageData(reason: "continues after the last row")) {
      try PNG.decode(png.bytes)
    }
  }

  @Test(arguments: ReferencePNG.Kind.all)
  func imageDataThatEndsAnywhereBeforeTheLastByte(kind: ReferencePNG.Kind) {
    for isInterlaced in [false, true] {
      let image = ReferencePNG(
        kind, width: 5, height: 3, interlaced: isInterlaced, transparency: false, seed: 3)
      let rows = image.rows
      for count in rows.indices {
        #expect(throws: PNGError.invalidImageData(reason: "ends before the last row")) {
          try PNG.decode(image.file(rows: Array(rows[..<count])).bytes)
        }
      }
      #expect(throws: PNGError.invalidImageData(reason: "continues after the last row")) {
        try PNG.decode(image.file(rows: rows + [0]).bytes)
      }
    }
  }

  @Test(arguments: ReferencePNG.Kind.all)
  func everyTruncationOfEveryKindIsFound(kind: ReferencePNG.Kind) {
    let image = ReferencePNG(
      kind, width: 3, height: 3, interlaced: true, transparency: false, seed: 4)
    let bytes = image.file().bytes
    for count in bytes.indices {
      #expect(throws: PNGError.self) { try PNG.decode(Array(bytes[..<count])) }
    }
  }

  @Test func imageDataThatIsNotDeflated() {
    var png = valid
    png.chunks[1].data = [1, 2, 3, 4, 5]
    #expect(throws: PNGError.invalidImageData(reason: "cannot be decompressed")) {
      try PNG.decode(png.bytes)
    }
  }

  @Test func aFilterThatDoesNotExist() {
    let png = HandMadePNG(width: 1, height: 2, depth: 8, type: 0, rows: [0, 1, 5, 2])
    #expect(throws: PNGError.invalidImageData(reason: "has an unknown filter 5 in row 1")) {
      try PNG.decode(png.bytes)
    }
  }

  @Test func aFilterThatDoesNotExistInAPass() {
    // Row 1 of the image is the first row of pass 7; passes 2 to 6 have no pixels.
    let png = HandMadePNG(
      width: 1, height: 2, depth: 8, type: 0, interlace: 1, rows: [0, 1, 9, 2])
    #expect(throws: PNGError.invalidImageData(reason: "has an unknown filter 9 in row 1")) {
      try PNG.decode(png.bytes)
    }
  }

  @Test func aColorOutsideThePaletteInAPass() {
    let png = HandMadePNG(
      width: 1, height: 2, depth: 8, type: 3, interlace: 1, palette: [1, 2, 3],
      rows: [0, 0, 0, 1])
    #expect(
      throws: PNGError.invalidImageData(
        reason: "uses a colour that is not in the palette, in row 1")
    ) { try PNG.decode(png.bytes) }
  }

  @Test(arguments: [(8, [3]), (2, [0b1100_0000])] as [(UInt8, [UInt8])])
  func aColorOutsideThePalette(depth: UInt8, row: [UInt8]) {
    let png = HandMadePNG(
      width: 1, height: 1, depth: depth, type: 3, palette: [1, 2, 3, 4, 5, 6], rows: [0] + row)
    #expect(
      throws: PNGError.invalidImageData(
        reason: "uses a colour that is not in the palette, in row 0")
    ) { try PNG.decode(png.bytes) }
  }

  @Test func paddingBitsOfARowAreIgnored() throws {
    let png = HandMadePNG(
      width: 1, height: 1, depth: 4, type: 3, palette: [1, 2, 3], rows: [0, 0x0F])
    #expect(try PNG.decode(png.bytes).bitmap.pixels == [0xFF01_0203])
  }

  @Test func chunksThatAreMissing() {
    for (index, name) in [(0, "IHDR"), (1, "IDAT")] {
      var png = valid
      png.chunks.remove(at: index)
      #expect(throws: PNGError.missingChunk(name)) { try PNG.decode(png.bytes) }
    }
    let noPalette = HandMadePNG(width: 1, height: 1, depth: 8, type: 3, rows: [0, 0])
    #expect(throws: PNGError.missingChunk("PLTE")) { try PNG.decode(noPalette.bytes) }
  }

  @Test func misplacedChunks() {
    var twice = valid
    twice.insert("IHDR", header(2, 2), before: "IDAT")
    var late = valid
    late.insert("PLTE", [1, 2, 3], before: "IEND")
    var split = valid
    split.insert("teSt", [], before: "IEND")
    split.insert("IDAT", [], before: "IEND")
    for png in [twice, late, split] {
      #expect(throws: PNGError.self) { try PNG.readChunks(png.bytes) }
    }
  }

  @Test func anUnknownChunkThatDecodersMustNotIgnore() {
    var png = valid
    png.insert("abCD", [], before: "IDAT")
    #expect(throws: Never.self) { try PNG.decode(png.bytes) }
    png.insert("AbCD", [], before: "IDAT")
    // After the signature of 8 bytes, IHDR of 25 and abCD of 12.
    let error = PNGError.unknownCriticalChunk(chunk: "AbCD", offset: 45)
    #expect(throws: error) { try PNG.decode(png.bytes) }
    #expect("\(error)" == "unknown critical chunk 'AbCD' at byte 45: the file cannot be decoded")
  }

  @Test(arguments: [(8, 1), (8, 5), (16, 3), (3, 0), (1, 2), (0, 0)] as [(UInt8, UInt8)])
  func depthsThatAColorTypeDoesNotHave(depth: UInt8, type: UInt8) {
    var png = valid
    png.chunks[0].data = header(2, 2, depth: depth, type: type)
    #expect(throws: PNGError.self) { try PNG.decode(png.bytes) }
  }

  @Test func bytesAfterTheEndAreIgnored() throws {
    #expect(try PNG.decode(valid.bytes + [1, 2, 3]).bitmap.pixels.count == 4)
  }
}

/// Damaged files with repaired checksums, so that the damage reaches the decoder.
@Suite struct PNGFuzzTests {
  @Test(arguments: originals.indices)
  func noMutationCrashesAReader(index: Int) throws {
    var random = SplitMix64(seed: UInt64(index) + 1)
    let original = Self.originals[index]
    var accepted = 0
    for _ in 0..<1000 {
      var png = original
      for _ in 0..<Int.random(in: 1...3, using: &random) { Self.mutate(&png, using: &random) }
      let bytes = png.bytes
      _ = try? PNG.readChunks(bytes)
      _ = try? PNG.readDigest(bytes)
      // A limit below the default keeps mutated sizes quick.
      if let file = try? PNG.decode(bytes, limits: PNG.Limits(maximumPixels: 1 << 16)) {
        #expect(file.bitmap.pixels.count == file.bitmap.width * file.bitmap.height)
        accepted += 1
      }
    }
    // Some damage hits only colours; if nothing is accepted, the mutations are too coarse.
    #expect(accepted > 0)
  }

  /// Every kind, interlaced and not, half of them with transparency; and a file of the writer's.
  static let originals: [HandMadePNG] =
    ReferencePNG.Kind.all.flatMap { kind in
      [false, true].map { isInterlaced in
        ReferencePNG(
          kind, width: 5, height: 4, interlaced: isInterlaced,
          transparency: isInterlaced && [0, 2, 3].contains(kind.type), seed: 8
        ).file()
      }
    } + [ownFile]

  static var ownFile: HandMadePNG {
    let pixels = (0..<400).map { 0xFF00_0000 | UInt32($0 % 20) * 0x0A_0501 }
    let text = String(repeating: "a text to be compressed ", count: 20)
    var png = HandMadePNG()
    guard
      let bytes = try? PNG.encode(
        Bitmap(width: 20, height: 20, pixels: pixels), chunks: [.text(keyword: "k", text: text)]),
      let layout = try? PNGLayout(bytes, limits: PNG.Limits())
    else { return png }
    for piece in layout.pieces { png.add("\(piece.type)", Array(bytes[piece.data])) }
    return png
  }

  static func mutate(_ png: inout HandMadePNG, using random: inout SplitMix64) {
    let index = Int.random(in: 0..<png.chunks.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: png.chunks.remove(at: index)
    case 1: png.chunks.insert(png.chunks[index], at: Int.random(in: 0...index, using: &random))
    case 2: png.chunks[index].data.append(UInt8.random(in: 0...255, using: &random))
    case 3...6 where png.chunks[index].type == "IDAT": mutateRows(&png.chunks[index].data, &random)
    default:
      guard let place = png.chunks[index].data.indices.randomElement(using: &random) else { return }
      if Bool.random(using: &random) {
        png.chunks[index].data[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      } else if Int.random(in: 0..<8, using: &random) == 0 {
        png.chunks[index].data.removeSubrange(place...)
      } else {
        png.chunks[index].data[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    if png.chunks.isEmpty { png.add("IHDR", []) }
  }

  /// Damages the rows of a stream that is one stored block, and makes its checksum right again, so
  /// that the damage reaches filters and colours.
  private static func mutateRows(_ stream: inout [UInt8], _ random: inout SplitMix64) {
    guard stream.count > 11, stream[2] == 1 else { return }
    var rows = Array(stream[7..<stream.count - 4])
    if let place = rows.indices.randomElement(using: &random) {
      rows[place] = UInt8.random(in: 0...255, using: &random)
    }
    stream = HandMadePNG.stored(rows)
  }
}
