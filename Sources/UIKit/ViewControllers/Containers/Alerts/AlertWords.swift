/// The parts of a title that no line break should divide.
enum AlertWords {
  /// The words between spaces; each character of scripts that are written without spaces.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in text {
      if character.isWhitespace {
        end()
      } else if character.unicodeScalars.contains(where: { isUnspaced($0.value) }) {
        end()
        words.append(String(character))
      } else {
        word.append(character)
      }
    }
    end()
    return words
  }

  /// The blocks from CJK radicals to ideographs, Hangul apart, and full-width forms.
  private static func isUnspaced(_ scalar: UInt32) -> Bool {
    (0x2E80...0x9FFF).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0xFF00...0xFFEF).contains(scalar) || (0x20000...0x3FFFF).contains(scalar)
  }
}
