/// The value of a slider within its limits, and its position between them.
struct SliderRange: Equatable {
  var limited = LimitedValue<Float>(value: 0, minimum: 0, maximum: 1)

  var value: Float { limited.value }
  var minimum: Float { limited.minimum }
  var maximum: Float { limited.maximum }

  /// 0 at the smallest value, 1 at the largest; 0 if they are equal.
  var fraction: CGFloat { fraction(of: value) }

  func fraction(of value: Float) -> CGFloat {
    // The difference of doubles cannot overflow.
    let length = CGFloat(maximum) - CGFloat(minimum)
    guard length > 0 else { return 0 }
    return max(0, min(1, (CGFloat(value) - CGFloat(minimum)) / length))
  }

  func value(at fraction: CGFloat) -> Float {
    let fraction = max(0, min(1, fraction))
    return Float(CGFloat(minimum) + (CGFloat(maximum) - CGFloat(minimum)) * fraction)
  }
}
