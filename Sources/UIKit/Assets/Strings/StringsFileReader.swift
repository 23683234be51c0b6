import Foundation
import Messages

/// Reads `.strings` files: `"key" = "value";` with comments, in UTF-8 or UTF-16.
///
/// Source of the format: Apple's "Resource Programming Guide", "String Resources", and the old-style
/// property lists of OpenStep.
struct StringsFileReader {
  private let path: String
  private let scalars: [Unicode.Scalar]
  private var index = 0

  static func read(
    _ bytes: [UInt8], shownAs path: String
  ) throws(AssetError) -> [String: LocalizedEntry] {
    // A property list as XML or binary is what Xcode makes of such files.
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
      return try PropertyListStrings.read(bytes, shownAs: path)
    }
    var reader = StringsFileReader(path: path, scalars: Array(try text(bytes, path).unicodeScalars))
    return try reader.entries()
  }

  private static func text(_ bytes: [UInt8], _ path: String) throws(AssetError) -> String {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    // Files without a mark: a zero byte next to the first character.
    let isLittle =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.count > 1 && bytes[1] == 0 && bytes[0] != 0
    let isBigWithoutMark = bytes.count > 1 && bytes[0] == 0
    if isBig || isLittle || isBigWithoutMark {
      guard bytes.count % 2 == 0 else {
        throw AssetError(path: path, message: "the UTF-16 of the file is cut off")
      }
      var units: [UInt16] = []
      for offset in stride(from: 0, to: bytes.count, by: 2) {
        let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
        units.append(isLittle ? second << 8 | first : first << 8 | second)
      }
      guard let text = String(validating: units, as: UTF16.self) else {
        throw AssetError(path: path, message: "the file is not UTF-16: save it as UTF-8")
      }
      return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw AssetError(
        path: path, message: "the file is neither UTF-8 nor UTF-16: save it as UTF-8")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func error(at offset: Int, _ message: String) -> AssetError {
    var place = TextPlace(line: 1, column: 1)
    for scalar in scalars.prefix(offset) {
      if scalar == "\n" {
        place = TextPlace(line: place.line + 1, column: 1)
      } else {
        place.column += 1
      }
    }
    return AssetError(path: path, place: place, message: message)
  }

  private var found: String {
    guard let next else { return "the end of the file" }
    return next.value < 0x20 ? "a control character" : "'\(Character(next))'"
  }

  private mutating func entries() throws(AssetError) -> [String: LocalizedEntry] {
    var entries: [String: LocalizedEntry] = [:]
    try skipSpace()
    while next != nil {
      let start = index
      let key = try string("a key in double quotes")
      try skipSpace()
      var value = key
      if next == "=" {
        index += 1
        try skipSpace()
        value = try string("a text in double quotes")
        try skipSpace()
      }
      guard next == ";" else {
        throw error(
          at: index, "expected ';' behind the text of '\(key.prefix(40))', found \(found)")
      }
      index += 1
      guard entries.updateValue(LocalizedEntry(.text(value)), forKey: key) == nil else {
        throw error(at: start, "the key '\(key.prefix(40))' occurs twice")
      }
      try skipSpace()
    }
    return entries
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(AssetError) {
    while let next {
      if next.properties.isWhitespace {
        index += 1
      } else if next == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while index < scalars.count, scalars[index] != "\n" { index += 1 }
      } else if next == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        let start = index
        index += 2
        while index + 1 < scalars.count, scalars[index] != "*" || scalars[index + 1] != "/" {
          index += 1
        }
        guard index + 1 < scalars.count else {
          throw error(at: start, "the comment does not end: expected '*/'")
        }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func string(_ expected: String) throws(AssetError) -> String {
    guard let quote = next else { throw error(at: index, "expected \(expected), found \(found)") }
    var result = String.UnicodeScalarView()
    guard quote == "\"" || quote == "'" else {
      // A word without quotes, as in old-style property lists.
      while let next, next.isWord {
        result.append(next)
        index += 1
      }
      guard !result.isEmpty else { throw error(at: index, "expected \(expected), found \(found)") }
      return String(result)
    }
    let start = index
    index += 1
    while let next {
      index += 1
      if next == quote { return String(result) }
      if next == "\\" { try escape(into: &result) } else { result.append(next) }
    }
    throw error(at: start, "the text does not end: expected '\(quote)'")
  }

  private mutating func escape(into result: inout String.UnicodeScalarView) throws(AssetError) {
    guard let letter = next else { return }
    index += 1
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "n": "\n", "r": "\r", "t": "\t", "a": "\u{7}", "b": "\u{8}", "f": "\u{C}", "v": "\u{B}",
      "0": "\0",
    ]
    guard letter == "U" || letter == "u" else {
      result.append(plain[letter] ?? letter)
      return
    }
    let start = index - 2
    guard let high = hexadecimal() else {
      throw error(at: start, "expected four hexadecimal digits behind '\\\(letter)'")
    }
    if UTF16.isLeadSurrogate(high), index + 1 < scalars.count, scalars[index] == "\\",
      ["U", "u"].contains(scalars[index + 1])
    {
      index += 2
      if let low = hexadecimal(), UTF16.isTrailSurrogate(low),
        let scalar = Unicode.Scalar(
          0x10000 + ((UInt32(high) & 0x3FF) << 10) + (UInt32(low) & 0x3FF))
      {
        result.append(scalar)
        return
      }
    }
    guard let scalar = Unicode.Scalar(high) else {
      throw error(at: start, "a surrogate without its other half")
    }
    result.append(scalar)
  }

  private mutating func hexadecimal() -> UInt16? {
    guard index + 4 <= scalars.count else { return nil }
    let digits = scalars[index..<index + 4]
    guard digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else { return nil }
    index += 4
    return UInt16(digits.map { String($0) }.joined(), radix: 16)
  }
}

extension Unicode.Scalar {
  /// Whether it may be in a word without quotes.
  fileprivate var isWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", ":", ".", "-", "/": true
    default: false
    }
  }
}
