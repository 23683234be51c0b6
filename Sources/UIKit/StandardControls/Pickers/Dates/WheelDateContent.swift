import Foundation

/// The wheels of a date picker.
final class WheelDateContent: DateContent {
  private let band = UIView.controlPart(color: .tertiarySystemFill)
  private var wheels: [PickerWheel] = []
  /// The words behind the numbers of a countdown.
  private var units: [UILabel] = []
  private var columns: DateColumns?
  private var widths: [CGFloat] = []
  private let mode: UIDatePicker.Mode
  /// The date that wheels show in place of the picker's; nil for the picker's.
  private let shown: ShownDate?

  /// A date that wheels show, but do not select.
  struct ShownDate {
    let date: () -> Date
    let didTurn: (Date) -> Void
  }

  /// The space around the widest title of a column, in all; our own.
  private static let columnPadding: CGFloat = 26
  /// The space between the number of a countdown and its unit; our own.
  private static let unitGap: CGFloat = 6

  /// - Parameter mode: which wheels there are; nil for the picker's.
  init(_ picker: UIDatePicker, mode: UIDatePicker.Mode? = nil, shown: ShownDate? = nil) {
    self.mode = mode ?? picker.datePickerMode
    self.shown = shown
    super.init(picker)
    band.layer.cornerRadius = WheelGeometry.bandCornerRadius
    addSubview(band)
  }

  required init?(coder: NSCoder) { nil }

  override var naturalSize: CGSize { WheelGeometry.standardSize }

  /// Makes the wheels for the picker's settings.
  func reload() {
    for view in wheels + units { view.removeFromSuperview() }
    let columns = DateColumns(
      mode: mode, words: picker.words, interval: picker.validInterval,
      reference: VirtualClock.currentDate)
    self.columns = columns
    wheels = columns.columns.map { _ in PickerWheel() }
    widths = columns.columns.map { Self.width(of: $0, in: columns) }
    for (wheel, column) in zip(wheels, columns.columns) {
      wheel.reload(source(of: column, columns))
      addSubview(wheel)
    }
    units = []
    if columns.columns == [.hours, .minutes] {
      units = [columns.words.hours, columns.words.minutes].map { text in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
        addSubview(label)
        return label
      }
    }
    update(animated: false)
    setNeedsLayout()
  }

  private static func width(of column: DateColumns.Column, in columns: DateColumns) -> CGFloat {
    let font = UIFont.systemFont(ofSize: WheelGeometry.fontSize)
    let titles = columns.wideRow(of: column).map { columns.title(of: column, row: $0) }
    let width = titles.map {
      NSAttributedString(string: $0, attributes: [.font: font]).size().width
    }.max()
    return (width ?? 0).rounded(.up) + columnPadding
  }

  private func source(
    of column: DateColumns.Column, _ columns: DateColumns
  ) -> PickerWheel.Source {
    var source = PickerWheel.Source()
    source.count = columns.count(of: column)
    source.title = { columns.title(of: column, row: $0) }
    source.view = { [unowned self] row, reused in
      let view = reused as? PickerTitleView ?? PickerTitleView()
      view.show(NSAttributedString(string: columns.title(of: column, row: row)))
      view.label.textAlignment = Self.alignment(of: column)
      view.label.textColor =
        isSelectable(row, column, columns) ? picker.textColor ?? .label : .tertiaryLabel
      return view
    }
    source.didSelect = { [unowned self] row in select(row, column, columns) }
    return source
  }

  private static func alignment(of column: DateColumns.Column) -> NSTextAlignment {
    switch column {
    case .month: .natural
    case .dayOfYears: .right
    default: .center
    }
  }

  /// Whether a row shows a date within the picker's limits.
  private func isSelectable(
    _ row: Int, _ column: DateColumns.Column, _ columns: DateColumns
  ) -> Bool {
    guard shown == nil, column != .hours, column != .minutes else { return true }
    let date = columns.date(byTurning: column, to: row, from: picker.date)
    return picker.limited(date) == date
  }

  private func select(_ row: Int, _ column: DateColumns.Column, _ columns: DateColumns) {
    if let shown {
      shown.didTurn(columns.date(byTurning: column, to: row, from: shown.date()))
    } else if mode == .countDownTimer {
      picker.chooseDuration(columns.duration(rows: wheels.map(\.selectedRow)))
    } else {
      picker.choose(columns.date(byTurning: column, to: row, from: picker.date))
    }
    // A day that does not exist, or a date beyond the limits, turns back.
    update(animated: true)
  }

  override func update(animated: Bool) {
    guard let columns else { return }
    for (wheel, column) in zip(wheels, columns.columns) {
      let row =
        mode == .countDownTimer
        ? columns.row(of: column, forDuration: max(60, picker.countDownDuration))
        : columns.row(
          of: column, for: shown?.date() ?? picker.date, closestTo: wheel.selectedRow)
      if row != wheel.selectedRow { wheel.select(row, animated: animated) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height, WheelGeometry.standardRowHeight + WheelGeometry.bandExtension)
    band.frame =
      CGRect(
        x: bounds.minX + WheelGeometry.margin, y: bounds.midY - height / 2,
        width: bounds.width - 2 * WheelGeometry.margin, height: height
      ).withoutNegativeSize
    var widths = widths
    let unitSizes = units.map { $0.sizeThatFits(bounds.size) }
    for (index, size) in unitSizes.enumerated() {
      widths[index] += size.width.rounded(.up) + 2 * Self.unitGap
    }
    let places = WheelGeometry.columns(widths: widths, in: bounds, mirrored: isRightToLeft)
    for (index, (wheel, place)) in zip(wheels, places).enumerated() {
      guard units.indices.contains(index) else {
        wheel.frame = pixelGrid.snapped(place)
        continue
      }
      let size = unitSizes[index]
      let unit = CGRect(
        x: place.maxX - size.width - Self.unitGap, y: place.midY - size.height / 2,
        width: size.width, height: size.height)
      let number = CGRect(
        x: place.minX, y: place.minY, width: unit.minX - place.minX, height: place.height
      ).withoutNegativeSize
      wheel.frame = pixelGrid.snapped(number.placed(in: place, mirrored: isRightToLeft))
      units[index].frame = pixelGrid.snapped(unit.placed(in: place, mirrored: isRightToLeft))
    }
  }
}
