import Foundation

/// Finds the size at which a text fits into a line.
enum ShrinkingText {
  /// A text at a size. Lengths are in points.
  struct Measure {
    var width: Double
    var available: Double
    /// By how much of its width the text may be tightened.
    var tightening: Double

    var fits: Bool { width <= available * (1 + tightening) + ShrinkingText.tolerance }
  }

  /// What the text's size is multiplied by: 1 if it fits.
  ///
  /// Letters of the system font are wider apart in small sizes, so a text that is half as large is more than half as wide:
  /// each step is taken from the width at the step before.
  ///
  /// - Parameter measure: the text at a scale; nil if there is nothing to measure.
  static func scale(
    atLeast smallest: CGFloat, measure: (_ scale: CGFloat) -> Measure?
  ) -> CGFloat {
    var scale: CGFloat = 1
    for _ in 0..<mostSteps {
      guard scale > smallest, let text = measure(scale), !text.fits else { return scale }
      scale = max(scale * CGFloat(text.available / text.width), smallest)
    }
    return scale
  }

  /// Each step leaves at most a fifth of the excess of the one before: the spacing's share of a line of narrow letters.
  private static let mostSteps = 12

  // Points: less than the eighth of a unit in which lines are compared.
  private static let tolerance = 1e-6
}
