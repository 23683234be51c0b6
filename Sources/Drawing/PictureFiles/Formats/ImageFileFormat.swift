/// The formats of picture files, recognized by their first bytes.
public enum ImageFileFormat: String, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webP = "WebP"
  case svg = "SVG"
  case pdf = "PDF"
  case gif = "GIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case heif = "HEIF"
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
