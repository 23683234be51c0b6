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
         func _isKind(of aClass: AnyClass) -> Bool { super.isKind(of: aClass) }
        override func isEqual(_ object: Any?) -> Bool { true }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func anExtensionHasItsMethodWhereItIs() {
    #expect(
      rewritten(
        "extension A { override func isKind(of c: AnyClass) -> Bool { true } }",
        with: "class A: UIView {}")
        == "extension A {  func _isKind(of c: AnyClass) -> Bool { true } }")
    #expect(
      rewriting("class A: NSObject { override func isKind(of c: AnyClass) -> Bool { true } }")
        .limitations.map(\.message) == [
          "the method 'isKind(of:)' of Foundation on Linux cannot be overridden: it is not asked here"
        ])
  }

  /// The methods have `Selector!`.
  @Test(arguments: ["Selector", "Selector!", "Selector?"])
  func theSelectorMayBeAnyWhere(type: String) {
    let written = type == "Selector" ? "Selector!" : type
    for method in [
      "responds(to s: %) -> Bool { true }", "forwardingTarget(for s: %) -> Any? { 1 }",
    ] {
      #expect(
        rewritten("class A: NSObject { override func \(method.replacing("%", with: type)) }")
          == "class A: ObjectiveCObject { override func \(method.replacing("%", with: written)) }")
    }
    let own = "class A: NSObject { func responds(to s: Selector) -> Bool { true } }"
    #expect(rewritten(own) == own)
  }

  @Test func anObjectThatIsAwokenFromANibHasTheMethod() {
    let source = "class A: NSObject { override func awakeFromNib() {} }"
    #expect(
      rewritten("import UIKit\n" + source)
        == "import UIKit\nclass A: ObjectiveCObject { override func awakeFromNib() {} }")
  }
}
