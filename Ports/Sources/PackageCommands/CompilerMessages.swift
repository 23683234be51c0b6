/// The compiler's messages with the lines of the original sources: the compiler reads rewritten copies, and quotes these.
///
///     Card.swift:30:9: error: cannot find 'Fnt' in scope
///     30 |   @objc var font = Fnt()
///        |                    `- error: cannot find 'Fnt' in scope
struct CompilerMessages: Sendable {
  /// The file with a path in messages; nil if its source is compiled as it is.
  private let source: @Sendable (String) -> QuotedSource?
  private var sources: [String: QuotedSource?] = [:]
  /// The file that the current message is about.
  private var current: QuotedSource?
  /// The number of the last line that was quoted of it, if that is another one in the original.
  private var changedLine: Int?

  init(source: @escaping @Sendable (String) -> QuotedSource?) {
    self.source = source
  }

  /// A line of output for another one.
  ///
  /// - Parameter line: Without the line's end, perhaps with codes for colours.
  mutating func translated(_ line: String) -> String {
    let plain = line.withoutTerminalCodes
    if let place = plain.firstMatch(of: #/^(/.*?\.swift):([0-9]+):([0-9]+): /#) {
      return heading(line, path: String(place.1), line: String(place.2), column: String(place.3))
    }
    guard let current else { return line }
    if let quotation = plain.firstMatch(of: #/^ *([0-9]+) \| ?(.*)$/#) {
      changedLine = nil
      guard let number = Int(quotation.1),
        let place = current.line(quoted: quotation.2, number: number),
        let original = current.originalLine(place)
      else { return line }
      changedLine = place
      return line.gutter + original
    }
    if let changedLine, plain.contains(#/^ *\| [ |]*[`|]-/#) {
      return marker(line, in: current, at: changedLine)
    }
    return line
  }

  /// Whether a line is a warning of SwiftPM's about an option that the tool gives it, and not the user.
  static func isHidden(_ line: String) -> Bool {
    line.withoutTerminalCodes.hasPrefix("warning: \(SnapshotTestingPackage.workspaceOption) is")
  }

  private mutating func heading(
    _ text: String, path: String, line: String, column: String
  ) -> String {
    changedLine = nil
    if sources[path] == nil { sources[path] = .some(source(path)) }
    current = sources[path] ?? nil
    guard let current, let number = Int(line), let place = Int(column) else { return text }
    return text.replacing(
      "\(path):\(line):\(column):",
      with: "\(path):\(line):\(current.originalColumn(place, line: number)):", maxReplacements: 1)
  }

  /// A line with signs under places of the line above, of which the last one has a message.
  private func marker(_ line: String, in source: QuotedSource, at number: Int) -> String {
    let gutter = line.gutter
    let rest = line.dropFirst(gutter.count)
    guard let dash = rest.firstIndex(of: "-"), dash > rest.startIndex else { return line }
    let head = rest[..<dash]
    guard head.allSatisfy({ " |`".contains($0) }) else { return line }
    var result = ""
    for (index, sign) in head.enumerated() where sign != " " {
      let column = source.originalDisplayColumn(index + 1, line: number)
      if result.count > column - 1 { result.removeLast(result.count - column + 1) }
      result += String(repeating: " ", count: column - 1 - result.count) + String(sign)
    }
    return gutter + result + rest[dash...]
  }
}

extension String {
  /// The text without the codes that colour it in a terminal.
  fileprivate var withoutTerminalCodes: String {
    contains("\u{1B}") ? replacing(#/\u{1B}\[[0-9;]*[A-Za-z]/#, with: "") : self
  }

  /// The number of a line and the bar after it, with their codes.
  fileprivate var gutter: String {
    let match = firstMatch(
      of: #/^(\u{1B}\[[0-9;]*m)?( *)(\u{1B}\[[0-9;]*m)?[0-9]*( *)\|(\u{1B}\[[0-9;]*m)? ?/#)
    return match.map { String($0.0) } ?? ""
  }
}
