import Foundation

extension VirtualClock {
  /// The date at which all clocks begin: Tuesday, 9 September 2025, 9:41 UTC. Pictures of it are the same on every day.
  public static let startDate = Date(timeIntervalSince1970: 1_757_410_860)

  /// The date of the clock, which advances with ``now``. Date pickers show it at first.
  public var date: Date { Self.startDate + now }

  /// The date of the current clock; ``startDate`` without one.
  package static var currentDate: Date { current?.date ?? startDate }
}
