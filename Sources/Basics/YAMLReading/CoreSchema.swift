/// How YAML 1.2 distinguishes numbers, booleans and null from text (section 10.3.2, "core schema").
///
/// Unlike YAML 1.1, `yes`, `no`, `on` and `off` are text, and `010` is ten.
package enum CoreSchema {
  package static func resolve(_ plain: String) -> YAMLNode.ScalarValue {
    switch plain {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case ".nan", ".NaN", ".NAN": return .number(.nan)
    default: return number(plain).map { .number($0) } ?? .text(plain)
    }
  }

  private static func number(_ plain: String) -> Double? {
    // A fast path for most scalars: any other first character means text.
    switch UnicodeScalar(plain.utf8.first ?? 0) {
    case "0"..."9", "-", "+", ".": break
    default: return nil
    }
    var text = Substring(plain)
    if text.hasPrefix("0x") { return digits(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return digits(text.dropFirst(2), radix: 8) }
    let isNegative = text.first == "-"
    if isNegative || text.first == "+" { text = text.dropFirst() }
    if [".inf", ".Inf", ".INF"].contains(text) { return isNegative ? -.infinity : .infinity }
    guard isDecimal(text), let magnitude = Double(text.first == "." ? "0" + text : String(text))
    else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private static func digits(_ text: Substring, radix: Int) -> Double? {
    guard !text.isEmpty else { return nil }
    var value = 0.0
    for character in text {
      guard character.isASCII, let digit = character.hexDigitValue, digit < radix else {
        return nil
      }
      value = value * Double(radix) + Double(digit)
    }
    return value
  }

  /// `\. [0-9]+ | [0-9]+ ( \. [0-9]* )?`, then `( [eE] [-+]? [0-9]+ )?`
  private static func isDecimal(_ text: Substring) -> Bool {
    var rest = text.utf8[...]
    func takeDigits() -> Int {
      let count = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
      rest = rest.dropFirst(count)
      return count
    }
    let whole = takeDigits()
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      if takeDigits() == 0, whole == 0 { return false }
    } else if whole == 0 {
      return false
    }
    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      if takeDigits() == 0 { return false }
    }
    return rest.isEmpty
  }
}
