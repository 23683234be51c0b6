import CJapaneseFont

/// The Japanese characters that M PLUS 1 lacks: kanji of JIS X 0208, of Windows and of names, signs such as 〇 and
/// 〃, digits in circles, units and eras in one em, half-width katakana.
///
/// The font is a part of the program, so that no package is needed, and the same characters are there everywhere.
/// Debian's fonts with all Japanese characters are some twenty times as large. Its outlines are Noto Sans CJK's, in one
/// weight, regular; lines on their edges make them as heavy as the letters beside them. `Scripts/japanese-font` makes
/// the file.
enum JapaneseSupplement {
  static let file = FontFile(
    name: "LayouterJapanese.otf",
    staticBytes: UnsafeRawBufferPointer(
      start: fontStart, count: fontStart.distance(to: fontEnd)))

  static let sha256 = "9b0ac222b618697c2cc254ce94e143792338f03428bdea1556f7e55489c8ee3a"

  private static var fontStart: UnsafeRawPointer {
    layouter_japanese_font_start()
  }

  private static var fontEnd: UnsafeRawPointer {
    layouter_japanese_font_end()
  }
}

extension FontWeight {
  /// How much wider the strokes of a kanji are than in the supplement, in thousandths of an em; 0 for light weights, as
  /// no stroke is made narrower.
  var supplementEmboldening: Double {
    switch self {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 14
    case .semibold: 24
    case .bold: 38
    // With more, kanji of many strokes would be black.
    case .heavy: 44
    case .black: 48
    }
  }
}
