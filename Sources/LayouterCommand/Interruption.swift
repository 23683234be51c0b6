import Glibc
import Synchronization

/// Whether the person wants the run to stop.
///
/// The first Ctrl-C lets the pictures under way come to their end, so that no temporary file stays
/// behind; the second one ends the process at once. Either way every golden is old or new.
enum Interruption {
  private static let isRequestedFlag = Atomic<Bool>(false)

  static var isRequested: Bool { isRequestedFlag.load(ordering: .relaxed) }

  /// Listens to Ctrl-C from now on, and leaves a closed pipe, and a file that grows beyond the
  /// limit of the process, to whoever writes into it.
  static func listen() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Makes the flag now: a signal handler must not be the first to ask for it.
    isRequestedFlag.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      Interruption.isRequestedFlag.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }

  /// Ends the process as Ctrl-C does, so that a calling shell stops too.
  static func endProcess() {
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }
}

/// The system's words for an error number.
func systemMessage(_ number: Int32) -> String {
  String(cString: strerror(number))
}
