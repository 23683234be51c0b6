/// A symbol of compressed data: a byte as it is, or a match.
struct DeflateToken: Equatable {
  /// 1 for a literal.
  private let storedLength: UInt16
  /// The byte of a literal, the distance of a match.
  private let value: UInt16

  static func literal(_ byte: UInt8) -> DeflateToken {
    DeflateToken(storedLength: 1, value: UInt16(byte))
  }

  static func match(length: Int, distance: Int) -> DeflateToken {
    DeflateToken(storedLength: UInt16(length), value: UInt16(distance))
  }

  /// The number of bytes that it represents.
  var length: Int { Int(storedLength) }

  var isLiteral: Bool { storedLength == 1 }

  /// The byte of a literal.
  var byte: Int { Int(value) }

  /// The distance of a match.
  var distance: Int { Int(value) }
}
