import Testing
import UIFoundation

/// Texts as Foundation's documentation shows them.
@Suite struct DateComponentsFormatterTests {
  private let formatter = DateComponentsFormatter()

  @Test func positionalUnitsHaveTwoDigitsBehindTheFirst() {
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3610) == "1:00:10")
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 0) == "0")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 3610) == "60:10")
  }

  @Test func wordsLeaveOutZeros() {
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3601) == "1 hour, 1 second")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 9000) == "2h 30m")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 3600) == "0d 1h 0m 0s")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 3600) == "0d 1h")
  }

  @Test func theGreatestUnitsAreKept() {
    formatter.unitsStyle = .short
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1 hr, 10 min")
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 4230) == "1 hr, 10 min remaining")
  }

  /// 2001 has 365 days, its January 31.
  @Test func yearsAndMonthsAreThoseOfTheCalendar() {
    formatter.allowedUnits = [.year, .month, .day]
    formatter.unitsStyle = .brief
    #expect(formatter.string(from: 86_400 * (365 + 31 + 2)) == "1yr 1mo 2days")
    #expect(formatter.string(from: DateComponents(year: 2, day: 1)) == "2yrs 1day")
  }
}
