extension UISegmentedControl {
  static let segmentedControlProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    adding: [
      // Set before the selection, which needs its segment.
      Property(
        "segments", default: [SegmentValue](),
        "The titles or images of the segments, or maps with title, image, width and isEnabled.",
        get: { (control: UISegmentedControl) in control.segments.map { SegmentValue($0) } },
        set: { control, values in control.replaceSegments(values) }),
      Property(
        "selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex,
        default: UISegmentedControl.noSegment, in: .atLeast(-1),
        "The index of the selected segment; -1 for none."),
      Property(
        "isMomentary", \UISegmentedControl.isMomentary, default: false,
        "Whether a segment is selected only while a finger is on it."),
      Property(
        "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent,
        default: false, "Whether segments are as wide as their contents need."),
      Property(
        "selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor, default: nil,
        "Colour of the selection."
      )
      .visible(when: "set selectedSegmentIndex"),
    ] + looks)

  private static let looks = [
    Property(
      "font", default: FontValue?.none,
      "Font of titles; the system's of 13 points, semibold in the selected segment, if null.",
      get: { (control: UISegmentedControl) in
        (control.titleAttribute(.font, .normal) as? UIFont).map { FontValue($0) }
      },
      set: { control, value in control.setTitleAttribute(.font, value?.font, .normal) }
    ).visible(when: "set titles in segments"),
    Property(
      "titleColor", default: UIColor?.none,
      "Colour of titles and images; the labels' colour if null.",
      get: { (control: UISegmentedControl) in
        control.titleAttribute(.foregroundColor, .normal) as? UIColor
      },
      set: { control, color in control.setTitleAttribute(.foregroundColor, color, .normal) }
    ).visible(when: "set segments"),
    Property(
      "titleColors", default: StateMap<UIColor>(), "Colours of titles and images in other states.",
      get: { (control: UISegmentedControl) in
        var colors = StateMap<UIColor>()
        for (name, state) in StateMap<UIColor>.states {
          if let color = control.titleAttribute(.foregroundColor, state) as? UIColor {
            colors.set(color, for: name)
          }
        }
        return colors
      },
      set: { control, colors in
        colors.apply { control.setTitleAttribute(.foregroundColor, $1, $0) }
      }
    ).visible(when: "set segments"),
    Property(
      "backgroundImage", default: UIImage?.none,
      "The image of segments, in place of plate and selection.",
      get: { (control: UISegmentedControl) in control.images.backgrounds[exactly: .normal] },
      set: { control, image in
        control.setBackgroundImage(image, for: .normal, barMetrics: .default)
      }),
    Property(
      "backgroundImages", default: StateMap<UIImage>(), "The images of segments in other states.",
      get: { (control: UISegmentedControl) in StateMap(control.images.backgrounds) },
      set: { control, images in
        images.apply { control.setBackgroundImage($1, for: $0, barMetrics: .default) }
      }),
    Property(
      "dividerImage", default: UIImage?.none, "The image between segments.",
      get: { (control: UISegmentedControl) in
        control.images.dividers[.normal, .normal]
      },
      set: { control, image in
        control.setDividerImage(
          image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      }),
  ]

  private func titleAttribute(
    _ key: NSAttributedString.Key, _ state: UIControl.State
  ) -> Any? {
    titleAttributes[exactly: state]?[key]
  }

  private func setTitleAttribute(
    _ key: NSAttributedString.Key, _ value: Any?, _ state: UIControl.State
  ) {
    // A state with its own attributes does not inherit any of the normal state's.
    var attributes =
      titleAttributes[exactly: state] ?? (value == nil ? [:] : titleAttributes[.normal] ?? [:])
    attributes[key] = value
    setTitleTextAttributes(attributes.isEmpty ? nil : attributes, for: state)
  }

  /// Keeps the selection if a segment has its index.
  private func replaceSegments(_ values: [SegmentValue]) {
    let selected = selectedSegmentIndex
    removeAllSegments()
    for value in values { insert(value.make(), at: segments.count, animated: false) }
    selectedSegmentIndex = selected
  }
}
