import Foundation

/// How far the characters of a run reach above and below the baseline, points.
struct RunMetrics {
  var ascent: Double
  /// Positive below the baseline.
  var descent: Double
  /// Below the descent.
  var leading: Double
  /// Below the line, if another one follows.
  var spacing: Double

  /// The ascent, descent and leading of the font, or of the attachment. Raised characters extend the ascent but
  /// keep the descent, as in TextKit.
  init(_ attributes: TextAttributes, usesFontLeading: Bool) {
    let offset = attributes.baselineOffset.finite
    if let bounds = attributes.attachment?.bounds {
      ascent = bounds.maxY.finite
      descent = -bounds.minY.finite
      leading = 0
      spacing = 0
    } else {
      ascent = attributes.font.ascender.native
      descent = -attributes.font.descender.native
      leading = usesFontLeading ? max(attributes.font.designedLeading.native, 0) : 0
      spacing = attributes.font.lineSpacing.native
    }
    ascent += max(offset, 0)
    descent += max(-offset, 0)
  }
}

/// The height of a line, points.
struct LineHeight: Sendable, Equatable {
  /// With what the paragraph style adds.
  private(set) var total: Double
  /// From the top of the line to its baseline.
  private(set) var baseline: Double
  /// To the next line, without what the paragraph style adds.
  private(set) var spacing: Double

  /// The height of a line with some runs: the greatest ascent and the greatest descent, then multiplied
  /// and limited by the paragraph style, which moves the top of the line.
  init(of metrics: [RunMetrics], style: TextParagraphStyle) {
    let ascent = metrics.map(\.ascent).max() ?? 0
    let descent = metrics.map(\.descent).max() ?? 0
    let leading = metrics.map(\.leading).max() ?? 0
    let multiple = style.lineHeightMultiple.finite
    var height = ascent + descent + leading
    if multiple > 0 { height *= multiple }
    height = max(height, style.minimumLineHeight.finite)
    let limit = style.maximumLineHeight.finite
    if limit > 0 { height = min(height, limit) }
    total = max(height, 0)
    baseline = height - descent - leading
    spacing = metrics.map(\.spacing).max() ?? 0
  }
}
