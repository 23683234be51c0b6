import CairoGraphics
import Pixels

/// The content of a golden's file, which is decoded only on demand.
public struct Golden: Sendable {
  /// The path of the file.
  public let path: String
  public let bytes: [UInt8]

  /// Whether the picture has the same size and the same pixels.
  ///
  /// Compares the digest in the file, so that no pixel is decoded; a file of another program, which
  /// has no digest, is decoded.
  func hasPixels(of bitmap: Bitmap, hash: PixelHash) throws(GoldenError) -> Bool {
    do {
      if let digest = try PNG.readDigest(bytes) { return digest.pixelHash == hash }
      return try PNG.decode(bytes).bitmap == bitmap
    } catch {
      throw .picture(path: path, error)
    }
  }

  /// The hash of size and pixels; the file is decoded only if it has no valid digest.
  func pixelHash() throws(GoldenError) -> PixelHash {
    do {
      if let digest = try PNG.readDigest(bytes) { return digest.pixelHash }
      return .of(try PNG.decode(bytes).bitmap)
    } catch {
      throw .picture(path: path, error)
    }
  }

  /// Decodes the picture and its text chunks.
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
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .picture(let path, let error): "\(path): \(error)"
    }
  }
}
