import SourceRewriting
import Testing

@Suite struct PlatformConditionTests {
  @Test func codeForIOSIsCompiled() {
    #expect(rewritten("#if os(iOS)\nlet a = 1\n#endif") == "#if true\nlet a = 1\n#endif")
  }

  @Test func iOSIsFoundWithinALongerCondition() {
    let source = "#if os(iOS) || os(tvOS)\n#elseif !os(iOS) && DEBUG\n#endif"
    #expect(rewritten(source) == "#if true || os(tvOS)\n#elseif !true && DEBUG\n#endif")
  }

  @Test func codeForLinuxIsNotCompiled() {
    let source = "#if os(Linux)\n@objc func a() {}\n#elseif os(iOS)\n@objc func b() {}\n#endif"
    #expect(
      rewritten(source) == "#if false\n@objc func a() {}\n#elseif true\n func b() {}\n#endif")
    #expect(
      rewritten("#if !os(Linux)\n@objc func a() {}\n#endif") == "#if !false\n func a() {}\n#endif")
  }

  @Test func codeForTheSystemOfALaterCompilerIsNotCompiled() {
    let source = "#if compiler(>=6.2)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif"
    #expect(rewritten(source) == "#if false\n@objc func a() {}\n#else\n func b() {}\n#endif")
    #expect(rewritten("#if compiler(<6.2)\n#endif") == "#if true\n#endif")
    #expect(rewriting("#if compiler(>=6.0) && swift(>=5.9)\n#endif").isUnchanged)
  }

  @Test func otherConditionsStay() {
    let source = "#if os(macOS) || targetEnvironment(simulator) || canImport(UIKit)\n#endif"
    #expect(rewriting(source).isUnchanged)
  }

  @Test func availabilityStays() {
    let source = "@available(iOS 13, *) func a() { if #available(iOS 12, *) {} }"
    #expect(rewriting(source).isUnchanged)
  }

  @Test func conditionsAroundMembersAndStatementsAreRewritten() {
    let source = "struct A {\n#if os(iOS)\nfunc b() {\n#if os(iOS)\n#endif\n}\n#endif\n}"
    #expect(!rewritten(source).contains("os(iOS)"))
  }

  @Test func codeThatIsNotCompiledStays() {
    let source = "#if os(macOS)\n@objc func a() {}\n#endif"
    #expect(rewriting(source).isUnchanged)
  }

  @Test func bothBranchesOfAFlagAreRewritten() {
    let source = "#if DEBUG\n@objc func a() {}\n#else\n@objc func a() {}\n#endif"
    #expect(rewritten(source) == "#if DEBUG\n func a() {}\n#else\n func a() {}\n#endif")
  }

  @Test func textAndCommentsStay() {
    let source = ##"let a = "#if os(iOS) @objc #selector(a)" // @objc"##
    #expect(rewriting(source).isUnchanged)
  }

  @Test(arguments: [
    ("#if os(macOS)\nclass A {}\n#endif", true),
    ("#if !os(iOS)\nclass A {}\n#endif", true),
    ("#if canImport(AppKit) && !canImport(UIKit)\nclass A {}\n#endif", true),
    ("#if canImport(SwiftUI)\nimport SwiftUI\nstruct A {}\n#endif", true),
    ("import UIKit\n#if os(tvOS)\nclass A {}\n#endif", true),
    ("#if os(iOS)\nclass A {}\n#endif", false),
    ("#if os(macOS)\nclass A {}\n#else\nclass B {}\n#endif", false),
    ("#if DEBUG\nclass A {}\n#endif", false),
    ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif", false),
    ("// Nothing.", false),
  ])
  func aFileThatLosesAllItsDeclarationsIsReported(source: String, isEmptied: Bool) {
    #expect(rewriting(source).isEmptied == isEmptied)
  }

  @Test(arguments: [
    "#if swift(>=4.2)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
    "#if swift(>=5)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
    "#if compiler(>=6.0)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
    "#if !swift(<5.3)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
    "#if os(macOS) && DEBUG || os(iOS)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
    "#if (os(OSX) || os(iOS)) && canImport(QuartzCore)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
  ])
  func aConditionThatHoldsLeavesItsElse(source: String) {
    let text = rewritten(source)
    #expect(text.contains("\n func a() {}"))
    #expect(text.contains("\n@objc func b() {}"))
  }

  @Test func codeThatAsksForObjectiveCIsThere() {
    let text = rewritten("#if canImport(ObjectiveC)\n@objc class A: NSObject {}\n#endif")
    #expect(text.contains("class A"))
    #expect(!text.contains("canImport(ObjectiveC)"))
  }
}
