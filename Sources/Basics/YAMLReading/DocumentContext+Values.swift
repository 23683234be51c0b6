import Messages

extension DocumentContext {
  /// Reads a map by its keys: each known key is passed to its reader, every other key is an error.
  ///
  /// - Returns: false if the node is not a map.
  @discardableResult
  package func readMap(
    _ node: YAMLNode, of what: String, keys: [(name: String, read: (YAMLNode) -> Void)]
  ) -> Bool {
    guard let entries = node.map else {
      expected("a map (\(keys.map(\.name).joined(separator: ", ")))", at: node)
      return false
    }
    for entry in entries {
      if let key = keys.first(where: { $0.name == entry.key }) {
        reading(entry.key) { key.read(entry.value) }
      } else {
        unknownKey(entry, in: what, known: keys.map(\.name))
      }
    }
    return true
  }

  /// A boolean; nil, after a report, if the node has another type.
  package func bool(_ node: YAMLNode) -> Bool? {
    if case .bool(let bool) = node.scalarValue { return bool }
    report("expected true or false, found \(node.summary)\(node.hintForBool)", at: node.position)
    return nil
  }

  /// A text; nil, after a report, if the node has another type. In plain and single-quoted text `\n` breaks lines too, as it does
  /// in double quotes.
  package func text(_ node: YAMLNode) -> String? {
    guard case .scalar(let scalar) = node.content, let text = node.text else {
      if reportComma(in: node) { return nil }
      let quoted =
        switch node.scalarValue {
        case .bool, .number: " (write '\(node.summary)' in quotes)"
        default: ""
        }
      report("expected text, found \(node.summary)\(quoted)", at: node.position)
      return nil
    }
    switch scalar.style {
    case .plain, .singleQuoted:
      // A fast path for most texts: splitting is slow.
      guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
      return text.split(separator: "\\n", omittingEmptySubsequences: false)
        .joined(separator: "\n")
    case .doubleQuoted, .block: return text
    }
  }

  /// A finite number; nil, after a report, if the node has another value.
  ///
  /// - Parameter names: The names of numbers, of which the report may name the most similar one.
  package func number(_ node: YAMLNode, names: @autoclosure () -> [String] = []) -> Double? {
    guard case .number(let number) = node.scalarValue else {
      let hint = node.text.map { NearestName.hint(for: $0, among: names()) } ?? ""
      report(
        "expected a number, found \(node.summary)\(hint.isEmpty ? node.hintForNumber : hint)",
        at: node.position)
      return nil
    }
    guard number.isFinite else {
      expected("a finite number", at: node)
      return nil
    }
    return number
  }
}

extension YAMLNode {
  /// What to write instead of a text that means true or false; empty for others.
  fileprivate var hintForBool: String {
    guard case .scalar(let scalar) = content else { return "" }
    switch scalar.text.lowercased() {
    case "true", "false": return " (write \(scalar.text.lowercased()), without quotes)"
    case "yes", "on", "1": return " (write true)"
    case "no", "off", "0": return " (write false)"
    default: return ""
    }
  }

  /// What to write instead of a text that is a number with more around it; empty for others.
  fileprivate var hintForNumber: String {
    guard let text else { return "" }
    if case .number = CoreSchema.resolve(text) { return " (write \(text), without quotes)" }
    let trimmed = text.filter { $0 != " " }
    let decimal = trimmed.replacing(",", with: ".")
    for unit in ["pt", "px", "dp", "rem", "em", "sp", "%", "°", "s", "ms", "x"]
    where decimal.lowercased().hasSuffix(unit) {
      let number = String(decimal.dropLast(unit.count))
      guard case .number(let value) = CoreSchema.resolve(number) else { continue }
      if unit == "%" {
        return " (write \(value / 100) for \(number) %, or a number without a unit)"
      }
      return " (write \(number): numbers have no unit)"
    }
    if case .number = CoreSchema.resolve(decimal) { return " (write \(decimal), with a point)" }
    return ""
  }
}
