import Foundation

/// An object that can be the value of an attribute, with the members that UIKit's classes inherit from `NSObject`.
///
/// These classes do not inherit from `NSObject`: Foundation on Linux stops the process when it compares attributes
/// whose values are of a subclass outside Foundation. They are equal by identity unless they say otherwise.
public protocol AttributeObject: NSObjectProtocol, Hashable, CustomStringConvertible {}

extension AttributeObject {
  /// Whether `isEqual(_:)` says so, or both are the same object.
  public static func == (one: Self, other: Self) -> Bool { one === other || one.isEqual(other) }

  /// Combines `hash`.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Whether it is the same object.
  public func isEqual(_ object: Any?) -> Bool { object as? Self === self }

  /// A hash of the object's identity.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// The object itself.
  public func `self`() -> Self { self }

  /// Whether the object forwards messages to another one; false.
  public func isProxy() -> Bool { false }

  /// The name of the class in angle brackets.
  public var description: String { "<\(type(of: self))>" }
}
