import HeadlessUIKit
import Testing

/// Real screens, laid out as Apple's engine laid them out.
@Suite struct Oracle {
  /// How many frames and scenes there are, and how many are as expected.
  private struct Tally {
    var frames = (same: 0, all: 0)
    var scenes = (same: 0, all: 0)
    var scenesByFeature: [String: (same: Int, all: Int)] = [:]
    var failures: [String] = []

    static func percentage(_ part: (same: Int, all: Int)) -> Double {
      part.all == 0 ? 100 : 100 * Double(part.same) / Double(part.all)
    }

    static func text(_ part: (same: Int, all: Int)) -> String {
      "\(part.same) of \(part.all) (\((percentage(part) * 100).rounded() / 100) %)"
    }
  }

  @Test func framesAreThoseOfApplesEngine() throws {
    let scenes = try OracleScene.all()
    guard !scenes.isEmpty else {
      print("Oracle: skipped, there are no screens in \(OracleScene.folder.path)")
      return
    }
    var tally = Tally()
    for scene in scenes { Self.run(scene, &tally) }
    let environment = ProcessInfo.processInfo.environment
    if environment["LAYOUTER_ORACLE_FAILURES"] != nil {
      print(tally.failures.joined(separator: "\n"))
    }
    print("Oracle, frames: \(Tally.text(tally.frames))")
    print("Oracle, scenes: \(Tally.text(tally.scenes))")
    for (feature, count) in tally.scenesByFeature.sorted(by: { $0.key < $1.key })
    where count.same < count.all {
      print("Oracle, scenes with \(feature): \(Tally.text(count))")
    }
    #expect(Tally.percentage(tally.frames) >= 97)
    #expect(Tally.percentage(tally.scenes) >= 95)
  }

  private static func run(_ scene: OracleScene, _ tally: inout Tally) {
    let tree = OracleTree(scene)
    // Where rounding to pixels does not explain the screen's frames, exact ones are compared with
    // them, within half a point.
    let scale = scene.exactAfterPixelRounding ? scene.ib.scale ?? 1 : 1024
    UIViewRenderer(scale: scale).layOut(tree.root)
    let differences = tree.differences(from: scene)
    let count = scene.expected.keys.filter { !scene.ignore.contains($0) }.count
    tally.frames.all += count
    tally.frames.same += count - differences.count
    tally.scenes.all += 1
    if differences.isEmpty { tally.scenes.same += 1 }
    for feature in scene.features {
      var count = tally.scenesByFeature[feature] ?? (0, 0)
      count.all += 1
      if differences.isEmpty { count.same += 1 }
      tally.scenesByFeature[feature] = count
    }
    guard !differences.isEmpty else { return }
    tally.failures.append("\(scene.id) \(scene.features.joined(separator: " "))")
    tally.failures += tree.errors.map { "  error: \($0)" }
    tally.failures += differences.map { difference in
      "  \(difference.id): \(difference.frame) instead of \(difference.expected)"
    }
  }
}
