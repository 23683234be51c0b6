import Foundation
import UIFoundation

/// The texts and the order of dates in a language: English or Japanese. Other languages have
/// English words in the order of day, month and year.
///
/// Nothing depends on the machine: without a locale it is the running task's language, else
/// English, and without a time zone it is UTC. Foundation's formatters are not used: their texts
/// change with the version of ICU, and a tool that is linked without ICU's data has none.
struct DateWords {
  /// What a text shows of a date.
  enum Form {
    case year, month, day
    /// The year and the month, such as "September 2025".
    case yearAndMonth
    /// The whole date with a short month, such as "Sep 9, 2025".
    case shortDate
    /// The day of the week and the day of the year, such as "Tue Sep 9".
    case shortDayOfYear
    /// The same in full words, such as "Tuesday, September 9".
    case dayOfYear
    /// The hour and the minute.
    case time
  }

  private enum Style {
    /// Month, day and year, and two halves of a day.
    case american
    /// Day, month and year, and 24 hours.
    case english
    case japanese
  }

  let locale: Locale
  let calendar: Calendar
  private let style: Style

  init(locale: Locale?, calendar: Calendar?, timeZone: TimeZone?) {
    let identifier = locale?.identifier ?? LocalizedStrings.environment?.language ?? "en_US"
    let parts = identifier.split { "_-@".contains($0) }.map(String.init)
    let language = parts.first?.lowercased()
    let region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
    style =
      switch (language, region) {
      case ("ja", _): .japanese
      case ("en", "US"), ("en", nil): .american
      default: .english
      }
    self.locale = locale ?? Locale(identifier: identifier)
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .gmt
    calendar.firstWeekday =
      style != .english || Self.sundayRegions.contains(region ?? "") ? 1 : 2
    self.calendar = calendar
  }

  /// Further regions whose weeks begin on Sundays (CLDR's "weekData"); in the others they begin on
  /// Mondays.
  private static let sundayRegions: Set<String> = [
    "BR", "CA", "CO", "HK", "ID", "IL", "IN", "KR", "MX", "PE", "PH", "SA", "SG", "TH", "TW", "ZA",
  ]

  // MARK: Words

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let days = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let japaneseDays = ["日", "月", "火", "水", "木", "金", "土"]

  private func name(_ names: [String], _ number: Int?, length: Int? = nil) -> String {
    guard let number, names.indices.contains(number - 1) else { return "" }
    return length.map { String(names[number - 1].prefix($0)) } ?? names[number - 1]
  }

  /// A date in this language.
  func text(_ date: Date, _ form: Form) -> String {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .weekday, .hour, .minute], from: date)
    return style == .japanese ? japanese(parts, form) : english(parts, form)
  }

  private func english(_ parts: DateComponents, _ form: Form) -> String {
    let (year, day) = ("\(parts.year ?? 0)", "\(parts.day ?? 0)")
    let month = name(Self.months, parts.month)
    let shortMonth = String(month.prefix(3))
    let weekday = name(Self.days, parts.weekday)
    let isMonthFirst = style == .american
    switch form {
    case .year: return year
    case .month: return month
    case .day: return day
    case .yearAndMonth: return "\(month) \(year)"
    case .shortDate:
      return isMonthFirst ? "\(shortMonth) \(day), \(year)" : "\(day) \(shortMonth) \(year)"
    case .shortDayOfYear:
      let weekday = weekday.prefix(3)
      return isMonthFirst ? "\(weekday) \(shortMonth) \(day)" : "\(weekday) \(day) \(shortMonth)"
    case .dayOfYear:
      return isMonthFirst ? "\(weekday), \(month) \(day)" : "\(weekday), \(day) \(month)"
    case .time:
      let hour = parts.hour ?? 0
      // A narrow space, which does not break, as in iOS 17.
      return "\(hourText(hour)):\(minuteText(parts.minute ?? 0))"
        + (hasPeriods ? "\u{202F}\(period(isAfternoon: hour >= 12))" : "")
    }
  }

  private func japanese(_ parts: DateComponents, _ form: Form) -> String {
    let (year, month) = ("\(parts.year ?? 0)年", "\(parts.month ?? 0)月")
    let (day, weekday) = ("\(parts.day ?? 0)日", name(Self.japaneseDays, parts.weekday))
    switch form {
    case .year: return year
    case .month: return month
    case .day: return day
    case .yearAndMonth: return year + month
    case .shortDate: return year + month + day
    case .shortDayOfYear: return "\(month)\(day)(\(weekday))"
    case .dayOfYear: return "\(month)\(day)\(weekday)曜日"
    case .time: return "\(hourText(parts.hour ?? 0)):\(minuteText(parts.minute ?? 0))"
    }
  }

  /// An hour from 0 to 23 as this language counts it.
  func hourText(_ hour: Int) -> String { hasPeriods ? "\((hour + 11) % 12 + 1)" : "\(hour)" }

  /// A minute in two digits.
  func minuteText(_ minute: Int) -> String { minute < 10 ? "0\(minute)" : "\(minute)" }

  /// Whether hours are counted to 12.
  var hasPeriods: Bool { style == .american }

  /// The word for a half of a day.
  func period(isAfternoon: Bool) -> String { isAfternoon ? "PM" : "AM" }

  /// The order of the parts of a date.
  var order: [DateColumns.Column] {
    switch style {
    case .american: [.month, .day, .year]
    case .english: [.day, .month, .year]
    case .japanese: [.year, .month, .day]
    }
  }

  /// The short names of the days from the calendar's first one.
  var weekdays: [String] {
    let names =
      style == .japanese ? Self.japaneseDays : Self.days.map { $0.prefix(3).uppercased() }
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
  }

  var isJapanese: Bool { style == .japanese }

  var today: String { isJapanese ? "今日" : "Today" }
  var time: String { isJapanese ? "時刻" : "Time" }
  var hours: String { isJapanese ? "時間" : "hours" }
  var minutes: String { isJapanese ? "分" : "min" }
}
