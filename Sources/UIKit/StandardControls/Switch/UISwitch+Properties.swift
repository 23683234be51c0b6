extension UISwitch {
  static let switchProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    adding: [
      Property("isOn", \UISwitch.isOn, default: false, "Whether the switch is on."),
      Property(
        "onTintColor", \UISwitch.onTintColor, default: nil,
        "Colour of the track of a switch that is on; green if null."
      )
      .visible(when: "set isOn"),
      Property(
        "thumbTintColor", \UISwitch.thumbTintColor, default: nil,
        "Colour of the knob; white if null."),
    ])
}
