import ObjectiveCRuntime

extension BoxedValue {
  /// A rectangle, as it is or in an `NSValue`; nil for nil and other types.
  public static func cgRectValue(_ value: Any?) -> CGRect! {
    value as? CGRect ?? (value as? NSValue)?.cgRectValue
  }

  /// A point, as it is or in an `NSValue`; nil for nil and other types.
  public static func cgPointValue(_ value: Any?) -> CGPoint! {
    value as? CGPoint ?? (value as? NSValue)?.cgPointValue
  }

  /// A size, as it is or in an `NSValue`; nil for nil and other types.
  public static func cgSizeValue(_ value: Any?) -> CGSize! {
    value as? CGSize ?? (value as? NSValue)?.cgSizeValue
  }

  /// Insets, as they are or in an `NSValue`; nil for nil and other types.
  public static func uiEdgeInsetsValue(_ value: Any?) -> UIEdgeInsets! {
    value as? UIEdgeInsets ?? (value as? NSValue)?.uiEdgeInsetsValue
  }

  /// A vector, as it is or in an `NSValue`; nil for nil and other types.
  public static func cgVectorValue(_ value: Any?) -> CGVector! {
    value as? CGVector ?? (value as? NSValue)?.cgVectorValue
  }

  /// A transform, as it is or in an `NSValue`; nil for nil and other types.
  public static func cgAffineTransformValue(_ value: Any?) -> CGAffineTransform! {
    value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue
  }
}
