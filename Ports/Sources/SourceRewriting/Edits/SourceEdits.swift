/// Replacements in a text, which keep the number of its lines.
struct SourceEdits {
  struct Edit {
    /// Offsets in UTF-8.
    var range: Range<Int>
    var replacement: String
    var rule: String
  }

  private(set) var edits: [Edit] = []

  mutating func replace(_ range: Range<Int>, with replacement: String, rule: String) {
    edits.append(Edit(range: range, replacement: replacement, rule: rule))
  }

  /// The edits in the order of the text; of two that overlap, the one that was made first.
  private var applicable: [Edit] {
    var result: [Edit] = []
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted {
      if let last = result.last, edit.range.lowerBound < last.range.upperBound { continue }
      result.append(edit)
    }
    return result
  }

  /// The text with the replacements, and a description of them.
  func apply(to source: [UInt8], lines: LineTable) -> (text: String, rewritings: [Rewriting]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + source.count / 8)
    var rewritings: [Rewriting] = []
    var position = 0
    for edit in applicable {
      bytes += source[position..<edit.range.lowerBound]
      let original = source[edit.range]
      bytes += Self.padded(edit.replacement, over: original).utf8
      position = edit.range.upperBound
      rewritings.append(
        Rewriting(
          place: lines.place(at: edit.range.lowerBound), rule: edit.rule,
          original: String(decoding: original, as: UTF8.self), replacement: edit.replacement))
    }
    bytes += source[position...]
    return (String(decoding: bytes, as: UTF8.self), rewritings)
  }

  /// A replacement with as many line ends as what it replaces: before its closing parenthesis, so
  /// that what follows still continues the expression.
  private static func padded(_ replacement: String, over original: ArraySlice<UInt8>) -> String {
    let count = original.count { $0 == UInt8(ascii: "\n") }
    guard count > 0 else { return replacement }
    let ends = String(repeating: "\n", count: count)
    return replacement.hasSuffix(")") ? replacement.dropLast() + ends + ")" : replacement + ends
  }
}

/// Where the lines of a text begin.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  func place(at offset: Int) -> SourcePlace {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePlace(line: low + 1, column: offset - starts[low] + 1)
  }
}
