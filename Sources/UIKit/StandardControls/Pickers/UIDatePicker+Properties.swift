import Foundation

extension UIDatePicker.Mode: NamedCases {
  /// The modes by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime),
    ("countDownTimer", .countDownTimer), ("yearAndMonth", .yearAndMonth),
  ]
}

extension UIDatePickerStyle: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("automatic", .automatic), ("wheels", .wheels), ("compact", .compact), ("inline", .inline),
  ]
}

extension UIDatePicker {
  static let datePickerProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    adding: [
      Property(
        "datePickerMode", \UIDatePicker.datePickerMode, default: .dateAndTime,
        "The values that are selected."),
      Property(
        "preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle, default: .automatic,
        "Fields (compact), a calendar (inline), or wheels; automatic chooses by the mode."),
      Property(
        "locale", default: String?.none,
        "The language and format, such as ja_JP; the value of the axis `locale` if null.",
        get: { (picker: UIDatePicker) in picker.locale?.identifier },
        set: { picker, identifier in
          picker.locale = identifier.map { Locale(identifier: $0) }
        }),
      Property(
        "timeZone", default: TimeZoneValue?.none,
        "The distance of the time from UTC, such as +09:00; UTC if null.",
        get: { (picker: UIDatePicker) in picker.timeZone.map { TimeZoneValue(zone: $0) } },
        set: { picker, value in picker.timeZone = value?.zone }),
      Property(
        "date", default: DateValue(VirtualClock.startDate),
        "The date and time in the picker's time zone.",
        get: { (picker: UIDatePicker) in DateValue(picker.date, in: picker.timeZone) },
        set: { picker, value in picker.date = value.date(in: picker.timeZone) }
      ).role(.content),
      Property(
        "minimumDate", default: DateValue?.none, "The earliest date; null for no limit.",
        get: { (picker: UIDatePicker) in
          picker.minimumDate.map { DateValue($0, in: picker.timeZone) }
        },
        set: { picker, value in
          picker.minimumDate = value.map { $0.date(in: picker.timeZone) }
        }),
      Property(
        "maximumDate", default: DateValue?.none, "The latest date; null for no limit.",
        get: { (picker: UIDatePicker) in
          picker.maximumDate.map { DateValue($0, in: picker.timeZone) }
        },
        set: { picker, value in
          picker.maximumDate = value.map { $0.date(in: picker.timeZone) }
        }),
      Property(
        "countDownDuration", \UIDatePicker.countDownDuration, default: 0, in: .between(0, 86_340),
        "The duration of a countdown, seconds."
      ).visible(when: "set datePickerMode to countDownTimer"),
      Property(
        "minuteInterval", \UIDatePicker.minuteInterval, default: 1, in: .between(1, 30),
        "The minutes between two times, a divisor of 60."),
      Property(
        "roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval, default: true,
        "Whether times are rounded down to the interval of minutes."
      ).visible(when: "set minuteInterval"),
    ])
}

/// A date as scenes and view trees write it, in the time zone of its picker: `2025-12-24`, `2025-12-24 18:30` or
/// `18:30`, which is on the day at which clocks begin.
package struct DateValue: DescribableValue {
  private var parts: DateComponents

  /// The date's parts in a time zone; nil for UTC.
  init(_ date: Date, in timeZone: TimeZone? = nil) {
    parts = Self.calendar(timeZone).dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
  }

  /// Reads a date; nil for other text.
  package init?(_ text: String) {
    let fields = text.split(whereSeparator: { $0 == " " || $0 == "T" })
    guard (1...2).contains(fields.count) else { return nil }
    self.init(VirtualClock.startDate)
    var fieldsLeft = fields[...]
    if let day = fieldsLeft.first, day.contains("-") {
      let numbers = Self.numbers(day, separator: "-", widths: [4, 2, 2])
      guard let numbers else { return nil }
      (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
      (parts.hour, parts.minute) = (0, 0)
      fieldsLeft = fieldsLeft.dropFirst()
    }
    if let time = fieldsLeft.popFirst() {
      guard let numbers = Self.numbers(time, separator: ":", widths: [2, 2]) else { return nil }
      (parts.hour, parts.minute) = (numbers[0], numbers[1])
    }
    guard fieldsLeft.isEmpty, isValid else { return nil }
  }

  private static func numbers(
    _ text: Substring, separator: Character, widths: [Int]
  ) -> [Int]? {
    let fields = text.split(separator: separator, omittingEmptySubsequences: false)
    guard fields.count == widths.count else { return nil }
    let numbers = zip(fields, widths).compactMap { field, width -> Int? in
      guard (1...width).contains(field.count), field.allSatisfy({ ("0"..."9").contains($0) })
      else { return nil }
      return Int(field)
    }
    return numbers.count == widths.count ? numbers : nil
  }

  private var isValid: Bool {
    var parts = parts
    parts.calendar = Self.calendar(nil)
    return parts.isValidDate
  }

  private static func calendar(_ timeZone: TimeZone?) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .gmt
    return calendar
  }

  func date(in timeZone: TimeZone?) -> Date {
    Self.calendar(timeZone).date(from: parts) ?? VirtualClock.startDate
  }

  package var described: PropertyValue {
    func digits(_ number: Int?, _ width: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    return .string("\(day) \(digits(parts.hour, 2)):\(digits(parts.minute, 2))")
  }

  package static var kind: PropertyKind { .text }
}

/// A time zone, in scenes by its distance from UTC.
package struct TimeZoneValue: DescribableValue {
  package let zone: TimeZone

  init(zone: TimeZone) { self.zone = zone }

  /// A time zone at a fixed distance from UTC; nil for other texts than `UTC`, `+09:00` and `-03:30`.
  ///
  /// Names of places are not accepted: what they mean changes with the database of time zones, and a
  /// tool that is linked without ICU's data has none.
  package init?(_ text: String) {
    guard text != "UTC" else {
      zone = .gmt
      return
    }
    let sign = text.first
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard sign == "+" || sign == "-", parts.map(\.count) == [2, 2],
      parts.joined().allSatisfy({ $0.isASCII && $0.isNumber }),
      let hours = Int(parts[0]), let minutes = Int(parts[1]), hours <= 14, minutes < 60,
      let zone = TimeZone(secondsFromGMT: (sign == "-" ? -60 : 60) * (hours * 60 + minutes))
    else { return nil }
    self.zone = zone
  }

  /// The zone's name if it has one, else its distance from UTC.
  package var described: PropertyValue {
    guard zone.identifier.hasPrefix("GMT") else { return .string(zone.identifier) }
    let minutes = zone.secondsFromGMT() / 60
    guard minutes != 0 else { return .string("UTC") }
    let (hour, minute) = abs(minutes).quotientAndRemainder(dividingBy: 60)
    let digits = [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return .string((minutes < 0 ? "-" : "+") + digits.joined(separator: ":"))
  }

  package static var kind: PropertyKind { .text }
}
