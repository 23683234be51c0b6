/// A property of an element, from an attribute or from its `style`.
struct SVGProperty {
  var name: String
  var value: String
  /// The start of the value.
  var place: XMLPlace

  /// The properties of an element; the properties of its `style` are last, since they take
  /// precedence.
  static func all(of element: XMLElement) -> [SVGProperty] {
    let attributes = element.attributes.map {
      SVGProperty(name: $0.name, value: $0.value, place: $0.place)
    }
    return attributes + (element.attribute("style").map(declarations) ?? [])
  }

  private static func declarations(_ style: XMLElement.Attribute) -> [SVGProperty] {
    style.value.split(separator: ";").compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      let value = declaration[declaration.index(after: colon)...].drop(while: \.isWhitespace)
      let offset = style.value.utf8.distance(
        from: style.value.startIndex, to: value.startIndex)
      return SVGProperty(
        name: trimmed(declaration[..<colon]), value: trimmed(value),
        place: XMLPlace(offset: style.place.offset + offset))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

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
  func length() throws(XMLError) -> Double {
    let lengths = try lengths()
    guard lengths.count == 1 else { throw invalid }
    return lengths[0]
  }

  func positiveLength() throws(XMLError) -> Double {
    let length = try length()
    guard length >= 0 else { throw invalid("a negative length is not possible") }
    return length
  }

  /// Lengths with white space or commas between them.
  func lengths() throws(XMLError) -> [Double] {
    try reading { text throws(SVGPathError) in
      var scanner = SVGScanner(text)
      var lengths: [Double] = []
      scanner.skipWhitespace()
      while !scanner.isAtEnd {
        let number = try scanner.number()
        let atUnit = scanner
        guard let unit = Self.units[scanner.word()], scanner.next != UInt8(ascii: "%") else {
          throw atUnit.unexpected("px, pt, pc, mm, cm, in or no unit")
        }
        lengths.append(number * unit)
        scanner.skipSeparator()
      }
      return lengths
    }
  }

  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
  ]

  /// Pairs of coordinates.
  func points() throws(XMLError) -> [Point] {
    let numbers = try lengths()
    guard numbers.count.isMultiple(of: 2) else { throw invalid("a last y coordinate is missing") }
    return stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
  }
}
