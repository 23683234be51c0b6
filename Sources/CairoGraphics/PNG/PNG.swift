import Pixels

/// Portable Network Graphics: pictures as bytes, with texts and private chunks beside the pixels.
///
/// Written are 8-bit pictures (and packed palettes) of the smallest lossless colour type. A PNG
/// stores colours that are not multiplied by alpha; writing and reading round so that every
/// premultiplied pixel comes back as it was. Samples are taken as sRGB: chunks that describe
/// another colour space or gamma (`gAMA`, `cHRM`, `iCCP`) are not applied, so that a picture's
/// pixels are the same on every machine. Source: PNG specification, third edition (W3C 2025).
public enum PNG {
  /// How much time the writer spends on making the bytes fewer.
  public enum Compression: Sendable {
    /// For pictures that are drawn often and looked at once.
    case fast
    /// For pictures that are kept: tries several filters and searches for the best matches.
    case smallest
  }

  /// What a reader accepts; a picture beyond it is refused before memory is taken for it.
  public struct Limits: Sendable, Equatable {
    /// The largest width or height in pixels.
    public var maximumSide: Int
    /// The largest product of width and height.
    public var maximumPixels: Int

    /// The default side is the largest that cairo draws on; the default area takes 256 MB.
    public init(maximumSide: Int = 32_767, maximumPixels: Int = 1 << 26) {
      self.maximumSide = maximumSide
      self.maximumPixels = maximumPixels
    }
  }

  /// A picture as it was read.
  public struct File: Sendable, Equatable {
    /// The pixels.
    public var bitmap: Bitmap
    /// Texts and other chunks that are not needed to get at the pixels, in the file's order.
    public var chunks: [Chunk]

    /// The first text under a keyword.
    public func text(for keyword: String) -> String? { chunks.text(for: keyword) }
  }

  /// A picture as PNG bytes.
  ///
  /// Besides `chunks`, the file gets the chunk that ``readDigest(_:)`` reads.
  ///
  /// - Parameters:
  ///   - bitmap: at least one pixel. A colour channel above its alpha, which is no premultiplied
  ///     colour, is written as if it were equal to alpha.
  ///   - chunks: written in this order, before the image data.
  public static func encode(
    _ bitmap: Bitmap, chunks: [Chunk] = [], compression: Compression = .fast
  ) throws(PNGError) -> [UInt8] {
    try PNGEncoder(compression: compression).encode(bitmap, chunks: chunks)
  }

  /// Reads a whole picture: every colour type, bit depth and interlacing of the format.
  public static func decode(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> File {
    let layout = try PNGLayout(bytes, limits: limits)
    let bitmap = try PNGDecoder.bitmap(of: layout, in: bytes)
    return File(bitmap: bitmap, chunks: layout.ancillaryChunks(in: bytes))
  }

  /// Reads the texts and other chunks beside the pixels, which are not decoded.
  public static func readChunks(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> [Chunk] {
    try PNGLayout(bytes, limits: limits).ancillaryChunks(in: bytes)
  }

  /// Reads a picture's size and the hash of its pixels without decoding them.
  ///
  /// The checksums of all chunks are checked on the way.
  ///
  /// - Returns: `nil` where the file has no hash, or one that belongs to other image data, as
  ///   after another program has rewritten the picture. Then only ``decode(_:limits:)`` helps.
  public static func readDigest(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> Digest? {
    try PNGLayout(bytes, limits: limits).digest(in: bytes)
  }
}
