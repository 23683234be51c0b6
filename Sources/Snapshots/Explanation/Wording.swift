import Foundation

/// Numbers and texts as sentences write them.
enum Wording {
  /// At most two places behind the point, and no zeros at their end: `3`, `0.5`, `12.25`.
  static func number(_ number: Double) -> String {
    // Whole numbers beyond this are not exact anyway, and infinities have no digits.
    guard abs(number) < 1e15 else { return "\(number)" }
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    var text = "\(hundredths < 0 ? "-" : "")\(whole)"
    if rest % 10 != 0 {
      text += rest < 10 ? ".0\(rest)" : ".\(rest)"
    } else if rest != 0 {
      text += ".\(rest / 10)"
    }
    return text
  }

  /// `80×30`.
  static func size(_ width: Double, _ height: Double) -> String {
    "\(number(width))×\(number(height))"
  }

  /// In quotation marks, on one line, and cut off where it is long.
  static func quoted(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: "⏎")
    return line.count > longestText ? "“\(line.prefix(longestText))…”" : "“\(line)”"
  }

  private static let longestText = 60

  /// `a`, `a and b`, `a, b and c`; of many only the first ones and how many more there are.
  static func list(_ items: [String]) -> String {
    if items.count > longestList {
      let shown = items.prefix(longestList - 1)
      return "\(shown.joined(separator: ", ")) and \(items.count - shown.count) more"
    }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) and \(last)"
  }

  private static let longestList = 5
}
