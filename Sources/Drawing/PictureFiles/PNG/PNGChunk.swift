extension PNG {
  /// An ancillary chunk: what a file contains in addition to its pixels.
  public enum Chunk: Sendable, Equatable {
    /// A text under a keyword of 1 to 79 printable ASCII characters. Written compressed where that
    /// is shorter, as `tEXt` or `zTXt` if Latin-1 has all its characters, otherwise as `iTXt`; read
    /// from all three.
    case text(keyword: String, text: String)
    /// Any other ancillary chunk; its type is four ASCII letters, the first one lower case.
    case other(type: String, data: [UInt8])
  }
}

extension Sequence<PNG.Chunk> {
  /// The first text under a keyword.
  public func text(for keyword: String) -> String? {
    for case .text(keyword, let text) in self { return text }
    return nil
  }
}

extension PNG.Chunk {
  /// Types that `other` may not have, since the writer creates these chunks itself.
  private static let reservedTypes: Set<PNGChunkType> = [
    .transparency, .latinText, .compressedLatinText, .internationalText, .digest,
  ]

  /// The longest text of a compressed chunk, in bytes.
  private static let textLimit = 1 << 24

  /// The chunk's type and data in a file.
  func encoded(with compressor: ZlibCompressor) throws(PNGError) -> (PNGChunkType, [UInt8]) {
    let (type, data) =
      switch self {
      case .text(let keyword, let text): try Self.encoded(keyword, text, with: compressor)
      case .other(let name, let data): (try Self.writableType(name), data)
      }
    guard data.count <= Int32.max else { throw .chunkTooLong(type.description) }
    return (type, data)
  }

  private static func writableType(_ name: String) throws(PNGError) -> PNGChunkType {
    guard let type = PNGChunkType(name), type.isAncillary, !reservedTypes.contains(type) else {
      throw .invalidChunkType(name)
    }
    return type
  }

  private static func encoded(
    _ keyword: String, _ text: String, with compressor: ZlibCompressor
  ) throws(PNGError) -> (PNGChunkType, [UInt8]) {
    let name = Array(keyword.utf8)
    guard (1...79).contains(name.count), name.allSatisfy({ (32...126).contains($0) }),
      name.first != 32, name.last != 32
    else { throw .invalidKeyword(keyword) }
    if let content = text.latinBytes {
      let compressed = compressor.compress(content)
      return compressed.count + 1 < content.count
        ? (.compressedLatinText, name + [0, 0] + compressed) : (.latinText, name + [0] + content)
    }
    let content = Array(text.utf8)
    let compressed = compressor.compress(content)
    return compressed.count < content.count
      ? (.internationalText, name + [0, 1, 0, 0, 0] + compressed)
      : (.internationalText, name + [0, 0, 0, 0, 0] + content)
  }

  /// Reads a chunk; one of the text types whose content is invalid becomes `other`.
  init(type: PNGChunkType, data: ArraySlice<UInt8>) {
    self = Self.text(type: type, data: data) ?? .other(type: "\(type)", data: Array(data))
  }

  private static func text(type: PNGChunkType, data: ArraySlice<UInt8>) -> Self? {
    var rest = data
    guard let name = rest.removePrefix(upTo: 0), (1...79).contains(name.count) else { return nil }
    let content: String?
    switch type {
    case .latinText:
      content = String(latin: rest)
    case .compressedLatinText:
      guard rest.popFirst() == 0 else { return nil }
      content = decompressed(rest).map { String(latin: $0[...]) }
    case .internationalText:
      guard let isCompressed = rest.popFirst(), isCompressed <= 1, rest.popFirst() == 0,
        rest.removePrefix(upTo: 0) != nil, rest.removePrefix(upTo: 0) != nil
      else { return nil }
      let bytes = isCompressed == 1 ? decompressed(rest) : Array(rest)
      content = bytes.flatMap { String(validating: $0, as: UTF8.self) }
    default:
      return nil
    }
    return content.map { .text(keyword: String(latin: name), text: $0) }
  }

  private static func decompressed(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    try? ZlibDecompressor().decompress(bytes, atMost: textLimit)
  }
}

extension ArraySlice<UInt8> {
  /// Removes the bytes before the first `separator`, and the separator too.
  fileprivate mutating func removePrefix(upTo separator: UInt8) -> ArraySlice<UInt8>? {
    guard let index = firstIndex(of: separator) else { return nil }
    defer { self = self[(index + 1)...] }
    return self[..<index]
  }
}

extension String {
  /// Text in ISO 8859-1, whose bytes are Unicode's first 256 scalars.
  fileprivate init(latin bytes: ArraySlice<UInt8>) {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    self.init(scalars)
  }

  /// The text in ISO 8859-1; `nil` if it has a character that this encoding lacks or that the PNG
  /// specification excludes from such texts (section 11.3.3.2).
  fileprivate var latinBytes: [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar.value {
      case 10, 32...126, 161...255: bytes.append(UInt8(scalar.value))
      default: return nil
      }
    }
    return bytes
  }
}
