// Foundation on Linux has these initializers for all other numeric types.

extension CGFloat {
  /// The closest `CGFloat` to a number.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }

  /// A number; nil if it cannot be represented exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
