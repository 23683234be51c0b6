import Foundation
import TestSupport
import Testing
import ViewTestSupport

@testable import StandardControls

/// UTC.
private func date(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
  return calendar.date(from: parts) ?? .distantPast
}

private func words(_ locale: String) -> DateWords {
  DateWords(locale: Locale(identifier: locale), calendar: nil, timeZone: nil)
}

@Suite struct CalendarMonthTests {
  /// 1 September 2025 is a Monday, 1 February 2026 a Sunday.
  @Test func aMonthBeginsAtItsDayOfTheWeek() throws {
    let calendar = words("en_US").calendar
    let september = try #require(CalendarMonth(of: date(2025, 9, 9, 9, 41), in: calendar))
    #expect(september.offset == 1)
    #expect(september.dayCount == 30)
    #expect(september.day(inCell: 0) == nil)
    #expect(september.day(inCell: 1) == 1)
    #expect(september.day(inCell: 30) == 30)
    #expect(september.day(inCell: 31) == nil)
    let february = try #require(CalendarMonth(of: date(2026, 2, 28), in: calendar))
    #expect(february.offset == 0)
    #expect(february.dayCount == 28)
    // In Germany weeks begin on Mondays.
    let german = try #require(CalendarMonth(of: date(2025, 9, 9), in: words("de_DE").calendar))
    #expect(german.offset == 0)
  }

  @Test func daysAreInSevenColumns() {
    let layout = CalendarLayout(bounds: rect(0, 0, 312, 374), isMirrored: false)
    // (312 - 32) / 7 = 40, below 44 + 22 points.
    #expect(layout.day(0) == rect(16, 66, 40, 44))
    #expect(layout.day(8) == rect(56, 110, 40, 44))
    #expect(layout.button(1) == rect(252, 0, 44, 44))
    #expect(layout.time == rect(16, 330, 280, 44))
    let mirrored = CalendarLayout(bounds: rect(0, 0, 312, 374), isMirrored: true)
    #expect(mirrored.day(0) == rect(256, 66, 40, 44))
    #expect(mirrored.button(1) == rect(16, 0, 44, 44))
  }
}

@Suite struct DateColumnsTests {
  private func columns(
    _ mode: UIDatePicker.Mode, _ locale: String, interval: Int = 1
  ) -> DateColumns {
    DateColumns(
      mode: mode, words: words(locale), interval: interval, reference: date(2025, 9, 9, 9, 41))
  }

  @Test(
    arguments: [
      (.date, "en_US", [.month, .day, .year]), (.date, "en_GB", [.day, .month, .year]),
      (.date, "ja_JP", [.year, .month, .day]), (.yearAndMonth, "en_US", [.month, .year]),
      (.yearAndMonth, "ja_JP", [.year, .month]), (.time, "en_US", [.hour, .minute, .period]),
      (.time, "ja_JP", [.hour, .minute]), (.time, "de_DE", [.hour, .minute]),
      (.dateAndTime, "de_DE", [.dayOfYears, .hour, .minute]),
      (.countDownTimer, "en_US", [.hours, .minutes]),
    ] as [(UIDatePicker.Mode, String, [DateColumns.Column])])
  func wheelsAreInTheOrderOfTheLanguage(
    mode: UIDatePicker.Mode, locale: String, expected: [DateColumns.Column]
  ) {
    #expect(columns(mode, locale).columns == expected)
  }

  @Test(
    arguments: [
      ("en_US", .month, 8, "September"), ("ja_JP", .month, 8, "9月"), ("en_US", .day, 30, "31"),
      ("ja_JP", .day, 30, "31日"), ("en_US", .year, 2024, "2025"), ("ja_JP", .year, 2024, "2025年"),
      ("en_US", .hour, 0, "12"), ("en_US", .hour, 13, "1"), ("ja_JP", .hour, 13, "13"),
      ("en_US", .minute, 5, "05"), ("en_US", .period, 1, "PM"),
      ("en_US", .dayOfYears, 20_000, "Today"), ("ja_JP", .dayOfYears, 20_000, "今日"),
      ("en_US", .dayOfYears, 20_001, "Wed Sep 10"),
    ] as [(String, DateColumns.Column, Int, String)])
  func rowsHaveTheWordsOfTheLanguage(
    locale: String, column: DateColumns.Column, row: Int, title: String
  ) {
    #expect(columns(.date, locale).title(of: column, row: row) == title)
  }

  @Test(
    arguments: [
      (.month, 13, date(2025, 2, 28, 18, 30)), (.day, 1, date(2025, 1, 2, 18, 30)),
      (.year, 2023, date(2024, 1, 31, 18, 30)), (.hour, 5, date(2025, 1, 31, 5, 30)),
      (.period, 0, date(2025, 1, 31, 6, 30)), (.minute, 61, date(2025, 1, 31, 18, 1)),
      (.dayOfYears, 19_999, date(2025, 9, 8, 18, 30)),
    ] as [(DateColumns.Column, Int, Date)])
  func aRowReplacesItsPartOfTheDate(column: DateColumns.Column, row: Int, expected: Date) {
    // 31 January, 18:30: the February of the year has 28 days.
    let turned = columns(.date, "en_US").date(
      byTurning: column, to: row, from: date(2025, 1, 31, 18, 30))
    #expect(turned == expected)
  }

  @Test func rowsThatRepeatAreTheClosest() {
    let columns = columns(.date, "en_US")
    // From December (row 611 = 50 · 12 + 11) January is one row further.
    #expect(columns.row(of: .month, for: date(2026, 1, 1), closestTo: 611) == 612)
    #expect(columns.row(of: .month, for: date(2026, 11, 1), closestTo: 611) == 610)
    #expect(columns.row(of: .year, for: date(2026, 1, 1), closestTo: 5) == 2025)
    #expect(columns.row(of: .dayOfYears, for: date(2025, 9, 10, 23), closestTo: 5) == 20_001)
    #expect(columns.row(of: .period, for: date(2025, 9, 10, 12), closestTo: 0) == 1)
  }

  @Test func aCountdownIsHoursAndMinutes() {
    let columns = columns(.countDownTimer, "en_US", interval: 5)
    #expect(columns.row(of: .hours, forDuration: 5400) == 1)
    #expect(columns.row(of: .minutes, forDuration: 5400) == 6)
    #expect(columns.duration(rows: [1, 6]) == 5400)
    // Never nothing.
    #expect(columns.duration(rows: [0, 0]) == 300)
  }
}

@Suite struct DatePickerTests {
  @Test func aNewPickerHasTheDateOfItsClock() {
    #expect(UIDatePicker().date == date(2025, 9, 9, 9, 41))
    let clock = VirtualClock()
    clock.advance(by: 120)
    clock.perform { #expect(UIDatePicker().date == date(2025, 9, 9, 9, 43)) }
  }

  @Test(
    arguments: [
      (.dateAndTime, .automatic, .compact), (.date, .inline, .inline), (.time, .inline, .wheels),
      (.countDownTimer, .compact, .wheels), (.yearAndMonth, .automatic, .wheels),
      (.time, .compact, .compact), (.date, .wheels, .wheels),
    ] as [(UIDatePicker.Mode, UIDatePickerStyle, UIDatePickerStyle)])
  func theModeLimitsTheStyle(
    mode: UIDatePicker.Mode, preferred: UIDatePickerStyle, style: UIDatePickerStyle
  ) {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = preferred
    #expect(picker.datePickerStyle == style)
  }

  @Test func timesAreRoundedDownToTheInterval() {
    let picker = UIDatePicker()
    picker.minuteInterval = 15
    #expect(picker.date == date(2025, 9, 9, 9, 30))
    picker.minuteInterval = 7
    #expect(picker.date == date(2025, 9, 9, 9, 41))
    picker.minuteInterval = 15
    picker.roundsToMinuteInterval = false
    #expect(picker.date == date(2025, 9, 9, 9, 41))
  }

  @Test func stylesHaveTheirSizes() {
    let picker = UIDatePicker()
    #expect(picker.intrinsicContentSize.height == 34)
    let both = picker.intrinsicContentSize.width
    picker.datePickerMode = .date
    let day = picker.intrinsicContentSize.width
    picker.datePickerMode = .time
    #expect(both == day + 4 + picker.intrinsicContentSize.width)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.datePickerMode = .date
    // 44 + 22 + 6 · 44
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 330))
    picker.datePickerMode = .dateAndTime
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 374))
  }

  @Test func fieldsAreWhereTheContentIsAligned() throws {
    let picker = UIDatePicker(frame: rect(0, 0, 300, 40))
    picker.datePickerMode = .date
    let width = picker.intrinsicContentSize.width
    picker.contentHorizontalAlignment = .leading
    picker.layoutIfNeeded()
    #expect(picker.content?.frame == rect(0, 3, width, 34))
    picker.contentHorizontalAlignment = .trailing
    picker.layoutIfNeeded()
    let trailing = try #require(picker.content?.frame)
    #expect(abs(trailing.minX - (300 - width)) < 1e-9)
  }

  /// At accessibility sizes the time is below the date.
  @Test func largeFieldsAreStacked() {
    let sizes = [UIDatePicker.Mode.date, .time, .dateAndTime].map { mode in
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      return picker.intrinsicContentSize
    }
    #expect(sizes[2].width == max(sizes[0].width, sizes[1].width))
    #expect(sizes[2].height == sizes[0].height + 4 + sizes[1].height)
    #expect(sizes[0].height > 34)
  }

  @Test func aTapOnADaySelectsIt() {
    let picker = UIDatePicker(frame: rect(0, 0, 312, 374))
    picker.preferredDatePickerStyle = .inline
    picker.minimumDate = date(2025, 9, 5)
    let stage = ControlStage(picker)
    // 10 September is in cell 10: the second week's Wednesday, at 16 + 3 · 40.
    stage.tap(point(156, 132))
    #expect(picker.date == date(2025, 9, 10, 9, 41))
    #expect(stage.takeChanges() == 1)
    // 4 September is before the first date: cell 4, a Thursday.
    stage.tap(point(196, 88))
    #expect(picker.date == date(2025, 9, 10, 9, 41))
    // The next month, whose 1st is a Wednesday.
    stage.tap(point(274, 22))
    #expect(stage.takeChanges() == 0)
    stage.tap(point(156, 88))
    #expect(picker.date == date(2025, 10, 1, 9, 41))
    #expect(stage.takeChanges() == 1)
  }

  @Test func aWheelChangesTheDate() throws {
    let picker = UIDatePicker(frame: rect(0, 0, 320, 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.date = date(2025, 1, 31)
    let stage = ControlStage(picker)
    let month = try #require(picker.content?.subviews.compactMap { $0 as? PickerWheel }.first)
    let place = month.convert(CGPoint(x: month.bounds.midX, y: 108 + 31), to: picker)
    stage.tap(place)
    stage.screen.clock.advance(by: 1)
    // February has no 31st: the wheel of days turns back to the 28th.
    #expect(picker.date == date(2025, 2, 28))
    #expect(stage.takeChanges() == 1)
    let wheels = picker.content?.subviews.compactMap { $0 as? PickerWheel } ?? []
    stage.screen.clock.advance(by: 1)
    #expect(wheels.map(\.accessibilityValue) == ["February", "28", "2025"])
  }

  @Test func dateAndTimeAreThoseOfTheTimeZone() {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "ja_JP")
    picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
    #expect(picker.words.text(picker.date, .shortDate) == "2025年9月9日")
    #expect(picker.words.text(picker.date, .time) == "18:41")
  }
}

@Suite struct DateValueTests {
  @Test(
    arguments: [
      ("2025-12-24", "2025-12-24 00:00"), ("2025-12-24 18:30", "2025-12-24 18:30"),
      ("2025-12-24T8:05", "2025-12-24 08:05"), ("18:30", "2025-09-09 18:30"),
    ])
  func datesAreRead(text: String, described: String) {
    #expect(DateValue(text)?.described == .string(described))
  }

  @Test(
    arguments: [
      "", "24.12.2025", "2025-13-01", "2025-02-29", "2025-12-24 25:00", "2025-12-24 18:30 UTC",
      "18", "-1:30", "2025-12-24-1",
    ])
  func whatIsNoDateIsRejected(text: String) {
    #expect(DateValue(text) == nil)
  }
}
