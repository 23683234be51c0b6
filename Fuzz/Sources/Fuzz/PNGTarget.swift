import CairoGraphics
import Snapshots

/// The input is a PNG file whose checksums are repaired, as random changes would not get past them. If
/// the first byte is odd, the data of `IDAT` is not compressed, and is compressed here.
func fuzzPNG(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  let isCompressed = source.byte() % 2 == 0
  let file = PNGRepair(source.remaining(), isCompressed: isCompressed).file
  let limits = PNG.Limits(maximumSide: 2000, maximumPixels: 1 << 20)
  if let chunks = try? PNG.readChunks(file) { _ = try? GoldenFile.tree(in: chunks) }
  _ = try? PNG.readDigest(file)
  guard let decoded = try? PNG.decode(file, limits: limits) else { return }
  for compression in [PNG.Compression.fast, .smallest] {
    guard
      let encoded = try? PNG.encode(decoded.bitmap, chunks: [], compression: compression),
      let again = try? PNG.decode(encoded)
    else { fatalError("a decoded picture cannot be encoded and decoded") }
    require(again.bitmap == decoded.bitmap, "encoding changes a picture")
  }
}

/// A PNG file with correct lengths and checksums.
struct PNGRepair {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var file = signature

  /// - Parameter bytes: A PNG file without its signature.
  init(_ bytes: [UInt8], isCompressed: Bool) {
    var rest = bytes[...]
    while rest.count > 8 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = Array(rest.dropFirst(4).prefix(4))
      var data = Array(rest.dropFirst(8).prefix(length))
      rest = rest.dropFirst(8 + data.count + 4)
      if !isCompressed && type == Array("IDAT".utf8) { data = Self.zlib(data) }
      append(type, data)
    }
  }

  private mutating func append(_ type: [UInt8], _ data: [UInt8]) {
    file += Self.word(UInt32(data.count)) + type + data
    file += Self.word(Self.crc(type + data))
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A zlib stream of stored blocks (RFC 1950 and 1951).
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      for value in [length, ~length] {
        stream += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
      }
      stream += block
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + word(b << 16 | a)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
    return ~value
  }
}
