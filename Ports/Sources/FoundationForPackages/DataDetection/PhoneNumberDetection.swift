import Foundation

/// Finds groups of digits that are together as long as a phone number.
struct PhoneNumberDetection: DataDetection {
  /// The lengths of numbers with an area: ITU-T E.164 allows 15 digits at most.
  private static let lengths = 7...15

  private let pattern = Pattern(
    #"(?<![\p{L}\p{N}.,/:#$€¥£-])\+?(?:\(\d{1,5}\)|\d)(?:[ \u00A0.()/-]{0,2}\d)+(?![\p{L}\p{N}%°])"#
  )

  func results(in text: NSString, range: NSRange) -> [NSTextCheckingResult] {
    pattern.matches(in: text, range: range).compactMap { match in
      let number = text.substring(with: match.range)
      guard Self.lengths.contains(number.count(where: \.isNumber)), !isPlainNumber(number) else {
        return nil
      }
      return DetectedData(.phoneNumber(number), range: match.range)
    }
  }

  /// Whether it is an amount with a fraction, or an address of a network, rather than groups of digits.
  private func isPlainNumber(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let hasOnlyPoints = text.allSatisfy { $0.isNumber || $0 == "." }
    return hasOnlyPoints && (parts.count == 2 || parts.count == 4)
  }
}
