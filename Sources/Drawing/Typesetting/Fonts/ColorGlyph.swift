import CHarfBuzz
import CairoGraphics
import Foundation

/// A glyph with colours of its own.
enum ColorGlyph: Sendable {
  /// Outlines of other glyphs of the face, from back to front, from the tables `COLR` (version 0) and
  /// `CPAL`.
  case layers([Layer])
  /// A picture in a box in font units, y up, from the table `CBDT`.
  case picture(CGImage, box: CGRect)

  struct Layer: Sendable {
    var glyph: UInt32
    /// Nil for the colour of the text.
    var color: CGColor?
  }
}

/// Reads glyphs with colours. All counts come from the file, so each is limited.
enum ColorGlyphReader {
  private static let mostLayers: UInt32 = 256
  private static let mostColors: UInt32 = 4096
  private static let largestPicture = 4 << 20
  /// In pixels.
  private static let longestSide = 1024

  /// Whether a face has glyphs with colours that are drawn.
  static func hasColors(_ face: OpaquePointer) -> Bool {
    hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_png(face) != 0
  }

  /// The glyphs that have paints of version 1 of the table `COLR`, and neither layers nor pictures.
  ///
  /// The table's header of 34 bytes has the offset of the list of such glyphs at 14: a count of 32 bits, and records
  /// of a glyph's 16 bits and an offset of 32.
  static func paintedGlyphs(of face: OpaquePointer) -> Set<UInt32> {
    let blob = hb_face_reference_table(face, hb_tag_from_string("COLR", -1))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length >= 34 else { return [] }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    func number(at offset: Int, bytes count: Int) -> Int {
      bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 0, bytes: 2) >= 1, case let list = number(at: 14, bytes: 4), list > 0,
      list + 4 <= bytes.count
    else { return [] }
    let count = min(number(at: list, bytes: 4), (bytes.count - list - 4) / 6)
    let glyphs = (0..<count).map { UInt32(number(at: list + 4 + 6 * $0, bytes: 2)) }
    return hb_ot_color_has_png(face) != 0
      ? [] : Set(glyphs.filter { hb_ot_color_glyph_get_layers(face, $0, 0, nil, nil) == 0 })
  }

  /// The colours of a glyph; nil if it has none.
  static func glyph(_ glyph: UInt32, of font: OpaquePointer) -> ColorGlyph? {
    layers(of: glyph, face: hb_font_get_face(font)).map(ColorGlyph.layers)
      ?? picture(of: glyph, font: font)
  }

  private static func layers(of glyph: UInt32, face: OpaquePointer?) -> [ColorGlyph.Layer]? {
    var count = min(hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil), mostLayers)
    guard count > 0 else { return nil }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    let palette = palette(of: face)
    return layers.prefix(Int(count)).map { layer in
      // 0xFFFF is the colour of the text; so are colours that the palette lacks.
      let index = Int(layer.color_index)
      return ColorGlyph.Layer(
        glyph: layer.glyph, color: palette.indices.contains(index) ? palette[index] : nil)
    }
  }

  /// The colours of the first palette.
  private static func palette(of face: OpaquePointer?) -> [CGColor] {
    var count = min(hb_ot_color_palette_get_colors(face, 0, 0, nil, nil), mostColors)
    guard count > 0 else { return [] }
    var colors = [hb_color_t](repeating: 0, count: Int(count))
    hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    return colors.prefix(Int(count)).map { color in
      // Blue is the highest byte, alpha the lowest.
      func part(_ shift: UInt32) -> CGFloat { CGFloat((color >> shift) & 0xFF) / 255 }
      return CGColor(red: part(8), green: part(16), blue: part(24), alpha: part(0))
    }
  }

  /// The picture of the largest strike.
  private static func picture(of glyph: UInt32, font: OpaquePointer) -> ColorGlyph? {
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0, Int(length) <= largestPicture
    else { return nil }
    let bytes = Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    var extents = hb_glyph_extents_t()
    guard hasAllowedSize(bytes), hb_font_get_glyph_extents(font, glyph, &extents) != 0,
      extents.width > 0, extents.height < 0, let bitmap = try? PNG.decode(bytes).bitmap,
      bitmap.width > 0, bitmap.height > 0
    else { return nil }
    let box = CGRect(
      x: Double(extents.x_bearing), y: Double(extents.y_bearing) + Double(extents.height),
      width: Double(extents.width), height: -Double(extents.height))
    return .picture(CGImage(bitmap: bitmap), box: box)
  }

  /// Whether the header of a PNG file has a size that pictures of letters have.
  private static func hasAllowedSize(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 24 else { return false }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return number(at: 16) <= longestSide && number(at: 20) <= longestSide
  }
}
