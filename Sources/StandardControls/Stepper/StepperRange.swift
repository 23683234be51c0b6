/// The value of a stepper within its limits.
struct StepperRange: Equatable {
  private(set) var value: Double = 0
  private(set) var minimum: Double = 0
  private(set) var maximum: Double = 100
  private(set) var step: Double = 1
  /// Whether a step beyond a limit goes to the other one.
  var wraps = false

  /// What is not a number changes nothing.
  mutating func set(value: Double) {
    guard !value.isNaN else { return }
    self.value = min(max(value, minimum), maximum)
  }

  /// A smallest value above the largest one raises that. UIKit raises an exception.
  mutating func set(minimum: Double) {
    guard minimum.isFinite else { return }
    self.minimum = minimum
    maximum = max(maximum, minimum)
    set(value: value)
  }

  mutating func set(maximum: Double) {
    guard maximum.isFinite else { return }
    self.maximum = maximum
    minimum = min(minimum, maximum)
    set(value: value)
  }

  /// A step that is not positive changes nothing. UIKit raises an exception.
  mutating func set(step: Double) {
    if step > 0, step.isFinite { self.step = step }
  }

  /// Whether a step changes the value.
  func canTake(_ half: StepperHalf) -> Bool {
    if wraps { return maximum > minimum }
    return half == .increment ? value < maximum : value > minimum
  }

  /// Takes a step; one beyond a limit ends at it, or wraps.
  mutating func take(_ half: StepperHalf) {
    switch half {
    case .increment:
      let next = value + step
      value = next <= maximum ? next : wraps ? minimum : maximum
    case .decrement:
      let next = value - step
      value = next >= minimum ? next : wraps ? maximum : minimum
    }
  }
}
