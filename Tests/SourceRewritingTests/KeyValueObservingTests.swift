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

  @Test func aLongerKeyPathIsReported() {
    let result = rewriting(#"a = view.observe(\.layer.bounds) { _, _ in }"#)
    #expect(result.isUnchanged)
    #expect(result.limitations.count == 1)
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
        == "class A {  dynamic var b = 1 { willSet { \(will) } didSet { \(did); c() } } }")
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
      rewritten("a += type(of: b).description()") == "a += String(reflecting: type(of: b))")
    #expect(rewriting("a += b.description()").isUnchanged)
  }
}
