import StandardViews
import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// Files from another author: nothing in them overflows the stack or the memory.
@Suite struct SharingLimitTests {
  @Test func longChainsOfNamesAreErrors() {
    for (kind, use) in [("palette", "backgroundColor"), ("numbers", "alpha")] {
      let names = (0..<5000).map { "a\($0): a\($0 + 1)" }.joined(separator: ", ")
      let said = diagnostics("\(kind): { \(names) }\nview: { \(use): a0 }")
      #expect(
        said.contains { $0.hasSuffix("the name refers to more than 64 others in turn") }, "\(said)")
    }
    let resources = (0..<5000).map { "a\($0): a\($0 + 1)" }.joined(separator: ", ")
    #expect(
      diagnostics("resources: { \(resources) }\nview: {}").contains {
        $0.hasSuffix("the name refers to more than 64 others in turn")
      })
    let styles = (0..<5000).map { "a\($0): { styles: a\($0 + 1) }" }.joined(separator: ", ")
    let said = diagnostics("styles: { \(styles) }\nview: { styles: a0 }")
    #expect(said.contains { $0.contains("the style is based on more than 64 others in turn") })
  }

  @Test func textsThatDoubleInEveryFragmentAreErrors() {
    let fragments = (0..<14).map { index in
      "a\(index): { parameters: [t], view: { subviews: [{ fragment: a\(index + 1), with: { t: "
        + "'\(String(repeating: "$t", count: 8))' } }] } }"
    }
    let said = diagnostics(
      "fragments: { \(fragments.joined(separator: ", ")), a14: { parameters: [t], view: { type: "
        + "UILabel, text: $t } } }\nview: { fragment: a0, with: { t: '0123456789' } }")
    #expect(said.count == 1)
    #expect(
      said.first?.contains("a text has more than 65536 bytes with its parameters") == true
        || said.first?.contains("more than 200000 nodes") == true, "\(said)")
  }

  @Test func deepFragmentsAreErrors() {
    func nested(_ depth: Int, _ inner: String) -> String {
      String(repeating: "{ subviews: [", count: depth) + inner
        + String(repeating: "] }", count: depth)
    }
    let fragments = (0..<10).map { index in
      "a\(index): { view: \(nested(20, "{ fragment: a\(index + 1) }")) }"
    }
    #expect(
      diagnostics(
        "fragments: { \(fragments.joined(separator: ", ")), a10: { view: {} } }\n"
          + "view: { fragment: a0 }"
      ).contains {
        $0.contains("lists and maps are nested more than 64 deep, with fragments and repeats")
      })
  }

  @Test func longChainsOfAliasesAreErrors() throws {
    let folder = try TemporaryFolder()
    let tokens = (0..<3000).map { "\"a\($0)\": { \"$value\": \"{a\($0 + 1)}\" }" }
    try folder.write("{ \(tokens.joined(separator: ", ")) }", to: "tokens.json")
    let said = diagnostics("tokens: tokens.json\nview: {}", folder: folder.path)
    #expect(said.first?.hasSuffix("the token refers to more than 64 others in turn") == true)
    #expect(said.count == 101)
  }

  @Test func fragmentsThatMultiplyAreErrors() {
    let fragments = (0..<7).map { index in
      "a\(index): { view: { subviews: [{ repeat: 30, fragment: a\(index + 1) }] } }"
    }
    let said = diagnostics(
      "fragments: { \(fragments.joined(separator: ", ")), a7: { view: {} } }\n"
        + "view: { fragment: a0 }")
    #expect(said.count == 1)
    #expect(
      said.first?.contains("the scene has more than 10000 views with its repeats") == true,
      "\(said)")
  }
}
