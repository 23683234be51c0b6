import CairoGraphics
import FileAccess
import Foundation

/// A typeface without a size, by its name, with Core Graphics' name. Lengths are in units of which
/// ``unitsPerEm`` are the size of the em square.
public final class CGFont: _CFObject, Sendable {
  /// The typeface, in the size at which a unit is a point.
  package let font: Font
  /// The file that it was made from, if it was.
  public let path: String?

  /// - Parameter font: a typeface, whose size does not count.
  package init(_ font: Font, path: String? = nil) {
    self.path = path
    self.font = font.withSize(font.metrics.unitsPerEm)
  }

  /// A font of the current ``FontConfiguration``; nil for an unknown name. The name of an iOS font that the project
  /// lacks gives the system font in the same weight.
  ///
  /// - Parameter name: a PostScript name, a full name, or the name of a family, whose regular font it
  ///   then is.
  public convenience init?(_ name: CFString) {
    let name = String(name)
    guard
      let font = (try? Font(named: name, size: 1))
        ?? PlatformFont(named: name)?.substitute(ofSize: 1)
    else { return nil }
    self.init(font)
  }

  /// A font of the bytes of its file; nil if they are not a font.
  ///
  /// Fonts are mapped from files: the bytes are written to one in the temporary folder.
  public convenience init?(_ provider: CGDataProvider) {
    let bytes = provider.bytes
    let digest = bytes.withUnsafeBytes { SHA256.hexadecimalDigest(of: $0) }
    let path = NSTemporaryDirectory() + "/layouter-\(digest).font"
    if !FileManager.default.fileExists(atPath: path) {
      guard (try? bytes.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil else {
        return nil
      }
    }
    guard let font = try? Font(file: path, size: 1) else { return nil }
    self.init(font, path: path)
  }

  /// The PostScript name: `Inter-Bold`.
  public var postScriptName: CFString? { NSString(string: font.postScriptName) }
  /// The family and the style.
  public var fullName: CFString? { NSString(string: font.name) }

  /// The number of font units per em, in which the metrics below are.
  public var unitsPerEm: Int32 { Int32(font.metrics.unitsPerEm) }
  /// Above the baseline.
  public var ascent: Int32 { Int32(font.metrics.ascender) }
  /// Below the baseline: negative.
  public var descent: Int32 { Int32(font.metrics.descender) }
  /// The gap between lines.
  public var leading: Int32 { Int32(font.metrics.lineGap) }
  /// The height of capital letters.
  public var capHeight: Int32 { Int32(font.metrics.capHeight) }
  /// The height of the letter x.
  public var xHeight: Int32 { Int32(font.metrics.xHeight) }
}
