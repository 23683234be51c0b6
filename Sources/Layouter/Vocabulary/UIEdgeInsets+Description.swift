import HeadlessUIKit

extension UIEdgeInsets {
  /// As scene files write insets.
  var described: PropertyValue {
    .map([
      "left": .number(left), "top": .number(top), "right": .number(right),
      "bottom": .number(bottom),
    ])
  }
}
