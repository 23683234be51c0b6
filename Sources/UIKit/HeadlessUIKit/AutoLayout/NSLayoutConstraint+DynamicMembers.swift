import ObjectiveCRuntime

extension NSLayoutConstraint: DynamicMembers {
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
