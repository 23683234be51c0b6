extension UIStepper {
  static let stepperProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    defaults: ["contentMode": .string("redraw")],
    adding: [
      // Set before the value, which they limit.
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
    ] + images)

  private static let images = [
    Property(
      "incrementImage", default: UIImage?.none, "The image of the half that increments.",
      get: { (stepper: UIStepper) in stepper.incrementImages[exactly: .normal] },
      set: { stepper, image in stepper.setIncrementImage(image, for: .normal) }),
    Property(
      "incrementImages", default: StateMap<UIImage>(),
      "The images of the half that increments in other states.",
      get: { (stepper: UIStepper) in StateMap(stepper.incrementImages) },
      set: { stepper, images in images.apply { stepper.setIncrementImage($1, for: $0) } }),
    Property(
      "decrementImage", default: UIImage?.none, "The image of the half that decrements.",
      get: { (stepper: UIStepper) in stepper.decrementImages[exactly: .normal] },
      set: { stepper, image in stepper.setDecrementImage(image, for: .normal) }),
    Property(
      "decrementImages", default: StateMap<UIImage>(),
      "The images of the half that decrements in other states.",
      get: { (stepper: UIStepper) in StateMap(stepper.decrementImages) },
      set: { stepper, images in images.apply { stepper.setDecrementImage($1, for: $0) } }),
    Property(
      "backgroundImage", default: UIImage?.none, "The image behind both halves.",
      get: { (stepper: UIStepper) in stepper.backgroundImages[exactly: .normal] },
      set: { stepper, image in stepper.setBackgroundImage(image, for: .normal) }),
    Property(
      "backgroundImages", default: StateMap<UIImage>(),
      "The images behind both halves in other states.",
      get: { (stepper: UIStepper) in StateMap(stepper.backgroundImages) },
      set: { stepper, images in images.apply { stepper.setBackgroundImage($1, for: $0) } }),
    Property(
      "dividerImage", default: UIImage?.none, "The image between the halves.",
      get: { (stepper: UIStepper) in stepper.dividerImages[.normal, .normal] },
      set: { stepper, image in
        stepper.setDividerImage(
          image, forLeftSegmentState: .normal, rightSegmentState: .normal)
      }),
  ]
}
