import CCairo
import CHarfBuzz
import Foundation

/// The versions of the libraries below, for a report on the machine. Pixels do not depend on them.
public struct LibraryVersions: Sendable, Hashable, CustomStringConvertible {
  public let cairo: String
  /// Nil if pixman cannot be asked.
  public let pixman: String?
  public let freeType: String
  public let harfBuzz: String

  /// The versions of the libraries in use.
  public static func current() -> LibraryVersions {
    LibraryVersions(
      cairo: String(cString: cairo_version_string()), pixman: pixmanVersion(),
      freeType: freeTypeVersion(), harfBuzz: String(cString: hb_version_string()))
  }

  public var description: String {
    "cairo \(cairo), pixman \(pixman ?? "unknown"), FreeType \(freeType), HarfBuzz \(harfBuzz)"
  }

  /// pixman comes in with cairo, and is looked up by name: there is no need to link it.
  private static func pixmanVersion() -> String? {
    guard let symbol = dlsym(nil, "pixman_version_string") else { return nil }
    typealias Function = @convention(c) () -> UnsafePointer<CChar>?
    return unsafeBitCast(symbol, to: Function.self)().map { String(cString: $0) }
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
