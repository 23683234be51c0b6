import Foundation
import ObjectiveCRuntime
import Synchronization

/// A check of spelling in the languages of the system's dictionaries, of which there are none here:
/// ``availableLanguages`` is empty, no word is misspelled, and there are no guesses and no completions. Words are
/// learned and ignored as in UIKit.
open class UITextChecker: ObjectiveCObject {
  private static let learnedWords = Mutex<Set<String>>([])

  /// The words that this checker ignores.
  open var ignoredWords: [String]?

  public override init() { super.init() }

  /// The languages with a dictionary: none.
  open class var availableLanguages: [String] { [] }

  /// The first misspelled word from a place on; the location is `NSNotFound` if there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Words that a misspelled one may be meant for; nil without a dictionary of the language.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Words that begin with a part of a text; nil without a dictionary of the language.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Adds a word to those that this checker ignores.
  open func ignoreWord(_ wordToIgnore: String) {
    let words = ignoredWords ?? []
    if !words.contains(wordToIgnore) { ignoredWords = words + [wordToIgnore] }
  }

  /// Learns a word, for all checkers of the process.
  open class func learnWord(_ word: String) {
    learnedWords.withLock { _ = $0.insert(word) }
  }

  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool {
    learnedWords.withLock { $0.contains(word) }
  }

  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) {
    learnedWords.withLock { _ = $0.remove(word) }
  }
}
