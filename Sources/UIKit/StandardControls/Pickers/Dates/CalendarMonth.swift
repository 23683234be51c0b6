import Foundation

/// The days of a month as a calendar shows them, in rows of weeks.
struct CalendarMonth: Equatable {
  /// The start of the first day.
  let start: Date
  /// The number of days of the week before the first day.
  let offset: Int
  let dayCount: Int

  /// The month of a date; nil if the calendar does not have it.
  init?(of date: Date, in calendar: Calendar) {
    guard let interval = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return nil }
    start = interval.start
    dayCount = days.count
    let weekday = calendar.component(.weekday, from: interval.start)
    offset = ((weekday - calendar.firstWeekday) % 7 + 7) % 7
  }

  /// The number of the day in a cell, counted from 0; nil for cells before and behind the month.
  func day(inCell cell: Int) -> Int? {
    let day = cell - offset + 1
    return (1...max(1, dayCount)).contains(day) ? day : nil
  }
}

/// The places of a calendar's parts.
struct CalendarLayout: Equatable {
  // UIKit's sizes as pictures of its pickers show them.
  static let width: CGFloat = 320
  static let margin: CGFloat = 16
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 22
  static let rowHeight: CGFloat = 44
  static let rowCount = 6
  static let timeHeight: CGFloat = 44
  static let buttonWidth: CGFloat = 44
  static let dayFontSize: CGFloat = 20
  static let weekdayFontSize: CGFloat = 13
  /// The largest circle behind a day.
  static let circleSide: CGFloat = 44

  let bounds: CGRect
  let isMirrored: Bool

  /// The natural height of a calendar.
  static func height(hasTime: Bool) -> CGFloat {
    headerHeight + weekdayHeight + CGFloat(rowCount) * rowHeight + (hasTime ? timeHeight : 0)
  }

  private func placed(_ rect: CGRect) -> CGRect {
    rect.withoutNegativeSize.placed(in: bounds, mirrored: isMirrored)
  }

  private var content: CGRect {
    bounds.insetToMiddle(dx: Self.margin, dy: 0)
  }

  var title: CGRect {
    placed(
      CGRect(
        x: content.minX, y: bounds.minY, width: content.width - 2 * Self.buttonWidth,
        height: Self.headerHeight))
  }

  /// The button of the month before (0) or after (1).
  func button(_ index: Int) -> CGRect {
    placed(
      CGRect(
        x: content.maxX - CGFloat(2 - index) * Self.buttonWidth, y: bounds.minY,
        width: Self.buttonWidth, height: Self.headerHeight))
  }

  private var columnWidth: CGFloat { content.width / 7 }

  func weekday(_ index: Int) -> CGRect {
    placed(
      CGRect(
        x: content.minX + CGFloat(index) * columnWidth, y: bounds.minY + Self.headerHeight,
        width: columnWidth, height: Self.weekdayHeight))
  }

  /// The rectangle of a cell, counted from 0 by rows.
  func day(_ cell: Int) -> CGRect {
    let top = bounds.minY + Self.headerHeight + Self.weekdayHeight
    return placed(
      CGRect(
        x: content.minX + CGFloat(cell % 7) * columnWidth,
        y: top + CGFloat(cell / 7) * Self.rowHeight, width: columnWidth,
        height: Self.rowHeight))
  }

  /// The area of the days and their names.
  var days: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY + Self.headerHeight, width: bounds.width,
      height: Self.height(hasTime: false) - Self.headerHeight)
  }

  /// The row of the time below the days.
  var time: CGRect {
    CGRect(
      x: content.minX, y: bounds.minY + Self.height(hasTime: false), width: content.width,
      height: Self.timeHeight)
  }
}
