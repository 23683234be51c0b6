import HeadlessUIKit
import InlineSnapshotTesting
import Testing

@testable import LayouterTesting

/// The words of swift-snapshot-testing that a suite may have.
@Suite struct SnapshotTestingNameTests {
  // MARK: Split views

  /// The widths of swift-snapshot-testing's own table, points.
  @Test(
    arguments: [
      (.iPadMini(.landscape(splitView: .oneThird)), CGSize(width: 320, height: 768), .compact),
      (.iPadMini(.landscape(splitView: .oneHalf)), CGSize(width: 507, height: 768), .compact),
      (.iPadMini(.landscape(splitView: .twoThirds)), CGSize(width: 694, height: 768), .regular),
      (.iPadMini(.landscape(splitView: .full)), CGSize(width: 1024, height: 768), .regular),
      (.iPadMini(.portrait(splitView: .oneThird)), CGSize(width: 320, height: 1024), .compact),
      (.iPadMini(.portrait(splitView: .twoThirds)), CGSize(width: 438, height: 1024), .compact),
      (.iPad9_7, CGSize(width: 1024, height: 768), .regular),
      (.iPad9_7(.portrait), CGSize(width: 768, height: 1024), .regular),
      (.iPad9_7(.landscape(splitView: .oneHalf)), CGSize(width: 507, height: 768), .compact),
      (.iPad10_2(.landscape(splitView: .oneHalf)), CGSize(width: 535, height: 810), .compact),
      (.iPad10_2(.landscape(splitView: .twoThirds)), CGSize(width: 750, height: 810), .regular),
      (.iPad10_2(.portrait(splitView: .twoThirds)), CGSize(width: 480, height: 1080), .compact),
      (.iPadPro10_5(.landscape(splitView: .oneHalf)), CGSize(width: 551, height: 834), .compact),
      (.iPadPro10_5(.portrait(splitView: .oneThird)), CGSize(width: 320, height: 1112), .compact),
      (.iPadPro10_5(.portrait(splitView: .full)), CGSize(width: 834, height: 1112), .regular),
      (.iPadPro11(.landscape(splitView: .oneThird)), CGSize(width: 375, height: 834), .compact),
      (.iPadPro11(.landscape(splitView: .twoThirds)), CGSize(width: 809, height: 834), .regular),
      (.iPadPro11(.portrait(splitView: .oneThird)), CGSize(width: 320, height: 1194), .compact),
      (.iPadPro12_9(.landscape(splitView: .oneHalf)), CGSize(width: 678, height: 1024), .regular),
      (.iPadPro12_9(.landscape(splitView: .twoThirds)), CGSize(width: 981, height: 1024), .regular),
      (.iPadPro12_9(.portrait(splitView: .oneThird)), CGSize(width: 375, height: 1366), .compact),
      (.iPadPro12_9(.portrait(splitView: .twoThirds)), CGSize(width: 639, height: 1366), .compact),
    ] as [(ViewImageConfig, CGSize, UIUserInterfaceSizeClass)])
  func aPartOfATablet(
    config: ViewImageConfig, size: CGSize, sizeClass: UIUserInterfaceSizeClass
  ) {
    #expect(config.size == size)
    #expect(config.traits.horizontalSizeClass == sizeClass)
    #expect(config.traits.verticalSizeClass == .regular)
  }

  @Test func withoutASplitNothingIsOther() {
    #expect(
      ViewImageConfig.iPadPro10_5(.portrait(splitView: .full)).size
        == ViewImageConfig.iPadPro10_5(.portrait).size)
  }
}

@Suite struct FormerNameTests {
  @Test func isRecordingRecordsUnlessAScopeSaysOtherwise() throws {
    let package = try TestPackage()
    try ProcessConfiguration.$current.withValue(ProcessConfiguration()) {
      #expect(!isRecording)
      _ = package.assert("a", as: .lines)
      try package.startAgain()
      isRecording = true
      #expect(isRecording)
      #expect(package.assert("b", as: .lines)?.contains("a new golden has been recorded") == true)
      try package.startAgain()
      let never = withSnapshotTesting(record: .never) { package.assert("b", as: .lines) }
      #expect(never == nil)
      isRecording = false
      try package.startAgain()
      #expect(package.assert("c", as: .lines)?.contains("differs from its golden") == true)
    }
  }

  /// Suites set it in their set-up: where the environment says never, nothing is recorded.
  @Test func recordingThatIsOffLeavesTheModeToTheEnvironment() throws {
    let package = try TestPackage(environment: ["CI": "true"])
    ProcessConfiguration.$current.withValue(ProcessConfiguration()) {
      isRecording = false
      #expect(package.assert("a", as: .lines)?.contains("recording is off") == true)
      #expect(!package.folder.exists(TestPackage.goldens))
    }
  }

  @Test func theDiffToolOfTheProcessIsInFailures() throws {
    let package = try TestPackage()
    try ProcessConfiguration.$current.withValue(ProcessConfiguration()) {
      _ = package.assert("a", as: .lines, named: "x")
      try package.startAgain()
      diffTool = "compare"
      #expect(
        package.assert("b", as: .lines, named: "x")?.contains(
          "compare Tests/AppTests/__Snapshots__/ButtonTests/testSave.x.txt .layouter/") == true)
      try package.startAgain()
      let inner = withSnapshotTesting(diffTool: "diff") {
        package.assert("b", as: .lines, named: "x")
      }
      #expect(inner?.contains("\ndiff Tests/") == true)
    }
  }

  @Test func matchingIsOf() {
    let message = verifySnapshot(
      matching: "a", as: .lines, named: "x", file: "/nowhere/Tests/T.swift", testName: "t()")
    let same = verifySnapshot(
      of: "a", as: .lines, named: "x", file: "/nowhere/Tests/T.swift", testName: "t()")
    // Outside of a package both are refused alike.
    #expect(message != nil)
    #expect(message == same)
  }
}
