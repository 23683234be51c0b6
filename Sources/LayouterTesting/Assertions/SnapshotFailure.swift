import Foundation
import Testing
import XCTest

/// Why an assertion fails.
struct SnapshotFailure {
  var message: String
  /// Files for the test's results, by their names.
  var attachments: [(name: String, bytes: [UInt8])] = []

  /// Reports the failure to the testing library whose test is running.
  ///
  /// - Parameters:
  ///   - call: The assertion.
  ///   - file: Its file again, as XCTest wants it.
  func report(at call: AssertionCall, file: StaticString) {
    guard Test.current != nil else {
      XCTFail(message, file: file, line: call.line)
      return
    }
    let location = SourceLocation(
      fileID: call.fileID, filePath: call.file, line: Int(call.line),
      column: Int(call.column))
    for attachment in attachments {
      Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
