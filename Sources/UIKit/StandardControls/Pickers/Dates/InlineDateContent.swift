import Foundation
import StandardViews

/// A calendar of a month, with the time below it if the picker selects one. A tap on the month shows wheels of months and
/// years in place of the days.
final class InlineDateContent: DateContent {
  private let title = UILabel()
  private let titleChevron = UIImageView()
  private let buttons = [CalendarButton(isForward: false), CalendarButton(isForward: true)]
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let days = (0..<7 * CalendarLayout.rowCount).map { _ in CalendarDay() }
  private let timeLabel = UILabel()
  private let timeField = DateField()
  /// The month that is shown.
  private var month: CalendarMonth?
  /// The wheels in place of the days; nil while the days are shown.
  private var monthWheels: WheelDateContent?
  private let hasTime: Bool

  private static let titleChevronGap: CGFloat = 4

  /// - Parameter hasTime: whether the time is below the days; nil if the picker selects one.
  init(_ picker: UIDatePicker, hasTime: Bool? = nil) {
    self.hasTime = hasTime ?? (picker.datePickerMode == .dateAndTime)
    super.init(picker)
    title.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
    titleChevron.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    for label in weekdays {
      label.font = .systemFont(ofSize: CalendarLayout.weekdayFontSize, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    timeLabel.font = .systemFont(ofSize: UIFont.labelFontSize)
    for view in [title, titleChevron, timeLabel, timeField] { addSubview(view) }
    for label in weekdays { addSubview(label) }
    for view in [title, titleChevron] {
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(
        UITapGestureRecognizer(action: UIAction { [weak self] _ in self?.toggleMonthWheels() }))
    }
    timeField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.picker.openPanel(.time, from: timeField, animated: true)
      }, for: .touchUpInside)
    for (step, button) in zip([-1, 1], buttons) {
      button.addAction(
        UIAction { [weak self] _ in self?.showMonth(step) }, for: .touchUpInside)
      addSubview(button)
    }
    for (cell, day) in days.enumerated() {
      day.addAction(UIAction { [weak self] _ in self?.select(cell) }, for: .touchUpInside)
      addSubview(day)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var naturalSize: CGSize {
    CGSize(width: CalendarLayout.width, height: CalendarLayout.height(hasTime: hasTime))
  }

  // MARK: Months

  /// Shows the month of the picker's date.
  override func update(animated: Bool) {
    month = CalendarMonth(of: picker.date, in: picker.words.calendar)
    showDays()
    monthWheels?.update(animated: animated)
  }

  override func dateWasChosen() { showDays() }

  /// Shows wheels of months and years in place of the days, or the days again.
  private func toggleMonthWheels() {
    guard picker.isEnabled else { return }
    if let monthWheels {
      monthWheels.removeFromSuperview()
      self.monthWheels = nil
    } else {
      let wheels = WheelDateContent(
        picker, mode: .yearAndMonth,
        shown: WheelDateContent.ShownDate(
          date: { [weak self] in self?.month?.start ?? VirtualClock.currentDate },
          didTurn: { [weak self] in self?.showMonth(of: $0) }))
      wheels.reload()
      addSubview(wheels)
      monthWheels = wheels
    }
    showDays()
  }

  private func showMonth(of date: Date) {
    month = CalendarMonth(of: date, in: picker.words.calendar)
    showDays()
  }

  /// Shows a month that is a number of months away.
  private func showMonth(_ step: Int) {
    let calendar = picker.words.calendar
    guard let month, let date = calendar.date(byAdding: .month, value: step, to: month.start)
    else { return }
    showMonth(of: date)
  }

  private func date(inCell cell: Int) -> Date? {
    guard let month, let day = month.day(inCell: cell) else { return nil }
    let calendar = picker.words.calendar
    var parts = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    let start = calendar.dateComponents([.era, .year, .month], from: month.start)
    (parts.era, parts.year, parts.month, parts.day) = (start.era, start.year, start.month, day)
    return calendar.date(from: parts)
  }

  /// Whether a day has a date within the picker's limits.
  private func isSelectable(_ date: Date) -> Bool {
    picker.words.calendar.isDate(picker.limited(date), inSameDayAs: date)
  }

  private func select(_ cell: Int) {
    guard let date = date(inCell: cell), isSelectable(date) else { return }
    picker.choose(date)
    showDays()
  }

  private func showDays() {
    let words = picker.words
    let now = VirtualClock.currentDate
    title.text = month.map { words.text($0.start, .yearAndMonth) }
    for (label, text) in zip(weekdays, words.weekdays) { label.text = text }
    for (cell, day) in days.enumerated() {
      let date = date(inCell: cell)
      day.isHidden = date == nil || monthWheels != nil
      guard let date, let number = month?.day(inCell: cell) else { continue }
      day.label.text = "\(number)"
      day.isToday = words.calendar.isDate(date, inSameDayAs: now)
      day.isEnabled = picker.isEnabled && isSelectable(date)
      day.isSelected = words.calendar.isDate(date, inSameDayAs: picker.date)
      day.accessibilityLabel = words.text(date, .dayOfYear)
    }
    timeLabel.text = words.time
    timeField.label.text = words.text(picker.date, .time)
    timeLabel.isHidden = !hasTime
    timeField.isHidden = !hasTime
    for button in buttons {
      button.isEnabled = picker.isEnabled
      button.isHidden = monthWheels != nil
    }
    for label in weekdays { label.isHidden = monthWheels != nil }
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = CalendarLayout(bounds: bounds, isMirrored: isRightToLeft)
    titleChevron.tintColor = tintColor
    title.textColor = monthWheels == nil ? .label : tintColor
    monthWheels?.frame = layout.days
    let area = layout.title
    let chevron = titleChevron.image?.size ?? .zero
    let width = min(
      pixelGrid.roundedUp(title.sizeThatFits(area.size)).width,
      max(0, area.width - chevron.width - Self.titleChevronGap))
    title.frame = CGRect(x: area.minX, y: area.minY, width: width, height: area.height)
      .placed(in: area, mirrored: isRightToLeft)
    // Open, the chevron points down.
    titleChevron.transform = .identity
    titleChevron.frame = pixelGrid.snapped(
      CGRect(
        x: area.minX + width + Self.titleChevronGap, y: area.midY - chevron.height / 2,
        width: chevron.width, height: chevron.height
      ).placed(in: area, mirrored: isRightToLeft))
    if monthWheels != nil {
      titleChevron.transform = CGAffineTransform(rotationAngle: isRightToLeft ? -.pi / 2 : .pi / 2)
    }
    for (index, button) in buttons.enumerated() { button.frame = layout.button(index) }
    for (index, label) in weekdays.enumerated() {
      label.frame = pixelGrid.snapped(layout.weekday(index))
    }
    for (cell, day) in days.enumerated() { day.frame = pixelGrid.snapped(layout.day(cell)) }
    let time = layout.time
    let field = timeField.sizeThatFits(time.size)
    timeField.frame = pixelGrid.snapped(
      CGRect(
        x: time.maxX - field.width, y: time.midY - field.height / 2, width: field.width,
        height: field.height
      ).placed(in: bounds, mirrored: isRightToLeft))
    timeLabel.frame = CGRect(
      x: time.minX, y: time.minY, width: time.width - field.width, height: time.height
    ).withoutNegativeSize.placed(in: bounds, mirrored: isRightToLeft)
  }
}

/// The button of the month before or after.
final class CalendarButton: UIControl {
  private let imageView = UIImageView()

  override class var describedClass: UIView.Type { UIView.self }

  init(isForward: Bool) {
    super.init(frame: .zero)
    imageView.image = UIImage(
      systemName: isForward ? "chevron.forward" : "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium))
    imageView.contentMode = .center
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    imageView.tintColor = isEnabled ? tintColor : .tertiaryLabel
    imageView.alpha = isHighlighted ? 0.3 : 1
  }
}

/// A day of a calendar. As in UIKit, the selected one has a circle of the tint: faint, or opaque behind today.
final class CalendarDay: UIControl {
  let label = UILabel()
  private let circle = UIView.controlPart()
  var isToday = false { didSet { setNeedsLayout() } }

  /// The opacity of the circle behind a day that is not today; our own, after pictures.
  private static let circleAlpha: CGFloat = 0.15

  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, CalendarLayout.circleSide)
    circle.setCapsuleFrame(bounds.centered(CGSize(width: side, height: side)))
    circle.isHidden = !isSelected
    let tint: UIColor = tintColor ?? .tintColor
    circle.backgroundColor = isToday ? tint : tint.withAlphaComponent(Self.circleAlpha)
    label.font = .systemFont(
      ofSize: CalendarLayout.dayFontSize, weight: isSelected ? .semibold : .regular)
    label.textColor =
      !isEnabled
      ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tint : .label
    label.alpha = isHighlighted ? 0.3 : 1
    label.frame = bounds
  }
}
