/// Why the bytes of a file could not be read as pixels.
///
/// The messages do not name the file, which only the caller knows: prefix them with it.
public enum ImageFileError: Error, Equatable, Sendable {
  /// The file is empty.
  case empty
  /// The file has a known format that is not read.
  case unsupported(ImageFileFormat)
  /// The file has no known format.
  case unknownFormat
  /// The PNG file is broken or too large.
  case png(PNGError)
  /// The file is damaged or cut off, with the reason that the format's library gives.
  case damaged(ImageFileFormat, reason: String)
  /// The image is larger than the reader's limits; nothing was allocated for it.
  case tooLarge(width: Int, height: Int, limits: PNG.Limits)
}

extension ImageFileError: CustomStringConvertible {
  /// The formats that are read, for messages.
  package static let readable = "PNG, JPEG, WebP, GIF, SVG or PDF"

  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .empty:
      "the file is empty; expected a picture: \(Self.readable)"
    case .unsupported(.svg):
      "this is an SVG, which has no pixels; read it as a VectorImage"
    case .unsupported(.pdf):
      "this is a PDF, which has no pixels; read it as a VectorImage"
    case .unsupported(.gitLFSPointer):
      "this is a Git LFS pointer, not a picture; fetch the picture with 'git lfs pull'"
    case .unsupported(let format):
      "this is a \(format.rawValue) picture; convert it to \(Self.readable)"
    case .unknownFormat:
      "this is not a picture of a known format; expected \(Self.readable)"
    case .png(let error):
      "\(error)"
    case .damaged(let format, let reason):
      "the \(format.rawValue) file is damaged: \(reason)"
    case .tooLarge(let width, let height, let limits):
      "the picture of \(width) × \(height) pixels is too large; at most "
        + "\(limits.maximumSide) pixels a side and \(limits.maximumPixels) pixels are read"
    }
  }
}
