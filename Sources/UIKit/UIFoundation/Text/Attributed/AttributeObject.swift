/// An object that is the value of an attribute, with what UIKit's classes have from `NSObject`.
///
/// These classes are none of `NSObject`'s: Foundation on Linux stops the process when it compares
/// attributes whose values are of a subclass of its own.
public protocol AttributeObject: AnyObject, Hashable, CustomStringConvertible {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
}

extension AttributeObject {
  public static func == (one: Self, other: Self) -> Bool { one === other || one.isEqual(other) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  public var description: String { "<\(type(of: self))>" }
}
