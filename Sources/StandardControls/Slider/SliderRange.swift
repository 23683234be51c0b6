/// The value of a slider within its limits.
///
/// As in UIKit the limits never cross: a smallest value above the largest one raises that, and the
/// other way round; the value follows them.
struct SliderRange: Equatable {
  private(set) var value: Float = 0
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1

  /// What is not a number changes nothing.
  mutating func set(value: Float) {
    guard !value.isNaN else { return }
    self.value = min(max(value, minimum), maximum)
  }

  mutating func set(minimum: Float) {
    guard minimum.isFinite else { return }
    self.minimum = minimum
    maximum = max(maximum, minimum)
    set(value: value)
  }

  mutating func set(maximum: Float) {
    guard maximum.isFinite else { return }
    self.maximum = maximum
    minimum = min(minimum, maximum)
    set(value: value)
  }

  /// 0 at the smallest value, 1 at the largest; 0 if there is only one.
  var fraction: CGFloat { fraction(of: value) }

  func fraction(of value: Float) -> CGFloat {
    // Doubles, whose difference cannot overflow.
    let length = CGFloat(maximum) - CGFloat(minimum)
    guard length > 0 else { return 0 }
    return max(0, min(1, (CGFloat(value) - CGFloat(minimum)) / length))
  }

  func value(at fraction: CGFloat) -> Float {
    let fraction = max(0, min(1, fraction))
    return Float(CGFloat(minimum) + (CGFloat(maximum) - CGFloat(minimum)) * fraction)
  }
}
