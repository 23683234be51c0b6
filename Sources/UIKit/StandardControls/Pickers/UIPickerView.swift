import Foundation
import StandardViews

/// Wheels of values, which a finger turns: a drag stops at a row, and a tap selects the row that it meets.
///
/// Selections that are animated, and wheels that turn on, run on the current ``VirtualClock``.
open class UIPickerView: UIView {
  /// The provider of the numbers of components and rows; nil for none. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The provider of rows and receiver of selections. Not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Kept, without effect, as in UIKit since iOS 7: the selected rows are always marked.
  open var showsSelectionIndicator = true

  private let band = UIView.controlPart(color: .tertiarySystemFill)
  private(set) var wheels: [PickerWheel] = []
  private var isLoaded = false
  /// The rows of a picker without a data source.
  var fixedComponents: [PickerComponentValue] = [] {
    didSet {
      reloadAllComponents()
      for (index, component) in fixedComponents.enumerated() {
        selectRow(component.selectedRow, inComponent: index, animated: false)
      }
    }
  }

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker without a data source; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    band.layer.cornerRadius = WheelGeometry.bandCornerRadius
    addSubview(band)
  }

  // MARK: Components and rows

  /// The number of components that the data source reports; 0 without one.
  open var numberOfComponents: Int {
    guard let dataSource else { return fixedComponents.count }
    return min(max(0, dataSource.numberOfComponents(in: self)), Self.mostComponents)
  }

  /// More would be narrower than a point.
  private static let mostComponents = 100

  /// The number of rows that the data source reports for a component; 0 without one.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard let dataSource else {
      return fixedComponents.indices.contains(component)
        ? fixedComponents[component].rows.count : 0
    }
    return max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
  }

  /// The size of a component's rows, points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadWheels()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(
      width: columns[component].width, height: wheels[component].source.rowHeight)
  }

  /// The view of a row that is visible; nil for other rows, and if the delegate gives titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return nil }
    let view = wheels[component].view(forRow: row)
    return view is PickerTitleView ? nil : view
  }

  /// Asks for all components and rows again; selections stay where there are rows.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks for the rows of a component again.
  open func reloadComponent(_ component: Int) {
    guard isLoaded, wheels.indices.contains(component), wheels.count == numberOfComponents else {
      reloadAllComponents()
      return
    }
    wheels[component].reload(source(of: component))
  }

  /// Selects a row without notifying the delegate; beyond the last one, that is selected.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadWheels()
    guard wheels.indices.contains(component) else { return }
    wheels[component].select(row, animated: animated)
  }

  /// The selected row; 0 if none was selected, -1 if the component does not exist.
  open func selectedRow(inComponent component: Int) -> Int {
    loadWheels()
    return wheels.indices.contains(component) ? wheels[component].selectedRow : -1
  }

  /// Creates the wheels of the data source's components.
  private func loadWheels() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = numberOfComponents
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel()
      wheels.append(wheel)
      addSubview(wheel)
    }
    for (index, wheel) in wheels.enumerated() { wheel.reload(source(of: index)) }
  }

  private func source(of component: Int) -> PickerWheel.Source {
    var source = PickerWheel.Source()
    source.count = numberOfRows(inComponent: component)
    let height = delegate?.pickerView(self, rowHeightForComponent: component)
    source.rowHeight =
      height.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? WheelGeometry.standardRowHeight
    source.view = { [weak self] row, reused in
      self?.rowView(row, of: component, reusing: reused) ?? UIView()
    }
    source.title = { [weak self] row in self?.title(row, of: component)?.string }
    source.didSelect = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    return source
  }

  private func rowView(_ row: Int, of component: Int, reusing reused: UIView?) -> UIView {
    let view =
      delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: reused)
      ?? (reused as? PickerTitleView) ?? PickerTitleView()
    if let view = view as? PickerTitleView {
      view.show(title(row, of: component) ?? NSAttributedString(string: ""))
    }
    return view
  }

  /// The delegate's attributed title of a row, or its plain one.
  private func title(_ row: Int, of component: Int) -> NSAttributedString? {
    guard dataSource != nil || delegate != nil else {
      guard fixedComponents.indices.contains(component),
        fixedComponents[component].rows.indices.contains(row)
      else { return nil }
      return NSAttributedString(string: fixedComponents[component].rows[row])
    }
    let attributed = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    return attributed
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
      .map { NSAttributedString(string: $0) }
  }

  // MARK: Layout

  open override dynamic var intrinsicContentSize: CGSize { WheelGeometry.standardSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { WheelGeometry.standardSize }

  private var columns: [CGRect] {
    let widths = wheels.indices.map { component in
      dataSource == nil && fixedComponents.indices.contains(component)
        ? fixedComponents[component].width
        : delegate?.pickerView(self, widthForComponent: component) ?? 0
    }
    return WheelGeometry.columns(widths: widths, in: bounds, mirrored: isRightToLeft)
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    loadWheels()
    for (wheel, column) in zip(wheels, columns) { wheel.frame = pixelGrid.snapped(column) }
    let rowHeight = wheels.map(\.source.rowHeight).max() ?? WheelGeometry.standardRowHeight
    let height = min(bounds.height, rowHeight + WheelGeometry.bandExtension)
    band.isHidden = wheels.isEmpty
    band.frame =
      CGRect(
        x: bounds.minX + WheelGeometry.margin, y: bounds.midY - height / 2,
        width: bounds.width - 2 * WheelGeometry.margin, height: height
      ).withoutNegativeSize
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // MARK: Description

  open override class var propertyTable: PropertyTable { pickerViewProperties }
}
