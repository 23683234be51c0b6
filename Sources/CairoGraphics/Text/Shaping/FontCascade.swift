/// The sources that a text's glyphs are looked for in, in order.
struct FontCascade: Sendable {
  /// The font that was asked for; its box stands for characters that no source has.
  let primary: GlyphSource
  /// Asked for only if the primary font lacks a character.
  fileprivate let fallbacks: [Fallback]

  fileprivate enum Fallback: Sendable {
    case system(FontWeight, FontLibrary)
  }

  init(_ font: Font, library: FontLibrary = .shared) {
    switch font.typeface {
    case .blocks:
      primary = .blocks
      fallbacks = []
    case .face(let face):
      primary = .face(face)
      fallbacks = [.system(.regular, library)]
    case .system(let weight):
      switch library.systemFace(weight) {
      case .success(let face): primary = .face(face)
      case .failure(let error):
        FontRecording.current?.note(error)
        primary = .blocks
      }
      fallbacks = []
    }
  }

  /// The first source that has all of a character's scalars, or else the first that has its base;
  /// `nil` if none has.
  func source(for character: ArraySlice<UInt32>, after previous: GlyphSource?) -> GlyphSource? {
    guard let base = character.first else { return primary }
    // A character that is not shown needs no glyph, and white space is the same in every font:
    // neither breaks a run.
    if CharacterKind.isInvisible(base) || CharacterKind.isWhiteSpace(base) {
      return previous ?? primary
    }
    func hasAll(_ source: GlyphSource) -> Bool {
      character.allSatisfy { CharacterKind.isInvisible($0) || source.covers($0) }
    }
    if hasAll(primary) { return primary }
    let others = fallbacks.compactMap(\.source)
    return others.first(where: hasAll)
      ?? ([primary] + others).first { $0.covers(base) }
  }
}

extension FontCascade.Fallback {
  var source: GlyphSource? {
    switch self {
    case .system(let weight, let library):
      (try? library.systemFace(weight).get()).map(GlyphSource.face)
    }
  }
}
