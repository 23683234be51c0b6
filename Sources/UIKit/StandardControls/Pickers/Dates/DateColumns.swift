import Foundation

/// The wheels of a date picker: which there are, their rows, and the date that rows show.
struct DateColumns {
  enum Column: Equatable {
    case year, month, day
    /// A day with its name, counted from a reference.
    case dayOfYears
    case hour, minute
    /// The half of a day.
    case period
    /// The hours and minutes of a countdown.
    case hours, minutes
  }

  let columns: [Column]
  let words: DateWords
  /// The minutes between two rows.
  let interval: Int
  /// The day in the middle of the rows of ``Column/dayOfYears``, and the one called "today".
  let reference: Date

  /// Wheels without an end repeat their rows this many times.
  private static let repetitions = 100
  /// The days before and after the reference.
  private static let dayReach = 20_000
  private static let lastYear = 10_000

  init(
    mode: UIDatePicker.Mode, words: DateWords, interval: Int, reference: Date
  ) {
    self.words = words
    self.interval = interval
    self.reference = words.calendar.startOfDay(for: reference)
    columns =
      switch mode {
      case .date:
        words.order
      case .yearAndMonth:
        words.order.filter { $0 != .day }
      case .time: Self.time(words)
      case .dateAndTime: [.dayOfYears] + Self.time(words)
      case .countDownTimer: [.hours, .minutes]
      }
  }

  private static func time(_ words: DateWords) -> [Column] {
    [.hour, .minute] + (words.hasPeriods ? [.period] : [])
  }

  private var minuteCount: Int { 60 / interval }

  // MARK: Rows

  func count(of column: Column) -> Int {
    switch column {
    case .year: Self.lastYear
    case .month: 12 * Self.repetitions
    case .day: 31 * Self.repetitions
    case .dayOfYears: 2 * Self.dayReach + 1
    case .hour: 24 * Self.repetitions
    case .minute: minuteCount * Self.repetitions
    case .period: 2
    case .hours: 24
    case .minutes: minuteCount
    }
  }

  /// The row for a date.
  ///
  /// - Parameter current: the row that is shown: of rows that repeat, the closest one is chosen.
  func row(of column: Column, for date: Date, closestTo current: Int) -> Int {
    let parts = words.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    switch column {
    case .year: return min(max((parts.year ?? 1) - 1, 0), Self.lastYear - 1)
    case .month: return closest((parts.month ?? 1) - 1, of: 12, to: current)
    case .day: return closest((parts.day ?? 1) - 1, of: 31, to: current)
    case .dayOfYears:
      let day = words.calendar.startOfDay(for: date)
      let days = words.calendar.dateComponents([.day], from: reference, to: day).day ?? 0
      return min(max(days, -Self.dayReach), Self.dayReach) + Self.dayReach
    case .hour: return closest(parts.hour ?? 0, of: 24, to: current)
    case .minute: return closest((parts.minute ?? 0) / interval, of: minuteCount, to: current)
    case .period: return (parts.hour ?? 0) / 12
    case .hours: return parts.hour ?? 0
    case .minutes: return (parts.minute ?? 0) / interval
    }
  }

  /// The row for a duration in seconds.
  func row(of column: Column, forDuration duration: TimeInterval) -> Int {
    let minutes = Int(min(max(duration, 0), 86_399)) / 60
    return column == .hours ? minutes / 60 : minutes % 60 / interval
  }

  /// The duration of a countdown, at least one step.
  func duration(rows: [Int]) -> TimeInterval {
    guard rows.count == 2 else { return 60 }
    return TimeInterval(max(interval, rows[0] * 60 + rows[1] * interval) * 60)
  }

  private func closest(_ value: Int, of count: Int, to current: Int) -> Int {
    let start = current == 0 ? count * (Self.repetitions / 2) : current
    let base = start - start % count
    let candidates = [base - count, base, base + count].map { $0 + value }
    let valid = candidates.filter { (0..<count * Self.repetitions).contains($0) }
    return valid.min { abs($0 - start) < abs($1 - start) } ?? value
  }

  // MARK: Dates

  /// The date after the user has turned a wheel to a row. A day that the month lacks becomes its last one.
  func date(byTurning column: Column, to row: Int, from date: Date) -> Date {
    let calendar = words.calendar
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    switch column {
    case .year: parts.year = row + 1
    case .month: parts.month = row % 12 + 1
    case .day: parts.day = row % 31 + 1
    case .dayOfYears:
      let day = calendar.date(byAdding: .day, value: row - Self.dayReach, to: reference) ?? date
      let wanted = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year) = (wanted.era, wanted.year)
      (parts.month, parts.day) = (wanted.month, wanted.day)
    case .hour: parts.hour = row % 24
    case .minute: parts.minute = row % minuteCount * interval
    case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * row
    case .hours, .minutes: return date
    }
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return calendar.date(from: parts) ?? date
  }

  // MARK: Titles

  func title(of column: Column, row: Int) -> String {
    switch column {
    case .year: return text(DateComponents(year: row + 1, month: 1, day: 1), .year)
    case .month: return text(DateComponents(year: 2001, month: row % 12 + 1, day: 1), .month)
    case .day: return text(DateComponents(year: 2001, month: 1, day: row % 31 + 1), .day)
    case .dayOfYears:
      let days = row - Self.dayReach
      guard days != 0,
        let date = words.calendar.date(byAdding: .day, value: days, to: reference)
      else { return words.today }
      return words.text(date, .shortDayOfYear)
    case .hour:
      return words.hourText(row % 24)
    case .minute:
      return words.minuteText(row % minuteCount * interval)
    case .period: return words.period(isAfternoon: row == 1)
    case .hours: return "\(row)"
    case .minutes: return "\(row * interval)"
    }
  }

  private func text(_ parts: DateComponents, _ form: DateWords.Form) -> String {
    words.calendar.date(from: parts).map { words.text($0, form) } ?? ""
  }

  /// A row whose title is about as wide as the widest.
  func wideRow(of column: Column) -> [Int] {
    switch column {
    case .year: [1999]
    case .month: Array(0..<12)
    case .day: [27]
    case .dayOfYears: [Self.dayReach + 1, Self.dayReach + 15, Self.dayReach + 78]
    case .hour: [22]
    case .minute, .minutes: [minuteCount - 1]
    case .period: [0, 1]
    case .hours: [22]
    }
  }
}
