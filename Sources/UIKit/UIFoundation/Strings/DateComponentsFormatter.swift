/// Durations in words or with colons, which Foundation lacks on Linux. Words are English.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:10:05`
    case positional
    /// `1h 10m 5s`
    case abbreviated
    /// `1 hr, 10 min, 5 sec`
    case short
    /// `1 hour, 10 minutes, 5 seconds`
    case full
    /// `one hour, ten minutes, five seconds`
    case spellOut
    /// `1hr 10min 5sec`
    case brief
  }

  /// How units whose value is 0 are written. An empty set writes all of them.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the behaviour.
    public let rawValue: UInt

    /// Creates a behaviour from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// ``dropLeading`` with two digits for positional units, ``dropAll`` for other styles.
    public static let `default` = Self(rawValue: 1)
    /// Omits the units of value 0 before the first other one.
    public static let dropLeading = Self(rawValue: 2)
    /// Omits the units of value 0 between others.
    public static let dropMiddle = Self(rawValue: 4)
    /// Omits the units of value 0 after the last other one.
    public static let dropTrailing = Self(rawValue: 8)
    /// Omits all units of value 0; of zeros only, the smallest unit is written.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes all units, positional ones with two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The units that are written; years, months, days, hours, minutes and seconds if empty.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units are written; with colons by default.
  open var unitsStyle = UnitsStyle.positional
  /// How units whose value is 0 are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units, from the greatest one on; 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether `About` precedes.
  open var includesApproximationPhrase = false
  /// Whether `remaining` follows.
  open var includesTimeRemainingPhrase = false
  /// Whether the last unit may have a fraction. Without effect.
  open var allowsFractionalUnits = false
  /// Whether the greatest unit is written in the next smaller one if that is allowed. Without effect.
  open var collapsesLargestUnit = false
  /// The calendar of years and months; the Gregorian one, in UTC, if nil.
  open var calendar: Calendar?
  /// The start of a duration, on which years and months depend; the start of 2001 if nil.
  open var referenceDate: Date?

  public override init() { super.init() }

  /// A formatter with the default settings: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A duration.
  ///
  /// - Parameter ti: seconds; fractions are left out.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, ti.magnitude < 1e12 else { return nil }
    return text(of: values(of: ti.magnitude.rounded(.down)), isNegative: ti <= -1)
  }

  /// The time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// A duration that is given in units, which are not converted to other units.
  open func string(from components: DateComponents) -> String? {
    let units = allowed
    return text(of: units.map { ($0, $0.value(in: components) ?? 0) }, isNegative: false)
  }

  /// `DateComponents` or a number of seconds; nil for others.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  /// A duration in a style, with defaults for the other settings.
  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Values

  private var allowed: [DurationUnit] {
    DurationUnit.allCases.filter { unit in
      allowedUnits.isEmpty ? unit != .week : allowedUnits.contains(unit.calendarUnit)
    }
  }

  private func values(of seconds: TimeInterval) -> [(DurationUnit, Int)] {
    var start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let end = start.addingTimeInterval(seconds)
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = TimeZone(secondsFromGMT: 0) ?? gregorian.timeZone
    let calendar = calendar ?? gregorian
    return allowed.map { unit in
      guard let length = unit.seconds else {
        let component = unit == .year ? Calendar.Component.year : .month
        let count = calendar.dateComponents([component], from: start, to: end).value(for: component)
        start = calendar.date(byAdding: component, value: count ?? 0, to: start) ?? start
        return (unit, count ?? 0)
      }
      let count = (end.timeIntervalSince(start) / length).rounded(.down)
      start = start.addingTimeInterval(count * length)
      return (unit, Int(count))
    }
  }

  // MARK: Text

  private func text(of values: [(DurationUnit, Int)], isNegative: Bool) -> String? {
    guard !values.isEmpty else { return nil }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    var shown = withoutZeros(values)
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let parts = shown.enumerated().map { index, part in
      let (unit, value) = part
      if unitsStyle == .positional {
        let digits = String(value)
        return digits.count < 2 && (isPadded || index > 0) ? "0" + digits : digits
      }
      return unit.text(of: value, unitsStyle)
    }
    let text = parts.joined(separator: unitsStyle.separator)
    return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private func withoutZeros(_ values: [(DurationUnit, Int)]) -> [(DurationUnit, Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let first = values.firstIndex { $0.1 != 0 }
    let last = values.lastIndex { $0.1 != 0 }
    guard let first, let last else {
      // If all values are 0, the smallest unit is written.
      return behavior.isDisjoint(with: .dropAll) ? values : Array(values.suffix(1))
    }
    return values.enumerated().filter { index, part in
      if part.1 != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
    }.map(\.element)
  }
}

/// A unit of durations, from the greatest to the smallest.
private enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  /// The length; nil if it depends on the calendar.
  var seconds: Double? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  func value(in components: DateComponents) -> Int? {
    switch self {
    case .year: components.year
    case .month: components.month
    case .week: components.weekOfMonth
    case .day: components.day
    case .hour: components.hour
    case .minute: components.minute
    case .second: components.second
    }
  }

  /// The names in the styles: abbreviated, brief and short, and full.
  private var names: (letters: String, short: String, full: String) {
    switch self {
    case .year: ("y", "yr", "year")
    case .month: ("mo", "mo", "month")
    case .week: ("w", "wk", "week")
    case .day: ("d", "day", "day")
    case .hour: ("h", "hr", "hour")
    case .minute: ("m", "min", "minute")
    case .second: ("s", "sec", "second")
    }
  }

  func text(of value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    let plural = value == 1 ? "" : "s"
    switch style {
    case .positional: return String(value)
    case .abbreviated: return "\(value)\(names.letters)"
    case .brief:
      // Only years, weeks and days have a plural in their short form.
      let hasPlural = self == .year || self == .week || self == .day
      return "\(value)\(names.short)\(hasPlural ? plural : "")"
    case .short:
      let hasPlural = self == .year || self == .week || self == .day
      return "\(value) \(names.short)\(hasPlural ? plural : "")"
    case .full: return "\(value) \(names.full)\(plural)"
    case .spellOut:
      let speller = NumberFormatter()
      speller.locale = Locale(identifier: "en_US")
      speller.numberStyle = .spellOut
      return "\(speller.string(from: value as NSNumber) ?? String(value)) \(names.full)\(plural)"
    }
  }
}

extension DateComponentsFormatter.UnitsStyle {
  fileprivate var separator: String {
    switch self {
    case .positional: ":"
    case .abbreviated, .brief: " "
    case .short, .full, .spellOut: ", "
    }
  }
}
