import Foundation

/// A category of messages to the system's log.
public final class OSLog: NSObject, Sendable {
  /// The log without a category, in which messages are not labelled.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that records nothing, not even faults.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  let category: String
  let isOn: Bool

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.category = category
    isOn = isEnabled
  }

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: without effect.
  ///   - category: written before each message, in brackets; an empty one is not.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// Creates a log with a category of the system.
  ///
  /// - Parameters:
  ///   - subsystem: without effect.
  ///   - category: its name is written before each message, in brackets.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isEnabled: true)
  }

  /// A category with a meaning to the system.
  public struct Category: RawRepresentable, Sendable, Hashable {
    /// The name of the category.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Events that a profiler shows on its timeline. Here it is only a name.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only while a profiler runs. Here it is only a name.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// Whether messages of a level are recorded: errors and faults are.
  public func isEnabled(type: OSLogType) -> Bool { isOn && type.isRecorded }

  /// Whether signposts are recorded: they are not.
  public var signpostsEnabled: Bool { false }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A message of usual importance. Not recorded.
  public static let `default` = OSLogType(0x00)
  /// A message that helps, but is not essential. Not recorded.
  public static let info = OSLogType(0x01)
  /// A message for debugging only. Not recorded.
  public static let debug = OSLogType(0x02)
  /// A failure in the process. Recorded.
  public static let error = OSLogType(0x10)
  /// A mistake in the program, or a failure of several processes. Recorded.
  public static let fault = OSLogType(0x11)

  var isRecorded: Bool { rawValue >= OSLogType.error.rawValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes an error or a fault to standard error; other messages are not recorded.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {
  record(message, arguments, log, type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes an error or a fault to standard error; other messages are not recorded.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  record(message, arguments, log, type)
}

/// The format of a message without what only the system's log understands: `%{public}@` is `%@`. Foundation
/// would take the next argument for another one.
package func logFormat(of message: String) -> String {
  message.replacingOccurrences(of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
}

private func record(
  _ message: StaticString, _ arguments: [any CVarArg], _ log: OSLog, _ type: OSLogType
) {
  guard log.isEnabled(type: type) else { return }
  write(String(format: logFormat(of: "\(message)"), arguments: arguments), log.category)
}

private func write(_ message: String, _ category: String) {
  let line = category.isEmpty ? message : "[\(category)] \(message)"
  FileHandle.standardError.write(Data((line + "\n").utf8))
}

/// Writes messages of one category to the system's log: errors and faults, to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a category.
  public init() {
    log = .default
  }

  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) {
    self.log = log
  }

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: without effect.
  ///   - category: written before each message, in brackets; an empty one is not.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message of a level; `default` by default. Only errors and faults are written.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {
    if log.isEnabled(type: level) { write(message.text, log.category) }
  }

  /// Writes nothing: the level is `default`.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes nothing: the level is `debug`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes nothing: the level is `debug`.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes nothing: the level is `info`.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes nothing: the level is `default`.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message of the level `error` to standard error.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message of the level `error` to standard error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message of the level `fault` to standard error.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message of the level `fault` to standard error.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The text of a message, with values that may be private: nothing is hidden here.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects the text of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Starts with an empty text.
    ///
    /// - Parameters:
    ///   - literalCapacity: the number of bytes to reserve for the literal.
    ///   - interpolationCount: without effect.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends the description of a value; `nil` for nil.
    ///
    /// - Parameter privacy: without effect: values are written as they are.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto
    ) {
      switch value() {
      case let value?: text += "\(value)"
      case nil: text += "nil"
      }
    }
  }
}

/// The visibility of a value in the log.
public struct OSLogPrivacy: Sendable {
  /// The default of the value's type. Without effect, as the others.
  public static let auto = OSLogPrivacy()
  /// Visible. Without effect.
  public static let `public` = OSLogPrivacy()
  /// Hidden from other programs. Without effect: nothing is hidden.
  public static let `private` = OSLogPrivacy()
  /// Always hidden. Without effect: nothing is hidden.
  public static let sensitive = OSLogPrivacy()
}
