import CHarfBuzz

/// The script that a character is shaped in.
enum TextScript {
  /// A character's own script. Punctuation, digits and marks have none (`nil`): they are shaped
  /// with the letters around them.
  ///
  /// Hiragana, katakana and kanji are one script here: Japanese mixes them within a word, and
  /// there would be no kerning at a change of script.
  static func of(_ scalar: UInt32) -> hb_script_t? {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: return HB_SCRIPT_LATIN
    case 0..<0xC0: return nil
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF: return HB_SCRIPT_HAN
    default: break
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: return HB_SCRIPT_HAN
    default: return script
    }
  }
}
