/// A value within limits.
///
/// The limits never cross: raising the minimum above the maximum raises the maximum as well, and
/// lowering the maximum lowers the minimum; the value is clamped.
struct LimitedValue<Number: BinaryFloatingPoint & Sendable>: Equatable, Sendable {
  private(set) var value: Number
  private(set) var minimum: Number
  private(set) var maximum: Number

  /// Sets the value, clamped to the limits; NaN is ignored.
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
