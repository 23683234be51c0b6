@_spi(PackageViews) import StandardViews

extension UIDatePicker {
  /// The parts of a date that a compact picker has fields for.
  package enum Part: Sendable {
    case date, time
  }

  /// Opens the panel of a compact picker's first field, as a tap on it does: a calendar, or the wheels of a time. Other
  /// styles and pickers outside of a window have none.
  package func openPanel(animated: Bool = true) {
    let content = loadContent()
    for part in [Part.date, .time] {
      guard let field = content.field(of: part) else { continue }
      layoutIfNeeded()
      openPanel(part, from: field, animated: animated)
      return
    }
  }

  func openPanel(_ part: Part, from field: DateField, animated: Bool) {
    guard panel == nil, isEnabled else { return }
    let content: DateContent
    switch part {
    case .date: content = InlineDateContent(self, hasTime: false)
    case .time:
      let wheels = WheelDateContent(self, mode: .time)
      wheels.reload()
      content = wheels
    }
    content.update(animated: false)
    guard
      let panel = PickerPanel(
        content, size: content.naturalSize, from: field, animated: animated)
    else { return }
    field.isOpen = true
    panel.onClose = { [weak field] _ in field?.isOpen = false }
    panel.tintColor = tintColor
    (self.panel, panelContent) = (panel, content)
  }
}
