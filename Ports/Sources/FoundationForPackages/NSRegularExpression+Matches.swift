import Foundation

extension NSRegularExpression {
  /// `enumerateMatches(in:options:range:using:)` in rewritten code, with a closure that does not escape, as on iOS.
  ///
  /// - Parameter block: Receives each match, nil where only progress is reported; flags; and a place for `true`, which
  ///   ends the enumeration.
  public func _enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    withoutActuallyEscaping(block) {
      enumerateMatches(in: string, options: options, range: range, using: $0)
    }
  }
}
