import Foundation
import StandardViews

/// A control that selects a date and a time. It keeps its properties, and is not drawn yet.
open class UIDatePicker: UIControl {
  /// The values that are selected.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth
  }

  /// The values that are selected; date and time by default. Kept, without effect.
  open var datePickerMode = Mode.dateAndTime
  /// The requested style; `automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style in effect; `compact` if the requested one is `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The language and format; nil for the current ones. Kept, without effect.
  open var locale: Locale?
  /// The calendar; the current one by default. Kept, without effect.
  open var calendar: Calendar! = .current
  /// The time zone; nil for the current one. Kept, without effect.
  open var timeZone: TimeZone?
  /// The earliest date; nil for no limit.
  open var minimumDate: Date?
  /// The latest date; nil for no limit.
  open var maximumDate: Date?
  /// The duration of a countdown, seconds; 0 by default. Kept, without effect.
  open var countDownDuration: TimeInterval = 0
  /// The interval of minutes; 1 by default. Kept, without effect.
  open var minuteInterval = 1
  /// Whether dates are rounded to the interval of minutes. Kept, without effect.
  open var roundsToMinuteInterval = true
  private var chosen = Date()

  /// The selected date, clamped to the limits unless they cross; the time of creation by default.
  open var date: Date {
    get {
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return chosen }
      return min(max(chosen, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
    }
    set { chosen = newValue }
  }

  /// Sets ``date``; without animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    NamesOnly.report(UIDatePicker.self, shows: "date")
  }
}

/// The presentation of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
