import HeadlessUIKit
import TestSupport

extension SplitMix64 {
  /// A length in quarters of a point, so that sums are exact.
  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &self)) / 4
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  mutating func insets(upTo most: Int) -> UIEdgeInsets {
    UIEdgeInsets(
      top: length(0...most), left: length(0...most), bottom: length(0...most),
      right: length(0...most))
  }

  /// Views at places that no layout gives them, some of them hidden.
  mutating func views(upTo most: Int) -> [UIView] {
    (0..<Int.random(in: 0...most, using: &self)).map { _ in
      let view = UIView(
        frame: CGRect(x: -7, y: -9, width: length(0...90), height: length(0...60)))
      view.isHidden = chance(0.2)
      return view
    }
  }
}
