import XCTest

/// What a test measures. On Linux XCTest measures the time by the clock, whatever is asked for.
public protocol XCTMetric {}

/// The time by the clock.
public final class XCTClockMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// The processor's work. The time by the clock is measured instead.
public final class XCTCPUMetric: XCTMetric {
  /// - Parameter limitingToCurrentThread: whether other threads count; without effect.
  public init(limitingToCurrentThread: Bool = false) {}
}

/// The memory. The time by the clock is measured instead.
public final class XCTMemoryMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// Bytes written to storage. The time by the clock is measured instead.
public final class XCTStorageMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// How a test measures.
public final class XCTMeasureOptions {
  /// Whether a block begins and ends its measurements itself.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block calls `startMeasuring()`.
    public static let manuallyStart = Self(rawValue: 1)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = Self(rawValue: 2)
  }

  /// New options with the defaults.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  /// Whether the block begins and ends its measurements itself; not by default.
  public var invocationOptions: InvocationOptions = []
  /// How often is measured, 5 by default. Without effect: on Linux it is ten times.
  public var iterationCount = 5

  /// Creates options with the defaults.
  public init() {}
}

extension XCTestCase {
  /// The options of ``measure(metrics:options:block:)`` by default.
  public class var defaultMeasureOptions: XCTMeasureOptions { .default }
  /// The time by the clock.
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// Measures the time that a block takes.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
  ) {
    measureMetrics(
      XCTestCase.defaultPerformanceMetrics,
      automaticallyStartMeasuring: !options.invocationOptions.contains(.manuallyStart), for: block)
  }

  /// Measures the time that a block takes.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: XCTestCase.defaultMetrics, options: options, block: block)
  }
}
