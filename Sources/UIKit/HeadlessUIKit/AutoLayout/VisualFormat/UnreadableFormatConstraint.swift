/// Replaces the constraints of a visual format that cannot be parsed, where the API cannot throw:
/// it cannot be activated, and reports the error as its reason.
package final class UnreadableFormatConstraint: NSLayoutConstraint {
  let formatError: VisualFormatError

  /// - Parameter item: a view or guide of the format, in whose tree the error is reported.
  package init(_ formatError: VisualFormatError, item: (any LayoutItem)?) {
    self.formatError = formatError
    super.init()
    setItem(item)
    error = .unreadableFormat(formatError)
  }
}
