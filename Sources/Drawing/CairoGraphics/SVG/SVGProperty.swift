import XMLReading

/// A property of an element: an attribute, or a declaration of its `style` or of a style sheet.
struct SVGProperty {
  var name: String
  var value: String
  /// The start of the value.
  var place: XMLPlace

  var invalid: XMLError { invalid("'\(value)' is not understood") }

  func invalid(_ reason: String) -> XMLError { XMLError(at: place, "\(name): \(reason)") }

  /// Parses the value; errors name the place in the file.
  func reading<Value>(
    _ body: (String) throws(SVGPathError) -> Value
  ) throws(XMLError) -> Value {
    do {
      return try body(value)
    } catch {
      let offset = value.prefix(error.position - 1).utf8.count
      throw XMLError(
        at: XMLPlace(offset: place.offset + offset),
        "\(name): expected \(error.expected), found \(error.found)")
    }
  }

  /// A number without a unit.
  func number() throws(XMLError) -> Double {
    try reading { text throws(SVGPathError) in
      var scanner = SVGScanner(text)
      scanner.skipWhitespace()
      let number = try scanner.number()
      scanner.skipWhitespace()
      guard scanner.isAtEnd else { throw scanner.unexpected("nothing more") }
      return number
    }
  }

  /// A fraction from 0 to 1, as a number or in percent.
  func part() throws(XMLError) -> Double {
    let part = try reading { text throws(SVGPathError) in
      var scanner = SVGScanner(text)
      scanner.skipWhitespace()
      let number = try scanner.number()
      let isPercent = scanner.skip(UInt8(ascii: "%"))
      scanner.skipWhitespace()
      guard scanner.isAtEnd else { throw scanner.unexpected("nothing more") }
      return isPercent ? number / 100 : number
    }
    return min(max(part, 0), 1)
  }

  /// A length in user units; absolute units are converted to them (CSS Values 4, section 6.2).
  func length(_ units: SVGUnits = SVGUnits(), along axis: SVGUnits.Axis = .x) throws(XMLError)
    -> Double
  {
    let lengths = try lengths(units, along: axis)
    guard lengths.count == 1 else { throw invalid }
    return lengths[0]
  }

  func positiveLength(
    _ units: SVGUnits = SVGUnits(), along axis: SVGUnits.Axis = .x
  ) throws(XMLError) -> Double {
    let length = try length(units, along: axis)
    guard length >= 0 else { throw invalid("a negative length is not possible") }
    return length
  }

  /// Lengths with white space or commas between them.
  func lengths(
    _ units: SVGUnits = SVGUnits(), along axis: SVGUnits.Axis = .x
  ) throws(XMLError) -> [Double] {
    try reading { text throws(SVGPathError) in
      var scanner = SVGScanner(text)
      var lengths: [Double] = []
      scanner.skipWhitespace()
      while !scanner.isAtEnd {
        let number = try scanner.number()
        let atUnit = scanner
        let word = scanner.word()
        let isPercent = word.isEmpty && scanner.skip(UInt8(ascii: "%"))
        guard let factor = units.length(of: isPercent ? "%" : word, along: axis),
          scanner.next != UInt8(ascii: "%"), (number * factor).isFinite
        else { throw atUnit.unexpected(units.expected) }
        lengths.append(number * factor)
        scanner.skipSeparator()
      }
      return lengths
    }
  }

  /// Pairs of coordinates.
  func points() throws(XMLError) -> [Point] {
    let numbers = try lengths()
    guard numbers.count.isMultiple(of: 2) else { throw invalid("a last y coordinate is missing") }
    return stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
  }

  /// One of some words.
  func choice<Value>(_ values: [String: Value]) throws(XMLError) -> Value {
    guard let value = values[self.value] else { throw invalid }
    return value
  }

  /// The identifier in `url(#id)`, and the text behind it; nil for another value.
  func reference() throws(XMLError) -> (id: String, rest: String)? {
    guard value.hasPrefix("url(") else { return nil }
    guard let end = value.firstIndex(of: ")") else { throw invalid }
    var target = value[..<end].dropFirst(4).drop(while: \.isWhitespace)
    while target.last?.isWhitespace == true { target.removeLast() }
    if let quote = target.first, "\"'".contains(quote), target.count > 1, target.last == quote {
      target = target.dropFirst().dropLast()
    }
    guard target.first == "#" else {
      throw invalid("'\(target)' is not in this file; only elements of it, such as '#a', are used")
    }
    let rest = value[value.index(after: end)...].drop(while: \.isWhitespace)
    return (String(target.dropFirst()), String(rest))
  }
}
