import Foundation
import StandardViews

/// A control for a date and a time. It keeps what is set, and is not drawn yet.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth
  }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style that the picker has: that of phones in a form.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var minimumDate: Date?
  open var maximumDate: Date?
  /// Seconds.
  open var countDownDuration: TimeInterval = 0
  /// Minutes.
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  private var chosen = Date()

  /// Within the limits, unless they exclude each other.
  open var date: Date {
    get {
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return chosen }
      return min(max(chosen, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
    }
    set { chosen = newValue }
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    NamesOnly.report(UIDatePicker.self, shows: "date")
  }
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
