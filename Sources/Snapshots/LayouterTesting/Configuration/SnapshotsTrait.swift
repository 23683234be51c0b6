import Testing

/// Changes how `assertSnapshot` records and reports in a test or suite: `.snapshots(record: .failed)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

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
  public static var snapshots: Self { snapshots() }

  /// - Parameters:
  ///   - record: When goldens are recorded; nil for the mode of the suite.
  ///   - diffTool: What a failure says about the files; nil for that of the suite.
  ///   - goldens: Where goldens are; nil for the location of the suite.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    goldens: SnapshotTestingConfiguration.Goldens? = nil
  ) -> Self {
    snapshots(
      SnapshotTestingConfiguration(record: record, diffTool: diffTool, goldens: goldens))
  }

  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
