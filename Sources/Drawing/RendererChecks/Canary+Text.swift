import CHarfBuzz
import CairoGraphics
import Foundation
import Typesetting

/// What the libraries below make of texts. The expected answers follow from the standards, not from
/// any version of a library; no font needs to be installed.
extension Canary {
  /// Whether a text check gives the expected result; `nil` for a primitive that is checked by a
  /// picture.
  static func isTextRight(_ primitive: Primitive) -> Bool? {
    switch primitive {
    case .shaping: shapesLatin && shapesArabic
    case .bidirectionalOrder: ordersDirections
    case .lineBreaks: breaksLines
    default: nil
    }
  }

  // MARK: Shaping

  struct Glyph: Equatable {
    var glyph: UInt16
    /// The character that it came from.
    var cluster: UInt32
    /// In font units.
    var advance: Int32
  }

  /// `fi` is one glyph, and `V` comes closer to `A`.
  private static var shapesLatin: Bool {
    let advance = Int32(CanaryFont.advance)
    return shaped("fiAV", HB_SCRIPT_LATIN, HB_DIRECTION_LTR) == [
      Glyph(glyph: CanaryFont.Glyph.fi, cluster: 0, advance: advance),
      Glyph(
        glyph: CanaryFont.Glyph.capitalA, cluster: 2,
        advance: advance + Int32(CanaryFont.kerning)),
      Glyph(glyph: CanaryFont.Glyph.capitalV, cluster: 3, advance: advance),
    ]
  }

  /// Three letters that join, from right to left: the last one is the leftmost.
  private static var shapesArabic: Bool {
    let advance = Int32(CanaryFont.advance)
    return shaped("\u{628}\u{628}\u{628}", HB_SCRIPT_ARABIC, HB_DIRECTION_RTL) == [
      Glyph(glyph: CanaryFont.Glyph.finalBeh, cluster: 2, advance: advance),
      Glyph(glyph: CanaryFont.Glyph.medialBeh, cluster: 1, advance: advance),
      Glyph(glyph: CanaryFont.Glyph.initialBeh, cluster: 0, advance: advance),
    ]
  }

  /// The glyphs from left to right; empty if the font cannot be opened.
  static func shaped(
    _ text: String, _ script: hb_script_t, _ direction: hb_direction_t
  ) -> [Glyph] {
    let bytes = CanaryFont.bytes
    return bytes.withUnsafeBytes { bytes in
      let blob = hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
        HB_MEMORY_MODE_READONLY, nil, nil)
      defer { hb_blob_destroy(blob) }
      let face = hb_face_create(blob, 0)
      defer { hb_face_destroy(face) }
      let font = hb_font_create(face)
      defer { hb_font_destroy(font) }
      hb_ot_font_set_funcs(font)

      let buffer = hb_buffer_create()
      defer { hb_buffer_destroy(buffer) }
      for (index, scalar) in text.unicodeScalars.enumerated() {
        hb_buffer_add(buffer, scalar.value, UInt32(index))
      }
      hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
      hb_buffer_set_script(buffer, script)
      hb_buffer_set_direction(buffer, direction)
      hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
      hb_shape(font, buffer, nil, 0)

      var count: UInt32 = 0
      guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
      else { return [] }
      return (0..<Int(count)).map {
        Glyph(
          glyph: UInt16(truncatingIfNeeded: infos[$0].codepoint), cluster: infos[$0].cluster,
          advance: positions[$0].x_advance)
      }
    }
  }

  // MARK: Order

  /// Embedding levels after UAX #9: a number in right-to-left text (rules W7 and I1), brackets that
  /// belong to the paragraph rather than to what they enclose (N0), and an isolate (X5a).
  private static var ordersDirections: Bool {
    levels("ab \u{5D0}\u{5D1} 12 c") == [0, 0, 0, 1, 1, 1, 2, 2, 0, 0]
      && levels("\u{5D0}(b)\u{5D1}") == [1, 1, 2, 1, 1]
      && levels("a\u{2067}\u{5D0}\u{2069}c") == [0, 0, 1, 0, 0]
  }

  private static func levels(_ text: String) -> [UInt8] {
    let scalars = text.unicodeScalars.map(\.value)
    let levels = BidirectionalLevels(of: scalars, direction: .natural)
    return scalars.indices.map { levels[$0] }
  }

  // MARK: Lines

  /// Lines of at most three characters: no small kana, question mark or closing bracket begins a
  /// line, no opening bracket ends one, and neither a family nor a flag is divided.
  private static var breaksLines: Bool {
    let text = "キャンセルしますか？「はい」👩\u{200D}👩\u{200D}👧🇯🇵"
    let layout = TextLayout(text, font: .blocks(size: 10), width: 18)
    return layout.lines.map { text[$0.range] } == [
      "キャン", "セルし", "ます", "か？", "「は", "い」👩\u{200D}👩\u{200D}👧", "🇯🇵",
    ]
  }
}
