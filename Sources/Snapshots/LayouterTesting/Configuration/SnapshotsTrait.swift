import Testing

/// Changes how `assertSnapshot` records and reports in a test or suite: `.snapshots(record: .failed)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// True: the trait of a suite applies to all suites and tests in it.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test case with the configuration, and counts its assertions from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await configuration.perform {
      // Assertions without a name are counted anew if the test is repeated.
      try await AssertionCounter.$ofTestCase.withValue(AssertionCounter()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Numbers the assertions of each test case separately, and changes nothing else.
  public static var snapshots: Self { snapshots() }

  /// - Parameters:
  ///   - record: When goldens are recorded; nil for the mode of the suite.
  ///   - diffTool: What a failure says about the files; nil for the text of the suite.
  ///   - goldens: Where goldens are; nil for the location of the suite.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    goldens: SnapshotTestingConfiguration.Goldens? = nil
  ) -> Self {
    snapshots(
      SnapshotTestingConfiguration(record: record, diffTool: diffTool, goldens: goldens))
  }

  /// Records and reports by a configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
