/// The sources of a text's glyphs, in the order of lookup: the requested font, the fallbacks of the
/// configuration, the system font, the symbols that it lacks, and the built-in fallbacks.
struct FontCascade: Sendable {
  /// The requested font; its box for missing glyphs shows characters that no source has.
  let primary: GlyphSource
  /// Why the requested font is replaced by boxes; `nil` if it is not.
  private(set) var error: FontError?
  /// The space after each letter of the system font that is set into iOS's widths, in ems; it depends on the size.
  let tracking: Double
  /// Distinguishes sources of equal fonts whose fallbacks differ.
  let configuration: FontConfiguration
  /// The font's space after each character, ems.
  let letterSpacing: Double
  /// The features that are set.
  let features: [FontFeature]
  private let fallbacks: [Fallback]

  /// A source that is consulted only for what the preceding ones lack, so that its file is opened
  /// only if needed.
  private enum Fallback: Sendable {
    case family(FontConfiguration.Fallback, FontStyle, FontConfiguration)
    case system(FontWeight, SystemAdvances?, FontLibrary)
    case symbols(FontWeight)
    case japanese(FontStyle, FontLibrary)
    case pinned(FontStyle, FontLibrary)

    /// The sources that may have a character, in the order of lookup.
    func sources(for character: ArraySlice<UInt32>) -> [Result<GlyphSource, FontError>] {
      switch self {
      case .family(let fallback, let style, let configuration):
        guard fallback.script?.contains(character) ?? true,
          let face = try? configuration.face(ofFamily: fallback.familyName, style: style)
        else { return [] }
        return [.success(.face(face))]
      case .system(let weight, let advances, let library):
        // The library keeps the error.
        let face = try? library.systemFace(weight, advances: advances).get()
        return face.map { [.success(.face($0))] } ?? []
      case .symbols(let weight): return [.success(.symbols(weight))]
      case .japanese(let style, let library):
        let weight = FontWeight(closestTo: style.weightClass)
        return library.supplementFace(weight, isItalic: style.isItalic)
          .map { [.success(.face($0))] } ?? []
      case .pinned(let style, let library):
        let weight = FontWeight(closestTo: style.weightClass)
        return PinnedFallback.all(for: character, weight: weight).map {
          library.fallbackFace($0, isItalic: style.isItalic).map(GlyphSource.face)
        }
      }
    }
  }

  init(
    _ font: Font, configuration: FontConfiguration = .current, library: FontLibrary = .shared
  ) {
    self.configuration = configuration
    letterSpacing = font.styling.letterSpacing.native
    features = font.styling.features
    let weight = font.closestWeight
    let advances = configuration.systemAdvances(weight, of: font)
    tracking =
      advances == nil ? 0 : SystemAdvances.tracking(pointSize: font.pointSize.native)
    let style = FontStyle(weightClass: weight.weightClass, isItalic: font.isItalic)
    let last: [Fallback] = [
      .symbols(weight), .japanese(style, library), .pinned(style, library),
    ]
    let families = configuration.fallbacks.map { Fallback.family($0, style, configuration) }
    switch font.typeface {
    case .blocks:
      primary = .blocks
      fallbacks = []
    case .face(let face):
      primary = .face(face)
      fallbacks = families + [.system(weight, advances, library)] + last
    case .system(let style):
      let face = configuration.systemFace(
        weight, isItalic: style.isItalic, advances: advances, library: library)
      switch face {
      case .success(let face): primary = .face(face)
      case .failure(let failure):
        error = failure
        primary = .blocks
      }
      let isBuiltIn = configuration.systemFont == nil
      fallbacks = families + (isBuiltIn ? [] : [.system(weight, advances, library)]) + last
    }
  }

  /// How a character is shown.
  struct Choice: Sendable {
    var source: GlyphSource
    var treatment: GlyphTreatment
    /// Why a built-in font was passed over that may have the character: its file is missing.
    var error: FontError?
  }

  /// The source of a character, all of it: the first one that has it, or characters that are canonically equivalent;
  /// otherwise the first one that has characters of the same meaning.
  func choice(for character: ArraySlice<UInt32>, after previous: TextRun?) -> Choice {
    guard let base = character.first else { return Choice(source: primary, treatment: .shaped) }
    // A character that is not shown needs no glyph, and white space is the same in every font of letters:
    // neither breaks a run. In fonts of emoji it is as wide as they are, and some fonts have no space.
    if character.count == 1, CharacterKind.isInvisible(base) || CharacterKind.isWhiteSpace(base) {
      if let previous, previous.treatment == .shaped, case .face(let face) = previous.source,
        CharacterKind.isInvisible(base)
          || !face.hasColors && face.glyph(of: Shaper.shownScalar(for: base)) != nil
      {
        return Choice(source: previous.source, treatment: .shaped)
      }
      return Choice(source: primary, treatment: .shaped)
    }
    if let treatment = primary.treatment(of: character) {
      return Choice(source: primary, treatment: treatment)
    }
    var (others, error): ([GlyphSource], FontError?) = ([], nil)
    for fallback in fallbacks {
      for result in fallback.sources(for: character) {
        switch result {
        case .success(let source):
          if let treatment = source.treatment(of: character) {
            return Choice(source: source, treatment: treatment, error: error)
          }
          others.append(source)
        case .failure(let failure): error = error ?? failure
        }
      }
    }
    let sources = [primary] + others
    if let source = sources.first(where: { Decomposition.parts(of: character, in: $0) != nil }) {
      return Choice(source: source, treatment: .decomposed, error: error)
    }
    if character.count > 1, let source = sources.first(where: { $0.isFace && $0.covers(base) }) {
      return Choice(source: source, treatment: .incomplete, error: error)
    }
    return Choice(source: primary, treatment: .missing, error: error)
  }
}
