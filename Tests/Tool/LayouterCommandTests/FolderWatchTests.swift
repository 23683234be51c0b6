import Foundation
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct FolderWatchTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// How long a watch waits, at most the limit, while something is done after a moment.
  private func waiting(
    _ watch: borrowing FolderWatch, limit: Duration, while work: @escaping @Sendable () -> Void
  ) -> Duration {
    let thread = Thread {
      Thread.sleep(forTimeInterval: 0.05)
      work()
    }
    thread.start()
    let start = ContinuousClock.now
    watch.wait(atMost: limit)
    return ContinuousClock.now - start
  }

  @Test(arguments: ["a.yaml", "inner/a.yaml"])
  func aWrittenFileEndsTheWait(_ file: String) throws {
    try folder.write("old", to: "inner/a.yaml")
    var watch = FolderWatch()
    watch.watch([folder.path, folder.path + "/inner"])
    let elapsed = waiting(watch, limit: .seconds(60)) { [folder] in
      try? folder.write("new", to: file)
    }
    #expect(elapsed < .seconds(30))
  }

  @Test func aFileThatReplacesAnotherOneEndsTheWait() throws {
    try folder.write("old", to: "a.yaml")
    try folder.write("new", to: "elsewhere/a.tmp")
    var watch = FolderWatch()
    watch.watch([folder.path])
    let elapsed = waiting(watch, limit: .seconds(60)) { [folder] in
      _ = rename(folder.path + "/elsewhere/a.tmp", folder.path + "/a.yaml")
    }
    #expect(elapsed < .seconds(30))
  }

  @Test func aFolderThatIsNoLongerWatchedDoesNot() throws {
    try folder.write("old", to: "inner/a.yaml")
    var watch = FolderWatch()
    watch.watch([folder.path, folder.path + "/inner"])
    watch.watch([folder.path])
    // The kernel reports the end of a watch as well.
    watch.wait(atMost: .milliseconds(100))
    let elapsed = waiting(watch, limit: .milliseconds(300)) { [folder] in
      try? folder.write("new", to: "inner/a.yaml")
    }
    #expect(elapsed >= .milliseconds(290))
  }

  @Test func withoutAFolderItWaitsForTheTime() {
    var watch = FolderWatch()
    watch.watch([folder.path + "/missing"])
    let elapsed = waiting(watch, limit: .milliseconds(100)) {}
    #expect(elapsed >= .milliseconds(90))
  }
}
