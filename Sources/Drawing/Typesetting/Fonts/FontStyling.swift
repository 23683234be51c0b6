import Foundation

/// What a text style sets beside the typeface and the size. Lengths are ems, so that they grow with the size.
struct FontStyling: Sendable, Hashable {
  /// Nil for the typeface's.
  var lineHeight: CGFloat?
  /// Between two lines; nil for none.
  var leading: CGFloat?
  /// Added after each character.
  var letterSpacing: CGFloat = 0
  /// In the order of their tags, each once.
  var features: [FontFeature] = []
}

extension Font {
  /// The font with lines of another height, and with space between its letters, as a text style of a design
  /// system has them.
  ///
  /// Both belong to the font, so that whatever measures and sets text with it has them: labels and buttons of
  /// any number of lines, truncated and wrapped. ``ascender``, ``descender`` and ``lineHeight`` belong to the
  /// new lines. Letters are in the middle of a line: half of the added height is above them and half below, as in
  /// CSS (CSS Inline Layout Module Level 3, "Line Height": half-leading) and in design tools. The line heights
  /// of a paragraph style add everything above, as in UIKit.
  ///
  /// Letters with space between them do not join to ligatures such as `fi`.
  ///
  /// - Parameters:
  ///   - lineHeight: points at the font's size; nil for the typeface's. A negative or infinite height
  ///     counts as nil.
  ///   - letterSpacing: points at the font's size, added after each character; may be negative. An infinite
  ///     space counts as 0.
  public func spaced(lineHeight: CGFloat? = nil, letterSpacing: CGFloat = 0) -> Font {
    guard pointSize > 0 else { return self }
    func ems(_ points: CGFloat) -> CGFloat? {
      let ems = points / pointSize
      return ems.isFinite ? ems : nil
    }
    var styling = styling
    styling.lineHeight = lineHeight.flatMap { $0 < 0 ? nil : ems($0) }
    styling.letterSpacing = ems(letterSpacing) ?? 0
    return with(styling)
  }

  /// The font with space between two of its lines, as the fonts of text styles have it. The lines themselves, and with
  /// them a text of one line, keep their height.
  ///
  /// - Parameter leading: Points at the font's size; nil for none.
  package func withLeading(_ leading: CGFloat?) -> Font {
    guard styling.leading != nil || leading != nil, pointSize > 0 else { return self }
    var styling = styling
    styling.leading = leading.map { $0 / pointSize }
    return with(styling)
  }

  /// The space between two lines of the font where text is set, points: 0 without ``withLeading(_:)``, and where the
  /// line height was set.
  package var lineSpacing: CGFloat {
    guard styling.lineHeight == nil, let leading = styling.leading else { return 0 }
    return leading * pointSize
  }

  func with(_ styling: FontStyling) -> Font {
    Font(typeface: typeface, pointSize: pointSize, styling: styling)
  }

  /// The line height that ``spaced(lineHeight:letterSpacing:)`` has given the font, points; nil if it has the
  /// typeface's.
  public var ownLineHeight: CGFloat? { styling.lineHeight.map { $0 * pointSize } }

  /// The space after each character, points; 0 unless ``spaced(lineHeight:letterSpacing:)`` has added some.
  public var letterSpacing: CGFloat { styling.letterSpacing * pointSize }

  /// The height of a line of the typeface, points.
  var naturalLineHeight: CGFloat { points(metrics.ascender - metrics.descender) }

  /// The space above and below the letters of a line, points; negative where lines are lower than the
  /// typeface's.
  var halfLeading: CGFloat { ownLineHeight.map { ($0 - naturalLineHeight) / 2 } ?? 0 }
}
