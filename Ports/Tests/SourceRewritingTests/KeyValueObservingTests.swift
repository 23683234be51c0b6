import SourceRewriting
import Testing

@Suite struct KeyValueObservingTests {
  @Test func anObservationGetsTheKey() {
    #expect(
      rewritten(#"a = view.observe(\.bounds, options: [.new]) { _, _ in }"#)
        == #"a = view.observe(\.bounds, key: "bounds", options: [.new]) { _, _ in }"#)
    #expect(
      rewritten(#"a = observe(\A.bounds) { _, _ in }"#)
        == #"a = observe(\A.bounds, key: "bounds") { _, _ in }"#)
  }

  @Test func aLongerKeyPathIsJoined() {
    #expect(
      rewritten(#"a = view.observe(\.layer.bounds) { _, _ in }"#)
        == #"a = view.observe(\.layer.bounds, key: "layer.bounds") { _, _ in }"#)
    #expect(
      rewritten(#"a = observe(\.b?.c) { _, _ in }"#)
        == #"a = observe(\.b?.c, key: "b.c") { _, _ in }"#)
  }

  @Test func reportsOfChangesNameTheKey() {
    #expect(
      rewritten(#"willChangeValue(for: \.a); self.didChangeValue(for: \B.a)"#)
        == #"willChangeValue(forKey: "a"); self.didChangeValue(forKey: "a")"#)
  }

  @Test func methodsThatNameTheKeysThatAPropertyFollowsFromAreFound() {
    let method = "class func keyPathsForValuesAffectingFullName() -> Set<String> { [] }"
    #expect(
      rewritten("class A: UIView { @objc \(method) }")
        == "class A: UIView { override class func keyPathsForValuesAffectingValue(forKey key: "
        + #"String) -> Set<String> { switch key { case "fullName": return "#
        + "keyPathsForValuesAffectingFullName(); default: return "
        + "super.keyPathsForValuesAffectingValue(forKey: key) } };  \(method) }")
  }

  @Test func whatIsNoPropertyCannotBeObserved() {
    let result = rewriting(#"a = view.observe(\.subviews[0]) { _, _ in }"#)
    #expect(result.isUnchanged)
    #expect(result.limitations.count == 1)
  }

  private let observing =
    "override func observeValue(forKeyPath a: B, of: C, change: D, context: E) {}"

  @Test func aClassThatOverridesWhatObjectsHaveInheritsIt() {
    #expect(
      rewritten("class A: NSObject, P { \(observing) }")
        == "class A: ObjectiveCObject, P { \(observing) }")
    #expect(
      rewritten("class A: NSObject { override func responds(to a: Selector!) -> Bool { true } }")
        .hasPrefix("class A: ObjectiveCObject {"))
  }

  @Test func aSuperclassInheritsWhatItsSubclassOverrides() {
    #expect(
      rewritten("class A: NSObject {}; class B: A { \(observing) }; class C: NSObject {}")
        == "class A: ObjectiveCObject {}; class B: A { \(observing) }; class C: NSObject {}")
  }

  private func keys(_ cases: String) -> String {
    " override class func _keyedProperty(_ key: String) -> KeyedProperty? { switch key { \(cases)"
      + "default: return super._keyedProperty(key) } };"
  }

  @Test func aClassSaysWhichPropertiesHaveKeysWhereCodeUsesThese() {
    let source = """
      import UIKit
      class A: UIView { @objc var b = 1; var c = 2; @IBInspectable private var d = 3 }
      let e = f.value(forKey: "b")
      """
    let cases =
      #"case "b": return KeyedProperty(\A.b); case "d": return KeyedProperty(\A.d); "#
    #expect(
      rewritten(source)
        == """
        import UIKit
        class A: UIView {\(keys(cases))  var b = 1; var c = 2; @IBInspectable private var d = 3 }
        let e = f.value(forKey: "b")
        """)
  }

  @Test func aLayerSaysWhichOfItsPropertiesAreAnimated() {
    let source = """
      import UIKit
      class A: CALayer { @objc var b: CGFloat = 1; @NSManaged var c: CGFloat }
      class D: A { @objc var e: CGFloat = 1 }
      let f = CABasicAnimation(keyPath: "b")
      """
    let result = rewritten(source)
    let own = keys(#"case "b": return KeyedProperty(\A.b); "#)
    let inherited = keys(#"case "e": return KeyedProperty(\D.e); "#)
    #expect(result.contains("class A: CALayer {\(own)"))
    #expect(result.contains("class D: A {\(inherited)"))
  }

  @Test func aLayerThatNothingAnimatesStays() {
    #expect(rewriting("import UIKit; class A: CALayer { @IBInspectable var b = 1 }").isUnchanged)
  }

  @Test func anObjectWithKeysInheritsThem() {
    let result = rewritten(
      "import UIKit; public class A: NSObject { @objc var b = 1 }; c.setValue(1, forKeyPath: d)")
    #expect(
      result.hasPrefix("import UIKit; public class A: ObjectiveCObject { public override class"))
  }

  @Test func anObjectOfFoundationImportsWhatItInheritsFrom() {
    let result = rewritten(
      "import Foundation; class A: NSObject { override func value(forKey a: String) -> Any? { b } }"
    )
    #expect(
      result.hasPrefix(
        "import Foundation; import FoundationForPackages; class A: ObjectiveCObject {"))
  }

  @Test(arguments: [
    "import UIKit; class A: UIView { @IBInspectable var b = 1 }",
    "import UIKit; class A: B { @IBInspectable var b = 1 }; c.setValue(1, forKeyPath: d)",
    "import UIKit; class A: UIBezierPath { @IBInspectable var b = 1 }; c.setValue(1, forKeyPath: d)",
  ])
  func classesWithoutKeysStay(source: String) {
    #expect(rewriting(source).isUnchanged)
  }

  @Test func aViewThatObservesStays() {
    #expect(rewriting("class A: UIView { \(observing) }").isUnchanged)
  }

  private let will = #"_willChangeValue(of: self, forKey: "b")"#
  private let did = #"_didChangeValue(of: self, forKey: "b")"#

  @Test func aStoredPropertyReportsItsChanges() {
    #expect(
      rewritten("class A { @objc dynamic var b = 1 }")
        == "class A {  dynamic var b = 1 { willSet { \(will) } didSet { \(did) } } }")
  }

  @Test func observersReportChangesToo() {
    #expect(
      rewritten("class A { @objc dynamic var b = 1 { didSet { c() } } }")
        == "class A {  dynamic var b = 1 { willSet { \(will) } didSet { defer { \(did) }; c() } } }"
    )
    #expect(
      rewritten("class A { @objc dynamic var b = 1 { willSet { c() } didSet {} } }")
        == "class A {  dynamic var b = 1 { willSet { \(will); c() } didSet { \(did);} } }")
  }

  @Test func aSetterReportsChanges() {
    #expect(
      rewritten("class A { @objc dynamic var b: Int { get { 1 } set { c() } } }")
        == "class A {  dynamic var b: Int { get { 1 } set { \(will); defer { \(did) }; c() } } }")
  }

  @Test(arguments: [
    "class A { dynamic var b = 1 }", "class A { @IBInspectable dynamic var b = 1 }",
    "class A { dynamic func b() {} }",
  ])
  func whatObjectiveCCannotObserveStays(source: String) {
    #expect(rewriting(source).isUnchanged)
  }

  @Test func membersOfAnExposedClassReportTheirChanges() {
    #expect(rewritten("@objcMembers class A { dynamic var b = 1 }").contains(will))
  }

  @Test func theDescriptionOfAClassIsItsName() {
    #expect(
      rewritten("a += type(of: b).description()") == "a += _className(type(of: b))")
    #expect(rewriting("a += b.description()").isUnchanged)
    #expect(
      rewritten("import UIKit\na = b.classForCoder.description()")
        == "import UIKit\na = _className(b.classForCoder)")
  }

  @Test func theDescriptionOfATypeIsItsName() {
    #expect(rewritten("a = T.description()") == "a = _className(T.self)")
    #expect(rewritten("a = Cell.description()") == "a = _className(Cell.self)")
    let own = "class Cell { static func description() -> String { \"\" } }"
    #expect(rewriting("a = Cell.description()", with: [own]).isUnchanged)
    #expect(rewriting("a = Cell.description").isUnchanged)
    #expect(rewritten("a = NSStringFromClass(Cell.self)") == "a = _className(Cell.self)")
    #expect(rewritten("a = NSClassFromString(\"XCTest\")") == "a = _classNamed(\"XCTest\")")
  }

  @Test(arguments: [
    ("a.isSubclass(of: UIView.self)", "_isSubclass(a, of: UIView.self)"),
    ("type(of: b).isSubclass(of: c)", "_isSubclass(type(of: b), of: c)"),
    ("Cell.isSubclass(of: UIView.self)", "_isSubclass(Cell.self, of: UIView.self)"),
    ("b()!.isSubclass(of: c)", "_isSubclass(b()!, of: c)"),
    ("a?.isSubclass(of: c) ?? false", "(a).map { _isSubclass($0, of: c) } ?? false"),
  ])
  func aClassIsAskedForItsSuperclasses(source: String, expected: String) {
    #expect(rewritten("import UIKit\nlet d = " + source) == "import UIKit\nlet d = " + expected)
  }

  @Test func aMethodOfThePackageIsCalledAsItIs() {
    let own = "class Kind { func isSubclass(of kind: Kind) -> Bool { true } }"
    #expect(rewriting("let d = a.isSubclass(of: c)", with: [own]).isUnchanged)
  }

  @Test func theClassOfTheApplicationIsFoundByItsNameWithItsMethods() {
    #expect(
      rewritten("import UIKit\nlet a = NSClassFromString(\"UIApplication\")")
        == "import UIKit\nlet a = Optional(UIApplication.self)")
    #expect(
      rewritten("import Foundation\nlet a = NSClassFromString(\"UIApplication\")")
        .contains("import UIKit"))
  }

  @Test func aFileThatImportsFoundationOnlyGetsWhatReportsChanges() {
    let text = rewritten("import Foundation\nclass A: NSObject { @objc dynamic var a = 1 }")
    #expect(text.contains("import FoundationForPackages") && text.contains("_willChangeValue"))
    #expect(
      rewritten("import Foundation\nfunc a() { MainActor.assumeIsolated {} }").contains(
        "import FoundationForPackages"))
  }
}
