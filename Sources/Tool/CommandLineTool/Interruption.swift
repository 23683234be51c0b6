import Glibc
import Synchronization

/// Handles Ctrl-C.
///
/// The first Ctrl-C lets the pictures in progress finish, so that no temporary file is left; the
/// second one ends the process at once. In both cases every golden is either the old or the new one.
package enum Interruption {
  private static let isRequestedFlag = Atomic<Bool>(false)

  package static var isRequested: Bool { isRequestedFlag.load(ordering: .relaxed) }

  /// Installs the handler for Ctrl-C, and ignores the signals of a closed pipe and of the file size
  /// limit: the failed write reports them.
  package static func listen() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Initialises the flag: a signal handler must not do that.
    isRequestedFlag.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      Interruption.isRequestedFlag.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }

  /// Ends the process by the signal, so that a calling shell stops as well.
  package static func endProcess() {
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }
}

/// The system's message for an `errno` value.
package func systemMessage(_ number: Int32) -> String {
  String(cString: strerror(number))
}
