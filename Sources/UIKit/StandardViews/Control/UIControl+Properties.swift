extension UIControl {
  static let controlProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(
        "isEnabled", \UIControl.isEnabled, default: true, "Whether the control can be used."),
      Property(
        "isSelected", \UIControl.isSelected, default: false, "Whether the control is selected."),
      Property(
        "isHighlighted", \UIControl.isHighlighted, default: false,
        "Whether the control is pressed."),
      Property(
        "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment, default: .center,
        "Where the content is placed between the left and the right edge."),
      Property(
        "contentVerticalAlignment", \UIControl.contentVerticalAlignment, default: .center,
        "Where the content is placed between the top and the bottom edge."),
      Property(
        "isFocused", default: false, "Whether the focus of a keyboard is on the control.",
        get: { (control: UIControl) in control.isFocused },
        set: { control, isFocused in control.hasFocus = isFocused }),
    ])
}
