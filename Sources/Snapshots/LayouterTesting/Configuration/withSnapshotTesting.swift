/// Changes how `assertSnapshot` records and reports while an operation runs.
///
/// In a class of XCTest, for all of its tests:
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// In Swift Testing, use the trait `.snapshots(record: .failed)`.
///
/// - Parameters:
///   - record: When goldens are recorded; nil for the mode of the enclosing scope.
///   - diffTool: What a failure says about the files; nil for the text of the enclosing scope.
///   - goldens: Where goldens are; nil for the location of the enclosing scope.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  goldens: SnapshotTestingConfiguration.Goldens? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration(record: record, diffTool: diffTool, goldens: goldens)
    .perform(operation)
}

/// As ``withSnapshotTesting(record:diffTool:goldens:operation:)``, for an asynchronous operation.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  goldens: SnapshotTestingConfiguration.Goldens? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration(record: record, diffTool: diffTool, goldens: goldens)
    .perform(isolation: isolation, operation)
}
