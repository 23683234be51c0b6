import SourceRewriting
import Testing

@Suite struct AttributeDictionaryTests {
  @Test func attributesOfTextGetTheTypeOfTheirDictionary() {
    let source = "let a = [NSAttributedString.Key.font: f, NSAttributedString.Key.kern: 2]"
    #expect(rewritten(source) == source + " as [NSAttributedString.Key: Any]")
  }

  @Test(arguments: [
    ("let a: [NSAttributedString.Key: NSObject] = b", "let a: [NSAttributedString.Key: Any] = b"),
    (
      "func a(_ b: [NSAttributedString.Key: NSObject]?) -> [NSAttributedStringKey: NSObject] { c }",
      "func a(_ b: [NSAttributedString.Key: Any]?) -> [NSAttributedStringKey: Any] { c }"
    ),
  ])
  func valuesThatAreObjectsOnAppleSystemsCanBeAny(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "let a: [String: NSObject] = b",
    "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: f, .kern: 2]",
    "let a = [NSAttributedString.Key.font: f]",
    "let a = [1: 2, 3: 4]",
    "draw([NSAttributedString.Key.font: f, NSAttributedString.Key.kern: 2])",
  ])
  func otherDictionariesStay(source: String) {
    #expect(rewriting(source).isUnchanged)
  }
}
