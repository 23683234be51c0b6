/// A number of some 30 decimal digits with a bound of its own rounding error.
///
/// It is the sum of two doubles, the second of which is too small to change the first (double-double
/// arithmetic). A result that cancels to less than its error is 0, so no tolerance is needed to
/// decide whether it is.
struct PreciseNumber: BitwiseCopyable {
  private(set) var high: Double
  private var low: Double
  private var error: Double

  static let zero = PreciseNumber(high: 0, low: 0, error: 0)

  /// The error that an operation adds, relative to the result: somewhat more than the worst case.
  private static let unit = 0x1p-100
  /// The number of last binary digits that are 0 in an exact number. Others are taken to be rounded,
  /// as 0.1 is, by a few operations.
  private static let spareDigits = 12
  private static let errorOfMeasured = 0x1p-50

  private init(high: Double, low: Double, error: Double) {
    self.high = high
    self.low = low
    self.error = error
  }

  /// A coefficient or a constant of a constraint.
  init(_ number: Double) {
    let isExact = number.bitPattern & (1 << UInt64(Self.spareDigits) - 1) == 0
    self.init(high: number, low: 0, error: isExact ? 0 : abs(number) * Self.errorOfMeasured)
  }

  var isZero: Bool { high == 0 }

  /// The sum of two doubles, the larger one first; 0 if it is within the error.
  @inline(__always)
  private static func make(_ large: Double, _ small: Double, error: Double) -> PreciseNumber {
    let high = large + small
    let low = small - (high - large)
    let total = error + unit * abs(high)
    guard abs(high) > total else { return PreciseNumber(high: 0, low: 0, error: total) }
    return PreciseNumber(high: high, low: low, error: total)
  }

  /// The rounding error of a product, by Veltkamp's splitting of the factors.
  @inline(__always)
  private static func restOfProduct(_ one: Double, _ other: Double, _ product: Double) -> Double {
    func half(_ number: Double) -> Double {
      let scaled = number * 0x1.0000002p27
      return scaled - (scaled - number)
    }
    let (oneHalf, otherHalf) = (half(one), half(other))
    let (oneRest, otherRest) = (one - oneHalf, other - otherHalf)
    return ((oneHalf * otherHalf - product) + oneHalf * otherRest + oneRest * otherHalf)
      + oneRest * otherRest
  }

  @inline(__always) static prefix func - (number: PreciseNumber) -> PreciseNumber {
    PreciseNumber(high: -number.high, low: -number.low, error: number.error)
  }

  @inline(__always) static func + (one: PreciseNumber, other: PreciseNumber) -> PreciseNumber {
    // Knuth's error-free sums, of the large parts and of the small ones.
    let high = one.high + other.high
    let part = high - one.high
    let highRest = (one.high - (high - part)) + (other.high - part)
    let low = one.low + other.low
    let lowPart = low - one.low
    let lowRest = (one.low - (low - lowPart)) + (other.low - lowPart)
    let sum = high + (highRest + low)
    let rest = ((highRest + low) - (sum - high)) + lowRest
    // Cancellation leaves the rounding errors of the small parts.
    let rounding = unit * (abs(one.high) + abs(other.high))
    return make(sum, rest, error: one.error + other.error + rounding)
  }

  @inline(__always) static func - (one: PreciseNumber, other: PreciseNumber) -> PreciseNumber {
    one + -other
  }

  @inline(__always) static func * (one: PreciseNumber, other: PreciseNumber) -> PreciseNumber {
    let high = one.high * other.high
    let rest = restOfProduct(one.high, other.high, high)
    let error =
      abs(one.high) * other.error + abs(other.high) * one.error + one.error * other.error
    return make(high, rest + (one.high * other.low + one.low * other.high), error: error)
  }

  /// The divisor must not be 0.
  @inline(__always) static func / (one: PreciseNumber, other: PreciseNumber) -> PreciseNumber {
    let quotient = one.high / other.high
    let product = quotient * other.high
    let rest = restOfProduct(quotient, other.high, product)
    let remainder = ((one.high - product) - rest) + one.low - quotient * other.low
    let error = (one.error + abs(quotient) * other.error) / (abs(other.high) - other.error)
    return make(quotient, remainder / other.high, error: error)
  }
}
