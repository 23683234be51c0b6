/// The sources that a text's glyphs are looked for in, in order: the font that was asked for, the
/// system font, and the symbols that it lacks.
struct FontCascade: Sendable {
  /// The font that was asked for; its box stands for characters that no source has.
  let primary: GlyphSource
  /// Why boxes stand for the font that was asked for; `nil` if they do not.
  private(set) var error: FontError?
  private let fallbacks: [Fallback]

  /// A source that is asked only for what those before it lack, so that its file is not opened
  /// for nothing.
  private enum Fallback: Sendable {
    case system(FontWeight, FontLibrary)
    case symbols(FontWeight)

    var source: GlyphSource? {
      switch self {
      case .system(let weight, let library):
        (try? library.systemFace(weight).get()).map(GlyphSource.face)
      case .symbols(let weight): .symbols(weight)
      }
    }
  }

  init(_ font: Font, library: FontLibrary = .shared) {
    switch font.typeface {
    case .blocks:
      primary = .blocks
      fallbacks = []
    case .face(let face):
      primary = .face(face)
      fallbacks = [.system(.regular, library), .symbols(.regular)]
    case .system(let weight):
      switch library.systemFace(weight) {
      case .success(let face): primary = .face(face)
      case .failure(let failure):
        error = failure
        primary = .blocks
      }
      fallbacks = [.symbols(weight)]
    }
  }

  /// What shows a character: the first source that has all of its scalars, or else the first that
  /// has its base.
  func source(
    for character: ArraySlice<UInt32>, after previous: TextRun?
  ) -> (GlyphSource, GlyphTreatment) {
    guard let base = character.first else { return (primary, .shaped) }
    // A character that is not shown needs no glyph, and white space is the same in every font:
    // neither breaks a run.
    if CharacterKind.isInvisible(base) || CharacterKind.isWhiteSpace(base) {
      if let previous, previous.treatment == .shaped, case .face = previous.source {
        return (previous.source, .shaped)
      }
      return (primary, .shaped)
    }
    func hasAll(_ source: GlyphSource) -> Bool {
      character.allSatisfy { CharacterKind.isInvisible($0) || source.covers($0) }
    }
    if hasAll(primary) {
      return (primary, character.count == 1 && primary.mistakesForMark(base) ? .alone : .shaped)
    }
    if let narrow = CharacterKind.narrowForm(of: base), primary.covers(narrow) {
      return (primary, .widened)
    }
    let others = fallbacks.compactMap(\.source)
    if let source = others.first(where: hasAll) { return (source, .shaped) }
    if let source = ([primary] + others).first(where: { $0.covers(base) }) {
      return (source, .shaped)
    }
    return (primary, .missing)
  }
}
