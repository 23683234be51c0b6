/// The value of a stepper within its limits, and its steps. UIKit raises exceptions for limits that
/// cross.
struct StepperRange: Equatable {
  var limited = LimitedValue<Double>(value: 0, minimum: 0, maximum: 100)
  private(set) var step: Double = 1
  /// Whether a step beyond a limit continues at the other limit.
  var wraps = false

  var value: Double { limited.value }
  var minimum: Double { limited.minimum }
  var maximum: Double { limited.maximum }

  /// Sets the step; values that are not positive are ignored, where UIKit raises an exception.
  mutating func set(step: Double) {
    if step > 0, step.isFinite { self.step = step }
  }

  /// Whether a step changes the value.
  func canTake(_ half: StepperHalf) -> Bool {
    if wraps { return maximum > minimum }
    return half == .increment ? value < maximum : value > minimum
  }

  /// Takes a step; a step beyond a limit ends at the limit, or wraps.
  mutating func take(_ half: StepperHalf) {
    switch half {
    case .increment:
      let next = value + step
      limited.set(value: next <= maximum ? next : wraps ? minimum : maximum)
    case .decrement:
      let next = value - step
      limited.set(value: next >= minimum ? next : wraps ? maximum : minimum)
    }
  }
}
