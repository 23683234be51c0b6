import Foundation

/// A regular expression of this program, without regard to case.
struct Pattern: Sendable {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    assert(expression != nil, "'\(pattern)' is not a regular expression")
  }

  func matches(in text: NSString, range: NSRange) -> [NSTextCheckingResult] {
    expression?.matches(in: text as String, range: range) ?? []
  }

  func firstMatch(in text: NSString, range: NSRange) -> NSTextCheckingResult? {
    expression?.firstMatch(in: text as String, range: range)
  }
}

extension NSString {
  /// The text of a group of a match; nil if the group has none.
  func group(_ index: Int, of match: NSTextCheckingResult) -> String? {
    let range = match.range(at: index)
    return range.location == NSNotFound ? nil : substring(with: range)
  }
}
