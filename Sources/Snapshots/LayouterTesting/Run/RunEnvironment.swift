import Foundation

/// What the processes of one run have in common.
enum RunEnvironment {
  /// Whether this is a continuous integration server, by the variable `CI` that all of them set.
  static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }

  /// Whether Swift Testing runs the tests of this process several times.
  static let repeatsTests = repeatsTests(in: CommandLine.arguments)

  /// - Parameter arguments: The command line of a test process.
  static func repeatsTests(in arguments: [String]) -> Bool {
    func value(of option: String) -> String? {
      if let place = arguments.firstIndex(of: option) {
        return arguments.dropFirst(place + 1).first ?? ""
      }
      return arguments.first { $0.hasPrefix(option + "=") }.map {
        String($0.dropFirst(option.count + 1))
      }
    }
    // Without a number, `--repeat-until` has no limit.
    if let count = value(of: "--repetitions") { return count != "1" }
    return value(of: "--repeat-until") != nil
  }

  /// Identifies the run that this process belongs to.
  ///
  /// `swift test` starts a process for each testing library, and with `--parallel` one for each test:
  /// the run then has the identity of its process. Started by anything else, a process is a run of its own.
  static func identity() -> String {
    let parent = getppid()
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(parent)/exe")) ?? ""
    let isTestTool = program.split(separator: "/").last?.hasPrefix("swift") ?? false
    let process = isTestTool ? parent : getpid()
    return "\(process) started \(startTime(of: process))"
  }

  /// When a process was started, in clock ticks since the machine was: numbers of processes are used
  /// again (proc_pid_stat(5), field 22).
  private static func startTime(of process: pid_t) -> String {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      // The program's name, in parentheses, may contain anything.
      let end = text.lastIndex(of: ")")
    else { return "" }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 19 ? String(fields[19]) : ""
  }
}
