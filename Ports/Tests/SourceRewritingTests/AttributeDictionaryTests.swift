import SourceRewriting
import Testing

@Suite struct AttributeDictionaryTests {
  @Test func attributesOfTextGetTheTypeOfTheirDictionary() {
    let source = "let a = [NSAttributedString.Key.font: f, NSAttributedString.Key.kern: 2]"
    #expect(rewritten(source) == source + " as [NSAttributedString.Key: Any]")
  }

  @Test(arguments: [
    "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: f, .kern: 2]",
    "let a = [NSAttributedString.Key.font: f]",
    "let a = [1: 2, 3: 4]",
    "draw([NSAttributedString.Key.font: f, NSAttributedString.Key.kern: 2])",
  ])
  func otherDictionariesStay(source: String) {
    #expect(rewriting(source).isUnchanged)
  }
}
