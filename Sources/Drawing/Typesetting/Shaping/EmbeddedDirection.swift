/// A direction that characters of a paragraph are embedded in, by the rules X2 to X7 of UAX #9.
public struct EmbeddedDirection: Sendable, Hashable {
  /// Whether the part runs from right to left in the text around it.
  public var isRightToLeft: Bool
  /// Whether the characters have that direction, too, whatever their own is.
  public var overridesCharacters: Bool

  /// Creates a direction; characters keep their own one by default.
  public init(isRightToLeft: Bool, overridesCharacters: Bool = false) {
    self.isRightToLeft = isRightToLeft
    self.overridesCharacters = overridesCharacters
  }

  /// LRE, RLE, LRO or RLO.
  fileprivate var control: UInt32 {
    switch (isRightToLeft, overridesCharacters) {
    case (false, false): 0x202A
    case (true, false): 0x202B
    case (false, true): 0x202D
    case (true, true): 0x202E
    }
  }
}

/// The directions, the outermost first, that a part of a paragraph is embedded in. It begins at a scalar
/// and ends where the next one begins.
package struct DirectionSpan: Sendable, Hashable {
  var start: Int
  var directions: [EmbeddedDirection]
}

/// Writes embeddings as the controls that FriBidi reads. They are in no text that is shaped.
enum EmbeddingMarks {
  /// UAX #9 ignores deeper ones.
  private static let deepest = 125
  private static let popDirectionalFormatting: UInt32 = 0x202C

  /// The scalars with the controls, and the place of each scalar among them.
  ///
  /// What two neighbouring spans have in common from the outermost direction on is one embedding.
  static func adding(
    _ spans: [DirectionSpan], to scalars: [UInt32]
  ) -> (scalars: [UInt32], places: [Int]) {
    var result: [UInt32] = []
    var places: [Int] = []
    var open: ArraySlice<EmbeddedDirection> = []
    var next = 0
    func change(to directions: ArraySlice<EmbeddedDirection>) {
      let common = zip(open, directions).prefix { $0 == $1 }.count
      for _ in common..<open.count { result.append(popDirectionalFormatting) }
      for direction in directions.dropFirst(common) { result.append(direction.control) }
      open = directions
    }
    for (index, scalar) in scalars.enumerated() {
      while next < spans.count, spans[next].start <= index {
        change(to: spans[next].directions.prefix(deepest))
        next += 1
      }
      places.append(result.count)
      result.append(scalar)
    }
    change(to: [])
    return (result, places)
  }
}
