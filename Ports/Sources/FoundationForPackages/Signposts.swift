/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Sendable, Hashable {
  /// The number of the kind.
  public let rawValue: UInt8

  /// Creates a kind from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The start of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Distinguishes intervals of one name that overlap.
public struct OSSignpostID: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number of the interval.
  public let rawValue: UInt64

  /// Creates an identifier from a number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// An identifier that nothing else has. Nothing is recorded, so one is as good as another.
  public init(log: OSLog) {
    self = .exclusive
  }

  /// The identifier of an object's intervals.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// An identifier of no interval: 0.
  public static let null = OSSignpostID(0)
  /// An identifier that is never made: the greatest number.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of intervals that do not overlap others of their name; the default.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

  /// Compares the numbers.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Records nothing: no instrument reads signposts here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Records nothing: no instrument reads signposts here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
