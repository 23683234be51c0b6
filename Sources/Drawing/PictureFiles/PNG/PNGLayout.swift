import Pixels

/// The header of an image, `IHDR`.
struct PNGHeader: Equatable {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Samples per pixel.
    var samples: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var bitDepths: Set<UInt8> {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  var width: Int
  var height: Int
  /// Bits per sample.
  var bitDepth: UInt8
  var colorType: ColorType
  var isInterlaced = false

  var size: PixelSize { PixelSize(width: width, height: height) }

  /// Bytes of a row of the full width, without its filter byte.
  var rowBytes: Int { rowBytes(width: width) }

  /// The distance in bytes from a byte to the one that filters take for its left neighbour.
  var pixelBytes: Int { max(1, colorType.samples * Int(bitDepth) / 8) }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt32(width))
    bytes.append(bigEndian: UInt32(height))
    return bytes + [bitDepth, colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }
}

/// The positions of a file's chunks. The initializer checks the file's structure, all checksums and
/// the limits; it does not decode image data.
struct PNGLayout {
  /// A chunk: its type and the range of its data.
  struct Piece {
    var type: PNGChunkType
    var data: Range<Int>

    /// The range of length, type, data and checksum.
    var whole: Range<Int> { data.lowerBound - 8..<data.upperBound + 4 }
    /// The range of type and data, which the checksum covers.
    var checked: Range<Int> { data.lowerBound - 4..<data.upperBound }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static let gitLFSPointer = Array("version https://git-lfs".utf8)

  let header: PNGHeader
  /// All chunks in the file's order, including `IHDR` and `IEND`.
  let pieces: [Piece]

  /// The colours of an image with a palette, three bytes each.
  var palette: Piece? { pieces.first { $0.type == .palette } }
  var transparency: Piece? { pieces.first { $0.type == .transparency } }
  var imageData: [Piece] { pieces.filter { $0.type == .imageData } }
  var imageDataCount: Int { imageData.reduce(0) { $0 + $1.data.count } }

  init(_ bytes: [UInt8], limits: PNG.Limits) throws(PNGError) {
    try Self.checkSignature(bytes)
    pieces = try Self.pieces(of: bytes)
    guard let first = pieces.first, first.type == .header else { throw .missingChunk("IHDR") }
    header = try Self.header(first, in: bytes, limits: limits)
    try Self.checkOrder(pieces, header: header)
  }

  private static func checkSignature(_ bytes: [UInt8]) throws(PNGError) {
    if bytes.isEmpty { throw .emptyFile }
    if bytes.starts(with: gitLFSPointer) { throw .gitLFSPointer }
    if bytes.starts(with: signature) { return }
    if signature.starts(with: bytes) { throw .truncated(offset: 0) }
    throw .notPNG
  }

  private static func pieces(of bytes: [UInt8]) throws(PNGError) -> [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(8)
    var offset = signature.count
    while true {
      guard bytes.count - offset >= 12 else { throw .truncated(offset: offset) }
      let length = Int(bytes.bigEndianWord(at: offset))
      let type = PNGChunkType(code: bytes.bigEndianWord(at: offset + 4))
      guard type.isWellFormed else {
        throw .invalidChunk(
          chunk: "\(type)", offset: offset, reason: "its type is not four letters")
      }
      guard length <= bytes.count - offset - 12 else { throw .truncated(offset: offset) }
      let piece = Piece(type: type, data: offset + 8..<offset + 8 + length)
      guard crc32(bytes, piece.checked) == bytes.bigEndianWord(at: piece.data.upperBound) else {
        throw .wrongChecksum(chunk: "\(type)", offset: offset)
      }
      pieces.append(piece)
      // Bytes after the end are not part of the image; other readers ignore them, too.
      if type == .end { return pieces }
      offset = piece.whole.upperBound
    }
  }

  private static func header(
    _ piece: Piece, in bytes: [UInt8], limits: PNG.Limits
  ) throws(PNGError) -> PNGHeader {
    func invalid(_ reason: String) -> PNGError {
      .invalidChunk(chunk: "IHDR", offset: piece.whole.lowerBound, reason: reason)
    }
    guard piece.data.count == 13 else {
      throw invalid("it is \(piece.data.count) bytes long, not 13")
    }
    let start = piece.data.lowerBound
    let width = Int(bytes.bigEndianWord(at: start))
    let height = Int(bytes.bigEndianWord(at: start + 4))
    let depth = bytes[start + 8]
    guard width > 0 && height > 0 else { throw .zeroSize(width: width, height: height) }
    guard width <= limits.maximumSide && height <= limits.maximumSide,
      width * height <= limits.maximumPixels
    else { throw .tooLarge(width: width, height: height, limits: limits) }
    guard let colorType = PNGHeader.ColorType(rawValue: bytes[start + 9]) else {
      throw invalid("unknown colour type \(bytes[start + 9])")
    }
    guard colorType.bitDepths.contains(depth) else {
      throw invalid("colour type \(colorType.rawValue) has no bit depth \(depth)")
    }
    guard bytes[start + 10] == 0 else { throw invalid("the compression method is unknown") }
    guard bytes[start + 11] == 0 else { throw invalid("the filter method is unknown") }
    guard bytes[start + 12] <= 1 else { throw invalid("the interlace method is unknown") }
    return PNGHeader(
      width: width, height: height, bitDepth: depth, colorType: colorType,
      isInterlaced: bytes[start + 12] == 1)
  }

  private static func checkOrder(_ pieces: [Piece], header: PNGHeader) throws(PNGError) {
    // The chunks so far, of the types whose order matters.
    var seen: [PNGChunkType] = []
    var previous: PNGChunkType?
    for piece in pieces {
      func invalid(_ reason: String) -> PNGError {
        .invalidChunk(chunk: "\(piece.type)", offset: piece.whole.lowerBound, reason: reason)
      }
      switch piece.type {
      case .header, .palette, .transparency:
        if seen.contains(piece.type) { throw invalid("it is repeated") }
        if seen.contains(.imageData) { throw invalid("it comes after the image data") }
        if piece.type == .palette {
          guard piece.data.count % 3 == 0, (1...256).contains(piece.data.count / 3) else {
            throw invalid("it does not hold 1 to 256 colours of three bytes")
          }
        }
        seen.append(piece.type)
      case .imageData:
        if previous == .imageData { break }
        if seen.contains(.imageData) {
          throw invalid("other chunks separate it from the image data before it")
        }
        seen.append(piece.type)
      case .end:
        break
      default:
        guard piece.type.isAncillary else {
          throw .unknownCriticalChunk(chunk: "\(piece.type)", offset: piece.whole.lowerBound)
        }
      }
      previous = piece.type
    }
    if header.colorType == .palette && !seen.contains(.palette) { throw .missingChunk("PLTE") }
    if !seen.contains(.imageData) { throw .missingChunk("IDAT") }
  }

  /// Texts and other ancillary chunks.
  func ancillaryChunks(in bytes: [UInt8]) -> [PNG.Chunk] {
    pieces.filter { $0.type.isAncillary && $0.type != .transparency && $0.type != .digest }
      .map { PNG.Chunk(type: $0.type, data: bytes[$0.data]) }
  }

  /// The file's digest, if it belongs to the file's image data.
  func digest(in bytes: [UInt8]) -> PNG.Digest? {
    guard let piece = pieces.first(where: { $0.type == .digest }),
      let chunk = DigestChunk(bytes, piece.data),
      chunk.imageChecksum == imageChecksum(in: bytes)
    else { return nil }
    return PNG.Digest(width: header.width, height: header.height, pixelHash: chunk.pixelHash)
  }

  /// The chunks that define the image.
  var imagePieces: [Piece] {
    pieces.filter { [.header, .palette, .transparency, .imageData].contains($0.type) }
  }

  /// The CRC-32 over type and data of the chunks that define the image.
  private func imageChecksum(in bytes: [UInt8]) -> UInt32 {
    imagePieces.reduce(0) { checksum, piece in crc32(bytes, piece.checked, from: checksum) }
  }
}
