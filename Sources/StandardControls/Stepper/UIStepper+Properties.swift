extension UIStepper {
  static let stepperProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    defaults: ["contentMode": .string("redraw")],
    adding: [
      // The limits before the value, which they limit.
      Property("minimumValue", \UIStepper.minimumValue, default: 0, "The smallest value."),
      Property("maximumValue", \UIStepper.maximumValue, default: 100, "The largest value."),
      Property(
        "stepValue", \UIStepper.stepValue, default: 1, in: .above(0),
        "By how much a step changes the value."),
      Property("value", \UIStepper.value, default: 0, "The value, within the limits."),
      Property(
        "wraps", \UIStepper.wraps, default: false,
        "Whether a step beyond a limit goes to the other one."),
      Property(
        "autorepeat", \UIStepper.autorepeat, default: true,
        "Whether a finger that stays takes further steps."),
      Property(
        "isContinuous", \UIStepper.isContinuous, default: true,
        "Whether each step is reported, and not only the end of the touch."),
    ])
}
