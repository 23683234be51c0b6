import HeadlessUIKit
import VisualFormats

/// An error in a constraint's text.
struct ConstraintTextError: Error, Equatable {
  /// The number of characters before the error.
  var offset: Int
  var reason: String
  /// Whether the name is unknown only because of another mistake, which is reported separately: the value of a metric
  /// is invalid, or a view has an unknown class.
  var isConsequence = false
}

/// Reads expressions such as `title.leading >= icon.trailing + 8 @750`.
///
///     expression = anchor ("==" | "<=" | ">=") sum ["@" priority]
///     sum        = term {("+" | "-") term}
///     term       = number ["*" anchor] | anchor [("*" | "/") number] | metric ["*" anchor]
///     anchor     = item "." attribute
///     priority   = number | metric | "required" | "defaultHigh" | "defaultLow"
///
/// A number can be a metric everywhere. There is at most one anchor on the right.
struct ConstraintExpressionParser {
  private let scope: ConstraintScope
  private var scanner: FormatScanner
  private var second: (anchor: ConstraintBlueprint.Anchor, offset: Int)?
  private var multiplier = 1.0
  private var constant = 0.0

  init(_ text: String, scope: ConstraintScope) {
    self.scope = scope
    scanner = FormatScanner(text)
  }

  /// - Parameter position: the position of the text.
  mutating func parse(at position: SourcePosition) throws(ConstraintTextError)
    -> ConstraintBlueprint
  {
    _ = scanner.peek()
    let start = scanner.offset
    guard let first = try readAnchor() else { throw missingAnchor() }
    guard let relation = scanner.readRelation() else { throw expected("'==', '<=' or '>='") }
    try readSum()
    var constraint = ConstraintBlueprint(
      first: first, relation: relation, second: second?.anchor, multiplier: CGFloat(multiplier),
      constant: CGFloat(constant), position: position)
    if scanner.take("@") { constraint.priority = try readPriority() }
    guard scanner.peek() == nil else {
      throw expected(
        constraint.priority == .required ? "'+', '-', '*', '/', '@' or the end" : "the end")
    }
    if let mismatch = constraint.mismatch {
      throw ConstraintTextError(
        offset: mismatch.isOfSecond ? second?.offset ?? start : start, reason: mismatch.reason)
    }
    return constraint
  }

  private mutating func readSum() throws(ConstraintTextError) {
    try readTerm(sign: scanner.take("-") ? -1 : 1)
    while let sign = scanner.peek(), sign == "+" || sign == "-" {
      scanner.offset += 1
      try readTerm(sign: sign == "-" ? -1 : 1)
    }
  }

  private mutating func readTerm(sign: Double) throws(ConstraintTextError) {
    _ = scanner.peek()
    let start = scanner.offset
    if let anchor = try readAnchor() {
      var factor = sign
      if scanner.take("*") {
        factor *= try readFactor()
      } else if scanner.take("/") {
        _ = scanner.peek()
        let offset = scanner.offset
        let divisor = try readFactor()
        guard divisor != 0 else {
          throw ConstraintTextError(offset: offset, reason: "nothing can be divided by 0")
        }
        factor /= divisor
      }
      return try take(anchor, times: factor, at: start)
    }
    guard let number = try readNumber() else {
      throw expected("a number, a metric, or an item and its attribute")
    }
    guard scanner.take("*") else {
      constant += sign * number
      return
    }
    _ = scanner.peek()
    let offset = scanner.offset
    guard let anchor = try readAnchor() else { throw expected("an item and its attribute") }
    try take(anchor, times: sign * number, at: offset)
  }

  private mutating func take(
    _ anchor: ConstraintBlueprint.Anchor, times factor: Double, at offset: Int
  ) throws(ConstraintTextError) {
    guard second == nil else {
      throw ConstraintTextError(
        offset: offset, reason: "a constraint has at most one attribute on its right")
    }
    second = (anchor, offset)
    multiplier = factor
  }

  private mutating func readFactor() throws(ConstraintTextError) -> Double {
    guard let number = try readNumber() else { throw expected("a number or a metric") }
    return number
  }

  /// A number or a metric.
  private mutating func readNumber() throws(ConstraintTextError) -> Double? {
    if let number = scanner.readNumber() {
      guard number.value.isFinite else {
        throw ConstraintTextError(offset: number.offset, reason: "the number is too large")
      }
      return number.value
    }
    guard let name = scanner.readName() else { return nil }
    if let metric = scope.metrics[name.text] { return metric }
    if scope.item(name.text) != nil { throw missingAttribute(of: name.text, at: name.offset) }
    if NSLayoutConstraint.Attribute(named: name.text) != nil {
      throw ConstraintTextError(
        offset: name.offset,
        reason: "'\(name.text)' is an attribute: expected its item before it, as in "
          + "'superview.\(name.text)'")
    }
    throw unknown(name, as: "metric", among: scope.metrics.keys.sorted())
  }

  private mutating func readPriority() throws(ConstraintTextError) -> UILayoutPriority {
    _ = scanner.peek()
    let start = scanner.offset
    if let name = scanner.readName() {
      let named = UILayoutPriority.named
      if let known = named.first(where: { $0.name == name.text }) { return known.value }
      guard scope.metrics[name.text] != nil else {
        throw unknown(
          name, as: "priority", among: named.map(\.name) + scope.metrics.keys.sorted())
      }
    }
    scanner.offset = start
    guard let number = try readNumber() else {
      throw expected("a priority: a number from 1 to 1000 or a metric")
    }
    guard (1...1000).contains(number) else {
      throw ConstraintTextError(offset: start, reason: "a priority is a number from 1 to 1000")
    }
    return UILayoutPriority(Float(number))
  }

  /// An item and its attribute; nil if the next word contains no dot. Ids may contain dots and
  /// hyphens: the longest match wins.
  private mutating func readAnchor() throws(ConstraintTextError) -> ConstraintBlueprint.Anchor? {
    guard scanner.peek() != nil else { return nil }
    let characters = scanner.characters
    let start = scanner.offset
    for dot in characters.indices[start...].reversed() where characters[dot] == "." {
      guard dot + 1 < characters.count, characters[dot + 1].isLetter,
        let item = scope.item(String(characters[start..<dot]))
      else { continue }
      scanner.offset = dot + 1
      guard let name = scanner.readName() else { continue }
      if let attribute = NSLayoutConstraint.Attribute(named: name.text) {
        return ConstraintBlueprint.Anchor(item: item, attribute: attribute)
      }
      let path = String(characters[start..<scanner.offset])
      if scope.item(path) != nil { throw missingAttribute(of: path, at: start) }
      if scanner.peek() == "." {
        throw unknownItem(path, at: name.offset)
      }
      throw unknown(
        name, as: "attribute", among: NSLayoutConstraint.Attribute.named.map(\.name),
        example: "expected width, centerX, leading or another one of UIKit's")
    }
    scanner.offset = start
    let end = characters[start...].firstIndex { $0.isWhitespace || "=<>@*/+".contains($0) }
    let run = String(characters[start..<(end ?? characters.count)])
    guard let dot = run.lastIndex(of: "."), run.first?.isLetter == true || run.first == "_" else {
      return nil
    }
    throw unknownItem(String(run[..<dot]), at: start)
  }

  // MARK: Errors

  /// The error where an item and its attribute were expected.
  private func unknownItem(_ name: String, at offset: Int) -> ConstraintTextError {
    ConstraintTextError(
      offset: offset, reason: scope.reasonForUnknown(name), isConsequence: scope.isReported(name))
  }

  private mutating func missingAnchor() -> ConstraintTextError {
    _ = scanner.peek()
    let start = scanner.offset
    if let name = scanner.readName(), scope.item(name.text) != nil {
      return missingAttribute(of: name.text, at: name.offset)
    }
    scanner.offset = start
    return expected("an item and its attribute, such as 'title.leading', or a visual format")
  }

  private func missingAttribute(of item: String, at offset: Int) -> ConstraintTextError {
    ConstraintTextError(
      offset: offset,
      reason: "expected an attribute of '\(item.displayed)', such as '\(item.displayed).width'")
  }

  /// - Parameter example: the expectation if no known name is similar.
  private func unknown(
    _ name: VisualFormat.Name, as what: String, among known: [String], example: String? = nil
  ) -> ConstraintTextError {
    var hint = VisualFormat.hint(for: name.text, among: known)
    if hint.isEmpty, let example { hint = ": \(example)" }
    return ConstraintTextError(
      offset: name.offset, reason: "unknown \(what) '\(name.text.displayed)'\(hint)",
      isConsequence: scope.brokenMetrics.contains(name.text))
  }

  private mutating func expected(_ expectation: String) -> ConstraintTextError {
    let found = scanner.found()
    return ConstraintTextError(
      offset: scanner.offset, reason: "expected \(expectation), found \(found)")
  }
}
