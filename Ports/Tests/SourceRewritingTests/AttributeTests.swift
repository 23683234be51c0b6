import SourceRewriting
import Testing

@Suite struct AttributeTests {
  @Test(arguments: [
    ("@objc func a() {}", " func a() {}"),
    ("@objc(b:) func a(_ b: Int) {}", " func a(_ b: Int) {}"),
    ("@objc(Name) class A {}", " class A {}"),
    ("@objcMembers public class A {}", " public class A {}"),
    ("@objc open dynamic var a = 1", " open dynamic var a = 1"),
    ("@IBOutlet weak var a: UILabel!", " weak var a: UILabel!"),
    ("@IBOutlet private(set) weak var a: UILabel?", " private(set) weak var a: UILabel?"),
    ("@IBAction func a() {}", " func a() {}"),
    ("@objc private extension A {}", " private extension A {}"),
    ("@objc enum A: Int { case b }", " enum A: Int { case b }"),
    ("typealias A = @convention(block) (Int) -> Void", "typealias A =  (Int) -> Void"),
    (
      "typealias A = @convention(c) (AnyObject, Selector) -> Void",
      "typealias A =  (AnyObject, Selector) -> Void"
    ),
  ])
  func anAttributeOfObjectiveCIsRemoved(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "@IBInspectable var a = 1", "@IBDesignable class A {}", "@nonobjc func a() {}",
    "@available(iOS 9, *) func a() {}", "@discardableResult func a() -> Int { 1 }",
    "@NSCopying var a: NSString?", "typealias A = @convention(c) (Int32) -> Void",
  ])
  func anAttributeThatTheCompilerAcceptsStays(source: String) {
    #expect(rewriting(source).isUnchanged)
  }

  @Test func anAttributeOnALineOfItsOwnLeavesTheLine() {
    #expect(
      rewritten("@objc\n@discardableResult\nfunc a() {}") == "\n@discardableResult\nfunc a() {}")
  }

  @Test func attributesWithinAClassAreRemoved() {
    let source = "class A {\n  @objc func a() {}\n  var b: Int { @objc get { 1 } }\n}"
    #expect(rewritten(source) == "class A {\n   func a() {}\n  var b: Int {  get { 1 } }\n}")
  }

  @Test func aProtocolOfObjectiveCIsForClasses() {
    #expect(rewritten("@objc protocol A {}") == " protocol A: AnyObject {}")
    #expect(rewritten("@objc protocol A: B {}") == " protocol A: B, AnyObject {}")
    #expect(
      rewritten("@objc protocol A: NSObjectProtocol {}") == " protocol A: NSObjectProtocol {}")
    #expect(rewritten("@objc protocol A: AnyObject {}") == " protocol A: AnyObject {}")
    #expect(rewriting("protocol A {}").isUnchanged)
  }

  @Test func theEntryOfAnApplicationIsReported() {
    let result = rewriting("@UIApplicationMain class A {}")
    #expect(result.text == " class A {}")
    #expect(result.limitations.count == 1)
  }

  @Test func aKeyPathBecomesItsValue() {
    #expect(rewritten("let a = #keyPath(bounds)") == #"let a = "bounds""#)
    #expect(rewritten("let a = #keyPath(UIView.layer.bounds)") == #"let a = "layer.bounds""#)
    #expect(rewritten("let a = #keyPath(A.B.c)") == #"let a = "c""#)
    #expect(rewritten("let a = #keyPath(self.c)") == #"let a = "c""#)
  }

  @Test func aManagedPropertyReadsTheValueOfItsKey() {
    let accessors =
      #"{ get { managedValue(forKey: "progress") } set { setManagedValue(newValue, forKey: "progress") } }"#
    #expect(
      rewritten("class A: CALayer {\n  @NSManaged public var progress: CGFloat\n}")
        == "class A: CALayer {\n   public var progress: CGFloat \(accessors)\n}")
  }

  @Test func aRewritingHasItsPlaceAndRule() {
    let expected = [
      Rewriting(
        place: SourcePlace(line: 2, column: 3), rule: "@objc", original: "@objc", replacement: "")
    ]
    #expect(rewriting("class A {\n  @objc func a() {}\n}").rewritings == expected)
  }

  @Test func theDelegateOfAnApplicationDoesNotStartOne() {
    let source = "@main class A: UIResponder, UIApplicationDelegate {}"
    #expect(rewritten(source) == " class A: UIResponder, UIApplicationDelegate {}")
    #expect(rewriting(source).limitations.count == 1)
    #expect(
      rewritten("@main final class A: B {}", with: "class B: UIResponder, UIApplicationDelegate {}")
        == " final class A: B {}")
    #expect(rewriting("@main struct Tool { static func main() {} }").isUnchanged)
    #expect(rewriting("@main class Tool { static func main() {} }").isUnchanged)
  }
}
