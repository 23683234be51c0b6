/// Reads a visual format from left to right, with one function for each rule of the grammar.
///
///     format     = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
///     connection = "" | "-" | "-" (predicate | predicates) "-"
///     view       = "[" name [predicates] "]"
///     predicates = "(" predicate {"," predicate} ")"
///     predicate  = ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
struct VisualFormatParser {
  private let text: String
  private var scanner: FormatScanner

  init(_ text: String) {
    self.text = text
    scanner = FormatScanner(text)
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    let axis = try readOrientation()
    let hasOrientation = scanner.offset > 0
    var items: [VisualFormat.Item] = []
    var connections: [VisualFormat.Connection] = []
    if scanner.peek() == "|" {
      items.append(.superview(offset: scanner.offset))
      scanner.offset += 1
      connections.append(try readConnection())
    }
    guard scanner.peek() == "[" else {
      guard items.isEmpty else { throw expected("a view '[name]'") }
      guard !hasOrientation else { throw expected("'|' or a view '[name]'") }
      throw expected("'H:', 'V:', '|' or a view '[name]'", hint: orientationHint)
    }
    items.append(try readView())
    while let next = scanner.peek() {
      guard "-[|".contains(next) else { throw expected("'-', '[', '|' or the end") }
      connections.append(try readConnection())
      switch scanner.peek() {
      case "[": items.append(try readView())
      case "|":
        items.append(.superview(offset: scanner.offset))
        scanner.offset += 1
        guard scanner.peek() == nil else { throw expected("the end after the superview's '|'") }
      default: throw expected("a view '[name]' or '|'")
      }
    }
    return VisualFormat(text: text, axis: axis, items: items, connections: connections)
  }

  private mutating func readOrientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    guard let letter = scanner.peek(), letter == "H" || letter == "V" else { return .horizontal }
    scanner.offset += 1
    guard scanner.take(":") else { throw expected("':' after '\(letter)'") }
    return letter == "H" ? .horizontal : .vertical
  }

  private mutating func readConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard scanner.take("-") else { return .flush }
    if scanner.peek() == "[" || scanner.peek() == "|" { return .standard }
    if scanner.peek() == "(" {
      let distances = try readPredicates()
      guard scanner.take("-") else { throw expected("'-' after the distances") }
      return .distances(distances)
    }
    if let sign = scanner.peek(), sign == "-" || sign == "+" {
      throw scanner.hasNumber
        ? error("a number with a sign must be in parentheses, as in '-(-8)-'")
        : error("expected a distance between the hyphens, as in '-8-', or one hyphen alone")
    }
    let distance = try readPredicate(of: "a distance (a number or a metric), '[' or '|'")
    guard scanner.take("-") else { throw expected("'-' after the distance") }
    return .distances([distance])
  }

  private mutating func readView() throws(VisualFormatError) -> VisualFormat.Item {
    scanner.offset += 1
    guard let name = scanner.readName() else { throw expected("the name of a view") }
    let predicates = scanner.peek() == "(" ? try readPredicates() : []
    guard scanner.take("]") else {
      throw expected(predicates.isEmpty ? "']' or '(' after '\(name.text.displayed)'" : "']'")
    }
    return .view(name, predicates)
  }

  private mutating func readPredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    scanner.offset += 1
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      predicates.append(try readPredicate(of: "a number or a name"))
    } while scanner.take(",")
    guard scanner.take(")") else { throw expected("',' or ')'") }
    return predicates
  }

  private mutating func readPredicate(
    of expectation: String
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try readRelation()
    guard let object = try readQuantity() else {
      throw expected(relation == nil ? expectation : "a number or a name")
    }
    var predicate = VisualFormat.Predicate(relation: relation ?? .equal, object: object)
    guard scanner.take("@") else { return predicate }
    guard let priority = try readQuantity() else {
      throw expected("a priority (a number from 1 to 1000, or a metric)")
    }
    if case .number(let number, let offset) = priority, !(1...1000).contains(number) {
      throw error("a priority is a number from 1 to 1000", at: offset)
    }
    predicate.priority = priority
    return predicate
  }

  private mutating func readRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation? {
    guard let first = scanner.peek(), "=<>".contains(first) else { return nil }
    if let relation = scanner.readRelation() { return relation }
    throw expected("'==', '<=' or '>='")
  }

  private mutating func readQuantity() throws(VisualFormatError) -> VisualFormat.Quantity? {
    if let name = scanner.readName() { return .name(name) }
    guard let number = scanner.readNumber() else { return nil }
    guard number.value.isFinite else { throw error("the number is too large", at: number.offset) }
    return .number(number.value, offset: number.offset)
  }

  private mutating func expected(
    _ expectation: String, hint: String = ""
  ) -> VisualFormatError {
    error("expected \(expectation), found \(scanner.found())\(hint)")
  }

  /// The replacement for a lower-case orientation.
  private var orientationHint: String {
    guard let letter = scanner.peekedCharacters.first,
      scanner.peekedCharacters.dropFirst().first(where: { !$0.isWhitespace }) == ":"
    else { return "" }
    return switch letter {
    case "h": " (write 'H:')"
    case "v": " (write 'V:')"
    default: ""
    }
  }

  private func error(_ reason: String, at offset: Int? = nil) -> VisualFormatError {
    VisualFormatError(format: text, offset: offset ?? scanner.offset, reason: reason)
  }
}
