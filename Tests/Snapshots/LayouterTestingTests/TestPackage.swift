import Foundation
import HeadlessUIKit
import Snapshots
import TestSupport

@testable import LayouterTesting

/// A package of a user with one file of tests, `Tests/AppTests/ButtonTests.swift`, and a run of them.
final class TestPackage {
  let folder: TemporaryFolder
  private let environment: [String: String]
  private var identity = UUID().uuidString
  private(set) var run: TestRun
  static let file = "Tests/AppTests/ButtonTests.swift"
  static let goldens = "Tests/AppTests/__Snapshots__/ButtonTests/"

  init(environment: [String: String] = [:], settings: String? = nil) throws {
    folder = try TemporaryFolder()
    self.environment = environment
    try folder.write("", to: "Package.swift")
    try folder.write("", to: Self.file)
    if let settings { try folder.write(settings, to: "layouter.yaml") }
    run = try Self.run(in: folder, environment, identity: identity)
  }

  private static func run(
    in folder: TemporaryFolder, _ environment: [String: String], identity: String
  ) throws -> TestRun {
    try TestRun(
      of: TestProject.of(file: folder.path + "/" + file), environment: environment,
      identity: identity)
  }

  /// Starts the tests again, in another process as it were.
  func startAgain() throws {
    identity = UUID().uuidString
    try startAnotherProcess()
  }

  /// Goes on in another process of the same run, as `swift test --parallel` does for each test of XCTest.
  func startAnotherProcess() throws {
    run = try Self.run(in: folder, environment, identity: identity)
  }

  /// The message of an assertion; nil if it passes.
  func assert<Value, Format>(
    _ value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    test: String = "testSave()", line: UInt = 10
  ) -> String? {
    failure(of: try value(), as: snapshotting, named: name, record: record, test: test, line: line)?
      .message
  }

  func failure<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    test: String = "testSave()", line: UInt = 10
  ) -> SnapshotFailure? {
    let call = AssertionCall(
      fileID: "AppTests/ButtonTests.swift", file: folder.path + "/" + Self.file, testName: test,
      line: line, column: 5, name: name)
    return SnapshotAssertion(call: call, record: record, timeout: 5)
      .outcome(of: value, as: snapshotting, in: run).failure
  }

  /// The warnings of an assertion.
  func warnings<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil
  ) -> [String] {
    let call = AssertionCall(
      fileID: "AppTests/ButtonTests.swift", file: folder.path + "/" + Self.file,
      testName: "testSave()", line: 10, column: 5, name: name)
    return SnapshotAssertion(call: call, record: nil, timeout: 5)
      .outcome(of: value, as: snapshotting, in: run).warnings
  }

  /// The report of the run, as `layouter accept` reads it.
  func report() throws -> Report {
    try run.writeReport()
    return try ReportFolder(folder: folder.path + "/.layouter/report").load()
  }
}

/// A view that is one colour.
func filled(_ color: UIColor, width: CGFloat = 20, height: CGFloat = 10) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = "box"
  view.backgroundColor = color
  return view
}
