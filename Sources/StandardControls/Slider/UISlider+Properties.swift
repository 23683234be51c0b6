extension UISlider {
  static let sliderProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    adding: [
      // The limits before the value, which they limit.
      Property(
        "minimumValue", \UISlider.minimumValue, default: 0, "The value at the leading end."),
      Property(
        "maximumValue", \UISlider.maximumValue, default: 1, "The value at the trailing end."),
      Property("value", \UISlider.value, default: 0, "The value, within the limits."),
      Property(
        "isContinuous", \UISlider.isContinuous, default: true,
        "Whether changes are reported while the knob moves, and not only at the end."),
      Property(
        "minimumValueImage", \UISlider.minimumValueImage, default: nil,
        "The image at the end of the smallest value."),
      Property(
        "maximumValueImage", \UISlider.maximumValueImage, default: nil,
        "The image at the end of the largest value."),
      Property(
        "minimumTrackTintColor", \UISlider.minimumTrackTintColor, default: nil,
        "Colour of the track up to the knob; the tint if null."
      )
      .visible(when: "set a value above minimumValue"),
      Property(
        "maximumTrackTintColor", \UISlider.maximumTrackTintColor, default: nil,
        "Colour of the track behind the knob."
      )
      .visible(when: "set a value below maximumValue"),
      Property(
        "thumbTintColor", \UISlider.thumbTintColor, default: nil,
        "Colour of the knob; white if null."),
    ]
  ).visible(when: [
    "tintColor": "set a value above minimumValue, and no minimumTrackTintColor"
  ])
}
