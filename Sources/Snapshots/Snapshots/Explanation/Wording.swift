import Foundation

/// Formats numbers, texts and lists for sentences.
enum Wording {
  /// At most two decimal places, without trailing zeros: `3`, `0.5`, `12.25`.
  static func number(_ number: Double) -> String {
    // Larger numbers have no exact hundredths, and infinity has no digits.
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

  /// In quotation marks, on one line, and shortened if it is long.
  static func quoted(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: "⏎")
    return line.count > textLimit ? "“\(line.prefix(textLimit))…”" : "“\(line)”"
  }

  private static let textLimit = 60

  /// `a`, `a and b`, `a, b and c`; of a long list only the first items and the number of the others.
  static func list(_ items: [String]) -> String {
    if items.count > listLimit {
      let shown = items.prefix(listLimit - 1)
      return "\(shown.joined(separator: ", ")) and \(items.count - shown.count) more"
    }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) and \(last)"
  }

  private static let listLimit = 5
}

extension [String] {
  /// The texts without repetitions, in the order of their first occurrences.
  func withoutRepeats() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
