/// A repetition of earlier bytes.
struct DeflateMatch {
  static let shortest = 3
  static let longest = 258

  /// Represents no match: one byte.
  static let none = DeflateMatch(length: 1, distance: 0)

  private let storedLength: UInt16
  private let storedDistance: UInt16

  init(length: Int, distance: Int) {
    storedLength = UInt16(truncatingIfNeeded: length)
    storedDistance = UInt16(truncatingIfNeeded: distance)
  }

  var length: Int { Int(storedLength) }
  /// From the first byte to the one that it repeats.
  var distance: Int { Int(storedDistance) }
}
