extension UIImage {
  /// Reads a PNG or an SVG file.
  ///
  /// The scale of a PNG is that of its name: 2 for `icon@2x.png`, 3 for `icon@3x.png`, otherwise 1.
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

  private convenience init(
    bytes: [UInt8], path: String, scale: CGFloat
  ) throws(UIImageError) {
    if Self.isXML(bytes) {
      do throws(SVGError) {
        self.init(svg: try SVGImage(bytes, file: path))
      } catch {
        throw .svg(error)
      }
    } else {
      do throws(PNGError) {
        self.init(cgImage: try CGImage(png: bytes), scale: scale)
      } catch .notPNG {
        throw .unknownFormat(path: path)
      } catch {
        throw .png(path: path, error)
      }
    }
  }

  /// Whether bytes begin, after white space and a byte order mark, as an XML file does.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  private static func scale(ofFile path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }
}
