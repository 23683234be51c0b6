import SourceRewriting
import Testing

@Suite struct FoundationDifferenceTests {
  @Test func abs() {
    #expect(
      rewritten("extension CGFloat { var size: CGFloat { abs(self) } }")
        == "extension CGFloat { var size: CGFloat { Swift.abs(self) } }")
    #expect(rewriting("extension Double { var size: Double { abs(self) } }").isUnchanged)
    #expect(rewriting("let a = abs(b)").isUnchanged)
  }

  @Test func theProcess() {
    #expect(rewritten("let a = ProcessInfo().name") == "let a = ProcessInfo.processInfo.name")
    #expect(rewriting("let a = ProcessInfo()", with: ["class ProcessInfo {}"]).isUnchanged)
  }

  /// The class of that name hides the module.
  @Test func theLog() {
    #expect(rewritten("import os.log\nlet a = OSLog.disabled").hasSuffix("let a = OSLog.disabled"))
  }
}
