/// Path data: the `d` attribute of an SVG path.
///
/// All commands are supported, absolute and relative: M, L, H, V, C, S, Q, T, A and Z (SVG 2,
/// section 9.3). Arcs become cubic curves.
public enum SVGPathData {
  /// Reads path data strictly. Empty data is an empty path.
  public static func parse(_ d: String) throws(SVGPathError) -> CGPath {
    var reader = SVGPathReader(d)
    try reader.readAll()
    return CGPath(storage: reader.path)
  }

  /// Reads path data leniently: unknown letters with what follows them, garbage and
  /// incomplete groups of numbers are left out.
  public static func parseSkippingErrors(_ d: String) -> CGPath {
    var reader = SVGPathReader(d)
    while true {
      do {
        try reader.readAll()
        return CGPath(storage: reader.path)
      } catch {
        reader.skipToNextCommand()
      }
    }
  }
}
