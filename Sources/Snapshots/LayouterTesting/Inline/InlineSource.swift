import Foundation

/// A source text, and the expected texts that are written into it.
///
/// Calls know the places that they had when they were compiled, so that each text is placed in the original, whatever
/// was written before.
struct InlineSource {
  /// As it was compiled, UTF-8.
  let original: [UInt8]
  /// By the places in the original.
  private var edits: [Int: Edit] = [:]

  private struct Edit {
    var range: Range<Int>
    var text: String
    /// The bytes for the range.
    var bytes: [UInt8]
  }

  init(_ original: [UInt8]) { self.original = original }

  /// Writes the expected text of a call.
  ///
  /// - Parameter isNew: Whether the call had none when it was compiled; nil if that is not known.
  /// - Returns: The line of the call in the new text.
  @discardableResult
  mutating func write(
    _ text: String, line: UInt, column: UInt, isNew: Bool? = nil
  ) throws(InlineRecordingError) -> Int {
    let call: InlineCall
    do {
      call = try InlineCall(line: line, column: column, in: original)
    } catch {
      throw .call(error)
    }
    // Otherwise it is another call, which an edit since has moved here.
    if let isNew, isNew != call.closure.isEmpty { throw .call(.missing) }
    if let earlier = edits[call.closure.lowerBound], earlier.text != text { throw .otherText }
    var closure = InlineText(text)
    closure.indentation = call.indentation
    closure.unit = call.indentation.contains("\t") ? "\t" : unit
    if original.firstRange(of: "\r\n".utf8) != nil { closure.lineEnd = "\r\n" }
    edits[call.closure.lowerBound] = Edit(
      range: call.closure, text: text,
      bytes: Array(((call.closure.isEmpty ? " " : "") + closure.closure).utf8))
    let before = edits.values.filter { $0.range.lowerBound < call.closure.lowerBound }
    return Int(line) + before.reduce(0) { $0 + $1.bytes.lineCount - original[$1.range].lineCount }
  }

  /// The text with all that was written.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= place {
      result += original[place..<edit.range.lowerBound] + edit.bytes
      place = edit.range.upperBound
    }
    return result + original[place...]
  }

  /// By how many blanks the file's lines are indented: the fewest of a line; two or more, as a comment's may have one.
  private var unit: String {
    let counts = original.split(separator: UInt8(ascii: "\n")).map { line in
      line.prefix { $0 == UInt8(ascii: " ") }.count
    }
    return String(repeating: " ", count: counts.filter { (2...8).contains($0) }.min() ?? 2)
  }
}

extension Collection<UInt8> {
  fileprivate var lineCount: Int { reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }
}
