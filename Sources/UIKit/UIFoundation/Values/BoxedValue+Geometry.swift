import ObjectiveCRuntime

extension BoxedValue {
  public static func cgRectValue(_ value: Any?) -> CGRect! {
    value as? CGRect ?? (value as? NSValue)?.cgRectValue
  }

  public static func cgPointValue(_ value: Any?) -> CGPoint! {
    value as? CGPoint ?? (value as? NSValue)?.cgPointValue
  }

  public static func cgSizeValue(_ value: Any?) -> CGSize! {
    value as? CGSize ?? (value as? NSValue)?.cgSizeValue
  }

  public static func uiEdgeInsetsValue(_ value: Any?) -> UIEdgeInsets! {
    value as? UIEdgeInsets ?? (value as? NSValue)?.uiEdgeInsetsValue
  }

  public static func cgVectorValue(_ value: Any?) -> CGVector! {
    value as? CGVector ?? (value as? NSValue)?.cgVectorValue
  }

  public static func cgAffineTransformValue(_ value: Any?) -> CGAffineTransform! {
    value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue
  }
}
