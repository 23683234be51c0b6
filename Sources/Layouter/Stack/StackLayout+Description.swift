import HeadlessUIKit

extension StackLayout {
  /// The settings that are not the default ones, by the names that scene files use. The size across
  /// the stack is left out: in a `StackView` it follows from the view's.
  package var describedProperties: [String: PropertyValue] {
    var properties: [String: PropertyValue] = ["orientation": .string("\(orientation)")]
    if cellAlignment != .left { properties["cellAlignment"] = .string(alignmentName) }
    if cellSpacing != 0 { properties["cellSpacing"] = .number(cellSpacing) }
    if fitGrowingSideSize > 0 {
      properties["fitGrowingSideSize"] = .number(fitGrowingSideSize)
    }
    if margin != .zero {
      properties["margin"] = .map([
        "left": .number(margin.left), "top": .number(margin.top),
        "right": .number(margin.right), "bottom": .number(margin.bottom),
      ])
    }
    return properties
  }

  private var alignmentName: String {
    orientation == .vertical && cellAlignment == .bottom ? "right" : "\(cellAlignment)"
  }
}
