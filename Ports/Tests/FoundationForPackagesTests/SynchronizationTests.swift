import Foundation
import FoundationForPackages
import Testing

@Suite struct SynchronizationTests {
  private final class Counter: @unchecked Sendable { var value = 0 }

  @Test func onlyOneThreadIsBetweenEnterAndExit() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        objc_sync_enter(counter)
        counter.value += 1
        objc_sync_exit(counter)
      }
    }
    #expect(counter.value == 4000)
  }

  @Test func aThreadMayEnterAgain() {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }
}

@Suite struct ScannerTests {
  @Test func stringsOfFoundationAreRead() {
    let scanner = Scanner(string: "tag=value;")
    var result: NSString?
    #expect(scanner.scanUpTo("=", into: &result))
    #expect(result == "tag")
    #expect(scanner.scanString("=", into: &result))
    #expect(!scanner.scanString("=", into: &result))
    #expect(scanner.scanCharacters(from: .letters, into: &result))
    #expect(result == "value")
  }
}
