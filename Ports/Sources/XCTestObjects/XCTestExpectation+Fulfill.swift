import XCTest

extension XCTestExpectation {
  /// Without the place of the call, so that `updater.completion = expectation.fulfill` has the type that it has on Apple's
  /// systems.
  public func fulfill() { fulfill(#file, line: #line) }
}
