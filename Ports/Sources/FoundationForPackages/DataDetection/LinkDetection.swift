import Foundation

/// Finds addresses with a scheme, of mail, and of hosts whose last part is a common domain.
struct LinkDetection: DataDetection {
  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|name|io|ai|app|dev|co|me|tv|jp|de|uk|us|fr|it|es|nl|ch|at|eu|ca|au|cn|in|"
    + "kr|br|ru|se|no|fi|dk|pl|be|cz|nz|ie|pt|mx|tw|hk|sg"
  private static let host = #"(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+"#

  private let pattern = Pattern(
    [
      #"\b[a-z][a-z0-9+.-]*://[^\s<>"“”「」、。]+"#,
      #"\b(?:mailto|tel|sms|facetime):[^\s<>"“”]+"#,
      #"\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+\b"#,
      #"\b"# + host + "(?:" + domains + #")\b(?::\d+)?(?:[/?#][^\s<>"“”「」、。]*)?"#,
    ].joined(separator: "|"))

  func results(in text: NSString, range: NSRange) -> [NSTextCheckingResult] {
    pattern.matches(in: text, range: range).compactMap { match in
      let place = Self.trimmed(match.range, in: text)
      let string = text.substring(with: place)
      let address =
        Self.hasScheme(string)
        ? string : string.contains("@") ? "mailto:\(string)" : "http://\(string)"
      return URL(string: address).map { DetectedData(.link($0), range: place) }
    }
  }

  private static func hasScheme(_ text: String) -> Bool {
    text.contains("://")
      || ["mailto:", "tel:", "sms:", "facetime:"].contains { text.lowercased().hasPrefix($0) }
  }

  /// Without punctuation that ends the sentence, and without a parenthesis that begins before the address.
  private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
    var characters = Array(text.substring(with: range))
    while let last = characters.last {
      let opening: Character? = last == ")" ? "(" : last == "]" ? "[" : nil
      if let opening {
        let isBalanced =
          characters.count { $0 == opening } >= characters.count { $0 == last }
        if isBalanced { break }
      } else if !".,;:!?'*_".contains(last) {
        break
      }
      characters.removeLast()
    }
    return NSRange(location: range.location, length: String(characters).utf16.count)
  }
}
