extension UIImage {
  /// Reads a PNG, JPEG, WebP, GIF, SVG or PDF file.
  ///
  /// The file's name gives the scale of pixels: 2 for `icon@2x.png`, 3 for `icon@3x.png`,
  /// otherwise 1. A JPEG or WebP picture is turned upright by its EXIF orientation.
  ///
  /// - Parameter path: absolute, or relative to the current folder.
  public convenience init(file path: String) throws(UIImageError) {
    self.init(try ImageParts(file: path))
  }

  /// - Parameters:
  ///   - path: the file in errors.
  ///   - scale: pixels per point.
  package convenience init(
    bytes: [UInt8], path: String, scale: CGFloat
  ) throws(UIImageError) {
    self.init(try ImageParts(bytes: bytes, path: path, scale: scale))
  }

  /// Why the colour profile of the image's file is not applied; nil if it is, or if there is none.
  package var ignoredProfile: String? { parts.ignoredProfile }

  /// The scale that the name of a file ends with.
  package static func scale(ofFile path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }
}

extension ImageParts {
  init(file path: String) throws(UIImageError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    try self.init(bytes: [UInt8](data), path: path, scale: UIImage.scale(ofFile: path))
  }

  /// Nil if the data is not a valid image.
  init?(_ data: Data, scale: CGFloat) {
    do throws(UIImageError) {
      try self.init(bytes: [UInt8](data), path: "data", scale: scale)
    } catch {
      return nil
    }
  }

  /// - Parameters:
  ///   - path: the file in errors.
  ///   - scale: pixels per point.
  init(bytes: [UInt8], path: String, scale: CGFloat) throws(UIImageError) {
    switch ImageFileFormat(of: bytes) {
    case .svg:
      do throws(SVGError) {
        self.init(try VectorImage(svg: bytes, file: path))
      } catch {
        throw .svg(error)
      }
    case .pdf:
      do throws(PDFError) {
        self.init(try VectorImage(pdf: bytes, file: path))
      } catch {
        throw .pdf(error)
      }
    default:
      do throws(ImageFileError) {
        let picture = try ImageFileFormat.decode(bytes)
        self.init(CGImage(bitmap: picture.bitmap), scale: scale)
        ignoredProfile = picture.ignoredProfile
      } catch {
        throw .pixels(path: path, error)
      }
    }
  }
}
