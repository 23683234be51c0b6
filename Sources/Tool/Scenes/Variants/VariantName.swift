/// The names of variants and their pictures.
enum VariantName {
  /// File systems allow 255 bytes; the rest is for extensions and steps.
  static let byteLimit = 200

  /// Explains why two names are the same that differ in upper and lower case only.
  static let onOtherSystems =
    "on macOS and Windows, where upper and lower case are not distinguished"

  /// A value's part of a name: letters, digits, `-`, `+`, `.` and `_` are kept, other characters
  /// become `-`.
  static func part(_ value: String) -> String {
    // A fast path for most values: reading properties of characters is slow.
    if value.utf8.allSatisfy(isKept) { return value }
    return String(
      value.map { character in
        character.isLetter || character.isNumber || "-+._".contains(character) ? character : "-"
      })
  }

  /// Whether a byte is an ASCII character that is kept.
  private static func isKept(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "+", ".", "_": true
    default: false
    }
  }

  /// The parts of all axes, joined by `_`, then the scale as `@2x` unless it is 1, then the moment of
  /// a scene with steps: `dark@2x.opened`.
  static func join(_ parts: String?, scale: Int, moment: String? = nil) -> String {
    var name = parts ?? "default"
    if scale != 1 { name += "@" + String(scale) + "x" }
    if let moment { name += "." + moment }
    return name
  }
}
