import Foundation
import Testing
import XCTest

/// What an assertion reports to the testing library whose test is running.
struct AssertionOutcome {
  /// Nil if the assertion holds.
  var failure: SnapshotFailure?
  /// Sentences about problems of the picture, which do not make the test fail.
  var warnings: [String] = []

  /// - Parameters:
  ///   - call: The assertion.
  ///   - file: Its file again, as XCTest wants it.
  func report(at call: AssertionCall, file: StaticString) {
    guard Test.current != nil else {
      printWarnings(at: call)
      if let failure { XCTFail(failure.message, file: file, line: call.line) }
      return
    }
    let location = SourceLocation(
      fileID: call.fileID, filePath: call.file, line: Int(call.line), column: Int(call.column))
    #if compiler(>=6.3)
      for warning in warnings {
        Issue.record(Comment(rawValue: warning), severity: .warning, sourceLocation: location)
      }
    #else
      printWarnings(at: call)
    #endif
    guard let failure else { return }
    #if compiler(>=6.2)
      for attachment in failure.attachments {
        Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
      }
    #endif
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
  }

  /// Where the testing library has no warnings: in the format in which tools find them.
  private func printWarnings(at call: AssertionCall) {
    for warning in warnings {
      let line = "\(call.file):\(call.line): warning: \(warning)\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
  }
}

/// Why an assertion fails.
struct SnapshotFailure {
  var message: String
  /// Files for the test's results, by their names.
  var attachments: [(name: String, bytes: [UInt8])] = []
}
