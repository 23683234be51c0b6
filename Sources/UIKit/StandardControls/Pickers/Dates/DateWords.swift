import Foundation
import UIFoundation

/// The texts and the order of dates in a language.
///
/// Nothing depends on the machine: without a locale it is the running task's language, else English, and without a time
/// zone it is UTC.
final class DateWords {
  let locale: Locale
  let calendar: Calendar
  private var formatters: [String: DateFormatter] = [:]

  init(locale: Locale?, calendar: Calendar?, timeZone: TimeZone?) {
    let locale = locale ?? Self.languageLocale
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone ?? .gmt
    (self.locale, self.calendar) = (locale, calendar)
  }

  /// The locale of the running task's language: in a scene, the value of the axis `locale`.
  private static var languageLocale: Locale {
    Locale(identifier: LocalizedStrings.environment?.language ?? "en_US")
  }

  /// The words as a template of the fields has them in this language, such as "Sep 9, 2025" for `yMMMd`.
  func text(_ date: Date, _ template: String) -> String {
    formatter(template).string(from: date)
  }

  private func formatter(_ template: String) -> DateFormatter {
    if let formatter = formatters[template] { return formatter }
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.dateFormat = format(template)
    formatters[template] = formatter
    return formatter
  }

  private func format(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// Whether hours are counted to 12.
  lazy var hasPeriods = format("j").contains("a")

  /// The order of letters in the language's format of a template, such as `Mdy`.
  func order(of letters: String, in template: String) -> [Character] {
    let format = format(template)
    return letters.sorted { first, second in
      let place = { (letter: Character) in format.firstIndex(of: letter) ?? format.endIndex }
      return place(first) < place(second)
    }
  }

  /// The names of the days from the calendar's first one.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    let first = calendar.firstWeekday - 1
    return (0..<7).map { names[($0 + first) % 7].uppercased(with: locale) }
  }

  /// The words for the halves of a day.
  func period(isAfternoon: Bool) -> String {
    isAfternoon ? calendar.pmSymbol : calendar.amSymbol
  }

  var isJapanese: Bool { locale.identifier.lowercased().hasPrefix("ja") }

  var today: String { isJapanese ? "今日" : "Today" }
  var time: String { isJapanese ? "時刻" : "Time" }
  var hours: String { isJapanese ? "時間" : "hours" }
  var minutes: String { isJapanese ? "分" : "min" }
}
