/// An object that is the value of an attribute, with the members that UIKit's classes inherit from
/// `NSObject`.
///
/// These classes do not inherit from `NSObject`: Foundation on Linux stops the process when it
/// compares attributes whose values are of a subclass outside Foundation.
public protocol AttributeObject: AnyObject, Hashable, CustomStringConvertible {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
}

extension AttributeObject {
  /// Whether ``isEqual(_:)`` says so, or both are the same object.
  public static func == (one: Self, other: Self) -> Bool { one === other || one.isEqual(other) }

  /// Combines ``hash``.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The name of the class in angle brackets.
  public var description: String { "<\(type(of: self))>" }
}
