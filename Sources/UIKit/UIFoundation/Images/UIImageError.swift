/// Why a file cannot be read as an image.
public enum UIImageError: Error, Equatable, CustomStringConvertible {
  /// There is no such file.
  case missing(path: String)
  /// It is there, but is a folder, or lacks read permission.
  case unreadable(path: String)
  /// It is not an image, its format is not supported, or it is broken or too large.
  case pixels(path: String, ImageFileError)
  /// It is a broken SVG, or has an unsupported feature; the error names file and line.
  case svg(SVGError)
  /// It is a broken PDF, or has an unsupported feature.
  case pdf(PDFError)

  /// The path and the reason, in one line.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file; check the name, including upper and lower case"
    case .unreadable(let path):
      "\(path): the file cannot be read; check that it is a regular file with read permission"
    case .pixels(let path, let error):
      "\(path): \(error)"
    case .svg(let error): error.description
    case .pdf(let error): error.description
    }
  }
}
