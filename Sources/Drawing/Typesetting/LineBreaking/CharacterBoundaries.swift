/// The character boundaries (extended grapheme clusters) of a paragraph, the only places where lines
/// and truncations may cut it.
struct CharacterBoundaries: Sendable {
  /// The scalar offsets at which characters start, ascending, and the count of scalars; `nil` if
  /// every scalar is a character.
  private let starts: [Int]?
  private let scalarCount: Int

  /// - Parameters:
  ///   - text: a paragraph.
  ///   - scalars: the same paragraph's Unicode scalar values.
  init(of text: Substring, scalars: [UInt32]) {
    scalarCount = scalars.count
    guard !scalars.allSatisfy(CharacterBoundaries.isCharacterByItself) else {
      starts = nil
      return
    }
    var starts = [0]
    for character in text {
      starts.append(starts[starts.count - 1] + character.unicodeScalars.count)
    }
    self.starts = starts
  }

  /// The number of characters.
  var count: Int { starts.map { $0.count - 1 } ?? scalarCount }

  /// The scalar offset of the start of a character; for ``count``, the end of the text.
  func start(ofCharacter index: Int) -> Int { starts?[index] ?? index }

  /// The character that a scalar is in; ``count`` for the end of the text.
  func character(at scalar: Int) -> Int {
    guard let starts else { return scalar }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The scalar offsets of the characters in a part of the paragraph that begins and ends at
  /// boundaries.
  func characters(in part: Range<Int>) -> [Range<Int>] {
    (character(at: part.lowerBound)..<character(at: part.upperBound)).map {
      start(ofCharacter: $0)..<start(ofCharacter: $0 + 1)
    }
  }

  /// The start of the character after the one at a scalar; `nil` at the end of the text.
  func next(after scalar: Int) -> Int? {
    let next = character(at: scalar) + 1
    return next < count ? start(ofCharacter: next) : nil
  }

  /// Whether a character starts at the scalar, or the text ends there.
  func isBoundary(_ scalar: Int) -> Bool {
    starts == nil || start(ofCharacter: character(at: scalar)) == scalar
  }

  /// Whether the scalar is always a character by itself among such scalars: Latin without combining
  /// marks; kana, kanji and their punctuation without combining marks.
  private static func isCharacterByItself(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0D: false
    case 0...0xA8, 0xAA...0xAC, 0xAF...0x2FF: true
    case 0x2010...0x2027, 0x3000...0x3029, 0x3031...0x303C, 0x3041...0x3096: true
    case 0x309B...0x3296, 0x3400...0xA48C, 0xFF01...0xFF9D: true
    default: false
    }
  }
}
