import SourceRewriting
import Testing

@Suite struct BlockTimerTests {
  @Test(arguments: [
    (
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in a() }",
      "Timer._scheduledTimer(withTimeInterval: 1, repeats: true) { _ in a() }"
    ),
    (
      "timer = .scheduledTimer(withTimeInterval: b, repeats: false, block: c)",
      "timer = ._scheduledTimer(withTimeInterval: b, repeats: false, block: c)"
    ),
  ])
  func aTimerWithABlockRunsOnTheVirtualClock(source: String, expected: String) {
    #expect(rewritten("import UIKit\n" + source) == "import UIKit\n" + expected)
  }

  @Test(arguments: [
    "Timer.scheduledTimer(timeInterval: 1, target: a, selector: b, userInfo: nil, repeats: true)",
    "scheduler.scheduledTimer(after: 1) { a() }", "Timer(timeInterval: 1, repeats: true) { _ in }",
  ])
  func otherCallsStay(source: String) {
    #expect(rewriting("import UIKit\n" + source).isUnchanged)
  }
}
