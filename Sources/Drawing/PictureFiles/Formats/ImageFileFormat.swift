/// The formats of picture files, recognized by their first bytes.
public enum ImageFileFormat: String, Sendable, CaseIterable {
  /// Portable Network Graphics, which is decoded.
  case png = "PNG"
  /// JPEG with or without EXIF, which is decoded.
  case jpeg = "JPEG"
  /// WebP, which is decoded.
  case webP = "WebP"
  /// Scalable Vector Graphics. Not decoded as a picture.
  case svg = "SVG"
  /// Portable Document Format. Not decoded as a picture.
  case pdf = "PDF"
  /// Graphics Interchange Format, whose first frame is decoded.
  case gif = "GIF"
  /// Tagged Image File Format. Not decoded.
  case tiff = "TIFF"
  /// A Windows bitmap. Not decoded.
  case bmp = "BMP"
  /// High Efficiency Image File Format, of which HEIC and AVIF are kinds. Not decoded.
  case heif = "HEIF"
  /// The text that Git Large File Storage leaves in place of a file that was not fetched.
  case gitLFSPointer = "Git LFS pointer"

  /// The format of a file; nil if it has another format.
  public init?(of bytes: [UInt8]) {
    func begins(_ text: String) -> Bool { bytes.starts(with: Array(text.utf8)) }
    func has(_ text: String, at offset: Int) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if begins("RIFF"), has("WEBP", at: 8) {
      self = .webP
    } else if Self.isXML(bytes) {
      self = .svg
    } else if begins("%PDF") {
      self = .pdf
    } else if begins("GIF8") {
      self = .gif
    } else if begins("II*\0") || begins("MM\0*") {
      self = .tiff
    } else if begins("BM") {
      self = .bmp
    } else if has("ftyp", at: 4) {
      self = .heif
    } else if begins("version https://git-lfs") {
      self = .gitLFSPointer
    } else {
      return nil
    }
  }

  /// Whether bytes begin, after white space and a byte order mark, as an XML file does.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }
}
