extension NSLayoutConstraint {
  /// The constraints of a visual format as in UIKit, which raises an exception where this returns a
  /// constraint that cannot be active, whose ``error`` describes the format and is reported by the
  /// view's ``UIView/layoutReport()``.
  @_spi(Ports) public static func constraints(
    reportingErrorsOf format: String, options: FormatOptions, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
    } catch {
      let item = views.sorted { $0.key < $1.key }.lazy.compactMap { $0.value as? any LayoutItem }
        .first
      return [UnreadableFormatConstraint(error, item: item)]
    }
  }
}
