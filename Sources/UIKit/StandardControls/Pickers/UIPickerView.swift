import Foundation
import StandardViews

/// Wheels of values. It keeps the selected rows, and is not drawn yet.
open class UIPickerView: UIView {
  /// The provider of the numbers of components and rows; nil for none. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The provider of rows and receiver of selections; never called here. Not retained.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Whether the selected row is marked. Kept, without effect on drawing.
  open var showsSelectionIndicator = true
  private var selection: [Int: Int] = [:]

  /// The number of components that the data source reports; 0 without one.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows that the data source reports for a component; 0 without one.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The size of a component's rows; always zero.
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  /// The view of a row; always nil.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// Has no effect: no rows are shown.
  open func reloadAllComponents() {}
  /// Has no effect: no rows are shown.
  open func reloadComponent(_ component: Int) {}

  /// Selects a row without animation; the index is not checked, and the delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }

  /// The selected row; 0 if none was selected, -1 if the component does not exist.
  open func selectedRow(inComponent component: Int) -> Int {
    selection[component] ?? (component < numberOfComponents ? 0 : -1)
  }

  open override dynamic var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil { NamesOnly.report(UIPickerView.self, shows: "rows") }
  }
}

/// Provides the numbers of components and rows.
public protocol UIPickerViewDataSource: ObjectiveCDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of a picker and receives selections; never called here.
public protocol UIPickerViewDelegate: ObjectiveCDelegate {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
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
  /// Returns the reused view, or an empty one, by default.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  /// Returns 32 points by default.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  /// Returns the picker's width by default.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { pickerView.bounds.width }
  /// Does nothing by default.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
