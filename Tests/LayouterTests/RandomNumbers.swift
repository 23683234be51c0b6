import HeadlessUIKit

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine and in every run.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
