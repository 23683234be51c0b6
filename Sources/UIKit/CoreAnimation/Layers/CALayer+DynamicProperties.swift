/// A type whose dynamic properties have a value before they are set.
package protocol DynamicPropertyValue {
  static var dynamicDefault: Any { get }
}

extension CALayer {
  /// The value of a property that a subclass declares without storage, `@NSManaged` in Swift: a dynamic
  /// property of Core Animation's. It is kept under its key, so that animations change it.
  ///
  /// Until it is set it is the default of its key, or else 0, nil or empty. An object that has no such
  /// value is a null reference until the property is set, as it is on Apple's platforms.
  public func managedValue<Value>(forKey key: String) -> Value {
    let stored = value(forKey: key)
    if let value = stored as? Value { return value }
    if let type = Value.self as? any DynamicPropertyValue.Type,
      let value = type.dynamicDefault as? Value
    {
      return value
    }
    for empty in DynamicDefaults.values {
      if let value = empty as? Value { return value }
    }
    return zero()
  }

  /// What memory of zeros is as a value: what Objective-C gives for a property that was never set.
  private func zero<Value>() -> Value {
    withUnsafeTemporaryAllocation(
      byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
    ) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      return memory.load(as: Value.self)
    }
  }

  /// Sets a property that a subclass declares without storage.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    // An optional that is nil must not become a value.
    let value = value as Any
    setValue(
      Mirror(reflecting: value).displayStyle == .optional ? unwrapped(value) : value, forKey: key)
  }

  private func unwrapped(_ value: Any) -> Any? { Mirror(reflecting: value).children.first?.value }
}

private enum DynamicDefaults {
  static var values: [Any] {
    [
      NSNumber(value: 0), CGPoint.zero, CGSize.zero, CGRect.zero, CGColor.clear,
      CATransform3D.identity, CGAffineTransform.identity, "", [Any](), [AnyHashable: Any](),
      Set<AnyHashable>(), Data(), NSAttributedString(string: ""), IndexPath(), CGMutablePath(),
    ]
  }
}
