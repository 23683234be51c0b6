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
}
