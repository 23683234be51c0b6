import JSONValues

/// The limits of a number.
public struct NumberRange: Sendable, Equatable {
  /// The lower limit, which ``isLowerExcluded`` may exclude.
  public let lower: Double
  /// The upper limit, inclusive; infinite for none.
  public let upper: Double
  /// Whether the lower limit itself is out of range.
  public let isLowerExcluded: Bool

  /// All numbers from a lower limit.
  public static func atLeast(_ lower: Double) -> NumberRange {
    NumberRange(lower: lower, upper: .infinity, isLowerExcluded: false)
  }

  /// All numbers above a limit, exclusive.
  public static func above(_ lower: Double) -> NumberRange {
    NumberRange(lower: lower, upper: .infinity, isLowerExcluded: true)
  }

  /// All numbers between two limits, inclusive.
  public static func between(_ lower: Double, _ upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper, isLowerExcluded: false)
  }

  /// Whether a number is in range.
  public func contains(_ number: Double) -> Bool {
    number <= upper && (isLowerExcluded ? number > lower : number >= lower)
  }
}

extension NumberRange: CustomStringConvertible {
  /// For messages: `a number from 0 to 1`.
  public var description: String {
    let first = JSON.number(lower).description
    if isLowerExcluded { return "a number above \(first)" }
    return upper.isFinite
      ? "a number from \(first) to \(JSON.number(upper))" : "a number of \(first) or more"
  }
}
