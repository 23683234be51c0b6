/// Whether two numbers are the same except for rounding errors: within 10⁻⁹ of the larger magnitude,
/// or of 1 if both are smaller.
public func isClose<Number: BinaryFloatingPoint>(_ one: Number, _ other: Number) -> Bool {
  abs(one - other) <= 1e-9 * max(1, abs(one), abs(other))
}
