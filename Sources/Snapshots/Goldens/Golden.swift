import CairoGraphics
import Pixels

/// A golden's file as it was read; what is in it is looked at only when asked for.
public struct Golden: Sendable {
  /// Of the file.
  public let path: String
  public let bytes: [UInt8]

  /// Whether the picture has the same size and the same pixels.
  ///
  /// Nearly always the digest that the file carries answers without any pixel being decoded; a
  /// file that another program has written is decoded.
  func hasPixels(of bitmap: Bitmap, hash: PixelHash) throws(GoldenError) -> Bool {
    do {
      if let digest = try PNG.readDigest(bytes) { return digest.pixelHash == hash }
      return try PNG.decode(bytes).bitmap == bitmap
    } catch {
      throw .picture(path: path, error)
    }
  }

  /// The hash of size and pixels, decoded only if the file carries no valid digest.
  func pixelHash() throws(GoldenError) -> PixelHash {
    do {
      if let digest = try PNG.readDigest(bytes) { return digest.pixelHash }
      return .of(try PNG.decode(bytes).bitmap)
    } catch {
      throw .picture(path: path, error)
    }
  }

  /// The picture with its texts.
  public func decoded() throws(GoldenError) -> PNG.File {
    do {
      return try PNG.decode(bytes)
    } catch {
      throw .picture(path: path, error)
    }
  }
}

/// A golden that cannot be used, or not be written.
public enum GoldenError: Error, Sendable, Equatable {
  /// The file cannot be read or changed.
  case file(FileSystemError)
  /// The file is there, but is no picture: cut off, damaged, something else, or the pointer that
  /// Git LFS leaves in place of a file it has not fetched.
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
