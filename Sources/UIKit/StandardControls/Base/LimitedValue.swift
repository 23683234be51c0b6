/// A value within limits.
///
/// The limits never cross: a smallest value above the largest one raises that, and the other way round;
/// the value follows them.
struct LimitedValue<Number: BinaryFloatingPoint & Sendable>: Equatable, Sendable {
  private(set) var value: Number
  private(set) var minimum: Number
  private(set) var maximum: Number

  /// What is not a number changes nothing.
  mutating func set(value: Number) {
    guard !value.isNaN else { return }
    self.value = min(max(value, minimum), maximum)
  }

  mutating func set(minimum: Number) {
    guard minimum.isFinite else { return }
    self.minimum = minimum
    maximum = max(maximum, minimum)
    set(value: value)
  }

  mutating func set(maximum: Number) {
    guard maximum.isFinite else { return }
    self.maximum = maximum
    minimum = min(minimum, maximum)
    set(value: value)
  }
}
