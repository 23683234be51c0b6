import Foundation
import Measuring

/// What one run of a program took.
struct ProcessRun {
  /// By the clock on the wall.
  var milliseconds: Double
  /// Of all its threads, in the program and in the system for it.
  var processorMilliseconds: Double
  var peakMegabytes: Double
  var exitStatus: Int32
}

/// Runs a program to its end in the current folder, with its output thrown away.
func run(_ program: String, _ arguments: [String]) throws -> ProcessRun {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
  }
  let words = ([program] + arguments).map { strdup($0) }
  defer { words.forEach { free($0) } }

  let clock = ContinuousClock()
  let start = clock.now
  var process = pid_t()
  let status = posix_spawn(&process, program, &actions, nil, words + [nil], environ)
  guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT) }
  var exit: Int32 = 0
  var usage = rusage()
  wait4(process, &exit, 0, &usage)
  return ProcessRun(
    milliseconds: (clock.now - start).microseconds / 1000,
    processorMilliseconds: usage.ru_utime.milliseconds + usage.ru_stime.milliseconds,
    peakMegabytes: Double(usage.ru_maxrss) / 1024,
    exitStatus: exit >> 8 & 255 | (exit & 127 == 0 ? 0 : 128))
}

extension timeval {
  fileprivate var milliseconds: Double { Double(tv_sec) * 1000 + Double(tv_usec) / 1000 }
}

/// Measures the built tool from outside.
struct ToolBenchmark {
  let tool: String
  /// What drawing one button takes in C, which a verify of a thousand is compared with.
  let floorMicroseconds: Double

  func printTables() throws {
    try printStartUp()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layouter-benchmark-\(getpid())").path
    try FileManager.default.createDirectory(
      atPath: folder + "/Fixtures", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try thousandButtons.write(
      toFile: folder + "/Fixtures/buttons.yaml", atomically: true, encoding: .utf8)
    let before = FileManager.default.currentDirectoryPath
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    guard FileManager.default.changeCurrentDirectoryPath(folder) else { return }
    let recording = try run(tool, ["record", "--all", "--force"])
    guard recording.exitStatus == 0 else {
      print("'layouter record' ended with status \(recording.exitStatus); nothing to verify.")
      return
    }
    try printVerify(recording)
  }

  private func printStartUp() throws {
    let runs = try (0..<31).map { _ in try run(tool, ["--help"]) }
    printTable(
      "Start-up", ["", "ms", "peak MB"],
      [
        [
          "layouter --help", decimal(median(runs.map(\.milliseconds)), 1),
          decimal(median(runs.map(\.peakMegabytes)), 1),
        ]
      ])
  }

  private func printVerify(_ recording: ProcessRun) throws {
    // In turn, so that both see the same machine.
    var runs: [[ProcessRun]] = [[], []]
    for _ in 0..<7 {
      for jobs in 1...2 {
        runs[jobs - 1].append(try run(tool, ["verify", "--jobs", "\(jobs)"]))
      }
    }
    let one = median(runs[0].map(\.milliseconds))
    let floor = floorMicroseconds
    let rows = runs.enumerated().map { index, runs in
      let wall = median(runs.map(\.milliseconds))
      let failed = runs.contains { $0.exitStatus != 0 }
      return [
        "verify --jobs \(index + 1)\(failed ? " (FAILED)" : "")", decimal(wall, 0),
        decimal(wall / floor, 2), decimal(one / wall, 2),
        decimal(median(runs.map(\.processorMilliseconds)), 0),
        decimal(runs.map(\.peakMegabytes).max() ?? 0, 1),
      ]
    }
    let record = [
      "record --all", decimal(recording.milliseconds, 0),
      decimal(recording.milliseconds / floor, 2), "",
      decimal(recording.processorMilliseconds, 0), decimal(recording.peakMegabytes, 1),
    ]
    printTable(
      "1,000 unchanged buttons (floor: drawing them in C, \(decimal(floor, 0)) ms)",
      ["", "ms", "× floor", "speed-up", "processor ms", "peak MB"], rows + [record])
  }

  /// 250 labels, two states, light and dark: 1,000 buttons of 240 × 80 pixels.
  private var thousandButtons: String {
    let labels = (0..<250).map { number in
      let name = String(format: "%03d", number)
      return "    b\(name): {save.text: 'Save picture \(name)'}"
    }
    return """
      title: A thousand buttons
      size: [240, 80]
      subject: save
      variants:
        label:
      \(labels.map { $0.replacingOccurrences(of: "    ", with: "      ") }.joined(separator: "\n"))
        state: [normal, disabled]
        appearance: [light, dark]
        scale: [1]
      resources:
        primary:
          Bg: { Normal: '#0A84FF', Disabled: '#C7C7CC' }
          Fg: { Normal: white, Disabled: '#8E8E93' }
          Border: { Normal: '#0060DF' }
      view:
        type: DsCustomButton
        id: save
        roundRadius: 16
        borderWidth: 2
        fontSize: 24
        colorResources: primary

      """
  }
}
