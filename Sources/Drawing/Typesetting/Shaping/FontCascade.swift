/// The sources of a text's glyphs, in the order of lookup: the requested font, the fallbacks of the
/// configuration, the system font, the symbols that it lacks, and the built-in fallbacks.
struct FontCascade: Sendable {
  /// The requested font; its box for missing glyphs shows characters that no source has.
  let primary: GlyphSource
  /// Why the requested font is replaced by boxes; `nil` if it is not.
  private(set) var error: FontError?
  /// Distinguishes sources of equal fonts whose fallbacks differ.
  let configuration: FontConfiguration
  private let fallbacks: [Fallback]

  /// A source that is consulted only for what the preceding ones lack, so that its file is opened
  /// only if needed.
  private enum Fallback: Sendable {
    case family(FontConfiguration.Fallback, FontStyle, FontConfiguration)
    case system(FontWeight, FontLibrary)
    case symbols(FontWeight)
    case pinned(FontStyle, FontLibrary)

    /// The source for a character; nil if it is not for such characters.
    func source(for scalar: UInt32) -> GlyphSource? {
      switch self {
      case .family(let fallback, let style, let configuration):
        guard fallback.script?.contains(scalar) ?? true else { return nil }
        return (try? configuration.face(ofFamily: fallback.familyName, style: style))
          .map(GlyphSource.face)
      case .system(let weight, let library):
        return (try? library.systemFace(weight).get()).map(GlyphSource.face)
      case .symbols(let weight): return .symbols(weight)
      case .pinned: return (try? pinnedFace(for: scalar)?.get()).map(GlyphSource.face)
      }
    }

    /// The built-in fallback for a character; nil if there is none, or if this is another fallback.
    func pinnedFace(for scalar: UInt32) -> Result<FontFace, FontError>? {
      guard case .pinned(let style, let library) = self else { return nil }
      let weight = FontWeight(closestTo: style.weightClass)
      return PinnedFallback.of(scalar, weight: weight).map {
        library.fallbackFace($0, isItalic: style.isItalic)
      }
    }
  }

  init(
    _ font: Font, configuration: FontConfiguration = .current, library: FontLibrary = .shared
  ) {
    self.configuration = configuration
    let weight = font.closestWeight
    let style = FontStyle(weightClass: weight.weightClass, isItalic: font.isItalic)
    let last: [Fallback] = [.symbols(weight), .pinned(style, library)]
    let families = configuration.fallbacks.map { Fallback.family($0, style, configuration) }
    switch font.typeface {
    case .blocks:
      primary = .blocks
      fallbacks = []
    case .face(let face):
      primary = .face(face)
      fallbacks = families + [.system(weight, library)] + last
    case .system(_, let isItalic):
      switch configuration.systemFace(weight, isItalic: isItalic, library: library) {
      case .success(let face): primary = .face(face)
      case .failure(let failure):
        error = failure
        primary = .blocks
      }
      let isBuiltIn = configuration.systemFont == nil
      fallbacks = families + (isBuiltIn ? [] : [.system(weight, library)]) + last
    }
  }

  /// Why a character is shown as a box although a built-in font may have it: its file is missing.
  func error(for scalar: UInt32) -> FontError? {
    for fallback in fallbacks {
      if case .failure(let error)? = fallback.pinnedFace(for: scalar) { return error }
    }
    return nil
  }

  /// The source of a character: the first one that has all of its scalars, otherwise the first that
  /// has its base.
  func source(
    for character: ArraySlice<UInt32>, after previous: TextRun?
  ) -> (GlyphSource, GlyphTreatment) {
    guard let base = character.first else { return (primary, .shaped) }
    // A character that is not shown needs no glyph, and white space is the same in every font of letters:
    // neither breaks a run. In fonts of emoji it is as wide as they are.
    if CharacterKind.isInvisible(base) || CharacterKind.isWhiteSpace(base) {
      if let previous, previous.treatment == .shaped, case .face(let face) = previous.source,
        !face.hasColors || CharacterKind.isInvisible(base)
      {
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
    let others = fallbacks.compactMap { $0.source(for: base) }
    if let source = others.first(where: hasAll) { return (source, .shaped) }
    if let source = ([primary] + others).first(where: { $0.covers(base) }) {
      return (source, .shaped)
    }
    return (primary, .missing)
  }
}
