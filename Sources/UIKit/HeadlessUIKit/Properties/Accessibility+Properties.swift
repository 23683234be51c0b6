extension UIView {
  /// The accessibility values that were set on a view; null where they follow from its class.
  static let accessibilityProperties = [
    Property(
      "isAccessibilityElement", default: Bool?.none,
      "Whether a screen reader stops at the view; what its class says if null.",
      get: { (view: UIView) in view.accessibilityRecord?.isElement },
      set: { view, value in
        if let value {
          view.isAccessibilityElement = value
        } else {
          view.accessibilityRecord?.isElement = nil
        }
      }),
    Property(
      "accessibilityLabel", default: String?.none,
      "What a screen reader says; what the class says, such as a text, if null.",
      get: { (view: UIView) in view.accessibilityRecord?.label },
      set: { view, value in view.accessibilityLabel = value }),
    Property(
      "accessibilityValue", default: String?.none, "What a screen reader says after the label.",
      get: { (view: UIView) in view.accessibilityRecord?.value },
      set: { view, value in view.accessibilityValue = value }),
    Property(
      "accessibilityHint", default: String?.none, "What happens when the view is activated.",
      get: { (view: UIView) in view.accessibilityRecord?.hint },
      set: { view, value in view.accessibilityHint = value }),
    Property(
      "accessibilityTraits", default: UIAccessibilityTraits?.none,
      "What the view is to a screen reader; what its class says if null.",
      get: { (view: UIView) in view.accessibilityRecord?.traits },
      set: { view, value in
        if let value {
          view.accessibilityTraits = value
        } else {
          view.accessibilityRecord?.traits = nil
        }
      }),
    Property(
      "accessibilityElementsHidden", \UIView.accessibilityElementsHidden, default: false,
      "Whether the view's content is hidden from screen readers."),
    Property(
      "accessibilityViewIsModal", \UIView.accessibilityViewIsModal, default: false,
      "Whether the views next to this one are hidden from screen readers."),
    Property(
      "shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren, default: false,
      "Whether the view's content is read together, whatever is next to it."),
  ]
}
