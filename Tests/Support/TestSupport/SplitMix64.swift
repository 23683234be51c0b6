/// Pseudorandom numbers that are the same in every run: SplitMix64 (Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators", OOPSLA 2014; constants as in Vigna's public-domain
/// reference `splitmix64.c`).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// An integer from 0 to below a limit, by the remainder of a division: the same with every standard
  /// library, whose `random(in:using:)` may draw otherwise one day.
  public mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// An integer in a range, as ``next(below:)``.
  public mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(below: range.count)
  }
}
