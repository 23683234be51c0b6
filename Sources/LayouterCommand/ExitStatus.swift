/// How a run ended, as the exit status of the process.
public enum ExitStatus: Int32, Sendable {
  /// Everything is fine.
  case success = 0
  /// The answer is no: a difference, a missing golden.
  case negative = 1
  /// The input or the call is broken.
  case broken = 2
}

/// Why a command could not do its work, in words that say what to do about it.
struct CommandFailure: Error, CustomStringConvertible {
  var message: String
  var status: ExitStatus

  init(_ message: String, status: ExitStatus = .broken) {
    self.message = message
    self.status = status
  }

  var description: String { message }
}
