extension UISlider {
  static let sliderProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    adding: [
      // Set before the value, which they limit.
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
    ] + images
  ).visible(when: [
    "tintColor": "set a value above minimumValue, and no minimumTrackTintColor"
  ])

  private static let images = [
    Property(
      "thumbImage", default: UIImage?.none, "The image in place of the knob.",
      get: { (slider: UISlider) in slider.thumbImages[exactly: .normal] },
      set: { slider, image in slider.setThumbImage(image, for: .normal) }),
    Property(
      "thumbImages", default: StateMap<UIImage>(),
      "The images in place of the knob in other states.",
      get: { (slider: UISlider) in StateMap(slider.thumbImages) },
      set: { slider, images in images.apply { slider.setThumbImage($1, for: $0) } }),
    Property(
      "minimumTrackImage", default: UIImage?.none, "The image of the track up to the knob.",
      get: { (slider: UISlider) in slider.minimumTrackImages[exactly: .normal] },
      set: { slider, image in slider.setMinimumTrackImage(image, for: .normal) }
    ).visible(when: "set a value above minimumValue"),
    Property(
      "minimumTrackImages", default: StateMap<UIImage>(),
      "The images of the track up to the knob in other states.",
      get: { (slider: UISlider) in StateMap(slider.minimumTrackImages) },
      set: { slider, images in images.apply { slider.setMinimumTrackImage($1, for: $0) } }
    ).visible(when: "set a value above minimumValue"),
    Property(
      "maximumTrackImage", default: UIImage?.none, "The image of the track behind the knob.",
      get: { (slider: UISlider) in slider.maximumTrackImages[exactly: .normal] },
      set: { slider, image in slider.setMaximumTrackImage(image, for: .normal) }
    ).visible(when: "set a value below maximumValue"),
    Property(
      "maximumTrackImages", default: StateMap<UIImage>(),
      "The images of the track behind the knob in other states.",
      get: { (slider: UISlider) in StateMap(slider.maximumTrackImages) },
      set: { slider, images in images.apply { slider.setMaximumTrackImage($1, for: $0) } }
    ).visible(when: "set a value below maximumValue"),
  ]
}
