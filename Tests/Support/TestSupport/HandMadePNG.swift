/// Builds PNG files as the specification says, without a compressor or any code of the library:
/// stored deflate blocks, an Adler-32 and a CRC-32 computed bit by bit.
public struct HandMadePNG: Sendable {
  public var chunks: [(type: String, data: [UInt8])] = []

  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  public init() {}

  /// An image whose rows already have their filter bytes.
  public init(
    width: UInt32, height: UInt32, depth: UInt8, type: UInt8, interlace: UInt8 = 0,
    palette: [UInt8]? = nil, transparency: [UInt8]? = nil, rows: [UInt8]
  ) {
    add(
      "IHDR", Self.word(width) + Self.word(height) + [depth, type, 0, 0, interlace])
    if let palette { add("PLTE", palette) }
    if let transparency { add("tRNS", transparency) }
    add("IDAT", Self.stored(rows))
    add("IEND", [])
  }

  public mutating func add(_ type: String, _ data: [UInt8]) { chunks.append((type, data)) }

  /// Inserts a chunk before the first one of a type.
  public mutating func insert(_ type: String, _ data: [UInt8], before other: String) {
    let place = chunks.firstIndex { $0.type == other } ?? chunks.endIndex
    chunks.insert((type, data), at: place)
  }

  public var bytes: [UInt8] {
    chunks.reduce(Self.signature) { bytes, chunk in
      let body = Array(chunk.type.utf8) + chunk.data
      return bytes + Self.word(UInt32(chunk.data.count)) + body + Self.word(referenceCRC32(body))
    }
  }

  public static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A zlib stream that does not compress (RFC 1950, RFC 1951 section 3.2.4).
  public static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0]
      stream += [UInt8(length & 255), UInt8(length >> 8)]
      stream += [UInt8(~length & 255), UInt8(~length >> 8)]
      stream += block
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + word(b << 16 | a)
  }
}
