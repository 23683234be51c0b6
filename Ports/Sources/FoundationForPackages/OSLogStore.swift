import Foundation

/// The system's record of messages: it is empty here, because only errors and faults are written, and to standard error.
public final class OSLogStore: Sendable {
  /// Whose messages are read.
  public enum Scope: Int, Sendable {
    case system = 0
    case currentProcessIdentifier = 1
  }

  /// A place in the record.
  public final class Position: Sendable {}

  /// What entries are left out by.
  public struct EnumeratorOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let reverse = EnumeratorOptions(rawValue: 1)
  }

  public init(scope: Scope) throws {}

  public func position(date: Date) -> Position { Position() }

  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> Position { Position() }

  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> Position {
    Position()
  }

  /// No entries.
  public func getEntries(
    with options: EnumeratorOptions = [], at position: Position? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// A message of the system's record.
open class OSLogEntry: NSObject {
  /// When it was written.
  public let date: Date
  /// The message with its arguments.
  public let composedMessage: String

  init(date: Date, composedMessage: String) {
    self.date = date
    self.composedMessage = composedMessage
  }
}

/// A message that a program wrote.
public final class OSLogEntryLog: OSLogEntry {
  /// How important a message is.
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  public let level: Level
  public let subsystem: String
  public let category: String

  init(date: Date, composedMessage: String, level: Level, subsystem: String, category: String) {
    self.level = level
    self.subsystem = subsystem
    self.category = category
    super.init(date: date, composedMessage: composedMessage)
  }
}
