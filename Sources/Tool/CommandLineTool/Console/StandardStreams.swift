import Glibc

/// The file descriptors 0 to 2.
public enum StandardStreams {
  /// Opens those that the process was started without, as by `2>&-`: the next files that are opened
  /// would get their numbers, and progress would be written into a golden.
  ///
  /// They are opened for the opposite direction, so that reading and writing fail as if they were
  /// closed.
  public static func openClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
