import Foundation

/// Finds dates in the notations of English, of Japanese, and of ISO 8601, and times of the day.
///
/// A date without a time is at noon, as on iOS; a time without a date is today.
struct DateDetection: DataDetection {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let month =
    "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    + "|nov(?:ember)?|dec(?:ember)?)\\.?"
  private static let day = #"(\d{1,2})(?:st|nd|rd|th)?"#
  private static let time =
    #"(?:,?\s+(?:at\s+)?|T)(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s?([ap]\.?m\b\.?)?"#

  /// A notation of the day, and the groups of its parts.
  private struct Notation {
    let pattern: Pattern
    let year: Int?
    let month: Int
    let day: Int

    /// - Parameter separator: The characters that cannot precede a date.
    init(
      _ pattern: String, year: Int?, month: Int, day: Int, after separator: String = #"\p{L}\p{N}"#
    ) {
      self.pattern = Pattern("(?<![\(separator)])" + pattern + #"(?!\p{N})"#)
      self.year = year
      self.month = month
      self.day = day
    }
  }

  private let notations = [
    Notation(#"(\d{4})-(\d{2})-(\d{2})"#, year: 1, month: 2, day: 3),
    Notation(#"(\d{1,2})/(\d{1,2})/(\d{4})"#, year: 3, month: 1, day: 2),
    Notation(month + #"\s+"# + day + #"(?:,?\s+(\d{4}))?"#, year: 3, month: 1, day: 2),
    Notation(day + #"\s+"# + month + #"(?:,?\s+(\d{4}))?"#, year: 3, month: 2, day: 1),
    // No space separates words.
    Notation(
      #"(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日"#, year: 1, month: 2, day: 3, after: #"\p{N}"#),
  ]
  private let words = Pattern(#"\b(today|tomorrow|yesterday)\b"#)
  private let timeAfterDay = Pattern(#"\A"# + time)
  private let timeAlone = Pattern(
    #"(?<![\p{L}\p{N}:.])(\d{1,2})(?::(\d{2})(?:\s?([ap]\.?m)\b\.?)?|\s?([ap]m)\b)(?![\p{N}:])"#)

  private let calendar = Calendar(identifier: .gregorian)
  /// The day that "today" is.
  private let now: Date

  init(now: Date = Date()) { self.now = now }

  func results(in text: NSString, range: NSRange) -> [NSTextCheckingResult] {
    var found: [DetectedData] = []
    func add(_ date: Date?, at place: NSRange) {
      let isFree = !found.contains { NSIntersectionRange($0.range, place).length > 0 }
      if let date, isFree { found.append(DetectedData(.date(date), range: place)) }
    }
    func add(_ day: DateComponents?, of match: NSTextCheckingResult) {
      guard let day else { return }
      let (time, place) = timeOfDay(after: match.range, in: text, range: range)
      add(date(day, time ?? (12, 0)), at: place)
    }
    for notation in notations {
      for match in notation.pattern.matches(in: text, range: range) {
        add(components(of: match, in: text, notation), of: match)
      }
    }
    for match in words.matches(in: text, range: range) {
      add(day(named: text.substring(with: match.range)), of: match)
    }
    for match in timeAlone.matches(in: text, range: range) {
      let half = text.group(3, of: match) ?? text.group(4, of: match)
      guard let time = timeOfDay(text.group(1, of: match), text.group(2, of: match), half) else {
        continue
      }
      add(date(day(after: 0), time), at: match.range)
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private func components(
    of match: NSTextCheckingResult, in text: NSString, _ notation: Notation
  ) -> DateComponents? {
    guard let name = text.group(notation.month, of: match)?.lowercased(),
      let month = Int(name) ?? Self.months.firstIndex(of: String(name.prefix(3))).map({ $0 + 1 }),
      let day = text.group(notation.day, of: match).flatMap({ Int($0) })
    else { return nil }
    let year =
      notation.year.flatMap { text.group($0, of: match) }.flatMap { Int($0) }
      ?? calendar.component(.year, from: now)
    return DateComponents(year: year, month: month, day: day)
  }

  private func day(named name: String) -> DateComponents {
    switch name.lowercased() {
    case "tomorrow": day(after: 1)
    case "yesterday": day(after: -1)
    default: day(after: 0)
    }
  }

  private func day(after count: Int) -> DateComponents {
    let date = calendar.date(byAdding: .day, value: count, to: now) ?? now
    return calendar.dateComponents([.year, .month, .day], from: date)
  }

  /// The time that follows a day, and the place of both.
  private func timeOfDay(
    after place: NSRange, in text: NSString, range: NSRange
  ) -> ((hour: Int, minute: Int)?, NSRange) {
    let rest = NSRange(location: NSMaxRange(place), length: NSMaxRange(range) - NSMaxRange(place))
    guard let match = timeAfterDay.firstMatch(in: text, range: rest),
      // A number alone is not a time: "May 5 12 people came".
      text.group(2, of: match) != nil || text.group(3, of: match) != nil,
      let time = timeOfDay(
        text.group(1, of: match), text.group(2, of: match), text.group(3, of: match))
    else { return (nil, place) }
    return (time, NSUnionRange(place, match.range))
  }

  private func timeOfDay(
    _ hour: String?, _ minute: String?, _ half: String?
  ) -> (hour: Int, minute: Int)? {
    guard var hour = hour.flatMap({ Int($0) }) else { return nil }
    let minute = minute.flatMap { Int($0) } ?? 0
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half.lowercased().hasPrefix("p") ? 12 : 0)
    }
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    return (hour, minute)
  }

  /// Nil if there is no such day.
  private func date(_ day: DateComponents, _ time: (hour: Int, minute: Int)) -> Date? {
    var components = day
    components.hour = time.hour
    components.minute = time.minute
    guard components.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: components)
  }
}
