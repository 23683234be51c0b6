extension UIPickerView {
  static let pickerViewProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(
        "components", default: [PickerComponentValue](),
        "The wheels: each a list of its rows, or a map with more keys.",
        get: { (picker: UIPickerView) in
          picker.fixedComponents.enumerated().map { index, component in
            var component = component
            component.selectedRow = picker.selectedRow(inComponent: index)
            return component
          }
        },
        set: { picker, components in picker.fixedComponents = components }
      ).role(.content)
    ])
}

/// A wheel as scenes and view trees write it: its rows, or a map with more keys:
/// `{rows: [S, M, L], selectedRow: 1, width: 80}`.
package struct PickerComponentValue: DescribableValue {
  package var rows: [String]
  package var selectedRow = 0
  /// Points; 0 for an equal share.
  package var width: CGFloat = 0

  package init(rows: [String] = []) { self.rows = rows }

  package var described: PropertyValue {
    if selectedRow == 0, width == 0 { return .list(rows.map { .string($0) }) }
    var parts: [String: PropertyValue] = ["rows": .list(rows.map { .string($0) })]
    if selectedRow != 0 { parts["selectedRow"] = .number(Double(selectedRow)) }
    if width > 0 { parts["width"] = width.described }
    return .map(parts)
  }

  package static var kind: PropertyKind { .text }
}
