import Foundation

// Constants of the C library of Apple's systems that are missing on Linux.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest number of single precision, as `repeatCount = HUGE` of an animation without end.
public let HUGE = Float.greatestFiniteMagnitude

extension RunLoop.Mode {
  /// The mode in which a finger moves on iOS.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
