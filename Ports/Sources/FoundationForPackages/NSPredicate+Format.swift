import Foundation

// Foundation on Linux makes predicates of closures only.

extension NSPredicate {
  /// A predicate of one comparison: `SELF MATCHES %@`, `name BEGINSWITH[cd] %@`, `SELF == 'a'`.
  ///
  /// There are `MATCHES`, `LIKE`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH` with `[c]` for any case and `[d]` for any accents,
  /// and `==` and `!=`. On the left is `SELF` or the path of a key, on the right `%@` or a text in quotation marks. For
  /// other formats, where Objective-C raises an exception for what it does not understand, a predicate is never true, and
  /// standard error says so.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(comparison: predicateFormat, arguments)
  }

  /// A predicate with its arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(comparison: predicateFormat, arguments ?? [])
  }

  private convenience init(comparison format: String, _ arguments: [Any]) {
    guard let comparison = TextComparison(format, arguments) else {
      let message =
        "warning: NSPredicate(format: \"\(format)\") is not understood here, and never true:"
        + " use NSPredicate(block:).\n"
      FileHandle.standardError.write(Data(message.utf8))
      self.init { _, _ in false }
      return
    }
    self.init { object, _ in comparison.holds(for: object) }
  }
}

/// A comparison of a value with a text or a number.
private struct TextComparison {
  private enum Operator: String, CaseIterable {
    case matches = "MATCHES"
    case like = "LIKE"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case equal = "=="
    case same = "="
    case unequal = "!="
  }

  /// Empty for the object itself.
  private let path: String
  private let comparison: Operator
  private let options: String.CompareOptions
  private let value: Any

  init?(_ format: String, _ arguments: [Any]) {
    let words = format.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3 else { return nil }
    let parts = words[1].split(separator: "[", maxSplits: 1)
    guard let name = parts.first,
      let comparison = Operator(rawValue: name.uppercased())
    else { return nil }
    var options: String.CompareOptions = []
    if parts.count == 2 {
      let letters = parts[1].dropLast().lowercased()
      guard parts[1].hasSuffix("]"), letters.allSatisfy({ "cd".contains($0) }) else { return nil }
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
    }
    let operand = words[2].trimmingCharacters(in: .whitespaces)
    if operand == "%@" {
      guard let argument = arguments.first else { return nil }
      value = argument
    } else if let quote = operand.first, operand.count >= 2, "'\"".contains(quote),
      operand.last == quote, !operand.dropFirst().dropLast().contains(quote)
    {
      value = String(operand.dropFirst().dropLast())
    } else {
      return nil
    }
    path = words[0].uppercased() == "SELF" ? "" : words[0].replacing("SELF.", with: "")
    (self.comparison, self.options) = (comparison, options)
  }

  func holds(for object: Any?) -> Bool {
    let left = path.isEmpty ? object : (object as? NSObject)?.value(forKeyPath: path)
    switch comparison {
    case .equal, .same: return equals(left)
    case .unequal: return !equals(left)
    default: break
    }
    guard let text = Self.text(left), let other = Self.text(value) else { return false }
    switch comparison {
    case .contains: return text.range(of: other, options: options) != nil
    case .beginsWith: return text.range(of: other, options: options.union(.anchored)) != nil
    case .endsWith:
      return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: other)
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      return matches(text, pattern)
    default: return matches(text, other)
    }
  }

  private func equals(_ left: Any?) -> Bool {
    if let text = Self.text(left), let other = Self.text(value) {
      return text.compare(other, options: options) == .orderedSame
    }
    guard let left, let object = left as AnyObject as? NSObject else { return false }
    return object.isEqual(value as AnyObject)
  }

  /// Whether the whole text is one of an expression.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    let expression = try? NSRegularExpression(
      pattern: "\\A(?:\(pattern))\\z",
      options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    let range = NSRange(text.startIndex..., in: text)
    return expression?.firstMatch(in: text, range: range) != nil
  }

  private static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString).map { String(describing: $0) }
  }
}
