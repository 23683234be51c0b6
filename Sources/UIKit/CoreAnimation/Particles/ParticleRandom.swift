/// The random numbers of one particle. They follow from the seed of its emitter and from its number, so that
/// a picture shows the same particles whenever it is drawn.
struct ParticleRandom {
  private var state: UInt64

  /// - Parameters:
  ///   - seed: of the emitter layer.
  ///   - path: the numbers of the cell and of the particle, after the numbers of the particle that emits it.
  init(seed: UInt32, path: [Int]) {
    state = UInt64(seed)
    for number in path {
      state = Self.mixed(state &+ 0x9E37_79B9_7F4A_7C15) ^ UInt64(bitPattern: Int64(number))
    }
  }

  /// From 0 up to 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Double(Self.mixed(state) >> 11) / 9_007_199_254_740_992
  }

  /// From -1 up to 1.
  mutating func signed() -> Double { 2 * unit() - 1 }

  /// The output function of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
