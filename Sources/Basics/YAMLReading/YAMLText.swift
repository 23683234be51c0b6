import FileAccess
import Foundation

/// The text of a YAML or JSON file.
package enum YAMLText {
  /// The maximum size of a file. A scene of a thousand views has some hundred kilobytes.
  package static let byteLimit = 8 << 20

  /// The bytes of a file.
  ///
  /// - Throws: a `Diagnostic` if the file cannot be read, is not a file, or is too large.
  package static func read(file: String, shownAs path: String) throws(Diagnostic) -> [UInt8] {
    do {
      return try RegularFile.read(file, limit: byteLimit)
    } catch {
      let message =
        switch error {
        case .missing: "no such file"
        case .notRegular: "expected a file, found something else"
        case .tooLarge(let size): "the file has \(size) bytes; at most \(byteLimit) are read"
        case .unreadable: "the file cannot be read: check its permissions"
        }
      throw Diagnostic(path: path, message: message)
    }
  }

  /// Checks that bytes are UTF-8, and drops a byte order mark.
  package static func decode(_ bytes: [UInt8], path: String) throws(Diagnostic) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Diagnostic(
        path: path, position: .start, message: "the file is UTF-16: save it as UTF-8")
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if String(validating: text, as: UTF8.self) == nil, let position = firstInvalid(text) {
      throw Diagnostic(
        path: path, position: position,
        message: "the file is not UTF-8 from here on: save it as UTF-8")
    }
    return path.hasSuffix(".json") ? joiningSurrogates(text) : text
  }

  private static func firstInvalid(_ text: [UInt8]) -> SourcePosition? {
    var position = SourcePosition.start
    var decoder = UTF8()
    var bytes = text.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .emptyInput: return nil
      case .error: return position
      case .scalarValue("\n"): position = SourcePosition(line: position.line + 1, column: 1)
      case .scalarValue: position.column += 1
      }
    }
  }

  /// Converts JSON's `\uD83D\uDE00` to YAML's `\U0001F600`, since YAML has no surrogate pairs.
  private static func joiningSurrogates(_ text: [UInt8]) -> [UInt8] {
    let pair = /\\u[dD]([89abAB][0-9a-fA-F]{2})\\u[dD]([c-fC-F][0-9a-fA-F]{2})/
    let string = String(decoding: text, as: UTF8.self)
    guard string.contains("\\u") else { return text }
    return Array(
      string.replacing(pair) { match in
        let isEscaped =
          match.range.lowerBound > string.startIndex
          && string[..<match.range.lowerBound].reversed().prefix { $0 == "\\" }.count % 2 == 1
        let high = (UInt32(match.1, radix: 16) ?? 0) & 0x3FF
        let low = (UInt32(match.2, radix: 16) ?? 0) & 0x3FF
        let digits = String(0x10000 + high << 10 + low, radix: 16)
        return isEscaped
          ? String(match.0)
          : "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }.utf8)
  }
}
