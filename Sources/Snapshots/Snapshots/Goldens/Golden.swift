import FileAccess
import PictureFiles
import Pixels

/// The content of a golden's file, which is decoded only on demand.
public struct Golden: Sendable {
  /// The path of the file.
  public let path: String
  /// The content of the file.
  public let bytes: [UInt8]
  let format: GoldenFormat

  package init(path: String, bytes: [UInt8], format: GoldenFormat = .picture) {
    (self.path, self.bytes, self.format) = (path, bytes, format)
  }

  /// How the picture of a golden is compared with a drawn one.
  public enum Reading: Sendable {
    /// By the digest in the file, without decoding; a file of another program, which has no digest, is
    /// decoded. The digest's checksum covers the compressed picture, so it reveals an accidental change,
    /// but not a change by a program that computes the checksum anew.
    case digest
    /// By decoding the picture: the compared pixels are the ones that a viewer shows.
    case pixels
  }

  /// Whether the picture has the same size and the same pixels.
  func hasPixels(
    of bitmap: Bitmap, hash: PixelHash, by reading: Reading
  ) throws(GoldenError) -> Bool {
    do {
      if reading == .digest, let digest = try PNG.readDigest(bytes) {
        return digest.pixelHash == hash
      }
      if let large = try PNG.readLargePicture(bytes) {
        let known = try PixelHash.of(rows: large.rows)
        return known == hash
      }
      return try PNG.decode(bytes).bitmap == bitmap
    } catch {
      throw .picture(path: path, error)
    }
  }

  /// The hash of the picture: of its digest where that is read, or else of its decoded pixels; nil if there is no memory for
  /// it.
  func pixelHash<Rows: PixelRows>(
    of pixels: Rows, by reading: Reading
  ) throws(Rows.Failure) -> PixelHash? {
    if reading == .digest, let digest = try? PNG.readDigest(bytes) { return digest.pixelHash }
    return try PixelHash.of(rows: pixels)
  }

  /// The rows of a picture that would take much memory as a whole; nil for another one.
  func largePicture() throws(GoldenError) -> LargeGolden? {
    do {
      return try PNG.readLargePicture(bytes).map {
        LargeGolden(path: path, rows: $0.rows, chunks: $0.chunks)
      }
    } catch {
      throw .picture(path: path, error)
    }
  }

  /// The hash in a report of what the golden shows, from its decoded pixels.
  package var contentHash: String? { contentHash(by: .pixels) }

  /// The hash in a report of what the golden shows: of a picture's pixels, or of a file's bytes; nil if
  /// the pixels cannot be decoded.
  func contentHash(by reading: Reading) -> String? {
    switch format {
    case .picture:
      if reading == .digest, let digest = try? PNG.readDigest(bytes) {
        return "\(digest.pixelHash)"
      }
      return (try? decoded()).map { "\(PixelHash.of($0.bitmap))" }
    case .file: return "\(FileHash(of: bytes))"
    }
  }

  /// Decodes the picture, and reads its other chunks.
  public func decoded() throws(GoldenError) -> PNG.File {
    do {
      return try PNG.decode(bytes)
    } catch {
      throw .picture(path: path, error)
    }
  }
}

/// A golden cannot be read or written.
public enum GoldenError: Error, Sendable, Equatable {
  /// The file cannot be read or changed.
  case file(FileSystemError)
  /// The file exists but cannot be decoded: it is truncated, damaged, not a PNG, or the pointer of a
  /// file that Git LFS has not fetched.
  case picture(path: String, PNGError)
}

extension GoldenError: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .picture(let path, let error): "\(path): \(error)"
    }
  }
}
