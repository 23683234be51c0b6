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
}
