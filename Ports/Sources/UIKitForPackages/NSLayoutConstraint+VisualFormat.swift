@_spi(Ports) import VisualFormats

extension NSLayoutConstraint {
  /// The inactive constraints that a line of the visual format describes, such as
  /// `H:|-[red]-[blue(==red)]-|`.
  ///
  /// If the format cannot be read, the only constraint is one that cannot be active: its `error` says
  /// why. UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - format: the line.
  ///   - options: the alignment of the views with each other, and the direction in which they follow
  ///     each other.
  ///   - metrics: the named numbers, of any type.
  ///   - views: the named views and layout guides.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(reportingErrorsOf: format, options: options, metrics: metrics, views: views)
  }
}
