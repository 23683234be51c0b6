import ViewTree

/// Compares the attributes that the characters of a text have.
struct TextRunChanges {
  /// Characters with the same attributes before, and the same after.
  private struct Segment {
    /// Counted from 0.
    var characters: Range<Int>
    var old: [String: PropertyValue]
    var new: [String: PropertyValue]
  }

  private let parts: [String: PropertyKind.Part]
  private let segments: [Segment]
  private let characterCount: Int
  private let text: String
  /// How many runs there are, where they cannot be compared.
  private let counts: (old: Int, new: Int)?

  /// - Parameters:
  ///   - old: the runs of the text before.
  ///   - new: the runs after.
  ///   - parts: the keys of runs.
  init(from old: [PropertyValue], to new: [PropertyValue], parts: [String: PropertyKind.Part]) {
    let (before, after) = (old.map(TextRun.init), new.map(TextRun.init))
    self.parts = parts
    text = after.map(\.text).joined()
    characterCount = after.reduce(0) { $0 + $1.count }
    if before.map(\.text).joined() == text {
      segments = Self.segments(before, after)
      counts = nil
    } else if before.count == after.count {
      var end = 0
      segments = zip(before, after).map { one, other in
        let start = end
        end += other.count
        return Segment(characters: start..<end, old: one.attributes, new: other.attributes)
      }
      counts = nil
    } else {
      segments = []
      counts = (before.count, after.count)
    }
  }

  /// The segments between the ends of the runs of two equal texts.
  private static func segments(_ old: [TextRun], _ new: [TextRun]) -> [Segment] {
    var segments: [Segment] = []
    var (first, second) = (0, 0)
    var (firstEnd, secondEnd) = (old.first?.count ?? 0, new.first?.count ?? 0)
    var start = 0
    while first < old.count, second < new.count {
      let end = min(firstEnd, secondEnd)
      if end > start {
        segments.append(
          Segment(
            characters: start..<end, old: old[first].attributes, new: new[second].attributes))
      }
      start = end
      if firstEnd == end {
        first += 1
        if first < old.count { firstEnd += old[first].count }
      }
      if secondEnd == end {
        second += 1
        if second < new.count { secondEnd += new[second].count }
      }
    }
    return segments
  }

  /// The changes, attribute by attribute in the order of their names, and from the start of the text to
  /// its end.
  ///
  /// - Parameter compare: the changes between two values of an attribute.
  func changes(
    _ compare: (_ key: String, PropertyKind.Part?, PropertyValue?, PropertyValue?) ->
      [PropertyChange]
  ) -> [PropertyChange] {
    if let counts {
      return [
        PropertyChange(
          title: "number of text runs", name: "attributedText", old: .number(Double(counts.old)),
          new: .number(Double(counts.new)), form: .other, unit: "")
      ]
    }
    let keys = segments.reduce(into: Set<String>()) { keys, segment in
      keys.formUnion(segment.old.keys)
      keys.formUnion(segment.new.keys)
    }
    return keys.sorted().flatMap { key in
      groups(of: key).flatMap { group in
        compare(key, parts[key], group.old, group.new).map { change in
          var change = change
          change.place = place(of: group.characters)
          return change
        }
      }
    }
  }

  /// Neighbouring characters of which an attribute changed alike.
  private func groups(
    of key: String
  ) -> [(characters: Range<Int>, old: PropertyValue?, new: PropertyValue?)] {
    var groups: [(characters: Range<Int>, old: PropertyValue?, new: PropertyValue?)] = []
    for segment in segments where segment.old[key] != segment.new[key] {
      let (old, new) = (segment.old[key], segment.new[key])
      if let last = groups.last, last.characters.upperBound == segment.characters.lowerBound,
        last.old == old, last.new == new
      {
        groups[groups.count - 1].characters =
          last.characters.lowerBound..<segment.characters.upperBound
      } else {
        groups.append((segment.characters, old, new))
      }
    }
    return groups
  }

  /// The most characters that are quoted.
  private static let quotedCount = 24

  /// The characters in words; empty for the whole text.
  private func place(of characters: Range<Int>) -> String {
    if characters == 0..<characterCount { return "" }
    let numbers =
      characters.count == 1
      ? "character \(characters.upperBound)"
      : "characters \(characters.lowerBound + 1)–\(characters.upperBound)"
    guard characters.count <= Self.quotedCount, characters.upperBound <= text.count else {
      return " of \(numbers)"
    }
    let excerpt = text.dropFirst(characters.lowerBound).prefix(characters.count)
    return " of \(Wording.quoted(String(excerpt))) (\(numbers))"
  }
}

/// A run of a text as a view tree has it.
private struct TextRun {
  /// An image counts as one character.
  var text = "\u{FFFC}"
  var attributes: [String: PropertyValue] = [:]

  var count: Int { text.count }

  init(_ value: PropertyValue) {
    guard case .map(var parts) = value else { return }
    if case .string(let text)? = parts["text"] { self.text = text }
    parts["text"] = nil
    attributes = parts
  }
}
