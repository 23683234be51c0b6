/// Provides the numbers of components and rows.
public protocol UIPickerViewDataSource: ObjectiveCDelegate {
  /// The number of components, which are wheels next to each other. Negative numbers count as 0.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a component. Negative numbers count as 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of a picker and receives selections. All methods are optional; of the first three the picker shows
/// the last one that has a row.
public protocol UIPickerViewDelegate: ObjectiveCDelegate {
  /// The title of a row; nil for none.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The title of a row with attributes; nil for the one without.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row.
  ///
  /// - Parameter view: the view of a row that is no longer visible, to be reused; nil if there is none.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The height of a component's rows, points; 0 or less for the standard height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a component, points; 0 or less for an equal part of the width that the others leave.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Called when the user has selected a row, and the wheel has stopped.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns nil by default.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns nil by default.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a view in place of which the picker shows the row's title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { (view as? PickerTitleView) ?? PickerTitleView() }
  /// Returns 32 points by default.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { WheelGeometry.standardRowHeight }
  /// Returns 0 by default: components share the width of the picker.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// Does nothing by default.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A row that shows a title.
final class PickerTitleView: UIView {
  let label = UILabel()

  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: WheelGeometry.fontSize)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The space at the sides of the title.
  private static let inset: CGFloat = 4

  func show(_ title: NSAttributedString) {
    // The title's own alignment, if any, replaces the centre.
    label.attributedText = title
    if title.length == 0 || title.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil {
      label.textAlignment = .center
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetToMiddle(dx: Self.inset, dy: 0)
  }
}
