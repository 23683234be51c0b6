import Foundation
import Measuring

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
