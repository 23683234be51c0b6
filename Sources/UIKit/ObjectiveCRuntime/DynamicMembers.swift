/// An object whose properties are found by their names where its class is not known.
///
/// Objective-C does that for every object. Here a class says which of its properties it does so.
public protocol DynamicMembers: AnyObject {
  /// The values of a property, each of another type that code may ask for; empty if there is none.
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
