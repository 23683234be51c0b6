/// How a part of a paragraph becomes glyphs. Lengths are in the paragraph's units.
struct ShapingStyle: Sendable {
  /// The sources of glyphs in the order of lookup.
  let sources: FontCascade
  /// The length of an em of the style's font.
  let emLength: Double
  /// Added after each character, with the font's own spacing.
  private(set) var kern: Double
  /// What widths of glyphs are multiplied by.
  var widening = 1.0
  /// Whether letters may join to ligatures that a reader can do without, such as `fi`.
  var usesLigatures = true
  /// The width of what an object replacement character (U+FFFC) represents; nil if it represents nothing.
  var attachmentWidth: Double?

  /// A font at the size at which the paragraph's units are its font units.
  init(_ sources: FontCascade) {
    self.init(sources, emLength: sources.primary.unitsPerEm)
  }

  init(_ sources: FontCascade, emLength: Double) {
    self.sources = sources
    self.emLength = emLength
    kern = sources.letterSpacing * emLength
  }

  /// Adds space after each character, to the spacing of the font.
  mutating func addKern(_ kern: Double) { self.kern += kern }

  /// Whether it only chooses a font, at the size at which the paragraph's units are its font units.
  var isPlain: Bool {
    emLength == sources.primary.unitsPerEm && kern == sources.letterSpacing * emLength
      && widening == 1 && usesLigatures && attachmentWidth == nil
  }

  /// What distinguishes styles whose glyphs differ.
  struct Key: Hashable {
    var source: GlyphSource
    var configuration: Int
    var tracking: Double
    var emLength: Double
    var kern: Double
    var widening: Double
    var usesLigatures: Bool
    var attachmentWidth: Double?
    var features: [FontFeature]
  }

  var key: Key {
    Key(
      source: sources.primary, configuration: sources.configuration.serial,
      tracking: sources.tracking, emLength: emLength, kern: kern, widening: widening,
      usesLigatures: usesLigatures, attachmentWidth: attachmentWidth, features: sources.features)
  }
}

/// A part of a paragraph in one style, which begins at a scalar and ends where the next one begins.
struct ShapingSpan: Sendable {
  var start: Int
  var style: ShapingStyle
}
