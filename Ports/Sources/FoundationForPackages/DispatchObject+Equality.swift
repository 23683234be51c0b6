import Dispatch

// Objects of Objective-C on Apple's systems, which are equal to themselves only.
// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchObject: @retroactive Equatable, @retroactive Hashable {
  /// Whether both are the same object.
  public static func == (one: DispatchObject, other: DispatchObject) -> Bool { one === other }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
