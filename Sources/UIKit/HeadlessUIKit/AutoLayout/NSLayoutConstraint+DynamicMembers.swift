import ObjectiveCRuntime

extension NSLayoutConstraint: DynamicMembers {
  /// The values of a member that code accesses through `AnyObject`: each type that the member may
  /// be read as; empty for a member that constraints do not have.
  public func dynamicMember(_ name: String) -> [Any] {
    switch name {
    case "priority": [priority, priority.rawValue]
    case "constant": [constant]
    case "multiplier": [multiplier]
    case "isActive": [isActive]
    case "identifier": identifier.map { [$0] } ?? []
    default: []
    }
  }
}
