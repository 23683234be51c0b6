import Foundation
import Snapshots

/// Asserts that a text is the same as the one that is written in the test.
///
/// ```swift
/// assertInlineSnapshot(of: ["b": 1, "a": 2], as: .json) {
///   """
///   {
///     "a" : 2,
///     "b" : 1
///   }
///   """
/// }
/// ```
///
/// Without the closure, the assertion writes it into the source, and fails: look at it, and run the test again. In the
/// modes `failed` and `all`, it also replaces a text that differs, and in the mode `never`, the default where `CI` is
/// set, it fails with the text to paste.
///
/// For the other parameters, see
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
///
/// - Parameters:
///   - value: What to compare; nil has no text, and is the same as an assertion without one.
///   - message: The beginning of a failure.
///   - expected: The text.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let call = AssertionCall(
    fileID: "\(fileID)", file: "\(filePath)", testName: function, line: line, column: column)
  let assertion = InlineAssertion(call: call, record: record, timeout: timeout)
  var failure: String?
  do {
    failure = try assertion.failure(of: value(), as: snapshotting, expected: expected?())
  } catch {
    failure = "\(error)"
  }
  let beginning = message()
  AssertionOutcome(
    failure: failure.map {
      SnapshotFailure(message: beginning.isEmpty ? $0 : "\(beginning)\n\($0)")
    }
  ).report(at: call, file: filePath)
}

/// One call of `assertInlineSnapshot`.
struct InlineAssertion {
  let call: AssertionCall
  /// The given mode; nil for the scope's mode.
  let record: SnapshotTestingConfiguration.Record?
  /// Seconds.
  let timeout: TimeInterval

  /// Compares a value with the text of the test, or writes the text.
  ///
  /// - Parameter run: Nil for the run of the process in the project of the test's file.
  /// - Returns: Nil if the value has the expected text.
  func failure<Value>(
    of value: Value?, as snapshotting: Snapshotting<Value, String>, expected: String?,
    in run: TestRun? = nil
  ) throws -> String? {
    guard let value else {
      return expected == nil ? nil : "The value is nil, and a text is expected: remove the closure."
    }
    guard let actual = snapshotting.snapshot(value).wait(timeout: timeout) else {
      throw PictureError.timeout(seconds: timeout)
    }
    let mode = try mode(in: run)
    guard let expected else {
      return mode == .never
        ? "There is no text yet. Write it after the assertion:\n\n\(InlineText(actual).closure)"
        : try recorded(actual, "There was no text; it has been recorded", isNew: true, in: run)
    }
    guard let (difference, _) = snapshotting.diffing.diff(expected, actual) else {
      return mode == .all
        ? "Recording is on; the text was the same. Run the test again without recording." : nil
    }
    let text = "The text differs:\n\n\(difference)\n\n"
    guard mode == .all || mode == .failed else {
      return text + "To accept it, run the test with LAYOUTER_RECORD=failed, or write:\n\n"
        + InlineText(actual).closure
    }
    return text + (try recorded(actual, "The new one has been recorded", isNew: false, in: run))
  }

  private func mode(in run: TestRun?) throws -> SnapshotTestingConfiguration.Record {
    try record ?? SnapshotTestingConfiguration.applied.record ?? run?.standardRecord
      ?? .standard(in: ProcessInfo.processInfo.environment)
  }

  /// Writes a text into the source.
  ///
  /// - Parameter sentence: What was done, without a place.
  private func recorded(
    _ text: String, _ sentence: String, isNew: Bool, in run: TestRun?
  ) throws -> String {
    let run = try run ?? TestRun.of(file: call.file)
    let file = run.project.nameInRepository(of: call.file)
    do {
      let line = try run.inlineTexts.record(text, of: call, isNew: isNew)
      return "\(sentence): \(file):\(line). Look at it, and run the test again to compare with it."
    } catch {
      return "The text was not recorded at \(file):\(call.line):\(call.column): \(error).\n\n"
        + InlineText(text).closure
    }
  }
}
