import Pixels

/// Portable Network Graphics: reads and writes bitmaps, with texts and private chunks next to the
/// pixels.
///
/// The writer chooses the smallest lossless colour type, of 8 bits or with a packed palette. A PNG
/// stores colours that are not multiplied by alpha; writing and reading round so that every
/// premultiplied pixel is preserved. Samples are taken as sRGB, as the writer writes them; only
/// ``decodePicture(_:limits:)`` converts colours of another space. Source: PNG specification, third edition (W3C 2025).
public enum PNG {
  /// How much time the writer spends on making the file smaller.
  public enum Compression: Sendable {
    /// For images that are written often and read once.
    case fast
    /// For images that are stored: tries several filters and searches for the best matches.
    case smallest
  }

  /// What a reader accepts; a larger image is rejected before memory is allocated for it.
  public struct Limits: Sendable, Equatable {
    /// The largest width or height in pixels.
    public var maximumSide: Int
    /// The largest product of width and height.
    public var maximumPixels: Int

    /// The default side is the largest of a cairo surface; the default area takes 256 MB.
    public init(maximumSide: Int = 32_767, maximumPixels: Int = 1 << 26) {
      self.maximumSide = maximumSide
      self.maximumPixels = maximumPixels
    }
  }

  /// The content of a file.
  public struct File: Sendable, Equatable {
    /// The pixels.
    public var bitmap: Bitmap
    /// Texts and other ancillary chunks, in the file's order.
    public var chunks: [Chunk]

    /// The first text under a keyword.
    public func text(for keyword: String) -> String? { chunks.text(for: keyword) }
  }

  /// Encodes a bitmap as a PNG file.
  ///
  /// Besides `chunks`, the file contains the chunk that ``readDigest(_:)`` reads.
  ///
  /// - Parameters:
  ///   - bitmap: at least one pixel. A colour channel above its alpha is not premultiplied and is
  ///     clamped to alpha.
  ///   - chunks: written in this order, before the image data.
  public static func encode(
    _ bitmap: Bitmap, chunks: [Chunk] = [], compression: Compression = .fast
  ) throws(PNGError) -> [UInt8] {
    try PNGEncoder(compression: compression).encode(bitmap, chunks: chunks)
  }

  /// Encodes an image of up to 256 opaque colours fast.
  ///
  /// - Parameters:
  ///   - places: The place of each pixel's colour in the palette; row-major, at least one.
  ///   - palette: Opaque, `0xFFRRGGBB`.
  package static func encode(
    places: [UInt8], palette: [UInt32], width: Int, height: Int
  ) throws(PNGError) -> [UInt8] {
    let hash = places.withUnsafeBufferPointer { places in
      palette.withUnsafeBufferPointer { palette -> PixelHash? in
        guard let places = places.baseAddress, let palette = palette.baseAddress else { return nil }
        return PixelHash.of(width: width, height: height) { y, row in
          let start = places + y * width
          var x = 0
          while x < width {
            row[x] = palette[Int(start[x])]
            x &+= 1
          }
        }
      }
    }
    return try PNGEncoder(compression: .fast).encode(
      PNGSamples(places: places, palette: palette, width: width, height: height), pixelHash: hash)
  }

  /// Decodes a file: every colour type, bit depth and interlace method of the format.
  public static func decode(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> File {
    let layout = try PNGLayout(bytes, limits: limits)
    let bitmap = try PNGDecoder.bitmap(of: layout, in: bytes)
    return File(bitmap: bitmap, chunks: layout.ancillaryChunks(in: bytes))
  }

  /// The rows of a large picture, and its ancillary chunks; nil for an ordinary one, and for an interlaced one, whose rows are
  /// only known after all of it.
  ///
  /// The image data is not checked before the rows are read for the first time.
  package static func readLargePicture(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> (rows: Rows, chunks: [Chunk])? {
    let layout = try PNGLayout(bytes, limits: limits)
    guard layout.header.size.isLarge, !layout.header.isInterlaced else { return nil }
    return (try PNGDecoder.rows(of: layout, in: bytes), layout.ancillaryChunks(in: bytes))
  }

  /// Decodes a picture that other programs have made, and converts the colours of the space that its chunks `cICP`, `iCCP`
  /// or `gAMA` and `cHRM` describe to sRGB.
  package static func decodePicture(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> DecodedPicture {
    let layout = try PNGLayout(bytes, limits: limits)
    let colors = layout.colors(in: bytes)
    let bitmap = try PNGDecoder.bitmap(of: layout, in: bytes, colors.conversion)
    return DecodedPicture(bitmap: bitmap, ignoredProfile: colors.ignoredProfile)
  }

  /// Reads the texts and other ancillary chunks without decoding the pixels.
  public static func readChunks(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> [Chunk] {
    try PNGLayout(bytes, limits: limits).ancillaryChunks(in: bytes)
  }

  /// Reads an image's size and the hash of its pixels without decoding them.
  ///
  /// The checksums of all chunks are checked as well.
  ///
  /// - Returns: `nil` if the file has no hash, or one that belongs to other image data because another
  ///   program has rewritten the image. Then only ``decode(_:limits:)`` gives the pixels.
  public static func readDigest(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> Digest? {
    try PNGLayout(bytes, limits: limits).digest(in: bytes)
  }

  /// A file with the same pixels, without texts and other ancillary chunks.
  ///
  /// The checksums of all chunks are checked as well.
  package static func withoutTexts(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> [UInt8] {
    let layout = try PNGLayout(bytes, limits: limits)
    var image = PNGLayout.signature
    for piece in layout.imagePieces { image += bytes[piece.whole] }
    image.append(.end, [])
    return image
  }
}
