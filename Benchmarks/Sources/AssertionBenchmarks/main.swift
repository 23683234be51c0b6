import Foundation
import LayouterTesting
import Measuring
import RendererChecks
import Snapshots

// 1,000 assertions about unchanged pictures, and a verification of the same pictures, each on two
// threads. The assertions find their package by the path of this file, so that the goldens are in it.
let count = 1000
let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
let goldens = folder.appending(path: "out/assertions-\(getpid())")
let report = URL(filePath: goldens.path + "-report")

func end(_ status: Int32) -> Never {
  for folder in [goldens, report] { try? FileManager.default.removeItem(at: folder) }
  exit(status)
}

@Sendable func button(_ index: Int) -> DsCustomButton {
  let button = DsCustomButton(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
  button.text = "Button \(index)"
  button.colorResources = StatefulResource([
    ResourceKey(.bgColor, .normal): .color(.systemBlue),
    ResourceKey(.fgColor, .normal): .color(.white),
  ])
  return button
}

@Sendable func assertPictures(_ range: Range<Int>) -> Int {
  range.count { index in
    let failure = verifySnapshot(
      of: button(index), as: .image(scale: 2), named: "\(index)",
      snapshotDirectory: goldens.path, testName: "buttons")
    return failure != nil
  }
}

/// Both halves at the same time.
func assertAll() -> Int {
  let group = DispatchGroup()
  nonisolated(unsafe) var failures = [0, 0]
  failures.withUnsafeMutableBufferPointer { failures in
    nonisolated(unsafe) let failures = failures
    for (half, range) in [0..<count / 2, count / 2..<count].enumerated() {
      DispatchQueue.global().async(group: group) { failures[half] = assertPictures(range) }
    }
    group.wait()
  }
  return failures[0] + failures[1]
}

let requests = try (0..<count).map { index in
  SnapshotRequest(
    name: try SnapshotName("buttons.\(index)"), scene: "buttons", scale: 2
  ) {
    let (view, renderer) = (button(index), UIViewRenderer(scale: 2))
    return DrawnSnapshot(bitmap: try renderer.bitmap(of: view)) {
      renderer.describedTree(of: view)
    }
  }
}
let fingerprint = RendererFingerprint(fonts: [])

func verifyAll() throws -> Int {
  let report = try VerificationRun(
    requests: requests, goldens: GoldenStore(folder: goldens.path),
    renderer: GoldenFingerprint(
      renderer: fingerprint.renderer, canary: fingerprint.canary, fonts: []),
    jobs: 2, report: ReportFolder(folder: report.path)
  ).run()
  return report.snapshots.count { $0.verdict != .same }
}

guard assertAll() == count else {
  print("The first run is to record \(count) goldens.")
  end(1)
}
var (assertions, verifications): ([Double], [Double]) = ([], [])
for _ in 0..<9 {
  let clock = ContinuousClock()
  var failures = 0
  assertions.append(clock.measure { failures += assertAll() } / .milliseconds(1))
  verifications.append(try clock.measure { failures += try verifyAll() } / .milliseconds(1))
  guard failures == 0 else {
    print("\(failures) pictures differ from what was recorded.")
    end(1)
  }
}
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
let ratio = median(assertions) / median(verifications)
print(
  "\(count) assertions \(Int(median(assertions))) ms, verification \(Int(median(verifications))) ms: "
    + "ratio \((ratio * 100).rounded() / 100) (limit 2)")
end(ratio <= 2 ? 0 : 1)
