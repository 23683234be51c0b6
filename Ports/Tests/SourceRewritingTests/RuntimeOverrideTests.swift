import SourceRewriting
import Testing

@Suite struct RuntimeOverrideTests {
  @Test func whatOnlyObjectiveCsObjectsHaveIsNotOverridden() {
    let source = """
      class Proxy: NSObject {
        override func isKind(of aClass: AnyClass) -> Bool { super.isKind(of: aClass) }
        override func isEqual(_ object: Any?) -> Bool { true }
      }
      """
    let expected = """
      class Proxy: NSObject {
         func isKind(of aClass: AnyClass) -> Bool { super.isKind(of: aClass) }
        override func isEqual(_ object: Any?) -> Bool { true }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func anObjectThatIsAwokenFromANibHasTheMethod() {
    let source = "class A: NSObject { override func awakeFromNib() {} }"
    #expect(
      rewritten("import UIKit\n" + source)
        == "import UIKit\nclass A: ObjectiveCObject { override func awakeFromNib() {} }")
  }
}
