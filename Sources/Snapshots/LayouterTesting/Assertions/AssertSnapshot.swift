import Foundation

/// Asserts that a value is the same as its golden.
///
/// ```swift
/// @Test func save() {
///   assertSnapshot(of: SaveButton(), as: .image(size: CGSize(width: 160, height: 44)))
/// }
/// ```
///
/// Works in Swift Testing and in XCTest. The golden is
/// `__Snapshots__/<file>/<test>.<arguments>.<name or number>.png` next to the test's file, or in the folder
/// that ``withSnapshotTesting(record:diffTool:goldens:operation:)`` chooses. A failure says what changed in
/// which view, and which command accepts it. All failures of a run are in one report, for `layouter review`
/// and `layouter accept`.
///
/// - Parameters:
///   - value: What to compare.
///   - snapshotting: How the golden is made of it, and compared.
///   - name: The name of the snapshot in the test; nil for the number of the assertion.
///   - record: When the golden is recorded; nil for the mode of the scope, of the environment variables
///     `LAYOUTER_RECORD` and `SNAPSHOT_TESTING_RECORD`, for `never` where `CI` is set, or else `missing`.
///   - timeout: How long a strategy may take whose format is ready later, in seconds.
///   - fileID: The place that a failure is reported at.
///   - filePath: The test's file.
///   - testName: The name of the test.
///   - line: The place that a failure is reported at.
///   - column: The place that a failure is reported at.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let call = AssertionCall(
    fileID: "\(fileID)", file: "\(filePath)", testName: testName, line: line, column: column,
    name: name)
  let assertion = SnapshotAssertion(call: call, record: record, timeout: timeout)
  assertion.outcome(of: value, as: snapshotting).report(at: call, file: filePath)
}

/// Asserts that a value is the same as several goldens, by the names of their strategies, such as
/// `["light": .image(traits: light), "dark": .image(traits: dark)]`, or `.states` for all states of a
/// button.
///
/// For the parameters, see
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value is the same as several goldens, which are numbered.
///
/// For the parameters, see
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its golden, for custom assertions.
///
/// For the other parameters, see
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
///
/// - Parameters:
///   - snapshotDirectory: The folder of the golden, in the package's folder; nil for the scope's folder.
/// - Returns: The failure; nil if the value is the same as its golden.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let call = AssertionCall(
    fileID: "\(fileID)", file: "\(filePath)", testName: testName, line: line, column: column,
    name: name,
    directory: snapshotDirectory)
  let assertion = SnapshotAssertion(call: call, record: record, timeout: timeout)
  return assertion.outcome(of: value, as: snapshotting).failure?.message
}
