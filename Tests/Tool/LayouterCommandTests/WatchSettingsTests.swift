import CommandLineTool
import Foundation
import Scenes
import Snapshots
import Synchronization
import TestSupport
import Testing

@testable import LayouterCommand

/// `watch` and the project file.
@Suite struct WatchSettingsTests {
  private let project: TemporaryFolder
  private let errors = Memory()

  init() throws {
    project = try TemporaryFolder()
    try project.write("size: [8, 4]\nview: { backgroundColor: red }", to: "Fixtures/card.yaml")
  }

  /// The names in the report; nil while there is none.
  private var names: [String]? {
    try? ReportFolder(folder: project.path + "/.layouter/report").load().snapshots.map(\.name.text)
  }

  /// Runs `watch`. Each text is written to the project file when the condition before it holds; after
  /// the last condition the run ends. It also ends, and the test fails, after half a minute.
  private func watch(
    until first: @escaping @Sendable () -> Bool,
    _ steps: [(settings: String, until: @Sendable () -> Bool)]
  ) {
    let limit = ContinuousClock.now + .seconds(30)
    let rest = Mutex((condition: first, steps: steps[...]))
    let context = CommandContext(
      console: Console(output: Memory().sink(), errors: errors.sink()),
      makeLibrary: { SceneLibrary() }, workingDirectory: project.path, environment: [:],
      isInterrupted: { [project] in
        rest.withLock { rest in
          guard rest.condition() else { return ContinuousClock.now > limit }
          guard let next = rest.steps.popFirst() else { return true }
          try? project.write(next.settings, to: "layouter.yaml")
          rest.condition = next.until
          return false
        }
      },
      // A server needs the threads that tests run on.
      servePage: { _, _ in
        ServedPage(address: "http://127.0.0.1/", oneTimeAddress: { "" }, stop: {})
      })
    #expect(LayouterCommand.run(["watch", "--jobs", "1"], in: context) == .success)
    #expect(ContinuousClock.now < limit, "a condition never held")
  }

  @Test func aSavedProjectFileVerifiesEverythingWithItsSettings() {
    watch(
      until: { names == ["card/default@2x"] },
      [
        ("scales: [1, 3]", { names == ["card/default", "card/default@3x"] }),
        ("folders: { report: other }", { project.exists("other/report.json") }),
      ])
    #expect(errors.text == "")
  }

  @Test func aBrokenProjectFileIsReportedOnceAndTheLastSettingsHold() {
    let message = "layouter.yaml:1:1: unknown key 'scale' in a project file"
    watch(
      until: { names != nil },
      [
        ("scale: [1]", { errors.text.contains(message) }),
        ("scales: [3]", { names == ["card/default@3x"] }),
      ])
    #expect(errors.text.components(separatedBy: message).count == 2)
  }
}
