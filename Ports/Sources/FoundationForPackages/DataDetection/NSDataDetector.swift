import Foundation

/// The types of results of text checking, as bits.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, phone numbers and dates in texts.
///
/// Apple's finds more: addresses, flights, and dates in words. It is a class of its own: methods of regular expressions
/// cannot be overridden here.
public final class NSDataDetector: Sendable {
  /// What it finds, as bits of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes
  private let detectors: [any DataDetection]

  /// A detector of some types.
  ///
  /// - Throws: `NSCocoaErrorDomain` if no type is given, as on iOS.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw CocoaError(
        .formatting, userInfo: [NSLocalizedDescriptionKey: "A data detector needs types to detect."]
      )
    }
    self.checkingTypes = checkingTypes
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    // Where two find something at the same place, the first is right: a link can contain a number.
    let all: [(NSTextCheckingResult.CheckingType, any DataDetection)] = [
      (.detectedLink, LinkDetection()), (.detectedDate, DateDetection()),
      (.detectedPhoneNumber, PhoneNumberDetection()),
    ]
    detectors = all.filter { types.contains($0.0) }.map(\.1)
  }

  /// All results in a range, in the order of their places.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    for detector in detectors {
      for result in detector.results(in: string as NSString, range: range)
      where !found.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 }) {
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first result in a range; nil if there is none.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// The number of results in a range.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// The range of the first result; `NSNotFound` and no length if there is none.
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `enumerateMatches(in:options:range:using:)` in rewritten code, where calls of detectors look like calls of regular expressions.
  public func _enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { enumerateMatches(in: string, options: options, range: range, using: block) }

  /// Calls a closure with each result in a range, until it sets its last argument.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for result in matches(in: string, options: options, range: range) {
      block(result, [], &stops)
      if stops.boolValue { return }
    }
  }
}

/// Finds one type of data.
protocol DataDetection: Sendable {
  /// The results in a range of a text, in the order of places, without overlaps.
  func results(in text: NSString, range: NSRange) -> [NSTextCheckingResult]
}
