/// Numbers without any relation to each other, so that sums of multiples of them are 0 only if all
/// multiples are.
enum GenericNumber {
  /// A number from 1 to 2, the same on every machine: by multiplicative hashing with the golden ratio.
  static func number(_ seed: UInt64) -> Double {
    var bits = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return 1 + Double(bits >> 11) * 0x1p-53
  }
}
