extension UISegmentedControl {
  static let segmentedControlProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    adding: [
      // The segments before the selection, which is one of them.
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
    ])

  /// The selection stays, if a segment has its index.
  private func replaceSegments(_ values: [SegmentValue]) {
    let selected = selectedSegmentIndex
    removeAllSegments()
    for value in values { insert(value.make(), at: segments.count, animated: false) }
    selectedSegmentIndex = selected
  }
}
