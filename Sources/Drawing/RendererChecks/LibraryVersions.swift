import CCairo
import CFriBidi
import CHarfBuzz

/// The versions of the libraries that drawing is built on, for a report on the machine.
///
/// They are not part of a golden's fingerprint: pixels do not depend on them, and where a version
/// drew differently, ``Canary`` would notice.
public struct LibraryVersions: Sendable, Hashable, CustomStringConvertible {
  /// The version of cairo, which draws.
  public let cairo: String
  /// The version of pixman, which composites for cairo.
  public let pixman: String
  /// The version of FreeType, which reads fonts.
  public let freeType: String
  /// The version of HarfBuzz, which shapes text.
  public let harfBuzz: String
  /// The version of FriBidi, which orders bidirectional text.
  public let friBidi: String

  /// The versions of the libraries in use.
  public static func current() -> LibraryVersions {
    LibraryVersions(
      cairo: String(cString: cairo_version_string()),
      pixman: String(cString: pixman_version_string()), freeType: freeTypeVersion(),
      harfBuzz: String(cString: hb_version_string()), friBidi: friBidiVersion())
  }

  /// The libraries by their names, each with its version, separated by commas.
  public var description: String {
    "cairo \(cairo), pixman \(pixman), FreeType \(freeType), HarfBuzz \(harfBuzz), "
      + "FriBidi \(friBidi)"
  }

  /// The library's description starts with a line such as `(FriBidi) 1.0.8`.
  private static func friBidiVersion() -> String {
    guard let information = layouter_fribidi_version_info() else { return "unknown" }
    let line = String(cString: information).prefix { !$0.isNewline }
    return String(line.split(separator: " ").last ?? "unknown")
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
