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
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Infinity in single precision.
public let INFINITY = Float.infinity
// swift-format-ignore: AlwaysUseLowerCamelCase
/// No number, in single precision.
public let NAN = Float.nan
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest number of 16 bits.
public let INT16_MIN: Int32 = -32_768
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest number of 32 bits.
public let INT32_MIN = Int32.min
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest number of 64 bits.
public let INT64_MIN = Int64.min
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest number of 64 bits.
public let INT64_MAX = Int64.max
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest number of 64 bits without a sign.
public let UINT64_MAX = UInt64.max
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest number of C's type int.
public let INT_MIN = Int32.min
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest number of C's type int without a sign.
public let UINT_MAX = UInt32.max
// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
/// The most characters of a name that `uname` gives; here they are fewer, 65.
public let _SYS_NAMELEN: Int32 = 65

extension RunLoop.Mode {
  /// The mode in which a finger moves on iOS.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
