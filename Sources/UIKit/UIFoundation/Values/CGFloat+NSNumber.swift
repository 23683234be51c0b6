// Foundation on Linux has these initializers for all other numeric types.

extension CGFloat {
  /// A number, with the precision that is left.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }

  /// A number; nil if a `CGFloat` cannot have its value.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
