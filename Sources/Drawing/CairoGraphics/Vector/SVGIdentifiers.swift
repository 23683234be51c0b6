/// Renumbers the identifiers of an SVG document.
///
/// cairo counts surfaces from the start of the process and writes the count into identifiers, but
/// equal drawings must give equal files.
enum SVGIdentifiers {
  /// The document with identifiers such as `surface17` numbered in the order of their appearance, in
  /// attributes `id="…"` and references `#…`.
  static func renumbered(_ document: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var numbers: [[UInt8]: Int] = [:]
    var index = 0
    while index < document.count {
      let start = identifierStart(in: document, at: index)
      guard let start else {
        result.append(document[index])
        index += 1
        continue
      }
      result.append(contentsOf: document[index..<start])
      var end = start
      while end < document.count, isLetterOrDigit(document[end]) { end += 1 }
      let name = Array(document[start..<end])
      let letters = name.prefix { !isDigit($0) }
      let isNumbered = letters.count < name.count && name[letters.count...].allSatisfy(isDigit)
      if isNumbered {
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        result.append(contentsOf: letters)
        result.append(contentsOf: "\(number)".utf8)
      } else {
        result.append(contentsOf: name)
      }
      index = end
    }
    return result
  }

  /// The texts before an identifier.
  private static let prefixes = [" id=\"", "\"#", "url(#"].map { Array($0.utf8) }

  /// The start of an identifier if one of the prefixes is at an index.
  private static func identifierStart(in document: [UInt8], at index: Int) -> Int? {
    for prefix in prefixes
    where document[index] == prefix[0] && document[index...].starts(with: prefix) {
      return index + prefix.count
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
