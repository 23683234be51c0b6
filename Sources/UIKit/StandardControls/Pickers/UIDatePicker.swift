import Foundation
@_spi(PackageViews) import HeadlessUIKit
@_spi(PackageViews) import StandardViews

/// A control that selects a date and a time.
///
/// A new picker has the date of the current ``VirtualClock``, so that pictures of it do not depend on the day. Without a
/// locale and a time zone it shows the running task's language and UTC.
open class UIDatePicker: UIControl {
  /// The values that are selected.
  public enum Mode: Int, Sendable, CaseIterable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  // MARK: Mode and style

  /// The values that are selected; date and time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { settingsDidChange() } }

  /// The requested style; `automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { settingsDidChange() }
  }

  /// The style in effect. An automatic one is compact; durations and months have wheels only, and a time by itself has
  /// no calendar.
  open var datePickerStyle: UIDatePickerStyle {
    switch (datePickerMode, preferredDatePickerStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _), (.time, .inline): .wheels
    case (_, .automatic): .compact
    case (_, let style): style
    }
  }

  /// The language and format; nil for the running task's language.
  open var locale: Locale? { didSet { settingsDidChange() } }

  /// The calendar; setting nil restores the Gregorian one.
  open var calendar: Calendar! {
    get { ownCalendar ?? words.calendar }
    set {
      ownCalendar = newValue
      settingsDidChange()
    }
  }

  private var ownCalendar: Calendar?

  /// The time zone; nil for UTC.
  open var timeZone: TimeZone? { didSet { settingsDidChange() } }

  // MARK: Date

  /// The earliest date; nil for no limit.
  open var minimumDate: Date? { didSet { settingsDidChange() } }

  /// The latest date; nil for no limit.
  open var maximumDate: Date? { didSet { settingsDidChange() } }

  /// The minutes between two times, a divisor of 60 up to 30; others count as 1, the default.
  open var minuteInterval = 1 { didSet { settingsDidChange() } }

  /// Whether dates are rounded down to the interval of minutes; true by default.
  open var roundsToMinuteInterval = true { didSet { settingsDidChange() } }

  /// The duration of a countdown, seconds; 0 by default. At most a minute less than a day.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      storedDuration = newValue.isFinite ? min(max(newValue, 0), 86_340) : 0
      showDate(animated: false)
    }
  }

  private var storedDuration: TimeInterval = 0

  private var chosen = VirtualClock.currentDate

  /// The selected date, clamped to the limits unless they cross; by default the current clock's date.
  open var date: Date {
    get { limited(chosen) }
    set { setDate(newValue, animated: false) }
  }

  /// Sets ``date`` without an event; wheels turn on the current clock.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = date
    showDate(animated: animated)
  }

  var validInterval: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  /// A date rounded to the interval and clamped to the limits.
  func limited(_ date: Date) -> Date {
    var date = date
    if roundsToMinuteInterval, validInterval > 1 {
      let step = Double(validInterval * 60)
      date = Date(
        timeIntervalSince1970: (date.timeIntervalSince1970 / step).rounded(.down) * step)
    }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  /// Selects a date as the user does.
  func choose(_ date: Date) {
    let old = self.date
    chosen = limited(date)
    guard self.date != old else { return }
    content?.dateWasChosen()
    if panelContent !== content { panelContent?.dateWasChosen() }
    invalidateIntrinsicContentSize()
    sendValueChange()
  }

  /// Selects a duration as the user does.
  func chooseDuration(_ duration: TimeInterval) {
    guard duration != storedDuration else { return }
    storedDuration = duration
    sendValueChange()
  }

  // MARK: Content

  private(set) var content: DateContent?
  /// The colour of the rows of wheels; nil for the colour of labels. Key-value coding sets it on iOS.
  @_spi(Ports) public var textColor: UIColor? {
    didSet { (content as? WheelDateContent)?.reload() }
  }
  private var shownWords: DateWords?
  /// What the open panel of a field shows; nil while none is open.
  weak var panelContent: DateContent?
  weak var panel: PickerPanel?

  /// The texts of the picker's language.
  var words: DateWords {
    if let shownWords { return shownWords }
    let words = DateWords(locale: locale, calendar: ownCalendar, timeZone: timeZone)
    shownWords = words
    return words
  }

  private func settingsDidChange() {
    shownWords = nil
    panel?.close(animated: false)
    content?.removeFromSuperview()
    content = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showDate(animated: Bool) {
    content?.update(animated: animated)
    panelContent?.update(animated: animated)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @discardableResult
  func loadContent() -> DateContent {
    if let content { return content }
    let content: DateContent
    switch datePickerStyle {
    case .wheels:
      let wheels = WheelDateContent(self)
      wheels.reload()
      content = wheels
    case .inline: content = InlineDateContent(self)
    case .compact, .automatic: content = CompactDateContent(self)
    }
    content.update(animated: false)
    self.content = content
    addSubview(content)
    return content
  }

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standardTraits = .none
  }

  /// Creates a picker of the current date; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standardTraits = .none
  }

  // MARK: Layout

  open override dynamic var intrinsicContentSize: CGSize { loadContent().naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { loadContent().naturalSize }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let content = loadContent()
    content.alpha = isEnabled ? 1 : 0.5
    guard content.keepsSize else {
      content.frame = bounds
      return
    }
    let size = content.naturalSize
    content.frame = pixelGrid.snapped(
      CGRect(
        x: bounds.minX + alignedShare * (bounds.width - size.width),
        y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }

  /// The part of the free width that is left of a compact picker's fields.
  private var alignedShare: CGFloat {
    switch contentHorizontalAlignment {
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center, .fill: 0.5
    }
  }

  @_spi(PackageViews)
  open override func stateDidChange() {
    super.stateDidChange()
    content?.update(animated: false)
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    showDate(animated: false)
  }

  @_spi(PackageViews)
  open override func adoptTraits() {
    super.adoptTraits()
    showDate(animated: false)
  }

  // MARK: Description

  /// False: the fields, days and wheels are elements.
  open override var isAccessibilityElement: Bool {
    get { false }
    set { super.isAccessibilityElement = newValue }
  }

  open override class var propertyTable: PropertyTable { datePickerProperties }
}

/// The presentation of a date picker.
public enum UIDatePickerStyle: Int, Sendable, CaseIterable {
  /// Compact; wheels for durations and months.
  case automatic
  /// Wheels of values, of which the middle ones are selected.
  case wheels
  /// Fields with the values, of which each opens a calendar or wheels.
  case compact
  /// A calendar of a month, and a field for the time; wheels for a time alone.
  case inline
}
