/// The vertical measures of a typeface in font units, y up.
struct FontMetrics: Sendable, Equatable {
  /// Font units in the em square.
  var unitsPerEm: Double
  /// Above the baseline.
  var ascender: Double
  /// Below the baseline: negative.
  var descender: Double
  var lineGap: Double
  var capHeight: Double
  var xHeight: Double
  /// From the baseline to the top of an underline: negative.
  var underlinePosition: Double
  var underlineThickness: Double

  /// The metrics of iOS's system font, whatever typeface draws the letters.
  ///
  /// A component is then as high as on a device. The line height, 2444/2048 em, is what the frames of
  /// labels in public storyboards follow: 17 points are 20.5 high at 2x, 20⅓ at 3x, 21 at 1x. Underlines
  /// are a twentieth of the size thick, a tenth below the baseline, as most fonts have them.
  static let iOS = FontMetrics(
    unitsPerEm: 2048, ascender: 1950, descender: -494, lineGap: 0, capHeight: 1443, xHeight: 1078,
    underlinePosition: -205, underlineThickness: 102)
}
