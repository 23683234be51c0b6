// Core Foundation's name.
// swift-format-ignore: NoLeadingUnderscores
/// An object that is equal to itself only.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
  /// Whether both are the same object.
  public static func == (one: Self, other: Self) -> Bool { one === other }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
