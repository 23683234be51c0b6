import HeadlessUIKit

extension GridLayout {
  /// The settings that are not the default ones, by the names that scene files use; the numbers of
  /// units are always told.
  package var describedProperties: [String: PropertyValue] {
    var properties: [String: PropertyValue] = [
      "growingOrientation": .string("\(growingOrientation)"),
      "fixedSideCount": .number(Double(fixedSideCount)),
      "cellSize": .list([.number(cellSize.width), .number(cellSize.height)]),
    ]
    if cellSpacingHorz != 0 { properties["cellSpacingHorz"] = .number(cellSpacingHorz) }
    if cellSpacingVert != 0 { properties["cellSpacingVert"] = .number(cellSpacingVert) }
    if megaUnitX != 1 { properties["megaUnitX"] = .number(Double(megaUnitX)) }
    if megaUnitY != 1 { properties["megaUnitY"] = .number(Double(megaUnitY)) }
    if margin != .zero { properties["margin"] = margin.described }
    return properties
  }
}
