/// Why path data could not be read.
public struct SVGPathError: Error, Equatable, Sendable {
  /// The character at which reading stopped, counted from 1.
  public let position: Int
  /// What was expected there: `a number`.
  public let expected: String
  /// What was found there: `'x'` or `the end`.
  public let found: String
}

extension SVGPathError: CustomStringConvertible {
  /// The position in the path data, the expected token, and the one found.
  public var description: String {
    "path data, character \(position): expected \(expected), found \(found)"
  }
}
