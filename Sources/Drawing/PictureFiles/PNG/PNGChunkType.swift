/// The four ASCII letters that name a chunk.
struct PNGChunkType: Hashable {
  /// The letters, the first one in the highest byte.
  let code: UInt32

  init(code: UInt32) { self.code = code }

  /// `nil` unless the name is four ASCII letters.
  init?(_ name: String) {
    let letters = Array(name.utf8)
    guard letters.count == 4 else { return nil }
    self.init(code: letters.bigEndianWord(at: 0))
    guard isWellFormed else { return nil }
  }

  var letters: [UInt8] { (0..<4).map(letter) }

  private func letter(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: code >> (24 - 8 * index))
  }

  var isWellFormed: Bool {
    (0..<4).allSatisfy { (97...122).contains(letter($0) | 32) }
  }

  /// Whether the image can be decoded without the chunk: the first letter is lower case.
  var isAncillary: Bool { code & 0x2000_0000 != 0 }

  static let header = Self(code: 0x4948_4452)
  static let palette = Self(code: 0x504C_5445)
  static let transparency = Self(code: 0x7452_4E53)
  static let imageData = Self(code: 0x4944_4154)
  static let end = Self(code: 0x4945_4E44)
  static let latinText = Self(code: 0x7445_5874)
  static let compressedLatinText = Self(code: 0x7A54_5874)
  static let internationalText = Self(code: 0x6954_5874)
  static let codingIndependentCodePoints = Self(code: 0x6349_4350)
  static let iccProfile = Self(code: 0x6943_4350)
  static let standardRGB = Self(code: 0x7352_4742)
  static let gamma = Self(code: 0x6741_4D41)
  static let chromaticities = Self(code: 0x6348_524D)
  /// The number of frames and of repetitions.
  static let animationControl = Self(code: 0x6163_544C)
  /// The rectangle and the time of a frame.
  static let frameControl = Self(code: 0x6663_544C)
  /// The image data of any frame but the first.
  static let frameData = Self(code: 0x6664_4154)
  /// `hxSH`: ancillary, private, and unsafe to copy for programs that change the pixels.
  static let digest = Self(code: 0x6878_5348)
}

extension PNGChunkType: CustomStringConvertible {
  /// The name, with `?` for bytes that are not letters.
  var description: String {
    String(decoding: letters.map { (32...126).contains($0) ? $0 : 63 }, as: UTF8.self)
  }
}
