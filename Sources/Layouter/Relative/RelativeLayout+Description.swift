import HeadlessUIKit

extension RelativeLayout {
  /// The size, and the settings that are not the default ones, by the names that scene files use.
  package var describedProperties: [String: PropertyValue] {
    var properties: [String: PropertyValue] = [
      "overallSize": .list([.number(overallSize.width), .number(overallSize.height)])
    ]
    if margin != .zero { properties["margin"] = margin.described }
    if !ddRule.isEmpty { properties["ddRule"] = .list(ddRule.names.map { .string($0) }) }
    if ddGridX != 0 { properties["ddGridX"] = .number(Double(ddGridX)) }
    if ddGridY != 0 { properties["ddGridY"] = .number(Double(ddGridY)) }
    return properties
  }
}

extension RelativeLayoutDropRule {
  fileprivate var names: [String] {
    [(Self.vacate, "vacate"), (.inBounds, "inBounds")].filter { contains($0.0) }.map(\.1)
  }
}
