import Foundation
import Glibc
import TestSupport

/// The tool that was built beside the tests, in processes of its own.
enum BuiltTool {
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(component: "layouter").path(percentEncoded: false)

  /// A process in a project's folder, at a desk, wherever the tests run: on CI nothing is recorded.
  static func process(_ arguments: [String], in project: TemporaryFolder) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    process.currentDirectoryURL = project.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    return process
  }

  /// Starts a process that gets signals: the threads that tests run on block them, which a process
  /// inherits.
  static func start(_ process: Process) throws {
    var (none, old) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try process.run()
  }
}
