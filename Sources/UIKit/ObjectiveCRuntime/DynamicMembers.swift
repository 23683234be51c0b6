/// An object whose properties can be read by their names if its class is not known.
///
/// Objective-C allows that for every object. Here a class lists the properties for which it does.
public protocol DynamicMembers: AnyObject {
  /// The values of a property, each of another type that the caller may need; empty for an unknown
  /// name.
  func dynamicMember(_ name: String) -> [Any]
}

extension Optional where Wrapped == AnyObject {
  /// The value of a property of an object; nil if the object has no such property of that type.
  ///
  /// Rewriting replaces `objects.first?.constant` by it, if `objects` is declared as `[AnyObject]`.
  public func dynamicMember<Value>(_ name: String) -> Value? {
    (self as? any DynamicMembers)?.dynamicMember(name).lazy.compactMap { $0 as? Value }.first
  }
}
