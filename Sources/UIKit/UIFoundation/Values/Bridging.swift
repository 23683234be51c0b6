import ObjectiveCRuntime

extension UIEdgeInsets: _ValueStructure {
  /// The insets in an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  /// The insets in a value; nil if it does not hold four numbers.
  public init?(_value object: NSValue) {
    guard object._hasType("[4d]") else { return nil }
    self = object.uiEdgeInsetsValue
  }
}

extension CGAffineTransform: _ValueStructure {
  /// The transform in an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  /// The transform in a value; nil if it does not hold six numbers.
  public init?(_value object: NSValue) {
    guard object._hasType("[6d]") else { return nil }
    self = object.cgAffineTransformValue
  }
}

extension NSDirectionalEdgeInsets: _ValueStructure {
  /// The insets in an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(directionalEdgeInsets: self) }

  /// The insets in a value; nil if it does not hold four numbers.
  public init?(_value object: NSValue) {
    guard object._hasType("[4d]") else { return nil }
    self = object.directionalEdgeInsetsValue
  }
}

extension UIOffset: _ValueStructure {
  /// The offset in an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }

  /// The offset in a value; nil if it does not hold two numbers.
  public init?(_value object: NSValue) {
    guard object._hasType("[2d]") else { return nil }
    self = object.uiOffsetValue
  }
}

extension CGVector: _ValueStructure {
  /// The vector in an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }

  /// The vector in a value; nil if it does not hold two numbers.
  public init?(_value object: NSValue) {
    guard object._hasType("[2d]") else { return nil }
    self = object.cgVectorValue
  }
}
