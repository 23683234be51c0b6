import Foundation
import LayouterTesting

// The words of swift-snapshot-testing before 1.17, which it keeps for older suites. They are not deprecated here: a suite
// that moves over is built without warnings, and without changes.

/// Whether all assertions of the process record; otherwise they do what the environment says, such as on CI. A scope or
/// an assertion that sets a mode precedes it. New suites use `withSnapshotTesting(record:)`.
public var isRecording: Bool {
  get { ProcessConfiguration.current.values.record == .all }
  set { ProcessConfiguration.current.values.record = newValue ? .all : nil }
}

/// What failures of the process say about the files of the golden and of the actual value. New suites use
/// `withSnapshotTesting(diffTool:)`.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { ProcessConfiguration.current.values.diffTool ?? .default }
  set { ProcessConfiguration.current.values.diffTool = newValue }
}

/// As `assertSnapshot(of:as:named:record:)`.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool = false, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: record ? .all : nil, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// As `assertSnapshots(of:as:record:)`, by the names of the strategies.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record: Bool = false,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: record ? .all : nil, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// As `assertSnapshots(of:as:record:)`.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: Bool = false, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: record ? .all : nil, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// As `verifySnapshot(of:as:named:record:snapshotDirectory:)`.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record ? .all : nil,
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}
