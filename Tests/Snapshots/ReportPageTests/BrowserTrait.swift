import Testing

/// Starts one browser for all tests of a suite, and closes it after them.
struct BrowserTrait: SuiteTrait, TestScoping {
  /// The browser of the suite that is running.
  @TaskLocal static var current: WebDriver?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard WebDriver.isInstalled else { return try await function() }
    let browser = try await WebDriver()
    do {
      try await Self.$current.withValue(browser) { try await function() }
    } catch {
      await browser.quit()
      throw error
    }
    await browser.quit()
  }
}

extension Trait where Self == BrowserTrait {
  static var browser: BrowserTrait { BrowserTrait() }
}
