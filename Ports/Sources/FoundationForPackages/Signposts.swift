/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// Distinguishes intervals of one name that overlap.
public struct OSSignpostID: RawRepresentable, Sendable, Hashable, Comparable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

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

  public static let null = OSSignpostID(0)
  public static let invalid = OSSignpostID(.max)
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

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
