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
/// Without the closure, the assertion fails with the text to paste: sources are not changed.
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
  let comparison = InlineComparison(
    isRecording: record == .all
      || record == nil && SnapshotTestingConfiguration.applied.record == .all,
    timeout: timeout)
  var failure: String?
  do {
    failure = try comparison.failure(of: value(), as: snapshotting, expected: expected?())
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

/// The comparison of a value with a text of the test.
struct InlineComparison {
  /// Whether a text is asked for although there is one.
  let isRecording: Bool
  /// Seconds.
  let timeout: TimeInterval

  /// - Returns: Nil if the value has the expected text.
  func failure<Value>(
    of value: Value?, as snapshotting: Snapshotting<Value, String>, expected: String?
  ) throws -> String? {
    guard let value else {
      return expected == nil ? nil : "The value is nil, and a text is expected: remove the closure."
    }
    guard let actual = snapshotting.snapshot(value).wait(timeout: timeout) else {
      throw PictureError.timeout(seconds: timeout)
    }
    guard let expected else {
      return "There is no text yet. Write it after the assertion:\n\n\(Self.closure(actual))"
    }
    guard let (difference, _) = snapshotting.diffing.diff(expected, actual) else {
      return isRecording
        ? "Recording is on; the text was the same. Run the test again without recording." : nil
    }
    return "The text differs:\n\n\(difference)\n\nTo accept it, write:\n\n\(Self.closure(actual))"
  }

  /// The closure with a text, as Swift writes it.
  static func closure(_ text: String) -> String {
    // More signs than any of the text, so that nothing in it ends the literal or is an escape.
    let longest = text.split(whereSeparator: { $0 != "#" }).map(\.count).max() ?? 0
    let needsRaw = text.contains("\\") || text.contains("\"\"\"")
    let signs = String(repeating: "#", count: needsRaw ? longest + 1 : 0)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    return (["{", "  \(signs)\"\"\""] + lines + ["  \"\"\"\(signs)", "}"]).joined(separator: "\n")
  }
}
