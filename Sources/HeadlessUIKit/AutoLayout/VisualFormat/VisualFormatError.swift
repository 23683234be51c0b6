/// What is wrong with a visual format string, and at which of its characters.
public struct VisualFormatError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The string.
  public let format: String
  /// How many characters stand before the offending one: all of them if the string ends too early.
  public let offset: Int
  /// What was expected and what was found, or which name is not known.
  public let reason: String

  /// The reason, and under it the string with a caret under the offending character.
  public var description: String {
    "visual format, character \(offset + 1): \(reason)\n\(line)\n\(caretLine)"
  }

  /// The string on one line.
  private var line: String {
    String(format.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  private var caretLine: String {
    String(line.prefix(offset).map { $0.isWide ? "\u{3000}" : " " }) + "^"
  }
}

extension Character {
  /// Whether a terminal and an editor give the character two columns: Chinese, Japanese and Korean
  /// letters (the blocks of Unicode's East Asian Width W and F that text is written with).
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
