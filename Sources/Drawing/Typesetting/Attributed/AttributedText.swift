import Foundation

/// A text whose parts have different attributes.
///
/// Places in the text are offsets in UTF-16 code units, as in `NSAttributedString`.
public struct AttributedText: Sendable, Hashable {
  /// Consecutive characters with the same attributes.
  public struct Run: Sendable, Hashable {
    /// The characters, as offsets in UTF-16 code units.
    public fileprivate(set) var range: Range<Int>
    /// The attributes of all these characters.
    public fileprivate(set) var attributes: TextAttributes
  }

  /// The characters of the text.
  public let string: String
  /// In the order of the text, which they cover; at least one, which is empty for an empty text.
  public private(set) var runs: [Run]

  /// A text whose characters all have the same attributes.
  public init(_ string: String, attributes: TextAttributes = TextAttributes()) {
    self.string = string
    runs = [Run(range: 0..<string.utf16.count, attributes: attributes)]
  }

  /// A text of parts.
  ///
  /// - Parameter attributes: of a text without parts.
  public init(
    _ parts: [(string: String, attributes: TextAttributes)],
    attributes: TextAttributes = TextAttributes()
  ) {
    var string = ""
    var runs: [Run] = []
    var end = 0
    for part in parts where !part.string.isEmpty {
      string += part.string
      let start = end
      end += part.string.utf16.count
      runs.append(Run(range: start..<end, attributes: part.attributes))
    }
    self.init(
      string: string, runs: runs, attributes: parts.first?.attributes ?? attributes)
  }

  /// - Parameters:
  ///   - runs: adjoining ones that cover the string.
  ///   - attributes: of a text without runs.
  private init(string: String, runs: [Run], attributes: TextAttributes) {
    self.string = string
    self.runs = []
    for run in runs {
      if let last = self.runs.last, last.attributes == run.attributes {
        self.runs[self.runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        self.runs.append(run)
      }
    }
    if self.runs.isEmpty { self.runs = [Run(range: 0..<0, attributes: attributes)] }
  }

  /// A text with attributes that begin at some offsets.
  ///
  /// - Parameters:
  ///   - starts: in ascending order; what lies before the first, or behind the end, has the attributes
  ///     closest to it.
  ///   - attributes: of a text without starts.
  package init(
    _ string: String, starts: [(offset: Int, attributes: TextAttributes)],
    attributes: TextAttributes = TextAttributes()
  ) {
    let count = string.utf16.count
    var runs: [Run] = []
    for (index, start) in starts.enumerated() {
      let lower = index == 0 ? 0 : min(max(start.offset, 0), count)
      let upper = index + 1 < starts.count ? min(max(starts[index + 1].offset, 0), count) : count
      if lower < upper {
        runs.append(Run(range: lower..<upper, attributes: start.attributes))
      }
    }
    self.init(
      string: string, runs: runs, attributes: starts.first?.attributes ?? attributes)
  }

  /// In UTF-16 code units.
  public var length: Int { runs[runs.count - 1].range.upperBound }

  /// Whether the text has no characters.
  public var isEmpty: Bool { length == 0 }

  /// The attributes of the character at an offset; at the end and behind it, the attributes of the last character.
  public func attributes(at offset: Int) -> TextAttributes {
    runs[runIndex(at: offset)].attributes
  }

  /// The index of the run that an offset is in; the last at the end and behind it.
  func runIndex(at offset: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The text with changed attributes.
  public func mapAttributes(_ change: (inout TextAttributes) -> Void) -> AttributedText {
    let runs = runs.map { run in
      var run = run
      change(&run.attributes)
      return run
    }
    return AttributedText(string: string, runs: runs, attributes: runs[0].attributes)
  }

  /// The text up to an offset, which is moved back to the start of a character.
  public func prefix(_ end: Int) -> AttributedText {
    var (part, length) = ("", 0)
    for character in string {
      length += character.utf16.count
      guard length <= end else { break }
      part.append(character)
    }
    return AttributedText(
      part, starts: runs.map { ($0.range.lowerBound, $0.attributes) },
      attributes: runs[0].attributes)
  }

  /// The text with its fonts, and all that is measured along with letters, multiplied.
  func scaled(by factor: CGFloat) -> AttributedText {
    guard factor != 1 else { return self }
    return mapAttributes { attributes in
      attributes.font = attributes.font.withSize(attributes.font.pointSize * factor)
      attributes.kern *= factor
      attributes.baselineOffset *= factor
      attributes.outline?.width *= factor
      if let bounds = attributes.attachment?.bounds {
        attributes.attachment?.bounds = CGRect(
          x: bounds.minX * factor, y: bounds.minY * factor, width: bounds.width * factor,
          height: bounds.height * factor)
      }
    }
  }
}
