import CCairo
import CHarfBuzz

/// The versions of the libraries below, for a report on the machine. Pixels do not depend on them.
public struct LibraryVersions: Sendable, Hashable, CustomStringConvertible {
  public let cairo: String
  public let pixman: String
  public let freeType: String
  public let harfBuzz: String

  /// The versions of the libraries in use.
  public static func current() -> LibraryVersions {
    LibraryVersions(
      cairo: String(cString: cairo_version_string()),
      pixman: String(cString: pixman_version_string()), freeType: freeTypeVersion(),
      harfBuzz: String(cString: hb_version_string()))
  }

  public var description: String {
    "cairo \(cairo), pixman \(pixman), FreeType \(freeType), HarfBuzz \(harfBuzz)"
  }

  private static func freeTypeVersion() -> String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
