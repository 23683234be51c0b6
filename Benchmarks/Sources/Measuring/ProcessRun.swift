import Foundation

/// What one run of a program took.
package struct ProcessRun {
  /// By the clock on the wall.
  package var milliseconds: Double
  /// Of all its threads, in the program and in the system for it.
  package var processorMilliseconds: Double
  package var peakMegabytes: Double
  package var exitStatus: Int32
}

/// A program on its way, started in the current folder with its output thrown away.
package struct RunningProcess {
  private let process: pid_t
  private let start: ContinuousClock.Instant

  package init(_ program: String, _ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }

    start = ContinuousClock.now
    var process = pid_t()
    let status = posix_spawn(&process, program, &actions, nil, words + [nil], environ)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT) }
    self.process = process
  }

  /// Waits for the end.
  package func run() -> ProcessRun {
    var exit: Int32 = 0
    var usage = rusage()
    wait4(process, &exit, 0, &usage)
    return ProcessRun(
      milliseconds: (ContinuousClock.now - start).microseconds / 1000,
      processorMilliseconds: usage.ru_utime.milliseconds + usage.ru_stime.milliseconds,
      peakMegabytes: Double(usage.ru_maxrss) / 1024,
      exitStatus: exit >> 8 & 255 | (exit & 127 == 0 ? 0 : 128))
  }
}

/// Runs a program to its end.
package func run(_ program: String, _ arguments: [String]) throws -> ProcessRun {
  try RunningProcess(program, arguments).run()
}

extension timeval {
  fileprivate var milliseconds: Double { Double(tv_sec) * 1000 + Double(tv_usec) / 1000 }
}
