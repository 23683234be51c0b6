/// The exit status of the process.
public enum ExitStatus: Int32, Sendable {
  /// The command succeeded, and its check passed.
  case success = 0
  /// The check failed: a difference, a missing golden.
  case negative = 1
  /// The input or the arguments are invalid, or something could not be read, drawn or written.
  case broken = 2
}

/// An error that ends a command, with a message that names the remedy.
public struct CommandFailure: Error, CustomStringConvertible {
  /// The error and its remedy.
  public var message: String
  /// The status that the process exits with.
  public var status: ExitStatus

  /// A failure, by default of the input or the arguments.
  public init(_ message: String, status: ExitStatus = .broken) {
    self.message = message
    self.status = status
  }

  /// The message.
  public var description: String { message }
}
