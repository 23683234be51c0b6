/// The typeface of ``Font/blocks(size:)``: boxes in place of letters.
enum BlocksTypeface {
  static let metrics = FontMetrics(
    unitsPerEm: 1000, ascender: 800, descender: -200, lineGap: 0, capHeight: 800, xHeight: 800)

  /// Of every character but combining marks, in font units.
  static let advance = 600.0

  /// White space.
  static let blankGlyph: UInt32 = 0
  static let boxGlyph: UInt32 = 1

  /// The whole advance wide, from descender to ascender.
  static let box: PathStorage = {
    var box = PathStorage()
    box.move(to: Point(0, -200))
    box.line(to: Point(600, -200))
    box.line(to: Point(600, 800))
    box.line(to: Point(0, 800))
    box.close()
    return box
  }()
}
