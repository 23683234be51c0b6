import StandardViews

// The controls that show nothing yet.

extension UIDatePicker: NamesOnlyContent {
  package var absentContent: String? { "date" }
}

extension UIPickerView: NamesOnlyContent {
  package var absentContent: String? { dataSource == nil ? nil : "rows" }
}

extension UISearchBar: NamesOnlyContent {
  package var absentContent: String? { "text" }
}
