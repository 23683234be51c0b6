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

/// A program on its way, started in the current folder with its output thrown away.
struct RunningProcess {
  private let process: pid_t
  private let start: ContinuousClock.Instant

  init(_ program: String, _ arguments: [String]) throws {
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
  func run() -> ProcessRun {
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
func run(_ program: String, _ arguments: [String]) throws -> ProcessRun {
  try RunningProcess(program, arguments).run()
}

extension timeval {
  fileprivate var milliseconds: Double { Double(tv_sec) * 1000 + Double(tv_usec) / 1000 }
}

/// Measures the built tool from outside.
struct ToolBenchmark {
  let tool: String
  /// What a verify is compared with.
  let floor: ThousandButtons

  func printTables() throws {
    try printStartUp()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layouter-benchmark-\(getpid())").path
    try FileManager.default.createDirectory(
      atPath: folder + "/Fixtures", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try ThousandButtons.scene.write(
      toFile: folder + "/Fixtures/buttons.yaml", atomically: true, encoding: .utf8)
    let before = FileManager.default.currentDirectoryPath
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    guard FileManager.default.changeCurrentDirectoryPath(folder) else { return }
    let recording = try run(tool, ["record", "--all", "--force"])
    guard recording.exitStatus == 0 else {
      print("'layouter record' ended with status \(recording.exitStatus); nothing to verify.")
      return
    }
    printRecording(recording)
    try printVerify()
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

  /// Floor and tool on one thread and on two, all in turn, so that all see the same machine.
  private func printVerify() throws {
    let threads = [1, 2]
    var floors = threads.map { _ in [ThousandButtons.Run]() }
    var runs = threads.map { _ in [ProcessRun]() }
    var pairs: [Double] = []
    // The first round fills Pango's caches.
    _ = floor.draw(threads: 2)
    for _ in 0..<21 {
      for (index, count) in threads.enumerated() {
        floors[index].append(floor.draw(threads: count))
        runs[index].append(try run(tool, ["verify", "--jobs", "\(count)"]))
      }
      pairs.append(try verifyTwiceAtOnce())
    }
    let oneFloor = median(floors[0].map(\.milliseconds))
    let oneFloorProcessor = median(floors[0].map(\.processorMilliseconds))
    func row(_ name: String, wall: [Double], processor: [Double], one: Double, peak: String)
      -> [String]
    {
      let (wall, processor) = (median(wall), median(processor))
      return [
        name, decimal(wall, 1), decimal(wall / oneFloor, 2), decimal(one / wall, 2),
        decimal(processor, 1), decimal(processor / oneFloorProcessor, 2), peak,
      ]
    }
    let floorRows = zip(threads, floors).map { count, runs in
      row(
        "drawn in C, threads: \(count)", wall: runs.map(\.milliseconds),
        processor: runs.map(\.processorMilliseconds), one: oneFloor, peak: "")
    }
    let one = median(runs[0].map(\.milliseconds))
    let toolRows = zip(threads, runs).map { count, runs in
      row(
        "verify --jobs \(count)" + (runs.contains { $0.exitStatus != 0 } ? " (FAILED)" : ""),
        wall: runs.map(\.milliseconds), processor: runs.map(\.processorMilliseconds), one: one,
        peak: decimal(runs.map(\.peakMegabytes).max() ?? 0, 1))
    }
    printTable(
      "1,000 unchanged buttons",
      ["", "ms", "× floor", "speed-up", "processor ms", "× floor", "peak MB"],
      floorRows + toolRows)
    printTable(
      "Two of them at once", ["", "ms", "× faster than one after the other"],
      [
        [
          "verify --jobs 1, twice", decimal(median(pairs), 1),
          decimal(2 * one / median(pairs), 2),
        ]
      ])
  }

  /// How long two processes take that share nothing but the machine: what its second core gives.
  private func verifyTwiceAtOnce() throws -> Double {
    let processes = try ["report", "report-2"].map { report in
      try RunningProcess(tool, ["verify", "--jobs", "1", "--report", report])
    }
    return processes.map { $0.run().milliseconds }.max() ?? 0
  }

  private func printRecording(_ recording: ProcessRun) {
    let count = Double(ThousandButtons.count)
    printTable(
      "Recording them", ["", "ms a golden", "processor ms a golden", "peak MB"],
      [
        [
          "record --all", decimal(recording.milliseconds / count, 2),
          decimal(recording.processorMilliseconds / count, 2),
          decimal(recording.peakMegabytes, 1),
        ]
      ])
  }
}
