import StandardViews

// The controls that show nothing yet.

extension UIDatePicker: NamesOnlyContent {
  package var absentContent: String? { "date" }
}
