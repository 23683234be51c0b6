/// A key of a drawn keyboard.
struct KeyboardKey: Equatable {
  enum Face: Equatable {
    /// - Parameter detail: Small letters below or next to the text.
    case text(String, detail: String? = nil)
    case glyph(KeyboardGlyph)
  }

  enum Fill {
    /// A key that types a character.
    case letter
    /// A key that does something else.
    case function
    /// The return key of a field whose text it sends.
    case prominent
    /// No key, only its face.
    case none
  }

  enum Action: Equatable {
    case insert(String)
    case delete
    case none
  }

  var face: Face
  var fill = Fill.letter
  var action = Action.none
  /// The size of the text, points.
  var fontSize: CGFloat = 22.5

  /// A key that types its text.
  static func letter(_ text: String, detail: String? = nil, fontSize: CGFloat = 22.5) -> Self {
    KeyboardKey(face: .text(text, detail: detail), action: .insert(text), fontSize: fontSize)
  }

  /// A key with a text that does something else.
  static func function(_ text: String, fontSize: CGFloat = 16) -> Self {
    KeyboardKey(face: .text(text), fill: .function, fontSize: fontSize)
  }

  static func glyph(
    _ glyph: KeyboardGlyph, fill: Fill = .function, action: Action = .none
  ) -> Self {
    KeyboardKey(face: .glyph(glyph), fill: fill, action: action)
  }

  static let delete = glyph(.delete, action: .delete)
}
