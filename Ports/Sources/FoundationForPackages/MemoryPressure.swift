import Dispatch

/// A source of events when memory becomes scarce, which none reports here.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// The last event: always `normal`.
  public var data: DispatchSource.MemoryPressureEvent { .normal }
  /// The events that are reported: none.
  public var mask: DispatchSource.MemoryPressureEvent { [] }
}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// How scarce memory is.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// There is enough.
    public static let normal = Self(rawValue: 1)
    /// There is little left.
    public static let warning = Self(rawValue: 2)
    /// There is hardly any left.
    public static let critical = Self(rawValue: 4)
    /// All events.
    public static let all: Self = [.normal, .warning, .critical]
  }

  /// A source whose handlers are kept, and not called.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    // No event of this kind comes unless it is added to the source.
    makeUserDataAddSource(queue: queue) as! DispatchSource
  }
}
