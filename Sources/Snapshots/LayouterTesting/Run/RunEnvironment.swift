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

  /// Why the run has not all tests of the package; nil if it has.
  static func partialReason() -> String? {
    let own = CommandLine.arguments
    guard isTestTool(program(of: getppid())) else {
      return partialReason(of: own)
        ?? "the last tests were not run by 'swift test', which may have more"
    }
    // With `--parallel`, it chooses the one test of each process.
    let line = FileManager.default.contents(atPath: "/proc/\(getppid())/cmdline") ?? Data()
    return partialReason(of: line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// - Parameter arguments: The command line of `swift test`, or of a test process.
  static func partialReason(of arguments: [String]) -> String? {
    let options = [
      "--filter", "--skip", "-s", "--specifier", "--test-product", "--disable-xctest",
      "--disable-swift-testing",
    ]
    let found = options.first { option in
      arguments.dropFirst().contains { $0 == option || $0.hasPrefix(option + "=") }
    }
    return found.map { "the last tests were run with '\($0)'" }
  }

  private static func program(of process: pid_t) -> String {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")) ?? ""
    return path.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func isTestTool(_ program: String) -> Bool { program.hasPrefix("swift") }

  /// Identifies the run that this process belongs to.
  ///
  /// `swift test` starts a process for each testing library, and with `--parallel` one for each test:
  /// the run then has the identity of its process. Started by anything else, a process is a run of its own.
  static func identity() -> String {
    let parent = getppid()
    let process = isTestTool(program(of: parent)) ? parent : getpid()
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
