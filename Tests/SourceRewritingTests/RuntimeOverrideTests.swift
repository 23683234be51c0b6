import SourceRewriting
import Testing

@Suite struct RuntimeOverrideTests {
  @Test func whatOnlyObjectiveCsObjectsHaveIsNotOverridden() {
    let source = """
      class Proxy: NSObject {
        override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
        override func isEqual(_ object: Any?) -> Bool { true }
      }
      """
    let expected = """
      class Proxy: NSObject {
         func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
         func forwardingTarget(for selector: Selector!) -> Any? { nil }
        override func isEqual(_ object: Any?) -> Bool { true }
      }
      """
    #expect(rewritten(source) == expected)
  }
}
