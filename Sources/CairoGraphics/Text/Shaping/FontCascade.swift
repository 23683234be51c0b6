/// The sources of a text's glyphs, in the order of lookup: the requested font, the system font, and
/// the symbols that it lacks.
struct FontCascade: Sendable {
  /// The requested font; its box for missing glyphs shows characters that no source has.
  let primary: GlyphSource
  /// Why the requested font is replaced by boxes; `nil` if it is not.
  private(set) var error: FontError?
  private let fallbacks: [Fallback]

  /// A source that is consulted only for what the preceding ones lack, so that its file is opened
  /// only if needed.
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

  /// The source of a character: the first one that has all of its scalars, otherwise the first that
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
