import CairoGraphics
import Foundation

/// The typeface of ``Font/blocks(size:)``: boxes instead of letters.
enum BlocksTypeface {
  static let metrics = FontMetrics(
    unitsPerEm: 1000, ascender: 800, descender: -200, lineGap: 0, capHeight: 800, xHeight: 800,
    underlinePosition: -100, underlineThickness: 100)

  /// Of every character but combining marks, in font units.
  static let advance = 600.0

  /// White space.
  static let blankGlyph: UInt32 = 0
  static let boxGlyph: UInt32 = 1

  /// From descender to ascender, with a gap of 0.1 em to the next box so that boxes can be counted.
  static let box: PathStorage = {
    var box = PathStorage()
    box.addRect(CGRect(x: 50, y: -200, width: 500, height: 1000))
    return box
  }()
}
