import Foundation
import Testing
import UIKit

@Suite struct TextCheckerTests {
  @Test func withoutADictionaryNothingIsMisspelled() {
    let checker = UITextChecker()
    #expect(UITextChecker.availableLanguages.isEmpty)
    let found = checker.rangeOfMisspelledWord(
      in: "helo", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false,
      language: "en")
    #expect(found.location == NSNotFound)
    #expect(
      checker.guesses(
        forWordRange: NSRange(location: 0, length: 4), in: "helo", language: "en") == nil)
  }

  @Test func wordsAreIgnoredOnceAndLearnedByAll() {
    let checker = UITextChecker()
    #expect(checker.ignoredWords == nil)
    checker.ignoreWord("layouter")
    checker.ignoreWord("layouter")
    #expect(checker.ignoredWords == ["layouter"])
    UITextChecker.learnWord("constraintless")
    #expect(UITextChecker.hasLearnedWord("constraintless"))
    UITextChecker.unlearnWord("constraintless")
    #expect(!UITextChecker.hasLearnedWord("constraintless"))
  }
}
