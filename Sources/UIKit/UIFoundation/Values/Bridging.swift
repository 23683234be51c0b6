import ObjectiveCRuntime

extension UIEdgeInsets: _ValueStructure {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  public init?(_value object: NSValue) {
    guard object._hasType("[4d]") else { return nil }
    self = object.uiEdgeInsetsValue
  }
}

extension CGAffineTransform: _ValueStructure {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  public init?(_value object: NSValue) {
    guard object._hasType("[6d]") else { return nil }
    self = object.cgAffineTransformValue
  }
}
