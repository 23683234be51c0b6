import Foundation
import Measuring

/// All scenes of the fixtures: recorded into an empty folder, verified, and drawn as contact sheets.
func measureFixtures(tool: String, fixtures: String) throws {
  var rows: [[String]] = []
  func add(_ name: String, _ runs: [ProcessRun], count: Int, bytes: Int) {
    let milliseconds = runs.map(\.milliseconds).min() ?? 0
    let processor = runs.map(\.processorMilliseconds).min() ?? 0
    rows.append([
      name + (runs.contains { $0.exitStatus != 0 } ? " (FAILED)" : ""),
      decimal(milliseconds / 1000, 2), decimal(milliseconds / Double(count), 1),
      decimal(processor / 1000, 2), decimal(processor / Double(count), 1),
      decimal(runs.map(\.peakMegabytes).max() ?? 0, 0), decimal(Double(bytes) / 1e6, 2),
    ])
  }

  var (recordings, verifications, sheets) = ([ProcessRun](), [ProcessRun](), [ProcessRun]())
  for _ in 0..<3 {
    try? FileManager.default.removeItem(atPath: "goldens")
    recordings.append(
      try run(tool, ["record", fixtures, "--all", "--force", "--snapshots", "goldens"]))
    verifications.append(
      try run(tool, ["verify", fixtures, "--snapshots", "goldens", "--report", "report"]))
    try? FileManager.default.removeItem(atPath: "sheets")
    sheets.append(try run(tool, ["sheet", fixtures, "-o", "sheets"]))
  }
  let goldens = pictures(in: "goldens")
  add("record --all, per golden", recordings, count: goldens.count, bytes: goldens.bytes)
  add("verify, per golden", verifications, count: goldens.count, bytes: goldens.bytes)
  let pages = pictures(in: "sheets")
  add("sheet, per sheet", sheets, count: pages.count, bytes: pages.bytes)
  printTable(
    "All fixtures: \(goldens.count) goldens, \(pages.count) sheets",
    ["", "s", "ms each", "processor s", "processor ms each", "peak MB", "written MB"], rows)
}

/// The number of files in a folder and its subfolders, and their size.
private func pictures(in folder: String) -> (count: Int, bytes: Int) {
  let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  let sizes = files.filter { $0.hasSuffix(".png") }.map { file in
    (try? FileManager.default.attributesOfItem(atPath: folder + "/" + file))?[.size] as? Int ?? 0
  }
  return (max(1, sizes.count), sizes.reduce(0, +))
}
