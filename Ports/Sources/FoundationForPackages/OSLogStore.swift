import Foundation

/// The system's record of messages: it is empty here, because only errors and faults are written, and to standard error.
public final class OSLogStore: Sendable {
  /// Whose messages are read.
  public enum Scope: Int, Sendable {
    /// Messages of all processes.
    case system = 0
    /// Messages of this process.
    case currentProcessIdentifier = 1
  }

  /// A place in the record.
  public final class Position: Sendable {}

  /// The order of entries.
  public struct EnumeratorOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// From the last entry to the first.
    public static let reverse = EnumeratorOptions(rawValue: 1)
  }

  /// Opens the record. It never throws: the record is empty for each scope.
  public init(scope: Scope) throws {}

  /// The place of a date; without effect, as there are no entries.
  public func position(date: Date) -> Position { Position() }

  /// The place a number of seconds before the end; without effect, as there are no entries.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> Position { Position() }

  /// The place a number of seconds after the start of the system; without effect, as there are no entries.
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
    /// In the order of importance.
    case undefined, debug, info, notice, error, fault
  }

  /// How important the message is.
  public let level: Level
  /// The part of the program that wrote the message.
  public let subsystem: String
  /// The category within the subsystem.
  public let category: String

  init(date: Date, composedMessage: String, level: Level, subsystem: String, category: String) {
    self.level = level
    self.subsystem = subsystem
    self.category = category
    super.init(date: date, composedMessage: composedMessage)
  }
}
