/// Why a file cannot be read as an image.
public enum UIImageError: Error, Equatable, CustomStringConvertible {
  /// There is no such file.
  case missing(path: String)
  /// It is there, but is a folder, or lacks read permission.
  case unreadable(path: String)
  /// It is neither PNG nor SVG.
  case unknownFormat(path: String)
  /// It is a broken PNG, or one that is too large.
  case png(path: String, PNGError)
  /// It is a broken SVG, or has an unsupported feature; the error names file and line.
  case svg(SVGError)

  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file; check the name, including upper and lower case"
    case .unreadable(let path):
      "\(path): the file cannot be read; check that it is a regular file with read permission"
    case .unknownFormat(let path):
      "\(path): this is neither a PNG nor an SVG picture; convert it to one of them"
    case .png(let path, let error):
      "\(path): \(error)"
    case .svg(let error):
      error.description
    }
  }
}
