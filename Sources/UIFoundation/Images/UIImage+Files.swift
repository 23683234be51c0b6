extension UIImage {
  /// Reads a PNG, JPEG, WebP or SVG file.
  ///
  /// The scale of pixels is that of the file's name: 2 for `icon@2x.png`, 3 for `icon@3x.png`,
  /// otherwise 1. A JPEG or WebP picture is turned upright as its EXIF orientation says.
  ///
  /// - Parameter path: absolute, or relative to the current folder.
  public convenience init(file path: String) throws(UIImageError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    try self.init(bytes: [UInt8](data), path: path, scale: Self.scale(ofFile: path))
  }

  /// Reads an image file; nil if it is missing or broken. ``init(file:)`` throws the reason.
  public convenience init?(contentsOfFile path: String) {
    do throws(UIImageError) {
      try self.init(file: path)
    } catch {
      return nil
    }
  }

  /// Reads the bytes of a picture file; nil if they are none.
  ///
  /// - Parameter scale: pixels a point.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    do throws(UIImageError) {
      try self.init(bytes: [UInt8](data), path: "data", scale: scale)
    } catch {
      return nil
    }
  }

  /// - Parameters:
  ///   - path: the file in errors.
  ///   - scale: pixels a point.
  package convenience init(
    bytes: [UInt8], path: String, scale: CGFloat
  ) throws(UIImageError) {
    if ImageFileFormat(of: bytes) == .svg {
      do throws(SVGError) {
        self.init(svg: try SVGImage(bytes, file: path))
      } catch {
        throw .svg(error)
      }
    } else {
      do throws(ImageFileError) {
        self.init(cgImage: try CGImage(file: bytes), scale: scale)
      } catch {
        throw .pixels(path: path, error)
      }
    }
  }

  /// The scale that the name of a file ends with.
  package static func scale(ofFile path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }
}
