import Foundation

/// A category of messages to the system's log.
public final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  let category: String
  let isOn: Bool

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.category = category
    isOn = isEnabled
  }

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isEnabled: true)
  }

  /// A category with a meaning to the system.
  public struct Category: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// Whether messages of a level are recorded: errors and faults are.
  public func isEnabled(type: OSLogType) -> Bool { isOn && type.isRecorded }

  public var signpostsEnabled: Bool { false }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
  public let rawValue: UInt8

  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
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

  public init() {
    log = .default
  }

  public init(_ log: OSLog) {
    self.log = log
  }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func log(level: OSLogType = .default, _ message: OSLogMessage) {
    if log.isEnabled(type: level) { write(message.text, log.category) }
  }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The text of a message, with values that may be private: nothing is hidden here.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

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
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
}
